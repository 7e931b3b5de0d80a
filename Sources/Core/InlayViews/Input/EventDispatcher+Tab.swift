import InlayLayers

/// Tab moves the focus through all that takes it, in the order of the tree; in a table its header view comes first,
/// then the table with its rows, then the views in the rows from the top to the bottom, then its footer view. The order
/// does not depend on the parts in view. The keys and the bar of a keyboard on the screen use the same search.
extension EventDispatcher {
  /// Moves the focus on. From the last view it goes to the first one in a window and in a modal view. In other scenes
  /// it leaves the scene, and the event is not handled: the host can move the focus on.
  func moveFocus(from view: View, forward: Bool) -> Bool {
    var next = nextView(from: view, forward: forward)
    if next == nil && (keepsFocus || scene.modalView != nil) { next = nextView(from: nil, forward: forward) }
    (next as? any FocusContainer)?.tabWillArrive(forward: forward)
    focus(next)
    if let next, next === focusedView, !(next is ScrollView) {
      next.showInScrollViews(ofAnyKind: true)
    }
    return next != nil
  }

  /// The view that follows one in the order of Tab, or is before it; nil at the end. It is brought into view.
  ///
  /// - Parameter view: The view before; nil for the beginning or the end of the order.
  func nextView(from view: View?, forward: Bool, _ aim: FocusSearch.Aim = .anyView) -> View? {
    first(in: FocusSearch(forward: forward, aim: aim, isMove: true), of: tabOrder, from: view) { $0.shown }
  }

  /// Whether text inputs that take text are before and after the focused view in the order of Tab, in view or not.
  /// Nothing moves. O(views), and cells for rows out of view that were not asked before.
  package var neighbouringTextInputs: (before: Bool, after: Bool) {
    guard let focusedView else { return (false, false) }
    let stops = tabOrder
    func isFound(forward: Bool) -> Bool {
      let search = FocusSearch(forward: forward, aim: .textInput, isMove: false)
      return first(in: search, of: stops, from: focusedView) { _ in true } ?? false
    }
    return (isFound(forward: false), isFound(forward: true))
  }

  /// Moves the focus to the text input that follows in the order of Tab, or is before it, in view or not.
  ///
  /// - Returns: False if there is none: the focus stays.
  package func moveFocusToTextInput(forward: Bool) -> Bool {
    let scene = self.scene
    defer { withExtendedLifetime(scene) {} }
    guard let focusedView else { return false }
    guard let next = nextView(from: focusedView, forward: forward, .textInput) else {
      focusedView.showInScrollViews()
      return false
    }
    focus(next, isVisible: false)
    return self.focusedView === next
  }

  /// The one search for a view in the order of Tab.
  ///
  /// - Parameters:
  ///   - stops: The order as it is now.
  ///   - view: The view that the search begins after; nil for the beginning or the end of the order.
  ///   - take: Called for each view that is found until it returns a value.
  private func first<Result>(
    in search: FocusSearch, of stops: [TabStop], from view: View?, _ take: (FocusTarget) -> Result?
  ) -> Result? {
    var index = view.flatMap { place(of: $0, in: stops, search.forward) } ?? (search.forward ? -1 : stops.count)
    while true {
      index += search.forward ? 1 : -1
      guard stops.indices.contains(index) else { return nil }
      switch stops[index] {
      case .view(let next):
        if next !== view, search.stops(at: next), let result = take(.view(next)) { return result }
      case .unseen(let parts):
        if let target = parts.find(search), let result = take(target) { return result }
      }
    }
  }

  /// The number of a view in the order; for a part of a container, that of the last or first view inside.
  private func place(of view: View, in stops: [TabStop], _ forward: Bool) -> Int? {
    func isPlace(_ stop: TabStop, in layer: Layer) -> Bool {
      if case .view(let found) = stop { found === layer || found.isDescendant(of: layer) } else { false }
    }
    if let part = (view as? any FocusContainer)?.focusedPart {
      let known = forward ? stops.lastIndex { isPlace($0, in: part) } : stops.firstIndex { isPlace($0, in: part) }
      if let known { return known }
    }
    return stops.firstIndex { if case .view(let found) = $0 { found === view } else { false } }
  }

  /// The views that take the focus, with the parts that are out of view, in the order of Tab.
  private var tabOrder: [TabStop] {
    var stops: [TabStop] = []
    // A list, not recursion, since trees may be deep.
    var waiting = [TabItem.part(.layer(scene.modalView ?? scene.root))]
    while let item = waiting.popLast() {
      switch item {
      case .view(let view): if view.canBecomeFocused { stops.append(.view(view)) }
      case .part(.unseen(let parts)): stops.append(.unseen(parts))
      case .part(.layer(let layer)):
        guard !layer.isHidden else { continue }
        guard let view = layer as? View else {
          waiting += layer.sublayers.reversed().map { .part(.layer($0)) }
          continue
        }
        guard view.isUserInteractionEnabled else { continue }
        let order = (view as? any FocusContainer)?.focusOrder ?? (before: [], after: view.sublayers.map { .layer($0) })
        waiting += order.after.reversed().map(TabItem.part)
        waiting.append(.view(view))
        waiting += order.before.reversed().map(TabItem.part)
      }
    }
    return stops
  }

  /// The first or the last of the views inside a layer that a search is for; nil for none.
  package func focusableView(in layer: Layer, _ search: FocusSearch) -> View? {
    let views = frontViews(in: layer, where: search.isFor)
    return search.forward ? views.first : views.last
  }
}

/// A place in the order of Tab.
private enum TabStop {
  case view(View)
  case unseen(UnseenParts)
}

private enum TabItem {
  case part(FocusPart)
  /// A view without the layers inside.
  case view(View)
}
