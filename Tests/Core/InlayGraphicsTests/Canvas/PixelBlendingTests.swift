import InlayTestSupport
import InlayText
import Testing

@testable import InlayGraphics

/// Painting without Cairo gives Cairo's bytes. A canvas with a clip, even one without effect, paints with Cairo.
@Suite struct PixelBlendingTests {
  private static let width = 150
  private static let height = 40

  private func background(_ random: inout SeededRandom) throws -> Bitmap {
    let bitmap = try Bitmap(width: Self.width, height: Self.height, format: .argb32)
    fill(bitmap, &random)
    return bitmap
  }

  private func fill(_ bitmap: Bitmap, _ random: inout SeededRandom) {
    let isOpaque = random.int(0...1) == 0
    bitmap.withMutablePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          if bitmap.format == .a8 {
            let byte = random.int(0...3) > 0 ? random.int(0...1) * 255 : random.int(0...255)
            pixels[y * bitmap.bytesPerRow + x] = UInt8(byte)
          } else {
            var color = random.int(0...4) == 0 ? RGBColor.clear : random.anyColor()
            if isOpaque { color = color.withAlpha(1) }
            pixels.storeBytes(
              of: color.premultipliedPixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// The result of a body on a background, on a canvas that paints itself or on one that uses Cairo.
  private func picture(_ background: Bitmap, byCairo: Bool, _ body: (Canvas) -> Void) throws -> [UInt8] {
    let bitmap = try Bitmap(width: Self.width, height: Self.height, format: .argb32)
    bitmap.copy(bitmap.bounds, from: background)
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    if byCairo { canvas.clip(to: Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))) }
    #expect(canvas.isPlain != byCairo)
    body(canvas)
    return bitmap.withPixels { Array($0) }
  }

  /// The sum of the coverage of a run's glyphs, each drawn by Cairo separately.
  private func coverage(of run: GlyphRun, x: Int, y: Int) throws -> Bitmap {
    let sum = try Bitmap(width: Self.width, height: Self.height, format: .a8)
    for glyph in run.glyphs {
      let one = try Bitmap(width: Self.width, height: Self.height, format: .a8)
      let single = GlyphRun(font: run.font, glyphs: [glyph], text: .known(run.text))
      Canvas(bitmap: one, scale: 1).draw(single, deviceX: x, deviceY: y, color: .black)
      one.withPixels { added in
        sum.withMutablePixels { bytes in
          for index in bytes.indices { bytes[index] = UInt8(min(255, Int(bytes[index]) + Int(added[index]))) }
        }
      }
    }
    return sum
  }

  private func rect(_ random: inout SeededRandom) -> DeviceRect {
    DeviceRect(
      x: random.int(-5...Self.width), y: random.int(-5...Self.height), width: random.int(1...Self.width),
      height: random.int(1...Self.height))
  }

  @Test("Cairo and writing in turn: each paints over what the other one left") func turns() throws {
    var random = SeededRandom()
    let whole = DeviceRect(x: 0, y: 0, width: Self.width, height: Self.height)
    for _ in 0..<100 {
      // Cairo takes a surface as transparent that is new, until it is told of what was written.
      let steps = (0..<random.int(2...8)).map { _ in
        let color = [RGBColor.clear, random.anyColor(), random.anyColor().withAlpha(1)][random.int(0...2)]
        let (replaces, fills) = (random.int(0...1) == 0, random.int(0...1) == 0)
        return (color, rect: random.int(0...1) == 0 ? whole : rect(&random), replaces: replaces, fills: fills)
      }
      func picture(byCairo: ((Bool) -> Bool)) throws -> [UInt8] {
        let bitmap = try Bitmap(width: Self.width, height: Self.height, format: .argb32)
        let canvas = Canvas(bitmap: bitmap, scale: 1)
        func paint(_ isCairo: Bool, _ body: () -> Void) {
          canvas.saveState()
          if byCairo(isCairo) { canvas.clip(to: Rect(x: 0, y: 0, width: 1e3, height: 1e3)) }
          body()
          canvas.restoreState()
        }
        for (color, rect, replaces, fills) in steps {
          paint(replaces) { canvas.replace(rect, color: color) }
          paint(fills) { canvas.fill(rect, color: RGBColor(white: 0.5, alpha: 0.25)) }
        }
        return bitmap.withPixels { Array($0) }
      }
      #expect(try picture { $0 } == picture { _ in true }, "seed \(random.seed)")
    }
  }

  @Test("bitmaps and masks") func bitmaps() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let background = try background(&random)
      let (width, height) = (random.int(1...60), random.int(1...30))
      let source = try Bitmap(width: width, height: height, format: .argb32)
      fill(source, &random)
      let mask = try Bitmap(width: width, height: height, format: .a8)
      fill(mask, &random)
      let color = random.anyColor()
      let (x, y) = (random.int(-30...Self.width), random.int(-20...Self.height))
      let rect = rect(&random)
      func paint(_ canvas: Canvas) {
        canvas.composite(source, x: x, y: y, within: rect)
        canvas.mask(mask, x: x + 7, y: y + 3, within: rect, color: color)
      }
      let own = try picture(background, byCairo: false, paint)
      #expect(try own == picture(background, byCairo: true, paint), "seed \(random.seed)")
    }
  }

  /// Makes pixels equal to those before them, in runs.
  private func repeatPixels(_ bitmap: Bitmap, _ random: inout SeededRandom) {
    bitmap.withMutablePixels { pixels in
      var left = 0
      for offset in stride(from: 4, to: bitmap.bytesPerRow * bitmap.height, by: 4) {
        if left == 0 { left = random.int(0...20) } else { left -= 1 }
        guard left > 0 else { continue }
        let pixel = pixels.loadUnaligned(fromByteOffset: offset - 4, as: UInt32.self)
        pixels.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      }
    }
  }

  @Test("bitmaps with an opacity, also where neighbouring pixels are equal, and multiplied by masks")
  func fadedBitmaps() throws {
    var random = SeededRandom()
    for number in 0..<300 {
      let background = try background(&random)
      let (width, height) = (random.int(1...120), random.int(1...30))
      let source = try Bitmap(width: width, height: height, format: .argb32)
      fill(source, &random)
      if number % 2 == 0 { for bitmap in [background, source] { repeatPixels(bitmap, &random) } }
      let mask = try Bitmap(width: width, height: height, format: .a8)
      fill(mask, &random)
      let opacity = random.double(0...1)
      let (x, y) = (random.int(-30...Self.width), random.int(-20...Self.height))
      let rect = rect(&random)
      func paint(_ canvas: Canvas) {
        canvas.composite(source, x: x, y: y, within: rect, opacity: opacity)
        canvas.multiply(by: mask, x: x + 7, y: y + 3, within: rect)
      }
      let own = try picture(background, byCairo: false, paint)
      #expect(try own == picture(background, byCairo: true, paint), "seed \(random.seed)")
    }
  }

  @Test("texts", arguments: ["DejaVu Sans", "DejaVu Serif", "Inter", "sans-serif"]) func texts(family: String) throws {
    var random = SeededRandom()
    let masks = GlyphCache()
    let texts = [
      "Row 12,345", "AVATAR To. fi", "Ä\u{301}x̧", "مرحبا بالعالم", "ﷺ לשלום", "क्षत्रिय", "日本語", "😀🇩🇪", "_____|||", " ",
      "ffi -> ffj",
    ]
    for hinting in [TextContext.Hinting.off, .vertical] {
      let context = try TextContext(hinting: hinting)
      for number in 0..<150 {
        let background = try background(&random)
        let size = [9, 13, 17, 17.5, 34, 120][random.int(0...5)]
        let font = Font(families: [family], size: size, weight: random.int(0...3) == 0 ? 700 : 400)
        let text = texts[number % texts.count]
        let layout = context.layout(text, format: TextFormat(font: font), scale: random.int(0...1) == 0 ? 1 : 1.5)
        let color = random.anyColor()
        let (x, y) = (random.int(-60...Self.width), random.int(-10...Self.height + 20))
        let rect = random.int(0...1) == 0 ? rect(&random) : nil
        func paint(_ canvas: Canvas) {
          for positioned in layout.runs {
            canvas.draw(
              positioned.run, deviceX: x + Int(positioned.origin.x), deviceY: y, color: color, within: rect,
              masks: masks)
          }
        }
        let own = try picture(background, byCairo: false, paint)
        if try own == picture(background, byCairo: true, paint) { continue }
        // Where Cairo judges glyphs as separate although they share a pixel, it blends them instead of adding their
        // coverage.
        let coverages = try layout.runs.map { try coverage(of: $0.run, x: x + Int($0.origin.x), y: y) }
        let added = try picture(background, byCairo: true) { canvas in
          for (positioned, coverage) in zip(layout.runs, coverages) {
            let ink = positioned.run.inkBounds.offsetBy(dx: x + Int(positioned.origin.x), dy: y)
            let area = rect.map(ink.intersection) ?? ink
            canvas.mask(coverage, x: 0, y: 0, within: area, color: color)
          }
        }
        #expect(own == added, "\(text) in \(family) of \(size), seed \(random.seed)")
      }
    }
    #expect(masks.byteCount > 0)
  }

  @Test("a text that is painted again, in any part, has the same bytes, also among many others") func again() throws {
    var random = SeededRandom()
    let context = try TextContext()
    let texts = ["Row 12,345", "AVATAR To. fi", "مرحبا", "_____|||", "日本語", " "] + (0..<200).map { "Text \($0)" }
    let runs = texts.flatMap { text in
      context.layout(text, format: TextFormat(font: Font(families: ["sans-serif"], size: 17))).runs.map(\.run)
    }
    let masks = GlyphCache()
    for number in 0..<600 {
      let run = random.int(0...2) == 0 ? random.pick(runs) : runs[number / 6 % runs.count]
      let background = try background(&random)
      let color = random.anyColor()
      // Whole, or cut by the bitmap's edges and by a rectangle.
      let isWhole = random.int(0...1) == 0
      let x = isWhole ? random.int(2...20) : random.int(-60...Self.width)
      let y = isWhole ? random.int(22...30) : random.int(-10...Self.height + 20)
      let rect = isWhole ? nil : rect(&random)
      func painted(_ masks: GlyphCache) throws -> [UInt8] {
        try picture(background, byCairo: false) {
          $0.draw(run, deviceX: x, deviceY: y, color: color, within: rect, masks: masks)
        }
      }
      #expect(try painted(masks) == painted(GlyphCache()), "seed \(random.seed)")
    }
  }

  @Test("glyph masks are evicted beyond their limit") func bound() throws {
    let masks = GlyphCache(byteLimit: 20_000)
    let context = try TextContext()
    let bitmap = try Bitmap(width: 200, height: 60, format: .argb32)
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    var largest = 0
    for size in 10..<60 {
      let font = Font(families: ["DejaVu Sans"], size: Double(size))
      let layout = context.layout("Sphinx", format: TextFormat(font: font))
      for positioned in layout.runs {
        canvas.draw(positioned.run, deviceX: 4, deviceY: 50, color: .black, masks: masks)
      }
      largest = max(largest, masks.byteCount)
    }
    #expect(largest > 10_000 && largest <= 20_000)
  }
}
