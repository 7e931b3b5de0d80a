import InlayGraphics
import InlayLayers

/// The buttons of a swiped row, and how far its content is moved aside. An object, so that other cells stay small.
final class CellSlide {
  let actions: SwipeActionsView
  var position = Position.closed

  enum Position: Hashable {
    case closed, open
    /// The first action takes all of the row.
    case full
    /// Dragged by a distance, in points.
    case dragged(Double)
  }

  init(_ actions: SwipeActionsView) { self.actions = actions }
}

/// Actions of a swiped row: image, texts and controls move aside, the backgrounds stay, and buttons cover what they
/// left.
extension TableViewCell {
  /// Shows the actions of a side, still covered, instead of any others.
  func showActions(_ configuration: SwipeActionsConfiguration, at edge: HorizontalEdge) -> CellSlide {
    removeActions()
    let slide = CellSlide(SwipeActionsView(configuration, at: edge))
    self.slide = slide
    slide.actions.raise(to: .swipeActions)
    addSublayer(slide.actions)
    return slide
  }

  func moveActions(to position: CellSlide.Position) {
    guard let slide, slide.position != position else { return }
    slide.position = position
    setNeedsLayout()
  }

  /// Shows the row as if it had never been swiped.
  func removeActions() {
    guard let slide else { return }
    self.slide = nil
    slide.actions.perform = nil
    slide.actions.removeFromSuperlayer()
    layoutMask()
  }

  /// The distance by which the content is moved aside, in points, on whole device pixels.
  var slideDistance: Double { slide.map { slideDistance(at: $0.position) } ?? 0 }

  func slideDistance(at position: CellSlide.Position) -> Double {
    let distance: Double
    switch position {
    case .closed: return 0
    case .open: distance = slideLayout.openDistance
    case .full: distance = slideLayout.rowWidth
    case .dragged(let dragged): distance = dragged
    }
    return distance.snapped(toScale: displayScale)
  }

  /// The distance that is shown at this moment, in points.
  var presentedSlideDistance: Double {
    guard let slide else { return 0 }
    let step = contentView.presented(.position).x - contentView.position.x
    let isAtRight = (slide.actions.edge == .trailing) != isRightToLeft
    return max(0, slideDistance + (isAtRight ? -step : step))
  }

  /// Ends the animations of the content's position.
  func stopSliding() {
    for layer in sublayers { layer.removeAnimations(for: .frame) }
    for button in slide?.actions.sublayers ?? [] {
      button.removeAnimations(for: .frame)
      for part in button.sublayers { part.removeAnimations(for: .frame) }
    }
  }

  /// The positions of the buttons; without any while the row is not swiped.
  var slideLayout: SwipeLayout {
    slide?.actions.layout(in: cardInterior.frame.size)
      ?? SwipeLayout(wanted: [], rowWidth: bounds.width, performsFirstAction: false)
  }

  /// The distance by which image, texts and controls are moved to the trailing side, in points.
  var contentShift: Double {
    guard let slide else { return 0 }
    return slide.actions.edge == .trailing ? -slideDistance : slideDistance
  }

  /// Lays out the buttons inside the row's part of its card, and clips the moved content to that part.
  func layoutActions() {
    guard let slide else { return }
    slide.actions.take(cardInterior)
    slide.actions.distance = slideDistance
    layoutMask()
  }
}
