import InlayLayers
import InlayViews

extension Scene {
  /// What Tab does not reach, and what it does not leave. Rows are reached through their table by arrows, keys of an
  /// on-screen keyboard by a keyboard.
  func keyboardFaults(_ nodes: [AccessibilityNode]) -> [AccessibilityFault] {
    let kept = eventDispatcher
    let events = kept ?? makeEventDispatcher()
    let before = events.focusedView
    let isShown = before?.focusState != .hidden
    defer { events.focus(before, isShown: isShown) }
    events.focus(nil)
    var reached: [View] = []
    var trap: View?
    // From the last view the focus leaves the scene; a modal view begins again.
    for _ in 0...nodes.count + 1 {
      let last = events.focusedView
      _ = events.send(.key(KeyEvent(.tab)))
      guard let view = events.focusedView else { break }
      if view === last {
        trap = view
        break
      }
      if reached.contains(where: { $0 === view }) { break }
      reached.append(view)
    }
    var faults: [AccessibilityFault] = []
    if let trap, reached.count > 1 || nodes.contains(where: { $0.isFocusable && !trap.isAround($0.layer) }) {
      faults.append(
        AccessibilityFault(
          kind: .focusTrap, layer: trap, message: "Tab does not leave the view: its keyDown(_:) takes it"))
    }
    guard trap == nil else { return faults }
    for node in nodes where node.isFocusable && !reached.contains(where: { $0.isAround(node.layer) }) {
      faults.append(
        AccessibilityFault(
          kind: .unreachable, layer: node.layer,
          message: "no key reaches \(node.name): let canBecomeFocused be true, or handle its keys around it"))
    }
    return faults
  }
}

extension AccessibilityNode {
  /// Whether keys have to reach the element.
  fileprivate var isFocusable: Bool {
    element.role.isControl && element.role != .key && !element.actions.isEmpty
      && !element.states.contains(.disabled)
  }
}

extension View {
  /// Whether the view is a layer, or around it.
  fileprivate func isAround(_ layer: Layer) -> Bool { layer === self || layer.isDescendant(of: self) }
}
