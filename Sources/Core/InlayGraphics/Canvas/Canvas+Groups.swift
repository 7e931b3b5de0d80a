import CInlayCairo

extension Canvas {
  /// Draws the output of `body` as one picture, with one opacity (0...1): overlapping parts do not show through.
  package func drawGroup(opacity: Double, _ body: () -> Void) {
    let picture = makePicture(body)
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    cairo_save(context)
    cairo_set_source(context, picture)
    cairo_paint_with_alpha(context, page == nil ? opacity.roundedToByte : opacity)
    cairo_restore(context)
    cairo_pattern_destroy(picture)
    forgetSource()
  }

  /// Draws the output of `body` as one picture, multiplied by the alpha of the output of `mask`, which is called first.
  package func drawMasked(by mask: () -> Void, _ body: () -> Void) {
    let alpha = makePicture(mask)
    let picture = makePicture(body)
    cairo_save(context)
    cairo_set_source(context, picture)
    cairo_mask(context, alpha)
    cairo_restore(context)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(alpha)
    forgetSource()
  }

  /// The output of `body` as a pattern, which the caller destroys.
  private func makePicture(_ body: () -> Void) -> OpaquePointer? {
    let depth = stateCount
    saveState()
    cairo_push_group(context)
    isPlain = false
    forgetSource()
    body()
    // States that the body saved and did not restore would end the group too early.
    while stateCount > depth + 1 { restoreState() }
    let picture = endState { cairo_pop_group(context) }
    restoreState()
    return picture
  }
}
