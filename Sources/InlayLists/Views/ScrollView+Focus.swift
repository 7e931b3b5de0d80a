import InlayGraphics
import InlayLayers

/// A focused view that text is entered into stays in view: when it gets the focus, while the user types, and when the room
/// for the content gets smaller, as for a keyboard.
extension ScrollView {
  /// Shows the focused text view again after a layout with less room.
  final func keepFocusInView() {
    let inset = adjustedContentInset
    let room = Size(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    let known = knownRoom
    knownRoom = room
    guard let known, room.height < known.height || room.width < known.width, drag == nil,
      let view = eventDispatcher?.focusedView, view.textInputRect != nil, view !== self, view.isDescendant(of: self)
    else { return }
    let way = distance(showing: convert(view.bounds, from: view))
    moveOffset(to: snapped(clampedContentOffset(contentOffset + Point(x: way.width, y: way.height))))
  }
}

extension View {
  /// Scrolls the views around one that text is entered into, so that it is in view.
  final func showInScrollViews() {
    guard textInputRect != nil else { return }
    for case let view as ScrollView in superlayerChain.dropFirst() where view.drag == nil {
      let way = view.distance(showing: view.convert(bounds, from: self))
      if way != .zero { view.scroll(by: way) }
    }
  }
}
