extension Layer {
  /// Asks for `draw(in:)` at the next commit.
  public final func setNeedsDisplay() {
    drawing = nil
    didChange(.drawing, from: ())
  }

  /// What `draw(in:)` drew, asked again where it has to be; nil when it drew nothing.
  final func recordedDrawing(in context: CommitContext) -> DisplayList? {
    // Most layers draw nothing: asking them costs more than the rest of a node.
    if type(of: self) == Layer.self { return nil }
    let list = drawing ?? record(in: context)
    drawing = list
    return list.commands.isEmpty ? nil : list
  }

  private func record(in context: CommitContext) -> DisplayList {
    let scene = context.scene
    let recorder = DrawingContext(
      bounds: presentedGeometry.bounds, scale: scene.scale, traits: effectiveTraits, textContext: scene.textContext
    ) { context.resolve($0, of: self) }
    draw(in: recorder)
    for (text, characters) in recorder.missing { scene.report(missing: characters, of: text, in: self) }
    return recorder.commands.isEmpty ? .empty : DisplayList(recorder.commands)
  }
}

extension DisplayList {
  /// What a layer draws that draws nothing.
  static let empty = DisplayList([])
}
