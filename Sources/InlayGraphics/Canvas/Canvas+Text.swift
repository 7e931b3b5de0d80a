import CCairo

extension Canvas {
  /// Draws a text whose box has its top left corner at `origin`.
  ///
  /// It looks best where the canvas has the scale that the text was laid out for, without a turn: each run
  /// then begins on the nearest device pixel.
  public func draw(_ layout: TextLayout, at origin: Point, color: Color) {
    guard isDrawable else { return }
    let isDirect = transform.isUpright && transform.a == layout.scale && transform.d == layout.scale
    for positioned in layout.runs {
      let place = transform.apply(to: origin + positioned.origin)
      // False for what is not a number, too.
      guard abs(place.x) < Double(1 << 20), abs(place.y) < Double(1 << 20) else { continue }
      if isDirect {
        let x = Int(place.x.rounded())
        draw(positioned.run, deviceX: x, deviceY: Int(place.y.rounded()), color: color, within: nil)
      } else {
        setSource(color)
        setGlyphs(of: positioned.run, x: 0, y: 0)
        let toPixels = Transform(
          a: transform.a / layout.scale,
          b: transform.b / layout.scale,
          c: transform.c / layout.scale,
          d: transform.d / layout.scale,
          tx: place.x,
          ty: place.y
        )
        withUserMatrix(toPixels) { showGlyphs(positioned.run.font) }
        sourceFont = nil
      }
    }
  }

  /// Paints a run whose origin lies on a whole device pixel, whatever the transform; inside `rect` where one
  /// is given.
  package func draw(
    _ run: GlyphRun,
    deviceX: Int,
    deviceY: Int,
    color: Color,
    within rect: DeviceRect? = nil
  ) {
    let ink = run.inkBounds.offsetBy(dx: deviceX, dy: deviceY).intersection(window)
    let visible = rect.map(ink.intersection) ?? ink
    if visible.isEmpty { return }
    setSource(color)
    setGlyphs(of: run, x: Double(deviceX), y: Double(deviceY))
    if visible == ink {
      showGlyphs(run.font)
    } else {
      clipped(to: visible) { showGlyphs(run.font) }
    }
  }

  private func setGlyphs(of run: GlyphRun, x: Double, y: Double) {
    glyphs.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      glyphs.append(
        cairo_glyph_t(index: UInt(glyph.index), x: x + Double(glyph.x), y: y + Double(glyph.y))
      )
    }
  }

  private func showGlyphs(_ font: ScaledFont) {
    if sourceFont !== font {
      cairo_set_scaled_font(context, font.pointer)
      sourceFont = font
    }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }
}
