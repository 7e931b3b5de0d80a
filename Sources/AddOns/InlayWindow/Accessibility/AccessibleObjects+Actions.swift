import InlayViews

/// Action, Selection, Value.
extension AccessibleObjects {
  func action(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    let actions = object.element?.actions ?? []
    if member == "NActions" { return [.int(actions.count)] }
    if member == "GetActions" {
      return [.list("(sss)", actions.map { .tuple([.text($0.busName), .text(""), .text("")]) })]
    }
    let number = arguments.first?.int ?? 0
    let action = actions.indices.contains(number) ? actions[number] : nil
    switch member {
    case "GetName": return [.text(action?.busName ?? "")]
    case "GetLocalizedName":
      let word = action?.word.flatMap { word in object.node.map { $0.layer.localized(word) } }
      return [.text(word ?? action?.busName ?? "")]
    case "GetDescription", "GetKeyBinding": return [.text("")]
    case "DoAction": return [.bool(action.map { perform($0, on: object) } ?? false)]
    default: return nil
    }
  }

  func selection(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    let children = children(of: object)
    let selected = children.filter { $0.states.contains(.selected) }
    let number = arguments.first?.int ?? 0
    func child(_ list: [AccessibleObject]) -> AccessibleObject? { list.indices.contains(number) ? list[number] : nil }
    /// A press selects, or takes the selection back.
    func toggle(_ child: AccessibleObject?, to isSelected: Bool) -> [BusValue] {
      guard let child, child.states.contains(.selectable) else { return [.bool(false)] }
      return [.bool(child.states.contains(.selected) == isSelected || perform(.press, on: child))]
    }
    switch member {
    case "NSelectedChildren": return [.int(selected.count)]
    case "GetSelectedChild": return [reference(child(selected)?.number)]
    case "SelectChild": return toggle(child(children), to: true)
    case "DeselectSelectedChild": return toggle(child(selected), to: false)
    case "DeselectChild": return toggle(child(children), to: false)
    case "IsChildSelected": return [.bool(child(children)?.states.contains(.selected) ?? false)]
    case "SelectAll", "ClearSelection": return [.bool(false)]
    default: return nil
    }
  }

  func value(_ member: String, _ object: AccessibleObject) -> [BusValue]? {
    guard let element = object.element, let range = element.range else { return nil }
    switch member {
    case "CurrentValue": return [.double(range.value)]
    case "MinimumValue": return [.double(range.minimum)]
    case "MaximumValue": return [.double(range.maximum)]
    case "MinimumIncrement": return [.double(range.step)]
    case "Text": return [.text(element.value)]
    default: return nil
    }
  }

  /// Sets a number at once. One of a view that knows only steps is changed by these.
  func setValue(_ value: Double, of object: AccessibleObject) -> Bool {
    guard let range = object.element?.range, range.step > 0, value.isFinite else { return false }
    if perform(.setValue(value), on: object) { return true }
    let wanted = min(max(value, range.minimum), range.maximum)
    let steps = ((wanted - range.value) / range.step).rounded()
    guard abs(steps) <= 1000 else { return false }
    return (0..<Int(abs(steps))).allSatisfy { _ in perform(steps > 0 ? .increment : .decrement, on: object) }
  }
}

extension AccessibilityAction {
  /// The name on the bus: the usual one, or that of the app.
  var busName: String {
    switch self {
    case .press: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .delete: "delete"
    case .insert: "insert"
    case .showDetails: "show-details"
    case .showMenu: "show-menu"
    case .moveUp: "move-up"
    case .moveDown: "move-down"
    case .cancel: "cancel"
    case .focus: "focus"
    case .scrollToVisible: "scroll-to-visible"
    case .selectText: "select-text"
    case .enterText: "enter-text"
    case .setValue: "set-value"
    case .custom(let name): name
    }
  }
}

extension AccessibilityAction {
  /// The action's name in the user's language; nil for one that has a name of its own.
  fileprivate var word: Word? {
    switch self {
    case .press: .press
    case .increment: .increment
    case .decrement: .decrement
    case .delete: .delete
    case .insert: .insert
    case .showDetails: .moreInfo
    case .showMenu: .showMenu
    case .moveUp: .moveUp
    case .moveDown: .moveDown
    case .cancel: .cancel
    case .focus, .scrollToVisible, .selectText, .enterText, .setValue, .custom: nil
    }
  }
}
