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
  /// The dialogs that readers know as the active ones, by the numbers of their windows.
  private var dialogs: [Int: AccessibilityID] = [:]

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
  private nonisolated static func parts(_ event: String) -> [Substring] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":", omittingEmptySubsequences: false).map { $0 }
  }

  /// Caches of readers live by three kinds of events, for which they do not register.
  private func isWanted(_ number: Int, _ interface: String, _ name: String, _ detail: String) -> Bool {
    if objects.isCached, objects.isKnown(number),
      ["ChildrenChanged", "PropertyChange", "StateChanged"].contains(name)
    {
      return true
    }
    return listeners.contains { Self.hears($0.parts, "\(interface):\(name):\(detail)") }
  }

  private nonisolated static func hears(_ parts: [Substring], _ event: String) -> Bool {
    zip(parts, Self.parts(event)).allSatisfy { $0.isEmpty || $0 == $1 }
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
    dialogs[window.number] = nil
    send(window.number, "Destroy", "", 0, 0, .text(window.window.title), interface: "Window")
    send(0, "ChildrenChanged", "remove", index, 0, objects.reference(window.number))
  }

  func reportActivation(_ window: AccessibleWindow, _ isActive: Bool) {
    let name = isActive ? "Activate" : "Deactivate"
    send(window.number, name, "", 0, 0, .text(window.window.title), interface: "Window")
    send(window.number, "StateChanged", "active", isActive ? 1 : 0)
    let (isKnown, known) = (window.tree != nil, window.tree?.readersFocus?.id)
    if isActive { dialogs[window.number] = nil }
    objects.update(window)
    reportDialog(of: window, isActive)
    guard let focus = window.tree?.readersFocus, let number = window.numbers[focus.id] else { return }
    // A focus that moved meanwhile was reported as a change.
    if isActive, isKnown, focus.id != known { return }
    send(number, "StateChanged", "focused", isActive ? 1 : 0)
  }

  /// A dialog opened, or is on top again, or its window became active: readers go to it as to a window, and say its
  /// title and its message before what has the focus. When the last one closed, they go to what gets the focus, or
  /// back to the window.
  private func reportDialog(of window: AccessibleWindow, _ isActive: Bool) {
    guard let tree = window.tree else { return }
    guard let dialog = tree.dialog, let number = window.numbers[dialog.id] else {
      // A list of values covers the dialog for a while.
      if tree.nodes.contains(where: { $0.element.states.contains(.modal) }) { return }
      guard dialogs.removeValue(forKey: window.number) != nil, isActive, tree.focusedNode == nil else { return }
      return send(window.number, "Activate", "", 0, 0, .text(window.window.title), interface: "Window")
    }
    if !isActive { return send(number, "StateChanged", "active", 0) }
    guard dialogs.updateValue(dialog.id, forKey: window.number) != dialog.id else { return }
    send(number, "Activate", "", 0, 0, .text(AccessibleObject.name(of: dialog.element)), interface: "Window")
    send(number, "StateChanged", "active", 1)
  }

  // MARK: announcements

  /// Whether a reader waits for what a window announces.
  func hearsAnnouncements(_ window: AccessibleWindow) -> Bool {
    isWanted(window.number, "Object", "Announcement", "") || needsStatus
  }

  /// Whether there is a reader that waits for notifications which appear, and knows no announcements: Orca before
  /// version 45.
  private var needsStatus: Bool {
    Dictionary(grouping: listeners, by: \.reader).values.contains { listeners in
      func hears(_ event: String, depth: Int) -> Bool {
        listeners.contains { $0.parts.count >= depth && Self.hears($0.parts, event) }
      }
      return hears("object:state-changed:showing", depth: 2) && !hears("object:announcement:", depth: 2)
    }
  }

  func announce(_ text: String, isUrgent: Bool, in window: AccessibleWindow) {
    send(window.number, "Announcement", "", isUrgent ? 2 : 1, 0, .text(text))
    guard needsStatus else { return }
    let (status, isNew) = objects.showStatus(text, in: window)
    if isNew {
      let index = window.objects[status.bar]?.index ?? 0
      send(window.number, "ChildrenChanged", "add", index, 0, objects.reference(status.bar))
    } else {
      send(status.message, "StateChanged", "showing", 0)
      send(status.label, "PropertyChange", "accessible-name", 0, 0, .text(text))
    }
    send(status.message, "StateChanged", "showing", 1)
  }

  // MARK: changes

  private func report(_ window: AccessibleWindow, from old: AccessibilityTree, numbers: [AccessibilityID: Int]) {
    guard isObserved, let tree = window.tree else { return }
    // Readers forget what is gone after they heard of it.
    defer { if objects.isCached { removeFromCaches(window, numbers) } }
    func number(_ node: AccessibilityTree.Node?) -> Int {
      guard let node else { return window.number }
      return window.numbers[node.id] ?? numbers[node.id] ?? window.number
    }
    var (lists, replaced): (Set<Int>, Set<Int>) = ([], [])
    var keys: [AccessibilityTree.Node] = []
    for change in tree.changes(from: old) {
      switch change {
      case .removed(let node, let index, let parent):
        send(number(parent), "ChildrenChanged", "remove", index, 0, objects.reference(number(node)))
      case .added(let node, let index, let parent):
        send(number(parent), "ChildrenChanged", "add", index, 0, objects.reference(number(node)))
      case .replaced(let parent):
        let earlier = parent.map { parent in old.allNodes.first { $0.id == parent.id }?.children ?? [] } ?? old.nodes
        replaced.insert(number(parent))
        replaceChildren(of: number(parent), in: window, instead: earlier.first.map(number))
      case .changed(let node, let earlier):
        var before = earlier.element
        if node.element.role == .key, node.element.label != before.label {
          keys.append(node)
          before.label = node.element.label
        }
        report(number(node), node.element, from: before)
        if node.isShowing != earlier.isShowing {
          send(number(node), "StateChanged", "showing", node.isShowing ? 1 : 0)
        }
        guard node.element.states.contains(.selected) != earlier.element.states.contains(.selected) else { continue }
        if let list = window.objects[number(node)]?.parent, lists.insert(list).inserted {
          send(list, "SelectionChanged")
        }
      // Readers receive the chosen segment instead of its control.
      case .focused: break
      }
    }
    reportKeys(keys.map(number), in: window, besides: replaced)
    if window.isActive { reportDialog(of: window, true) }
    let (lost, gained) = (old.readersFocus, tree.readersFocus)
    guard window.isActive, lost?.id != gained?.id else { return }
    if let lost, window.numbers[lost.id] != nil { send(number(lost), "StateChanged", "focused", 0) }
    if let gained { send(number(gained), "StateChanged", "focused", 1) }
  }

  /// Replaces children of which so many are others that readers receive only the last one, and query all of them again:
  /// they know none any more, so its index is beyond those that they know.
  ///
  /// - Parameter first: The first of the earlier ones, which is told where there are no others.
  private func replaceChildren(of number: Int, in window: AccessibleWindow, instead first: Int?) {
    guard let object = window.objects[number] else { return }
    if objects.isCached, objects.isKnown(number) { sendToCaches(object, childCount: 0) }
    if let last = object.children.last {
      send(number, "ChildrenChanged", "add", object.children.count - 1, 0, objects.reference(last))
    } else if let first {
      send(number, "ChildrenChanged", "remove", 0, 0, objects.reference(first))
    }
  }

  /// Keys of a keyboard show other characters: one event for all. Those that readers keep are replaced in their caches.
  ///
  /// - Parameter replaced: Readers ask for the children of these anyway.
  private func reportKeys(_ keys: [Int], in window: AccessibleWindow, besides replaced: Set<Int>) {
    let changed = keys.compactMap { window.objects[$0] }
    if let key = changed.first, changed.count == 1, !replaced.contains(key.parent) {
      return send(key.number, "PropertyChange", "accessible-name", 0, 0, .text(key.name))
    }
    if objects.isCached { for key in changed where objects.isKnown(key.number) { sendToCaches(key) } }
    if let keyboard = changed.first?.parent, !replaced.contains(keyboard) { send(keyboard, "VisibleDataChanged") }
  }

  private func sendToCaches(_ object: AccessibleObject, childCount: Int? = nil) {
    emit(
      AccessibleObjects.cachePath, AccessibleInterface.cache.busName, "AddAccessible",
      [objects.cacheItem(object, childCount: childCount)])
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
    // The name of a text to read is its content.
    guard !role.isText, let text = AccessibleObject.text(of: new), let earlier = AccessibleObject.text(of: old) else {
      return
    }
    if text != earlier { report(number, text, from: earlier) }
  }

  private func report(_ number: Int, _ new: AccessibilityElement.Text, from old: AccessibilityElement.Text) {
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
