import InlayViews

/// Sends readers the events for which they registered.
@MainActor
final class AccessibleEvents {
  typealias Emitter = (_ path: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) -> Void

  /// Sends a signal to all that listen.
  private let emit: Emitter
  private let objects: AccessibleObjects
  /// The events that readers wait for, by the parts of their names, with the readers' names on the bus.
  private var listeners: [(reader: String, parts: [Substring])] = []

  init(_ objects: AccessibleObjects, _ emit: @escaping Emitter) {
    (self.objects, self.emit) = (objects, emit)
    objects.changeHandler = { [weak self] in self?.report($0, from: $1, numbers: $2) }
  }

  // MARK: listeners

  func addListener(_ reader: String, event: String) { listeners.append((reader, Self.parts(event))) }

  func removeListener(_ reader: String, event: String) {
    let parts = Self.parts(event)
    listeners.removeAll { $0.reader == reader && (event.isEmpty || $0.parts == parts) }
  }

  /// Whether changes are of interest to anybody.
  var isObserved: Bool { !listeners.isEmpty || objects.isCached }

  /// Readers write names of events in several ways.
  private static func parts(_ event: String) -> [Substring] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":", omittingEmptySubsequences: false).map { $0 }
  }

  /// Caches of readers live by three kinds of events, for which they do not register.
  private func isWanted(_ number: Int, _ interface: String, _ name: String, _ detail: String) -> Bool {
    if objects.isCached, objects.isKnown(number),
      ["ChildrenChanged", "PropertyChange", "StateChanged"].contains(name)
    {
      return true
    }
    let event = Self.parts("\(interface):\(name):\(detail)")
    return listeners.contains { listener in zip(listener.parts, event).allSatisfy { $0.isEmpty || $0 == $1 } }
  }

  /// An event of an object, by the number of the latter.
  private func send(
    _ number: Int, _ name: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0,
    _ value: BusValue = .int(0), interface: String = "Object"
  ) {
    guard isWanted(number, interface, name, detail) else { return }
    objects.noteKnown(number)
    emit(
      AccessibleObject.path(number), AccessibleInterface.prefix + "Event." + interface, name,
      [.text(detail), .int(first), .int(second), .variant(value), .list("{sv}", [])])
  }

  // MARK: windows

  func reportOpening(_ window: AccessibleWindow, index: Int) {
    send(0, "ChildrenChanged", "add", index, 0, objects.reference(window.number))
    send(window.number, "Create", "", 0, 0, .text(window.window.title), interface: "Window")
  }

  func reportClosing(_ window: AccessibleWindow, index: Int) {
    send(window.number, "Destroy", "", 0, 0, .text(window.window.title), interface: "Window")
    send(0, "ChildrenChanged", "remove", index, 0, objects.reference(window.number))
  }

  func reportActivation(_ window: AccessibleWindow, _ isActive: Bool) {
    let name = isActive ? "Activate" : "Deactivate"
    send(window.number, name, "", 0, 0, .text(window.window.title), interface: "Window")
    send(window.number, "StateChanged", "active", isActive ? 1 : 0)
    let (isKnown, known) = (window.tree != nil, window.tree?.focusedNode?.id)
    objects.update(window)
    guard let focus = window.tree?.focusedNode, let number = window.numbers[focus.id] else { return }
    // A focus that moved meanwhile was reported as a change.
    if isActive, isKnown, focus.id != known { return }
    send(number, "StateChanged", "focused", isActive ? 1 : 0)
  }

  /// Whether a reader waits for what a window announces.
  func hearsAnnouncements(_ window: AccessibleWindow) -> Bool { isWanted(window.number, "Object", "Announcement", "") }

  func announce(_ text: String, isUrgent: Bool, in window: AccessibleWindow) {
    send(window.number, "Announcement", "", isUrgent ? 2 : 1, 0, .text(text))
  }

  // MARK: changes

  private func report(_ window: AccessibleWindow, from old: AccessibilityTree, numbers: [AccessibilityID: Int]) {
    guard isObserved, let tree = window.tree else { return }
    // Readers forget what is gone after they heard of it.
    defer { if objects.isCached { removeFromCaches(window, numbers) } }
    func number(_ node: AccessibilityNode?) -> Int {
      guard let node else { return window.number }
      return window.numbers[node.id] ?? numbers[node.id] ?? window.number
    }
    var lists: Set<Int> = []
    for change in tree.changes(from: old) {
      switch change {
      case .removed(let node, let index, let parent):
        send(number(parent), "ChildrenChanged", "remove", index, 0, objects.reference(number(node)))
      case .added(let node, let index, let parent):
        send(number(parent), "ChildrenChanged", "add", index, 0, objects.reference(number(node)))
      case .replaced(let parent):
        // An index that does not exist has readers ask for all children again.
        let child = window.objects[number(parent)]?.children.first ?? number(parent)
        send(number(parent), "ChildrenChanged", "add", -1, 0, objects.reference(child))
      case .changed(let node, let earlier):
        report(number(node), node.element, from: earlier.element)
        guard node.element.states.contains(.selected) != earlier.element.states.contains(.selected) else { continue }
        if let list = window.objects[number(node)]?.parent, lists.insert(list).inserted {
          send(list, "SelectionChanged")
        }
      case .focused(let gained, let lost):
        guard window.isActive else { continue }
        if let lost, window.numbers[lost.id] != nil { send(number(lost), "StateChanged", "focused", 0) }
        if let gained { send(number(gained), "StateChanged", "focused", 1) }
      }
    }
  }

  private func removeFromCaches(_ window: AccessibleWindow, _ earlier: [AccessibilityID: Int]) {
    for (id, number) in earlier where window.numbers[id] == nil && objects.isKnown(number) {
      emit(
        AccessibleObjects.cachePath, AccessibleInterface.cache.busName, "RemoveAccessible", [objects.reference(number)])
    }
  }

  private func report(_ number: Int, _ new: AccessibilityElement, from old: AccessibilityElement) {
    let (name, details) = (AccessibleObject.name(of: new), AccessibleObject.details(of: new))
    if name != AccessibleObject.name(of: old) {
      send(number, "PropertyChange", "accessible-name", 0, 0, .text(name))
    }
    if details != AccessibleObject.details(of: old) {
      send(number, "PropertyChange", "accessible-description", 0, 0, .text(details))
    }
    let role = AccessibleRole(new)
    if role != AccessibleRole(old) {
      send(number, "PropertyChange", "accessible-role", 0, 0, .unsigned(role.number))
    }
    if let value = new.range?.value, value != old.range?.value {
      send(number, "PropertyChange", "accessible-value", 0, 0, .double(value))
    }
    let (states, before) = (AccessibleStates(new, isFocused: false), AccessibleStates(old, isFocused: false))
    for (state, name) in AccessibleStates.names where states.contains(state) != before.contains(state) {
      send(number, "StateChanged", name, states.contains(state) ? 1 : 0)
    }
    if let text = new.text, let earlier = old.text, text != earlier { report(number, text, from: earlier) }
  }

  private func report(_ number: Int, _ new: AccessibilityText, from old: AccessibilityText) {
    let (text, before) = (AccessibleText(new), AccessibleText(old))
    let (common, removed, added) = text.difference(from: before)
    if !removed.isEmpty { send(number, "TextChanged", "delete", common, removed.count, .text(before[removed])) }
    if !added.isEmpty { send(number, "TextChanged", "insert", common, added.count, .text(text[added])) }
    if text.caret != before.caret { send(number, "TextCaretMoved", "", text.caret) }
    if text.selection != before.selection, !text.selection.isEmpty || !before.selection.isEmpty {
      send(number, "TextSelectionChanged")
    }
  }
}

extension AccessibleText {
  /// The number of equal scalars at the beginning, and the ranges that differ after it in the earlier text and in this
  /// one.
  func difference(from old: AccessibleText) -> (start: Int, removed: Range<Int>, added: Range<Int>) {
    var start = 0
    while start < min(count, old.count), scalar(start) == old.scalar(start) { start += 1 }
    var end = 0
    while end < min(count, old.count) - start, scalar(count - 1 - end) == old.scalar(old.count - 1 - end) { end += 1 }
    return (start, start..<old.count - end, start..<count - end)
  }
}
