import InlayLayers

/// Keys and the focus.
extension EventDispatcher {
  func press(_ event: KeyEvent) -> Bool {
    (dropsText, dropsSpace) = (false, false)
    guard event.isDown else { return false }
    if event.key == .escape && cancelPresses() { return true }
    if isHeldElsewhere(event) {
      dropsText = true
      return true
    }
    guard let view = focusedView else { return enter(by: event) || pressWithoutFocus(event) }
    // Characters do not move the focus, and a caret shows where it is.
    let takesText = view.takesText
    if event.key.isControl, !takesText { view.focusState = .shown }
    if typing({ $0.keyDown(event) }) {
      dropsSpace = event.key == .space && !takesText
      return true
    }
    switch event.key {
    case .character("x") where event.isCommand:
      return typing { $0.asTextInput?.perform(.cut, with: pasteboard) ?? false }
    case .character("c") where event.isCommand:
      return handOutwards { $0.asTextInput?.perform(.copy, with: pasteboard) ?? false }
    case .character("v") where event.isCommand:
      return entering { $0.perform(.paste, with: pasteboard) }
    case .tab: return moveFocus(from: view, forward: !event.modifiers.contains(.shift))
    case .backTab: return moveFocus(from: view, forward: false)
    default: return false
    }
  }

  /// Whether a key repeats that was pressed before the focus came to a text input: it enters nothing there. Tab and the
  /// arrows continue.
  private func isHeldElsewhere(_ event: KeyEvent) -> Bool {
    guard event.isRepeat, let held = heldKey, held.key == event.key else {
      heldKey = HeldKey(key: event.key, view: focusedView)
      return false
    }
    switch event.key {
    case .tab, .backTab, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end: return false
    default: return held.view !== focusedView && focusedView?.takesText ?? false
    }
  }

  /// Tries the focused view, and those around it, until one handles an event.
  func handOutwards(_ body: (View) -> Bool) -> Bool {
    guard let view = focusedView else { return false }
    for case let view as View in view.superlayerChain where body(view) { return true }
    return false
  }

  /// The same for an event that may change a text: a focused view that handles it itself comes into view.
  func typing(_ body: (View) -> Bool) -> Bool {
    guard let view = focusedView else { return false }
    if body(view) {
      focusedView?.showInScrollViews()
      return true
    }
    for case let around as View in view.superlayerChain.dropFirst() where body(around) { return true }
    return false
  }

  /// The view that entered text goes to: the focused one, or the text input of the part that it passes keys to, such as
  /// the field of the focused row of a table. Nil if there is no focused view.
  package var textTarget: View? {
    guard let view = focusedView, view.asTextInput == nil else { return focusedView }
    return (view as? any FocusContainer)?.focusedEntry ?? view
  }

  /// The same for entered text: a text input that the focused view passes keys to gets the focus first.
  func entering(_ body: (any TextInput) -> Bool) -> Bool {
    if let view = focusedView, view.asTextInput == nil,
      let entry = (view as? any FocusContainer)?.showFocusedEntry()
    {
      returnFocus(to: entry, isVisible: view.isFocusVisible)
    }
    return typing { $0.asTextInput.map(body) ?? false }
  }

  /// Handles a key without a focused view: one that moves the focus gives it to the first focusable view, or to the
  /// last.
  private func enter(by event: KeyEvent) -> Bool {
    let isBackwards = event.key == .backTab || event.key == .tab && event.modifiers.contains(.shift)
    let next: View?
    switch event.key {
    case .tab, .backTab: next = nextView(from: nil, forward: !isBackwards)
    // Arrows are for a table's rows first, not for a field above them.
    case .up, .down, .pageUp, .pageDown, .home, .end: next = focusableViews.first
    default: return false
    }
    guard let view = next else { return false }
    if event.key == .tab || event.key == .backTab {
      (view as? any FocusContainer)?.tabWillArrive(forward: !isBackwards)
    }
    focus(view)
    switch event.key {
    case .home, .end: return view.keyDown(event)
    case .tab, .backTab: return true
    default: return view.takesFocusingKey ? view.keyDown(event) : true
    }
  }

  private func pressWithoutFocus(_ event: KeyEvent) -> Bool {
    let isBehindModal = scene.modalView != nil
    guard let view = frontViews(where: { $0.receivesUnfocusedKeys }).last else { return isBehindModal }
    for view in view.viewChain where view.keyDown(event) { return true }
    return isBehindModal
  }

  /// The last use of the pointer decides where keys go. A drag that scrolls leaves the focus where text is entered.
  func focusFirst(around view: View) {
    for case let view as View in view.superlayerChain where view.canBecomeFocused {
      if (view as? ScrollView)?.takesFocusToScroll ?? false { continue }
      return focus(view, isVisible: false)
    }
  }

  /// The views that take the focus, in the order of the tree.
  private var focusableViews: [View] { frontViews { $0.canBecomeFocused } }

  /// The first view that can become focused in a view; nil for none.
  package func firstFocusableView(in view: View) -> View? {
    scene.root.layoutIfNeeded()
    return frontViews(in: view) { $0.canBecomeFocused }.first
  }

  /// The shown views that events reach, in the order of the tree.
  func frontViews(in top: Layer? = nil, where isWanted: (View) -> Bool) -> [View] {
    var views: [View] = []
    // A list, not recursion, since trees may be deep.
    var waiting = [top ?? scene.modalView ?? scene.root]
    while let layer = waiting.popLast() {
      guard !layer.isHidden else { continue }
      if let view = layer as? View {
        guard view.isUserInteractionEnabled else { continue }
        if isWanted(view) { views.append(view) }
      }
      waiting += layer.sublayers.reversed()
    }
    return views
  }
}

/// A key that is down, and the view that had the focus when it was pressed.
struct HeldKey {
  let key: KeyEvent.Key
  weak var view: View?
}
