import InlayLayers

/// A view that covers more than what is seen of it, such as an alert, which fills the scene and shows a card.
package protocol CardHolder: View {
  /// The visible layer: its position is that of the element.
  var shownCard: Layer { get }
}
