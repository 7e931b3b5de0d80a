import InlayGraphics
import InlayLayers

extension AccessibilityTree.Node {
  /// The words of a screen reader when the element is read or focused, in the language of its layer: name, value, kind,
  /// place and states, separated by commas. Empty for a mere container.
  package var spokenText: String { Utterance(layer: layer, element).parts.joined(separator: ", ") }
}

extension Scene {
  /// Returns the words of a screen reader for a view, or for the element around it; `nil` if it is not an element,
  /// hidden, or behind a modal view. O(visible layers).
  package func spokenText(for view: View) -> String? { accessibilityTree.node(around: view)?.spokenText }

  /// The words of a screen reader for the focused element; `nil` for none.
  public var spokenFocus: String? { accessibilityTree.focusedNode?.spokenText }

  /// The words of a screen reader for the whole scene, in reading order. A segmented control names its chosen
  /// segment: the segments are not read one by one.
  package var spokenElements: [String] {
    accessibilityTree.nodes.flatMap(\.spokenNodes).map(\.spokenText).filter { !$0.isEmpty }
  }
}

extension AccessibilityTree.Node {
  /// The node, and those inside that it does not speak for.
  fileprivate var spokenNodes: [AccessibilityTree.Node] {
    element.role == .segmentedControl ? [self] : [self] + children.flatMap(\.spokenNodes)
  }
}

/// The spoken parts of an element, in their order.
private struct Utterance {
  let layer: Layer
  let element: AccessibilityElement

  init(layer: Layer, _ element: AccessibilityElement) {
    self.layer = layer
    self.element = element
  }

  var parts: [String] {
    let parts = [label, value, role, place] + states + [element.error, element.hint, actions]
    return parts.filter { !$0.isEmpty }
  }

  /// A switch is on or off; of secure text nothing is said. The app's own words for a value come before.
  private var value: String {
    switch element.role {
    case .switch: [element.value, word(isChecked ? .on : .off)].filter { !$0.isEmpty }.joined(separator: ", ")
    case .progressIndicator where (layer as? View)?.givenAccessibilityValue == nil:
      element.range.map { layer.localized(.percent, count: Int(clamping: ($0.value * 100).rounded())) } ?? ""
    case .textField where element.states.contains(.secure): element.value
    case .textField, .searchField: element.value.isEmpty ? word(.empty) : element.value
    default: element.value
    }
  }

  private var isChecked: Bool { element.states.contains(.checked) }

  /// The kind, where name and place do not say it.
  private var role: String {
    switch element.role {
    // A keyboard is named so.
    case .keyboard: element.label.isEmpty ? layer.localized(element.role) : ""
    case .row, .staticText, .emptyState, .group, .navigation, .page, .badge: ""
    case .textField where element.states.contains(.secure): word(.secureTextField)
    default: layer.localized(element.role)
    }
  }

  /// Containers that only group say nothing.
  private var label: String { element.role == .page ? "" : element.label }

  private var place: String {
    guard let count = element.count else { return "" }
    if let index = element.index { return layer.localized(.position, String(index), String(count)) }
    return count == 0 ? word(.empty) : layer.localized(.items, count: count)
  }

  private var states: [String] {
    var states: [String] = []
    func add(_ word: Word, if isSet: Bool) { if isSet { states.append(self.word(word)) } }
    let known = element.states
    if element.role != .switch, known.contains(.checkable) { add(isChecked ? .checked : .notChecked, if: true) }
    add(.selected, if: known.contains(.selected))
    if known.contains(.expandable) { add(known.contains(.expanded) ? .expanded : .collapsed, if: true) }
    add(.busy, if: known.contains(.busy))
    add(.dimmed, if: known.contains(.disabled))
    add(.invalid, if: !element.error.isEmpty)
    return states
  }

  /// Whether there is more to do than what most rows and controls offer.
  private var actions: String {
    let usual: Set<AccessibilityAction> = [.press, .increment, .decrement, .cancel, .delete, .showDetails]
    return element.role == .sectionIndex || usual.isSuperset(of: element.actions) ? "" : word(.actionsAvailable)
  }

  private func word(_ word: Word) -> String { layer.localized(word) }
}
