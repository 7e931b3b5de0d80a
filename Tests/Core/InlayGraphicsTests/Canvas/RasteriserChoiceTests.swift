import InlayTestSupport
import InlayText
import Testing

@testable import InlayGraphics

/// The rasteriser of a bitmap, a mask or a run of glyphs is the same for every part of it that is painted.
@Suite struct RasteriserChoiceTests {
  private static let side = 400

  private func rect(in bounds: DeviceRect, _ random: inout SeededRandom) -> DeviceRect {
    let (x, y) = (random.int(bounds.minX...bounds.maxX - 1), random.int(bounds.minY...bounds.maxY - 1))
    let (width, height) = (random.int(1...bounds.maxX - x), random.int(1...bounds.maxY - y))
    return DeviceRect(x: x, y: y, width: width, height: height)
  }

  private enum Operation: CaseIterable { case composite, part, fade, mask, multiply }

  @Test("bitmaps and masks of any size, painted in any part") func bitmaps() throws {
    var random = SeededRandom()
    for _ in 0..<400 {
      let operation = Operation.allCases[random.int(0...4)]
      let format: Bitmap.Format = operation == .mask || operation == .multiply ? .a8 : .argb32
      // Half of the areas are near the size that decides.
      let width = random.int(1...Self.side)
      let height = random.int(0...1) == 0 ? min(Self.side, max(1, (1 << 14) / width)) : random.int(1...Self.side)
      let area = width * height + random.int(0...1) * (1 << 14)
      let opacity = operation == .fade ? random.double(0.1...0.9) : 1
      let color = random.anyColor()
      let (x, y) = (random.int(-20...20), random.int(-20...20))
      func usesCairo(within rect: DeviceRect) throws -> Bool {
        let source = try Bitmap(width: width, height: height, format: format)
        let target = try Bitmap(width: Self.side, height: Self.side, format: .argb32)
        let canvas = Canvas(bitmap: target, scale: 1)
        switch operation {
        case .composite, .fade: canvas.composite(source, x: x, y: y, within: rect, opacity: opacity)
        case .part: canvas.composite(source, x: x, y: y, within: rect, partOf: area)
        case .mask: canvas.mask(source, x: x, y: y, within: rect, color: color)
        case .multiply: canvas.multiply(by: source, x: x, y: y, within: rect)
        }
        return source.madePattern != nil
      }
      let visible = DeviceRect(x: x, y: y, width: width, height: height)
        .intersection(DeviceRect(x: 0, y: 0, width: Self.side, height: Self.side))
      if visible.isEmpty { continue }
      let whole = try usesCairo(within: visible)
      for _ in 0..<4 {
        let rect = rect(in: visible, &random)
        #expect(
          try usesCairo(within: rect) == whole, "\(operation) of \(width) x \(height) in \(rect), seed \(random.seed)")
      }
    }
  }

  @Test("a mask that covers a part only clears the rest as Cairo does") func rest() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let mask = try Bitmap(width: random.int(1...30), height: random.int(1...30), format: .a8)
      mask.withMutablePixels { bytes in
        for index in bytes.indices { bytes[index] = random.int(0...2) == 0 ? UInt8(random.int(0...255)) : 255 }
      }
      let (x, y) = (random.int(-40...40), random.int(-40...40))
      let rect = rect(in: DeviceRect(x: 0, y: 0, width: 32, height: 32), &random)
      let color = random.anyColor()
      func picture(byCairo: Bool) throws -> [UInt8] {
        let bitmap = try Bitmap(width: 32, height: 32, format: .argb32)
        let canvas = Canvas(bitmap: bitmap, scale: 1)
        canvas.replace(bitmap.bounds, color: color)
        if byCairo { canvas.clip(to: Rect(x: 0, y: 0, width: 32, height: 32)) }
        canvas.multiply(by: mask, x: x, y: y, within: rect)
        return bitmap.withPixels { Array($0) }
      }
      #expect(try picture(byCairo: false) == picture(byCairo: true), "seed \(random.seed)")
    }
  }

  @Test("runs of a font whose other glyphs have colours, in any order") func glyphs() throws {
    let context = try TextContext()
    let font = Font(families: ["Noto Color Emoji"], size: 20)
    func run(_ text: String) throws -> GlyphRun {
      try #require(context.layout(text, format: TextFormat(font: font)).runs.first).run
    }
    let (colored, plain) = (try run("\u{1F600}"), try run("\u{1F600} "))
    let space = try #require(plain.glyphs.last)
    let blank = GlyphRun(font: colored.font, glyphs: [space], text: .known(plain.text))
    let masks = GlyphCache()
    func hasMasks(_ run: GlyphRun) -> Bool {
      masks.withCoverage(of: run, rows: DeviceRect(x: 0, y: -20, width: 20, height: 20)) { _, _ in }
    }
    let before = hasMasks(blank)
    #expect(!hasMasks(colored))
    #expect(hasMasks(blank) == before)
    #expect(!hasMasks(colored))
  }
}
