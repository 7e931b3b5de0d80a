import InlayLayers

/// A view that had the focus, to which it comes back later, such as after an alert or with the page below another one.
///
/// As long as the memory lives, a row of a table that is out of view keeps its cell with the view.
package final class FocusMemory {
  /// The view; nil if it is gone, or shows something else by now.
  package internal(set) weak var view: View?

  package init(of view: View) {
    self.view = view
    view.knownEventDispatcher?.add(self)
  }

  /// Moves the focus back: selection and caret of a text are as they were.
  ///
  /// - Parameter isVisible: Whether the view shows the focus.
  package func giveBack(isVisible: Bool) {
    // Layouts meanwhile leave the view in its row.
    withExtendedLifetime(self) {
      if let view { view.knownEventDispatcher?.returnFocus(to: view, isVisible: isVisible) }
    }
  }
}
