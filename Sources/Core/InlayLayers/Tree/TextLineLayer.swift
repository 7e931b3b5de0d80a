import InlayText

/// A layer that shows a line with a caret's positions, from the top left corner of its bounds and not clipped.
package final class TextLineLayer: Layer {
  /// Laid out for the scene's scale by the layer's owner; nil shows nothing.
  package var line: TextLine? {
    didSet { if line !== oldValue { didChange(.string, from: ()) } }
  }

  /// The text that is shown instead of the line: its beginning with an ellipsis; nil for the line itself.
  package var cutLine: TextLayout? {
    didSet { if cutLine != oldValue { didChange(.string, from: ()) } }
  }

  package var color: Color = .token("label") {
    didSet { if color != oldValue { didChange(.color, from: oldValue) } }
  }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard let layout = cutLine ?? line?.layout, !layout.runs.isEmpty else { return .none }
    return .text(
      NodeText(
        layout: layout, origin: presentedGeometry.bounds.origin.withinReach, color: context.resolve(color, of: self),
        shadow: nil))
  }

  package override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "text"
  }
}
