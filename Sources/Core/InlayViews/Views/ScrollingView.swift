import InlayGraphics
import InlayLayers

/// A view that scrolls its content, for presses, wheels and the focus on it: `ScrollView`.
package protocol ScrollingView: View {
  /// Whether the content can move by a distance, in points: see `ScrollView.scroll(by:animated:)`.
  func canScroll(by distance: Size) -> Bool

  func scroll(byWheel distance: Size, at time: Double?, isPrecise: Bool)

  /// - Returns: Whether the content moved without a pointer.
  func stopScrolling() -> Bool

  var isDragging: Bool { get }

  /// Whether a touch may become a drag of the view, which delays it.
  var delaysTouches: Bool { get }

  /// Whether a point of the scene is on a scroll bar, which a mouse uses instead of the content.
  func hasScrollBar(at point: Point) -> Bool

  /// Keeps a view inside, that text is entered into, in view.
  ///
  /// - Parameter scrolls: Whether it is scrolled into view, if it is outside.
  func keepInView(_ view: View, scrolls: Bool)
}

extension View {
  /// Scrolls the views around one that text is entered into, so that it is in view, and stays there.
  ///
  /// - Parameters:
  ///   - scrolls: False only keeps it in view where it already is.
  ///   - ofAnyKind: Whether a view without a caret is shown too.
  package final func showInScrollViews(scrolls: Bool = true, ofAnyKind: Bool = false) {
    guard ofAnyKind || textInputRect != nil else { return }
    for case let view as any ScrollingView in superlayerChain.dropFirst() { view.keepInView(self, scrolls: scrolls) }
  }
}

/// A view whose ground is not its background colour.
package protocol GroundView: View {
  /// The colour that fills the view behind its sublayers; nil for none.
  var groundFill: RGBColor? { get }
}
