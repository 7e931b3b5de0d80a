import InlayGraphics
import InlayViews

/// The elements of a window's scene, with a number for each. One tree answers all requests between two frames.
@MainActor
final class AccessibleWindow {
  let window: any AccessibleHost
  let number: Int
  /// The tree of the last request or look; nil before the first one.
  private(set) var tree: AccessibilityTree?
  /// The window and its elements by their numbers.
  private(set) var objects: [Int: AccessibleObject] = [:]
  /// The numbers of the tree's elements.
  private(set) var numbers: [AccessibilityID: Int] = [:]
  /// Whether the tree may have changed.
  private(set) var isStale = true

  init(_ window: any AccessibleHost, number: Int) { (self.window, self.number) = (window, number) }

  func markStale() { isStale = true }

  var isActive: Bool { window.hasKeyboardFocus }

  /// Reads the scene again if it may have changed.
  ///
  /// - Returns: The tree before; nil for none, and if it is still true.
  func update(index: Int, nextNumber: () -> Int) -> AccessibilityTree? {
    guard isStale, window.isOpen else { return nil }
    isStale = false
    let (old, tree) = (self.tree, window.scene.accessibilityTree)
    self.tree = tree
    var known = numbers
    numbers = [:]
    for node in tree.allNodes { numbers[node.id] = known.removeValue(forKey: node.id) ?? nextNumber() }
    objects = [:]
    let children = addObjects(of: tree.nodes, in: number)
    var states: AccessibleStates = [.enabled, .sensitive, .showing, .visible, .focusable]
    if isActive { states.insert(.active) }
    if window.isResizable { states.insert(.resizable) }
    objects[number] = AccessibleObject(
      number: number, parent: 0, index: index, children: children, role: .frame, name: window.title, details: "",
      states: states, frame: Rect(origin: .zero, size: window.scene.size), window: window)
    return old
  }

  /// - Returns: Their numbers.
  private func addObjects(of nodes: [AccessibilityNode], in parent: Int) -> [Int] {
    for (index, node) in nodes.enumerated() {
      guard let number = numbers[node.id] else { continue }
      let children = addObjects(of: node.children, in: number)
      let element = node.element
      var states = AccessibleStates(element, isFocused: node.isFocused && isActive)
      if !node.isShowing { states.remove(.showing) }
      objects[number] = AccessibleObject(
        number: number, parent: parent, index: index, children: children, role: AccessibleRole(element),
        name: AccessibleObject.name(of: element), details: AccessibleObject.details(of: element),
        states: states, frame: node.frame, window: window, node: node)
    }
    return nodes.compactMap { numbers[$0.id] }
  }
}
