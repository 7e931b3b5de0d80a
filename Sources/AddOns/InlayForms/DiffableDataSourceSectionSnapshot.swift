import InlayLists
import InlaySystem

/// The items of one section as a tree, after UIKit's NSDiffableDataSourceSectionSnapshot. Children are shown below
/// their parent while it is expanded.
///
/// A value, which `DiffableDataSource.apply(_:to:)` shows. An item occurs once in it; edits throw an `InlayError` of
/// the kind `invalidArgument` that names the item which occurs twice or not at all, and then change nothing.
///
/// Two of them are equal if they have the same items in the same order, with the same parents, and the same of them
/// expanded.
public struct DiffableDataSourceSectionSnapshot<ItemID: Hashable & Sendable>: Equatable, Sendable {
  private struct Node: Equatable, Sendable {
    let parent: ItemID?
    let level: Int
    var children: [ItemID] = []
    var isExpanded = false
  }

  private var nodes: [ItemID: Node] = [:]

  /// The items without a parent, in order.
  package private(set) var rootItems: [ItemID] = []

  /// Creates a tree without items.
  public init() {}

  /// All items, also those that are not visible, each before its children. O(items).
  public var items: [ItemID] { items { _ in true } }

  /// The items whose ancestors are all expanded, each before its children. O(visible items).
  public var visibleItems: [ItemID] { items(where: \.isExpanded) }

  /// Returns whether the tree has an item. O(1).
  package func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// Returns whether the children of an item are shown while the item is visible. False for an unknown item. O(1).
  public func isExpanded(_ item: ItemID) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns whether all ancestors of an item are expanded. False for an unknown item. O(level).
  public func isVisible(_ item: ItemID) -> Bool {
    guard var parent = nodes[item]?.parent else { return contains(item) }
    while isExpanded(parent) {
      guard let next = nodes[parent]?.parent else { return true }
      parent = next
    }
    return false
  }

  /// Returns the number of an item's ancestors, or `nil` if the item is unknown. O(1).
  public func level(of item: ItemID) -> Int? { nodes[item]?.level }

  /// Returns the parent of an item, or `nil` if it has none or is unknown. O(1).
  public func parent(of item: ItemID) -> ItemID? { nodes[item]?.parent }

  /// Returns the children of an item, and none for an unknown item. O(1).
  public func children(of item: ItemID) -> [ItemID] { nodes[item]?.children ?? [] }

  /// Adds items after the last child of a parent. O(added items).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: The parent; `nil`, the default, adds the items at the end of those without a parent.
  /// - Throws: `InlayError` if an item occurs twice, or the parent is unknown.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(InlayError) {
    if let parent { try check([parent]) }
    try insert(items, into: parent, at: siblings(below: parent).count)
  }

  /// Adds items before another one, with the same parent. O(siblings + added items).
  ///
  /// - Throws: `InlayError` if an item occurs twice or is unknown.
  public mutating func insert(_ items: [ItemID], before other: ItemID) throws(InlayError) {
    try insert(items, beside: other, after: false)
  }

  /// Adds items after another one and its descendants, with the same parent. O(siblings + added items).
  ///
  /// - Throws: `InlayError` if an item occurs twice or is unknown.
  public mutating func insert(_ items: [ItemID], after other: ItemID) throws(InlayError) {
    try insert(items, beside: other, after: true)
  }

  /// Deletes items with all their descendants. O(siblings of the items + deleted items).
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func delete(_ items: [ItemID]) throws(InlayError) {
    try check(items)
    var parents = Set<ItemID?>()
    var rest = items
    while let item = rest.popLast() {
      guard let node = nodes.removeValue(forKey: item) else { continue }
      parents.insert(node.parent)
      rest += node.children
    }
    for parent in parents {
      let left = siblings(below: parent).filter(contains)
      if let parent { nodes[parent]?.children = left } else { rootItems = left }
    }
  }

  /// Shows the children of items. Items without children may be expanded, for children that are added later. O(given
  /// items).
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func expand(_ items: [ItemID]) throws(InlayError) { try setExpanded(true, items) }

  /// Hides the descendants of items. Whether these are expanded themselves does not change. O(given items).
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func collapse(_ items: [ItemID]) throws(InlayError) { try setExpanded(false, items) }

  /// The visible items that were expanded or collapsed since an older snapshot, or got their first child or lost the
  /// last. O(visible items).
  func changedParents(since old: Self) -> [ItemID] {
    visibleItems.filter { item in
      guard let node = nodes[item], let before = old.nodes[item] else { return false }
      return node.isExpanded != before.isExpanded || node.children.isEmpty != before.children.isEmpty
    }
  }

  /// Moves an item without children, or adds one, to the position before a visible item; nil for the end.
  mutating func put(_ item: ItemID, beforeVisible other: ItemID?) throws(InlayError) {
    if contains(item) { try delete([item]) }
    if let other { try insert([item], before: other) } else { try append([item]) }
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) throws(InlayError) {
    try check(items)
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  private mutating func insert(_ items: [ItemID], beside other: ItemID, after: Bool) throws(InlayError) {
    try check([other])
    let parent = parent(of: other)
    let index = siblings(below: parent).firstIndex(of: other) ?? 0
    try insert(items, into: parent, at: index + (after ? 1 : 0))
  }

  private mutating func insert(_ items: [ItemID], into parent: ItemID?, at index: Int) throws(InlayError) {
    var new = Set<ItemID>()
    for item in items {
      guard nodes[item] == nil else { throw Self.error("item \(item) already exists") }
      guard new.insert(item).inserted else { throw Self.error("item \(item) is added twice") }
    }
    let level = parent.flatMap { nodes[$0] }.map { $0.level + 1 } ?? 0
    for item in items { nodes[item] = Node(parent: parent, level: level) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  /// The children of a parent, or the root items.
  private func siblings(below parent: ItemID?) -> [ItemID] { parent.map(children) ?? rootItems }

  /// The tree in order, without recursion: it may have any depth.
  private func items(where isOpen: (Node) -> Bool) -> [ItemID] {
    var items: [ItemID] = []
    var rest = [rootItems[...]]
    while let item = rest.last?.first {
      items.append(item)
      rest[rest.count - 1].removeFirst()
      if let node = nodes[item], isOpen(node) { rest.append(node.children[...]) }
      while rest.last?.isEmpty ?? false { rest.removeLast() }
    }
    return items
  }

  private func check(_ items: [ItemID]) throws(InlayError) {
    for item in items where nodes[item] == nil { throw Self.error("there is no item \(item)") }
  }

  private static func error(_ message: String) -> InlayError {
    InlayError(.invalidArgument, "invalid section snapshot: \(message)")
  }
}
