import InlayGraphics
import InlayLayers

/// The buttons of a swiped row, clipped to the row's part of its card, which the view fills.
final class SwipeActionsView: View {
  let edge: HorizontalEdge
  let configuration: SwipeActionsConfiguration
  /// The buttons from the row's edge inwards.
  private let buttons: [SwipeActionButton]

  /// The distance by which the row's content has moved aside, in points.
  var distance = 0.0 {
    didSet { if distance != oldValue { setNeedsLayout() } }
  }

  /// Called with the number of a tapped action.
  var perform: ((Int) -> Void)?

  init(_ configuration: SwipeActionsConfiguration, at edge: HorizontalEdge) {
    self.edge = edge
    self.configuration = configuration
    buttons = configuration.actions.map(SwipeActionButton.init)
    super.init()
    name = "actions"
    masksToBounds = true
    for (number, button) in buttons.enumerated() {
      button.onTap = { [weak self] in self?.perform?(number) }
    }
    // The first button covers the others in a full swipe.
    for button in buttons.reversed() { addSublayer(button) }
  }

  /// The positions of the buttons in a card of a size.
  func layout(in size: Size) -> SwipeLayout {
    SwipeLayout(
      wanted: buttons.map { $0.sizeThatFits(size).width }, rowWidth: size.width,
      performsFirstAction: configuration.performsFirstActionWithFullSwipe)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let layout = layout(in: bounds.size)
    let scale = displayScale
    let isFull = layout.isFull(at: distance)
    let isAtRight = (edge == .trailing) != isRightToLeft
    for (button, span) in zip(buttons, layout.spans(at: distance)) {
      let from = span.lowerBound.snapped(toScale: scale)
      let to = span.upperBound.snapped(toScale: scale)
      button.keepsTitleInside = isFull
      button.isInnerSideLeft = isAtRight
      button.frame = Rect(
        x: isAtRight ? bounds.width - to : from, y: 0, width: to - from, height: bounds.height)
    }
  }

  /// The view is open between the buttons.
  override func hitTest(_ point: Point) -> Layer? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
