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
  /// The last announcement to readers that hear no announcements; nil before the first one.
  private(set) var status: AccessibleStatus?
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
    var children = addObjects(of: tree.nodes, in: number, focus: tree.readersFocus?.id)
    if let status {
      add(status, index: children.count)
      children.append(status.bar)
    }
    var states: AccessibleStates = [.enabled, .sensitive, .showing, .visible, .focusable]
    if isActive { states.insert(.active) }
    if window.isResizable { states.insert(.resizable) }
    objects[number] = AccessibleObject(
      number: number, parent: 0, index: index, children: children, role: .frame, name: window.title, details: "",
      states: states, frame: Rect(origin: .zero, size: window.scene.size), window: window)
    return old
  }

  /// - Returns: Their numbers.
  private func addObjects(of nodes: [AccessibilityTree.Node], in parent: Int, focus: AccessibilityID?) -> [Int] {
    for (index, node) in nodes.enumerated() {
      guard let number = numbers[node.id] else { continue }
      let children = addObjects(of: node.children, in: number, focus: focus)
      let element = node.element
      var states = AccessibleStates(element, isFocused: node.id == focus && isActive)
      if !node.isShowing { states.remove(.showing) }
      // A dialog is a window to readers.
      if element.isDialog, isActive { states.insert(.active) }
      objects[number] = AccessibleObject(
        number: number, parent: parent, index: index, children: children, role: AccessibleRole(element),
        name: AccessibleObject.name(of: element), details: AccessibleObject.details(of: element),
        states: states, frame: node.frame, window: window, node: node)
    }
    return nodes.compactMap { numbers[$0.id] }
  }

  // MARK: the status bar

  /// Shows a text at the end of the window.
  ///
  /// - Returns: Its objects, and whether they are new.
  func showStatus(_ text: String, nextNumber: () -> Int) -> (bar: AccessibleStatus, isNew: Bool) {
    let known = status
    var shown = known ?? AccessibleStatus(bar: nextNumber(), message: nextNumber(), label: nextNumber(), text: text)
    shown.text = text
    status = shown
    let others = objects[number]?.children.filter { $0 != shown.bar } ?? []
    add(shown, index: others.count)
    objects[number]?.children = others + [shown.bar]
    return (shown, known == nil)
  }

  /// Orca says neither role nor name of a notification in a status bar: only the text in it.
  private func add(_ status: AccessibleStatus, index: Int) {
    func add(_ number: Int, in parent: Int, _ index: Int, _ child: Int?, _ role: AccessibleRole, _ name: String = "") {
      objects[number] = AccessibleObject(
        number: number, parent: parent, index: index, children: child.map { [$0] } ?? [], role: role, name: name,
        details: "", states: [.enabled, .sensitive, .showing, .visible], frame: .zero, window: window)
    }
    add(status.bar, in: number, index, status.message, .statusBar)
    add(status.message, in: status.bar, 0, status.label, .notification)
    add(status.label, in: status.message, 0, nil, .label, status.text)
  }
}

/// A status bar that is not seen, with a notification in it and its text, by their numbers.
struct AccessibleStatus {
  let bar: Int
  let message: Int
  let label: Int
  var text: String
}

extension AccessibilityTree {
  /// The element that readers are told has the focus: of segments the chosen one.
  var readersFocus: AccessibilityTree.Node? {
    focusedNode.map { node in
      guard node.element.role == .segmentedControl else { return node }
      return node.children.first { $0.element.states.contains(.checked) } ?? node
    }
  }

  /// The dialog that is open; nil for none, and while a list of values covers it.
  var dialog: AccessibilityTree.Node? { nodes.first { $0.element.isDialog } }
}

extension AccessibilityElement {
  /// Whether it is one of those that keep input from everything else, and are named.
  var isDialog: Bool { states.contains(.modal) && [.alert, .actionSheet, .sheet].contains(role) }
}
