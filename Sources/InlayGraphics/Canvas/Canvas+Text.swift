import CCairo

extension Canvas {
  /// Draws a text whose box has its top left corner at `origin`.
  ///
  /// It looks best where the canvas has the scale that the text was laid out for, without a turn: each run
  /// then begins on the nearest device pixel. In PDF and SVG, glyphs stand where the text's own widths put them;
  /// in PDF the text can be selected and copied.
  public func draw(_ layout: TextLayout, at origin: Point, color: Color) {
    guard isDrawable else { return }
    let isDirect = page == nil && transform.isUpright && transform.a == layout.scale && transform.d == layout.scale
    for positioned in layout.runs {
      let color = positioned.run.tint(color)
      if isDirect {
        let place = transform.apply(to: origin + positioned.origin)
        guard Self.isCountable(place) else { continue }
        let x = Int(clamping: place.x.rounded())
        draw(positioned.run, deviceX: x, deviceY: Int(clamping: place.y.rounded()), color: color, within: nil)
      } else {
        draw(positioned.run, at: origin + positioned.origin, scale: layout.scale, color: color)
      }
    }
  }

  /// Draws a run whose origin lies at a point, under any transform. `scale` is the device pixels a point that
  /// the run was made for.
  package func draw(_ run: GlyphRun, at origin: Point, scale: Double, color: Color) {
    let place = transform.apply(to: origin)
    guard isDrawable, Self.isCountable(place) else { return }
    setSource(color)
    let toPixels = Transform(
      a: transform.a / scale, b: transform.b / scale, c: transform.c / scale, d: transform.d / scale, tx: place.x,
      ty: place.y)
    withUserMatrix(toPixels) {
      if page != nil { return showText(of: run) }
      setGlyphs(of: run, x: 0, y: 0)
      showGlyphs(run.font)
    }
    sourceFont = nil
  }

  /// Paints a run whose origin lies on a whole device pixel, whatever the transform; inside `rect` where one
  /// is given. With masks at hand the bytes are the same, sooner.
  package func draw(
    _ run: GlyphRun, deviceX: Int, deviceY: Int, color: Color, within rect: DeviceRect? = nil, masks: GlyphCache? = nil
  ) {
    let ink = run.inkBounds.offsetBy(dx: deviceX, dy: deviceY).intersection(window)
    let visible = rect.map(ink.intersection) ?? ink
    if visible.isEmpty { return }
    if !run.isPaintedAsPath, let masks, let bitmap = plainBitmap {
      var rows = run.inkBounds
      rows.minY = visible.minY - deviceY
      rows.maxY = visible.maxY - deviceY
      let isDone = masks.withCoverage(of: run, rows: rows) { coverage in
        let start = coverage + (visible.minX - deviceX - rows.minX)
        let pixel = color.premultipliedPixel
        let ramp = masks.ramps.ramp(front: pixel, back: bitmap.pixel(x: visible.minX, y: visible.minY))
        bitmap.blend(pixel, through: start, stride: rows.width, in: visible, ramp: ramp)
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

  /// Whether Cairo can paint glyphs at a place of device space; false for what is not a number, too.
  private static func isCountable(_ place: Point) -> Bool {
    abs(place.x) < Double(1 << 20) && abs(place.y) < Double(1 << 20)
  }

  private func setGlyphs(of run: GlyphRun, x: Double, y: Double) {
    glyphs.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      glyphs.append(
        cairo_glyph_t(index: UInt(glyph.index), x: x + Double(glyph.x), y: y + Double(glyph.y))
      )
    }
  }

  /// By how much the matrix that Cairo has now makes glyphs larger, at most.
  private var scaleOfGlyphs: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
  }

  private func showGlyphs(_ font: ScaledFont) { FontLock.hold { paintGlyphs(font) } }

  private func paintGlyphs(_ font: ScaledFont) {
    if sourceFont !== font {
      cairo_set_scaled_font(context, font.pointer)
      sourceFont = font
    }
    if font.hasOutlines && font.pixelSize * scaleOfGlyphs > ScaledFont.largestKeptSize {
      // One by one: overlapping glyphs would take their insides from each other.
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
