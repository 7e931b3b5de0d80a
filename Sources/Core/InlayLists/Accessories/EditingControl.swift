import InlayGraphics
import InlayLayers

/// A control at the side of an edited row.
class RowControl: RowMark {
  /// The area that takes presses, in the control's own space, set by its row.
  final var pressArea = Rect.zero

  override init() {
    super.init()
    contentsGravity = .center
  }

  override func contains(_ point: Point) -> Bool { pressArea.contains(point) }
}

/// The control at the leading side of an edited row: a plus, a minus, or the mark of a selectable row.
final class EditingControl: RowControl {
  enum Kind: Hashable {
    case insert, delete
    case selectionMark(isOn: Bool)
  }

  var kind: Kind {
    didSet { if kind != oldValue { setNeedsLayout() } }
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    let tap = TapInteraction { [unowned self] press in
      if self.kind == pressedKind { accessoryOwner?.accessoryWasUsed(self, isTimed: press.isTimed) }
    }
    tap.shouldAccept = { [unowned self] _ in
      pressedKind = self.kind
      return acts
    }
    addInteraction(tap)
  }

  /// Whether the control takes presses. A mark leaves them to the row.
  var acts: Bool { kind == .insert || kind == .delete }

  /// The kind at the beginning of a press. The press has no effect if the kind differs at the end.
  private var pressedKind: Kind?

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: theme.metrics.editing.controlSize, height: theme.metrics.editing.controlSize).scaled(
      by: growth)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    var drawing = EditingControlDrawing(
      lineWidth: theme.metrics.editing.lineWidth * lineGrowth, isRound: theme.metrics.accessory.roundsMarks,
      sign: .none, color: resolvedColor(.token(.tertiaryLabel)), signColor: .clear)
    switch kind {
    case .insert: fill(&drawing, .controlOn, .plus)
    case .delete: fill(&drawing, .destructive, .minus)
    case .selectionMark(true): fill(&drawing, .tint, .check)
    case .selectionMark(false): break
    }
    showDrawing(drawing, size: sizeThatFits(bounds.size))
  }

  private func fill(_ drawing: inout EditingControlDrawing, _ token: ColorToken, _ sign: EditingControlDrawing.Sign) {
    drawing.sign = sign
    drawing.color = resolvedColor(.token(token))
    // The colour of switches' thumbs, or the row's.
    let colors = [ColorToken.controlThumb, .cellBackground].map { resolvedColor(.token($0)) }
    drawing.signColor = contrastingColor(on: drawing.color, preferred: colors)
  }
}
