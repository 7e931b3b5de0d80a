import InlayGraphics
import InlayLayers
import InlayLists

/// The crossed circle that clears a field. To assistive technology it is an action of the field.
final class ClearButton: View {
  init(of field: TextField) {
    super.init()
    let tap = TapInteraction { [weak field] _ in field?.clear() }
    tap.isKept = true
    addInteraction(tap)
  }

  /// The side in points; it grows with the text, up to a limit.
  static func side(textScale: Double) -> Double { 17 * max(1, min(textScale, 1.6)) }

  override func draw(in context: DrawingContext) {
    let circle = bounds
    var path = Path(ellipseIn: circle)
    // A cross of equal arms, turned by an eighth, is left out.
    let (arm, half) = (circle.width * 0.27, circle.width * 0.05)
    let corners = [
      (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half), (half, arm), (-half, arm),
      (-half, half), (-arm, half), (-arm, -half), (-half, -half),
    ]
    let turn = 0.5.squareRoot()
    for (index, (x, y)) in corners.enumerated() {
      let point = Point(x: circle.midX + (x - y) * turn, y: circle.midY + (x + y) * turn)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    context.fill(path, with: .token(.fieldPlaceholder), rule: .evenOdd)
  }

  /// It is also hit near its picture, to be tapped by a finger.
  override func contains(_ point: Point) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "button"
  }
}

extension TextField {
  /// Whether the button is shown.
  var canClear: Bool { showsClearButton && isEditing && isEnabled && !text.isEmpty }

  /// Empties the field as a user does.
  func clear() {
    perform(.selectAll)
    perform(.delete(.backward))
  }
}
