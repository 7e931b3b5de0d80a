extension Layer {
  /// Requests `draw(in:)` at the next commit.
  public final func setNeedsDisplay() {
    drawing = nil
    didChange(.drawing, from: ())
  }

  /// The recorded drawing, made again where needed; nil for an empty one.
  final func recordedDrawing(in context: CommitContext) -> DisplayList? {
    // Most layers draw nothing: a call costs more than the rest of a node.
    if type(of: self) == Layer.self { return nil }
    let list = drawing ?? record(in: context)
    drawing = list
    return list.commands.isEmpty ? nil : list
  }

  private func record(in context: CommitContext) -> DisplayList {
    let scene = context.scene
    let recorder = DrawingContext(
      bounds: presentedGeometry.bounds, scale: scene.scale, traits: effectiveTraits, textContext: scene.textContext,
      meter: scene.meter
    ) { context.resolve($0, of: self) }
    draw(in: recorder)
    for text in recorder.withoutFonts { scene.report(withoutFonts: text, in: self) }
    for (text, count) in recorder.cut { scene.report(cut: count, of: text, in: self) }
    for (text, characters) in recorder.missing { scene.report(missing: characters, of: text, in: self) }
    return recorder.commands.isEmpty ? .empty : DisplayList(recorder.commands)
  }
}

extension DisplayList {
  /// The drawing of a layer that draws nothing.
  static let empty = DisplayList([])
}
