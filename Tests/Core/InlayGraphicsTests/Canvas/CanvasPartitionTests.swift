import InlayTestSupport
import InlayText
import Testing

@testable import InlayGraphics

/// The renderer depends on this: painting in pieces gives the same bytes as painting at once.
@Suite struct CanvasPartitionTests {
  private typealias Operation = (Canvas, DeviceRect) -> Void
  private static let side = 64
  private static let text = "AVÄ fi \u{301}x 😀🇩🇪 مرحبا"

  private func bitmap(_ random: inout SeededRandom, _ format: Bitmap.Format) throws -> Bitmap {
    let bitmap = try Bitmap(width: random.int(1...40), height: random.int(1...40), format: format)
    bitmap.withMutablePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          if format == .a8 {
            pixels[y * bitmap.bytesPerRow + x] = UInt8(random.int(0...255))
          } else {
            pixels.storeBytes(
              of: random.anyColor().premultipliedPixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
    }
    return bitmap
  }

  private func operation(_ random: inout SeededRandom, _ context: TextContext) throws -> Operation {
    let color = random.anyColor()
    let (x, y) = (random.int(-20...60), random.int(-20...60))
    switch random.int(0...8) {
    case 0: return { $0.fill($1, color: color) }
    case 1: return { $0.replace($1, color: color) }
    case 2: return { $0.clear($1) }
    case 3:
      let source = try bitmap(&random, .argb32)
      let opacity = random.int(0...1) == 0 ? 1 : random.double(0...1)
      return { $0.composite(source, x: x, y: y, within: $1, opacity: opacity) }
    case 4:
      let mask = try bitmap(&random, .a8)
      return { $0.mask(mask, x: x, y: y, within: $1, color: color) }
    case 5:
      let mask = try bitmap(&random, .a8)
      return { $0.multiply(by: mask, x: x, y: y, within: $1) }
    case 6:
      let alpha = random.double(0...1)
      return { $0.multiply(by: alpha, within: $1) }
    default:
      let font = Font(families: ["Inter"], size: random.double(6...30), isItalic: random.int(0...1) == 0)
      let layout = context.layout(Self.text, format: TextFormat(font: font))
      return { canvas, rect in
        for positioned in layout.runs {
          canvas.draw(positioned.run, deviceX: x - 40, deviceY: y, color: color, within: rect)
        }
      }
    }
  }

  private func parts(of rect: DeviceRect, _ random: inout SeededRandom) -> [DeviceRect] {
    if rect.area < 30 || random.int(0...4) == 0 { return [rect] }
    var (first, second) = (rect, rect)
    if random.int(0...1) == 0 {
      first.maxX = random.int(rect.minX...rect.maxX)
      second.minX = first.maxX
    } else {
      first.maxY = random.int(rect.minY...rect.maxY)
      second.minY = first.maxY
    }
    return (parts(of: first, &random) + parts(of: second, &random)).shuffled(using: &random)
  }

  private func surface(_ random: inout SeededRandom) throws -> ImageSurface {
    let surface = try ImageSurface(pixelWidth: Self.side, pixelHeight: Self.side)
    let canvas = Canvas(surface)
    for _ in 0..<4 {
      let place = DeviceRect(x: random.int(0...40), y: random.int(0...40), width: 30, height: 30)
      canvas.fill(place, color: random.anyColor())
    }
    return surface
  }

  @Test("painting any partition of a rectangle equals painting the rectangle") func partitions() throws {
    var random = SeededRandom()
    let context = try TextContext()
    for round in 0..<300 {
      let start = random
      let whole = try surface(&random)
      random = start
      let pieces = try surface(&random)
      let operation = try operation(&random, context)
      let rect = DeviceRect(
        minX: random.int(-5...30), minY: random.int(-5...30), maxX: random.int(30...70),
        maxY: random.int(30...70))
      let untouched = whole.pixels()
      operation(Canvas(whole), rect)
      let canvas = Canvas(pieces)
      for part in parts(of: rect, &random) { operation(canvas, part) }
      #expect(whole.pixels() == pieces.pixels(), "seed \(random.seed), round \(round)")
      let outside = whole.pixels().indices.filter { index in
        let (x, y) = (index % Self.side, index / Self.side)
        return !(x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY)
      }
      #expect(outside.allSatisfy { whole.pixels()[$0] == untouched[$0] }, "seed \(random.seed), round \(round)")
    }
  }

  @Test("a run of glyphs has the same bytes at any origin") func places() throws {
    var random = SeededRandom()
    let context = try TextContext()
    let layout = context.layout(Self.text, format: TextFormat(font: Font(families: ["Inter"], size: 15.5)))
    #expect(layout.runs.count >= 4)
    for positioned in layout.runs where !positioned.run.inkBounds.isEmpty {
      let ink = positioned.run.inkBounds
      func picture(x: Int, y: Int) throws -> [UInt32] {
        let surface = try ImageSurface(pixelWidth: ink.width + 40, pixelHeight: ink.height + 40)
        let canvas = Canvas(surface)
        canvas.draw(positioned.run, deviceX: x - ink.minX, deviceY: y - ink.minY, color: .black)
        let cut = try Bitmap(width: ink.width, height: ink.height, format: .argb32)
        Canvas(bitmap: cut, scale: 1).composite(surface.bitmap, x: -x, y: -y, within: cut.bounds)
        let image = Image(copying: cut, scale: 1)
        // Nothing is painted outside the ink's bounds.
        canvas.clear(DeviceRect(x: x, y: y, width: ink.width, height: ink.height))
        #expect(surface.pixels().allSatisfy { $0 == 0 })
        return image.withPixels { Array($0) }
      }
      let first = try picture(x: 0, y: 0)
      #expect(first.contains { $0 != 0 })
      for _ in 0..<20 {
        #expect(try picture(x: random.int(0...40), y: random.int(0...40)) == first, "seed \(random.seed)")
      }
    }
  }

  @Test("colours written to memory equal those of Cairo") func colors() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let color = random.anyColor()
      let direct = try ImageSurface(pixelWidth: 3, pixelHeight: 3)
      let byCairo = try ImageSurface(pixelWidth: 3, pixelHeight: 3)
      Canvas(direct).replace(direct.bitmap.bounds, color: color)
      let canvas = Canvas(byCairo)
      canvas.isPlain = false
      canvas.replace(byCairo.bitmap.bounds, color: color)
      #expect(direct.pixels() == byCairo.pixels(), "seed \(random.seed)")
    }
  }

  @Test("pixels are moved correctly with any overlap of source and destination") func moving() throws {
    var random = SeededRandom()
    for _ in 0..<100 {
      let surface = try surface(&random)
      let before = surface.pixels()
      let rect = DeviceRect(x: random.int(-5...30), y: random.int(-5...30), width: 30, height: 40)
      let (dx, dy) = (random.int(-20...20), random.int(-20...20))
      let target = surface.bitmap.move(rect, dx: dx, dy: dy)
      let after = surface.pixels()
      let same = after.indices.allSatisfy { index in
        let (x, y) = (index % Self.side, index / Self.side)
        let isInside = x >= target.minX && x < target.maxX && y >= target.minY && y < target.maxY
        return after[index] == before[isInside ? (y - dy) * Self.side + x - dx : index]
      }
      #expect(same, "seed \(random.seed)")
    }
  }
}
