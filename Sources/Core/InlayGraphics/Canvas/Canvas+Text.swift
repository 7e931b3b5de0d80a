import CInlayCairo

extension Canvas {
  /// Draws a run with its origin at a point in user space: on the nearest device pixel where the canvas has the run's
  /// scale and no rotation.
  ///
  /// - Parameter scale: The device pixels for each point of the run.
  package func drawSharply(_ run: GlyphRun, at origin: Point, scale: Double, color: RGBColor) {
    guard page == nil && transform.isUpright && transform.a == scale && transform.d == scale else {
      return draw(run, at: origin, scale: scale, color: color)
    }
    let position = origin.applying(transform)
    guard isDrawable, Self.isCountable(position) else { return }
    let x = Int(clamping: position.x.rounded())
    draw(run, deviceX: x, deviceY: Int(clamping: position.y.rounded()), color: color, within: nil)
  }

  /// Draws a run with its origin at a point in user space, under any transform. Glyphs larger than FreeType can make
  /// are left out.
  ///
  /// - Parameter scale: The device pixels for each point of the run.
  func draw(_ run: GlyphRun, at origin: Point, scale: Double, color: RGBColor) {
    let position = origin.applying(transform)
    guard isDrawable, Self.isCountable(position) else { return }
    setSource(color)
    let toPixels = Transform(
      a: transform.a / scale, b: transform.b / scale, c: transform.c / scale, d: transform.d / scale, tx: position.x,
      ty: position.y)
    // Cairo would keep the error for the font at its size, for the whole process: no text could be painted with it.
    guard run.font.pixelSize * toPixels.scaleOfGlyphs <= Self.largestGlyph else { return }
    withUserMatrix(toPixels) {
      if let page {
        usesFonts = true
        return page.show(run, in: context)
      }
      setGlyphs(of: run, x: 0, y: 0)
      showGlyphs(run.font)
    }
    sourceFont = nil
  }

  /// Paints a run whose origin is on a whole device pixel, independent of the transform; only inside `rect` where one
  /// is given. `masks` make this faster, with the same bytes.
  package func draw(
    _ run: GlyphRun, deviceX: Int, deviceY: Int, color: RGBColor, within rect: DeviceRect? = nil,
    masks: GlyphCache? = nil
  ) {
    let ink = run.inkBounds.offsetBy(dx: deviceX, dy: deviceY).intersection(window)
    let visible = rect.map(ink.intersection) ?? ink
    if visible.isEmpty { return }
    if !run.isPaintedAsPath, let masks, let bitmap = plainBitmap {
      var rows = run.inkBounds
      rows.minY = visible.minY - deviceY
      rows.maxY = visible.maxY - deviceY
      let pixel = color.premultipliedPixel
      let ramp = masks.ramp(front: pixel, back: bitmap.pixel(x: visible.minX, y: visible.minY))
      let isDone = masks.withCoverage(of: run, rows: rows) { coverage, rows in
        let covered = rows.offsetBy(dx: deviceX, dy: deviceY)
        let start = coverage + (visible.minX - covered.minX)
        bitmap.blend(pixel, through: start, stride: rows.width, in: covered.intersection(visible), ramp: ramp)
      }
      if isDone { return }
    }
    setSource(color)
    setGlyphs(of: run, x: Double(deviceX), y: Double(deviceY))
    if visible == ink {
      showGlyphs(run.font)
    } else {
      clipped(to: visible) { showGlyphs(run.font) }
    }
  }

  /// Whether Cairo can paint glyphs at a position in device space; false for coordinates that are not numbers.
  private static func isCountable(_ position: Point) -> Bool {
    abs(position.x) < Double(1 << 20) && abs(position.y) < Double(1 << 20)
  }

  private func setGlyphs(of run: GlyphRun, x: Double, y: Double) {
    glyphs.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: x + Double(glyph.x), y: y + Double(glyph.y)))
    }
  }

  /// FreeType's limit is 65,535 device pixels, along the axes of its own transform.
  private static let largestGlyph = 32_000.0

  /// The largest factor by which Cairo's current matrix scales glyphs.
  private var scaleOfGlyphs: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: 0, ty: 0
    ).scaleOfGlyphs
  }

  private func showGlyphs(_ font: ScaledFont) { FontLock.hold { paintGlyphs(font) } }

  private func paintGlyphs(_ font: ScaledFont) {
    if sourceFont !== font {
      cairo_set_scaled_font(context, font.pointer)
      sourceFont = font
      usesFonts = true
    }
    if font.hasOutlines && font.pixelSize * scaleOfGlyphs > ScaledFont.largestKeptSize {
      // One by one: with a common path, overlapping glyphs would cancel each other's inside.
      for index in glyphs.indices {
        cairo_new_path(context)
        cairo_glyph_path(context, &glyphs[index], 1)
        cairo_fill(context)
      }
      return
    }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }
}

extension Transform {
  /// The largest factor by which glyphs are scaled.
  fileprivate var scaleOfGlyphs: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }
}
