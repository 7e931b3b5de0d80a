import InlayLists

/// A view that is filled by a scroll view, perhaps below a bar: `Scene.sizeToFitHeight(atMost:)` gives it the height of
/// that content.
package protocol ScrollViewContainer: View {
  /// Nil if other content is shown.
  var contentScrollView: ScrollView? { get }
}

extension NavigationPage: ScrollViewContainer {
  package var contentScrollView: ScrollView? { scrollView }
}

extension NavigationStack: ScrollViewContainer {
  package var contentScrollView: ScrollView? { topPage?.scrollView }
}
