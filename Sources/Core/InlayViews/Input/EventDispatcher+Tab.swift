import InlayLayers

/// A view that has its own order of Tab, and may bring more into view, such as a table.
package protocol FocusContainer: View {
  /// The layers inside in the order of Tab: those before the view itself, and those after it.
  var focusOrder: (before: [Layer], after: [Layer]) { get }

  /// Looks for a view that Tab moves the focus to from one inside, or from this one, where what is in view does not
  /// have the next one. It is brought into view.
  ///
  /// - Parameters:
  ///   - view: The view that has the focus.
  ///   - next: The next one of those in view, inside or outside; nil for none.
  /// - Returns: Nil where `next` is right.
  func focusableView(from view: View, to next: View?, forward: Bool) -> View?
}

/// Tab moves the focus through all that takes it, in the order of the tree; in a table its header view comes first,
/// then the table with its rows, then the views in the rows from the top to the bottom, then its footer view.
extension EventDispatcher {
  /// From the last view the focus leaves the scene, and the event is not handled: the host can move the focus on. A
  /// modal view keeps it.
  func moveFocus(from view: View, forward: Bool) -> Bool {
    var next = nextView(from: view, forward: forward)
    if next == nil && modalView != nil { next = forward ? viewsInTabOrder.first : viewsInTabOrder.last }
    focus(next)
    if let next, next === focusedView, !(next is ScrollView) {
      next.showInScrollViews(ofAnyKind: true)
    }
    return next != nil
  }

  /// The view that follows one in the order of Tab, or is before it; nil at the end. It is brought into view.
  private func nextView(from view: View, forward: Bool) -> View? {
    let views = viewsInTabOrder
    let index = views.firstIndex { $0 === view }.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : views.count - 1)
    let known = views.indices.contains(index) ? views[index] : nil
    return viewOutOfView(from: view, to: known, forward) ?? known
  }

  /// Whether text inputs that take text are before and after the focused view in the order of Tab, among what is in
  /// view. O(views)
  package var neighbouringTextInputs: (before: Bool, after: Bool) {
    let views = viewsInTabOrder.filter { $0 === focusedView || $0.asTextInput?.caretRect != nil }
    guard let focusedView, let index = views.firstIndex(where: { $0 === focusedView }) else { return (false, false) }
    return (index > 0, index < views.count - 1)
  }

  /// Moves the focus to the text input that follows in the order of Tab, or is before it, in view or not.
  ///
  /// - Returns: False if there is none: the focus stays.
  package func moveFocusToTextInput(forward: Bool) -> Bool {
    guard let focused = focusedView else { return false }
    var view = focused
    // What is passed has no part in it: it hears nothing.
    var passed: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    while let next = nextView(from: view, forward: forward), passed.insert(ObjectIdentifier(next)).inserted {
      if next.asTextInput?.caretRect != nil {
        focus(next, isVisible: false)
        return focusedView === next
      }
      view = next
    }
    focusedView?.showInScrollViews()
    return false
  }

  /// Asks the containers around a view, as far as the next one in view is outside them.
  private func viewOutOfView(from view: View, to next: View?, _ forward: Bool) -> View? {
    for case let container as any FocusContainer in view.superlayerChain {
      if let found = container.focusableView(from: view, to: next, forward: forward) { return found }
      if next?.isDescendant(of: container) ?? container.isModal { return nil }
    }
    return nil
  }

  /// The views that take the focus, in the order of Tab.
  var viewsInTabOrder: [View] {
    var views: [View] = []
    // A list, not recursion, since trees may be deep.
    var waiting = [TabItem.layer(modalView ?? scene.root)]
    while let item = waiting.popLast() {
      switch item {
      case .view(let view): if view.canBecomeFocused { views.append(view) }
      case .layer(let layer):
        guard !layer.isHidden else { continue }
        guard let view = layer as? View else {
          waiting += layer.sublayers.reversed().map(TabItem.layer)
          continue
        }
        guard view.isUserInteractionEnabled else { continue }
        let order = (view as? any FocusContainer)?.focusOrder ?? (before: [], after: view.sublayers)
        waiting += order.after.reversed().map(TabItem.layer)
        waiting.append(.view(view))
        waiting += order.before.reversed().map(TabItem.layer)
      }
    }
    return views
  }

  /// The first or the last of the views inside a layer that take the focus; nil for none.
  package func focusableView(in layer: Layer, isLast: Bool) -> View? {
    let views = frontViews(in: layer) { $0.canBecomeFocused }
    return isLast ? views.last : views.first
  }
}

private enum TabItem {
  /// A layer with all inside.
  case layer(Layer)
  /// A view alone.
  case view(View)
}
