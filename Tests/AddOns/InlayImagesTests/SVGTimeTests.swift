import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayImages

/// The time that SVG files share.
@Suite(.needsLimits) struct SVGTimeTests {
  private static func svg(_ body: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\">\(body)</svg>".utf8)
  }

  private static let small = svg("<rect width=\"9\" height=\"9\"/>")
  private static func blurs(_ count: Int) -> [UInt8] {
    svg(
      "<filter id=\"f\"><feGaussianBlur stdDeviation=\"9\"/></filter>"
        + String(repeating: "<g filter=\"url(#f)\"><rect width=\"90\" height=\"90\"/></g>", count: count))
  }
  /// Takes some tenths of a second.
  private static let slow = blurs(300)
  private static let endless = blurs(30_000)

  private static func error(_ file: [UInt8], _ name: String, _ time: SVGTime) -> InlayError? {
    do throws(InlayError) {
      let opened = RegularFile(contents: file, path: name)
      _ = try Image(reading: opened, scale: 1, maximumPixels: 1 << 20, svgTime: time)
      return nil
    } catch {
      return error
    }
  }

  @Test("files share their time: what each took is subtracted, and one that finds nothing left says so")
  func total() {
    let time = SVGTime(seconds: 1.5)
    var drawn = 0
    while drawn < 1000, Self.error(Self.slow, "f.svg", time) == nil { drawn += 1 }
    #expect(drawn > 1 && drawn < 100 && time.spent > 1)
    #expect(time.spent < 1.5 + 0.5)
    let error = Self.error(Self.slow, "g.svg", time)
    #expect(error?.limit == .processorTime && error?.kind == .limitExceeded)
    let spent = time.spent.tenths
    #expect(
      error?.message
        == "g.svg: an SVG after others that took \(spent) of the 1.5 seconds of CPU time for all")
  }

  @Test("a file that takes all that others left says how much that was")
  func rest() throws {
    let time = SVGTime(seconds: 1.25)
    #expect(Self.error(Self.small, "s.svg", time) == nil)
    let left = 1.25 - time.spent
    let error = try #require(Self.error(Self.endless, "f.svg", time))
    #expect(error.limit == .processorTime)
    #expect(
      error.message == "f.svg: an SVG that takes more than \(left.tenths) seconds of CPU time to be drawn, after "
        + "others that took \((1.25 - left).tenths) of the 1.3 seconds of CPU time for all")
    #expect(Self.error(Self.small, "s.svg", time)?.limit == .processorTime)
    #expect(Self.error(Self.small, "s.svg", SVGTime()) == nil)
  }

  @Test("a file takes no more than its time, which need not be whole seconds", arguments: [0.1, 0.4, 1, 1.3])
  func exact(seconds: Double) {
    let time = SVGTime(seconds: seconds)
    #expect(Self.error(Self.endless, "f.svg", time)?.limit == .processorTime)
    #expect(time.spent >= seconds && time.spent < seconds + 0.5, "\(time.spent)")
  }

  @Test("files of other formats take nothing, and errors of other kinds are not errors of time")
  func others() throws {
    let time = SVGTime(seconds: 0)
    let png = try ImageSurface(pixelWidth: 9, pixelHeight: 9).pngData()
    #expect(Self.error(png, "f.png", time) == nil)
    for seconds in [0, -1, Double.nan] {
      #expect(Self.error(Self.small, "f.svg", SVGTime(seconds: seconds))?.limit == .processorTime)
    }
    #expect(Self.error(Self.small, "f.svg", SVGTime(seconds: .infinity)) == nil)
    let large = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9999\" height=\"9999\"/>".utf8)
    let pixels = Self.error(large, "f.svg", SVGTime())
    #expect(pixels?.limit == .pixels && pixels?.kind == .limitExceeded)
  }

  @Test("an error of time is one whatever its message's length")
  func longNames() {
    let name = String(repeating: "n", count: 5000) + ".svg"
    #expect(Self.error(Self.small, name, SVGTime(seconds: 0))?.limit == .processorTime)
  }

  @Test("threads that draw at the same time have one time together")
  func threads() async {
    let time = SVGTime(seconds: 1)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { while Self.error(Self.slow, "f.svg", time) == nil {} } }
    }
    #expect(time.spent >= 1 && time.spent < 2.5, "\(time.spent)")
  }
}
