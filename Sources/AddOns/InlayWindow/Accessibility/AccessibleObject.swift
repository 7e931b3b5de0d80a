import InlayGraphics
import InlayViews

/// The program, a window or an element, as readers see it at one moment.
struct AccessibleObject {
  /// Part of the path; that of the program is 0. A number is never used again.
  let number: Int
  /// The number of the parent; the program's parent is the desktop's.
  let parent: Int
  /// The place in the parent, from 0 on.
  let index: Int
  var children: [Int]
  let role: AccessibleRole
  let name: String
  let details: String
  let states: AccessibleStates
  /// The frame in points of the scene.
  let frame: Rect
  /// The window; nil for the program.
  let window: (any AccessibleHost)?
  /// The node; nil for the program and windows.
  var node: AccessibilityTree.Node?

  var element: AccessibilityElement? { node?.element }
  var path: String { Self.path(number) }

  static let folder = "/org/a11y/atspi/accessible"
  static let root = folder + "/root"
  static func path(_ number: Int) -> String { number == 0 ? root : folder + "/\(number)" }

  /// Returns nil for paths that were never given.
  static func number(of path: String) -> Int? {
    guard path.hasPrefix(folder + "/") else { return nil }
    return path == root ? 0 : Int(path.dropFirst(folder.count + 1))
  }

  var interfaces: [AccessibleInterface] {
    guard let element else { return number == 0 ? [.accessible, .application, .collection] : Self.ofAll }
    var interfaces = Self.ofAll
    if !element.actions.isEmpty { interfaces.append(.action) }
    if element.range != nil { interfaces.append(.value) }
    if element.role == .listBox || element.role == .menu { interfaces.append(.selection) }
    if Self.text(of: element) != nil { interfaces.append(.text) }
    if element.text != nil, element.states.contains(.editable) { interfaces.append(.editableText) }
    return interfaces
  }

  private static let ofAll: [AccessibleInterface] = [.accessible, .component, .collection]

  /// Returns the name of an element. The value is a part of it only in texts, of which readers say nothing else.
  static func name(of element: AccessibilityElement) -> String {
    let parts = AccessibleRole(element).isText ? [element.label, element.value] : [element.label]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The value where no interface has it, such as the detail of a row or the message of an alert, the error and the
  /// hint.
  static func details(of element: AccessibilityElement) -> String {
    let hasValue = element.range != nil || text(of: element) != nil
    return [hasValue ? "" : element.value, element.error, element.hint].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// The text of a field, of a text to read, or the value of a list of values; nil for other elements.
  static func text(of element: AccessibilityElement) -> AccessibilityElement.Text? {
    let role = AccessibleRole(element)
    if let text = element.text { return text }
    if role.isText { return AccessibilityElement.Text(name(of: element), selection: 0..<0) }
    return role == .comboBox ? AccessibilityElement.Text(element.value, selection: 0..<0) : nil
  }

  /// The role in the language of the element.
  var localizedRole: String {
    guard let node else { return role.name }
    let isSecret = node.element.states.contains(.secure)
    return isSecret ? node.layer.localized(Word.secureTextField) : node.layer.localized(node.element.role)
  }

  /// The attributes by the names of ARIA.
  var attributes: [(String, String)] {
    var attributes = [("toolkit", "Inlay")]
    guard let element else { return attributes }
    // The place of the chosen segment is that of the segment, and not of its control.
    if element.role != .segmentedControl || !(node?.layer is Control) {
      if let index = element.index { attributes.append(("posinset", "\(index)")) }
      if let count = element.count { attributes.append(("setsize", "\(count)")) }
    }
    if let level = element.level { attributes.append(("level", "\(level)")) }
    if !element.value.isEmpty { attributes.append(("valuetext", element.value)) }
    return attributes
  }
}
