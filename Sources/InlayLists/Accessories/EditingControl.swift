import InlayGraphics
import InlayLayers

/// A control at the side of an edited row.
class RowControl: DrawnView {
  /// The area that takes presses, in the control's own space, set by its row.
  final var pressArea = Rect.zero

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
  }

  /// Whether the control takes presses. A mark leaves them to the row.
  var acts: Bool { kind == .insert || kind == .delete }

  /// The kind at the beginning of a press. The press has no effect if the kind differs at the end.
  private var pressedKind: Kind?

  override func beginTracking(at point: Point) -> Bool {
    pressedKind = kind
    return acts
  }

  override func endTracking(at point: Point) {
    if contains(point) && kind == pressedKind { accessoryOwner?.accessoryWasUsed(self) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: theme.metrics.editingControlSize, height: theme.metrics.editingControlSize).scaled(by: growth)
  }

  override var drawing: (any Drawing)? {
    let metrics = theme.metrics
    var drawing = EditingControlDrawing(
      side: metrics.editingControlSize * growth, lineWidth: metrics.editingControlLineWidth * growth, sign: .none,
      color: resolved(.token(.tertiaryLabel)), signColor: .clear)
    switch kind {
    case .insert: fill(&drawing, .controlOn, .plus)
    case .delete: fill(&drawing, .destructive, .minus)
    case .selectionMark(true): fill(&drawing, .tint, .check)
    case .selectionMark(false): break
    }
    return drawing
  }

  private func fill(_ drawing: inout EditingControlDrawing, _ token: ColorToken, _ sign: EditingControlDrawing.Sign) {
    drawing.sign = sign
    drawing.color = resolved(.token(token))
    drawing.signColor = signColor(on: drawing.color)
  }

  /// The colour of switches' thumbs, or the row's if the contrast to the disc is too low.
  private func signColor(on disc: Color) -> Color {
    let thumb = resolved(.token(.controlThumb))
    return abs(thumb.brightness - disc.brightness) < 0.25 ? resolved(.token(.cellBackground)) : thumb
  }
}

extension Color {
  /// The approximate luma, 0...1, without alpha.
  fileprivate var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
