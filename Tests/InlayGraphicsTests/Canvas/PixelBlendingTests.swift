import Testing

@testable import InlayGraphics

/// What is painted without Cairo has Cairo's bytes. A canvas with a clip, even one that clips nothing, goes to Cairo.
@Suite struct PixelBlendingTests {
  private static let width = 150
  private static let height = 40

  private func background(_ random: inout Random) throws -> Bitmap {
    let bitmap = try Bitmap(width: Self.width, height: Self.height, format: .argb32)
    fill(bitmap, &random)
    return bitmap
  }

  private func fill(_ bitmap: Bitmap, _ random: inout Random) {
    let isOpaque = random.integer(0...1) == 0
    bitmap.withMutablePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          if bitmap.format == .a8 {
            let byte = random.integer(0...3) > 0 ? random.integer(0...1) * 255 : random.integer(0...255)
            pixels[y * bitmap.bytesPerRow + x] = UInt8(byte)
          } else {
            var color = random.integer(0...4) == 0 ? Color.clear : random.color()
            if isOpaque { color = color.withAlpha(1) }
            pixels.storeBytes(
              of: color.premultipliedPixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  private func compare(
    _ background: Bitmap, _ what: String, differentPixels: Int = 0, _ body: (Canvas) -> Void
  ) throws {
    let bitmaps = try [false, true].map { isClipped in
      let bitmap = try Bitmap(width: Self.width, height: Self.height, format: .argb32)
      bitmap.copy(bitmap.bounds, from: background)
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      if isClipped { canvas.clip(to: Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))) }
      #expect(canvas.isPlain != isClipped)
      body(canvas)
      return bitmap
    }
    let different = bitmaps[0].withPixels { a in
      bitmaps[1].withPixels { b in
        zip(a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self)).count { $0 != $1 }
      }
    }
    #expect(different <= differentPixels, "\(what)")
  }

  private func rect(_ random: inout Random) -> DeviceRect {
    DeviceRect(
      x: random.integer(-5...Self.width), y: random.integer(-5...Self.height), width: random.integer(1...Self.width),
      height: random.integer(1...Self.height))
  }

  @Test("bitmaps and masks") func bitmaps() throws {
    var random = Random()
    for _ in 0..<300 {
      let background = try background(&random)
      let (width, height) = (random.integer(1...60), random.integer(1...30))
      let source = try Bitmap(width: width, height: height, format: .argb32)
      fill(source, &random)
      let mask = try Bitmap(width: width, height: height, format: .a8)
      fill(mask, &random)
      let color = random.color()
      let (x, y) = (random.integer(-30...Self.width), random.integer(-20...Self.height))
      let rect = rect(&random)
      try compare(background, "seed \(random.seed)") { canvas in
        canvas.composite(source, x: x, y: y, within: rect)
        canvas.mask(mask, x: x + 7, y: y + 3, within: rect, color: color)
      }
    }
  }

  @Test("texts", arguments: ["DejaVu Sans", "DejaVu Serif", "Inter", "sans-serif"]) func texts(family: String) throws {
    var random = Random()
    let masks = GlyphMasks()
    let texts = [
      "Row 12,345", "AVATAR To. fi", "Ä\u{301}x̧", "مرحبا بالعالم", "ﷺ לשלום", "क्षत्रिय", "日本語", "😀🇩🇪", "_____|||", " ",
      "ffi -> ffj",
    ]
    for rendering in [TextRendering(), TextRendering(hinting: .slight, hintsMetrics: true)] {
      let context = try TextContext(rendering: rendering)
      for number in 0..<150 {
        let background = try background(&random)
        let size = [9, 13, 17, 17.5, 34, 120][random.integer(0...5)]
        let font = Font(family: family, size: size, weight: random.integer(0...3) == 0 ? 700 : 400)
        let text = texts[number % texts.count]
        let layout = context.layout(text, format: TextFormat(font: font), scale: random.integer(0...1) == 0 ? 1 : 1.5)
        let color = random.color()
        let (x, y) = (random.integer(-60...Self.width), random.integer(-10...Self.height + 20))
        let rect = random.integer(0...1) == 0 ? rect(&random) : nil
        // Glyphs that Cairo takes for apart, and that meet in a pixel all the same, it lays over each other.
        let what = "\(text) in \(family) of \(size), seed \(random.seed)"
        try compare(background, what, differentPixels: 4) { canvas in
          for positioned in layout.runs {
            canvas.draw(
              positioned.run, deviceX: x + Int(positioned.origin.x), deviceY: y, color: color, within: rect,
              masks: masks)
          }
        }
      }
    }
    #expect(masks.byteCount > 0)
  }

  @Test("masks of glyphs are forgotten when they pass their bound") func bound() throws {
    let masks = GlyphMasks(byteLimit: 20_000)
    let context = try TextContext()
    let bitmap = try Bitmap(width: 200, height: 60, format: .argb32)
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    var largest = 0
    for size in 10..<60 {
      let layout = context.layout("Sphinx", format: TextFormat(font: Font(family: "DejaVu Sans", size: Double(size))))
      for positioned in layout.runs {
        canvas.draw(positioned.run, deviceX: 4, deviceY: 50, color: .black, masks: masks)
      }
      largest = max(largest, masks.byteCount)
    }
    #expect(largest > 10_000 && largest <= 20_000)
  }
}
