import Foundation
import InlayGraphics
import InlayImages
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// The font that tests of broken fonts start from.
enum HostileFonts {
  static let file = TestFonts.inter
  static let others = ["/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"]
}

/// Bytes for C libraries: reading ends with a result or an error.
@Suite struct HostileBytesTests {
  @Test("PNG files of any bytes end as images or with errors")
  func images() async throws {
    let count = Seeds.isLong ? 100_000 : 750
    let outcome = try await SeedRun.run("images", count: count) {
      await #expect(processExitsWith: .success) {
        let surface = try ImageSurface(pixelWidth: 12, pixelHeight: 12)
        try SeedRun.runSeeds("images") { seed, notes in
          var png = HostilePNG(seed: seed)
          do throws(InlayError) {
            let image = try Image(pngData: png.file(), maximumPixels: 1 << 16)
            Canvas(surface).draw(image, in: Rect(x: 0.5, y: 1, width: 9, height: 9))
            notes.add("image")
          } catch {
            notes.add("\(error.kind)")
          }
        }
      }
    }
    #expect(outcome.notes["image", default: 0] > count / 5, "\(outcome.summary)")
    #expect(outcome.notes["invalidData", default: 0] > count / 5, "\(outcome.summary)")
  }

  @Test("path data of any letters ends as a path that can be filled and stroked, or with errors")
  func paths() async throws {
    let count = Seeds.isLong ? 100_000 : 1_000
    let outcome = try await SeedRun.run("paths", count: count) {
      await #expect(processExitsWith: .success) {
        let surface = try ImageSurface(pixelWidth: 12, pixelHeight: 12)
        try SeedRun.runSeeds("paths") { seed, notes in
          var random = SeededRandom(seed: seed)
          let text = HostilePath.mutated(HostilePath.text(&random, numbers: HostileNumbers.decimals), &random)
          do throws(InlayError) {
            let path = try Path(svgPathData: text)
            let canvas = Canvas(surface)
            canvas.fill(path, with: .black, rule: seed % 2 == 0 ? .evenOdd : .nonZero)
            canvas.stroke(path, with: .black, width: [0, 1, 1e9][Int(seed % 3)])
            notes.add("path")
          } catch {
            notes.add("\(error.kind)")
          }
        }
      }
    }
    #expect(outcome.notes["path", default: 0] > count / 5, "\(outcome.summary)")
    #expect(outcome.notes["invalidData", default: 0] > count / 5, "\(outcome.summary)")
  }

  @Test("font files of any bytes end as fonts that set texts or with errors")
  func fonts() async throws {
    let count = Seeds.isLong ? 10_000 : 120
    let outcome = try await SeedRun.run("fonts", count: count) {
      await #expect(processExitsWith: .success) {
        let folder = try TestFolder()
        let fonts = try ([HostileFonts.file] + HostileFonts.others).map { path in
          HostileFont(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        }
        let surface = try ImageSurface(pixelWidth: 60, pixelHeight: 30)
        try SeedRun.runSeeds("fonts") { seed, notes in
          var random = SeededRandom(seed: seed)
          let path = try folder.write(fonts.random(&random).mutated(&random), to: "\(seed).otf")
          defer { try? FileManager.default.removeItem(atPath: path) }
          do throws(InlayError) {
            let context = try TextContext(files: [FontFile(checking: path)])
            let font = Font(families: ["Inter"], size: 13)
            let format = TextFormat(font: font, lineBreakMode: .wordWrap, numberOfLines: 0)
            let text = context.layout("fi Äß 12 עב", format: format, in: Size(width: 50, height: 30))
            Canvas(surface).draw(text, at: .zero, color: .black)
            notes.add("font")
          } catch {
            notes.add("\(error.kind)")
          }
        }
      }
    }
    #expect(outcome.notes["font", default: 0] > count / 3, "\(outcome.summary)")
  }
}
