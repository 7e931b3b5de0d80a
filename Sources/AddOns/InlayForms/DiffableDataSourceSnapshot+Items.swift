import InlayLists
import InlaySystem

/// Edits of items.
extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section. O(added items).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The section; `nil`, the default, for the last one.
  /// - Throws: `InlayError` if an item occurs twice, the section is unknown, or there is none.
  public mutating func appendItems(_ items: [ItemID], toSection section: SectionID? = nil) throws(InlayError) {
    let slot: Int
    if let section {
      slot = try self.slot(of: section)
    } else if let last = order.last {
      slot = last
    } else {
      throw Self.error("there is no section to add items to")
    }
    try insert(items, slot: slot, row: slots[slot].items.count)
  }

  /// Adds items before another one. O(√items), amortised, for each added item; at most O(items of the section) at once,
  /// besides the added ones.
  ///
  /// - Throws: `InlayError` if an item occurs twice or is unknown.
  public mutating func insertItems(_ items: [ItemID], beforeItem other: ItemID) throws(InlayError) {
    let position = try knownPosition(of: other)
    try insert(items, slot: position.slot, row: position.row)
  }

  /// Adds items after another one, in the time of `insertItems(_:beforeItem:)`.
  ///
  /// - Throws: `InlayError` if an item occurs twice or is unknown.
  public mutating func insertItems(_ items: [ItemID], afterItem other: ItemID) throws(InlayError) {
    let position = try knownPosition(of: other)
    try insert(items, slot: position.slot, row: position.row + 1)
  }

  /// Deletes items. O(deleted items × log + √items), amortised.
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func deleteItems(_ items: [ItemID]) throws(InlayError) {
    var gone: [Int: [Int]] = [:]
    for item in items {
      let position = try knownPosition(of: item)
      gone[position.slot, default: []].append(position.row)
    }
    forget(items)
    for (slot, rows) in gone {
      slots[slot].items.remove(at: rows.sorted())
      noteEdit(of: rows.count, slot: slot)
    }
  }

  /// Deletes all sections and items. O(items).
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, perhaps to another section. O(√items), amortised.
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(InlayError) {
    try move(item, to: other, after: false)
  }

  /// Moves an item after another one, perhaps to another section. O(√items), amortised.
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(InlayError) {
    try move(item, to: other, after: true)
  }

  /// Marks items for reloading: when the snapshot is applied, their cells are replaced and their heights are determined
  /// again. The new cells may have another class. The rows stay selected. O(given items).
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func reloadItems(_ items: [ItemID]) throws(InlayError) {
    try checkItems(items)
    reloadedItemIdentifiers.formUnion(items)
  }

  /// Marks items for reconfiguring: when the snapshot is applied, their cells are filled again, and kept. O(given
  /// items).
  ///
  /// - Throws: `InlayError` if an item is unknown.
  public mutating func reconfigureItems(_ items: [ItemID]) throws(InlayError) {
    try checkItems(items)
    reconfiguredItemIdentifiers.formUnion(items)
  }

  /// Forgets what is to be reloaded or filled again.
  mutating func removeMarks() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  private func checkItems(_ items: [ItemID]) throws(InlayError) {
    for item in items where positions[item] == nil { throw Self.error("there is no item \(item)") }
  }

  private mutating func move(_ item: ItemID, to other: ItemID, after: Bool) throws(InlayError) {
    let position = try knownPosition(of: item)
    var target = try knownPosition(of: other)
    guard item != other else { return }
    if target.slot == position.slot && target.row > position.row { target.row -= 1 }
    move(item, from: position, to: ItemPosition(slot: target.slot, row: target.row + (after ? 1 : 0)))
  }

  /// - Parameter target: The position after the item is removed.
  private mutating func move(_ item: ItemID, from position: ItemPosition, to target: ItemPosition) {
    slots[position.slot].items.remove(at: [position.row])
    noteEdit(of: 1, slot: position.slot)
    slots[target.slot].items.replaceSubrange(target.row..<target.row, with: [item])
    positions.move(item, to: target)
    noteEdit(of: 1, slot: target.slot)
  }

  /// Moves an item to a row, given without it. In a tree it goes before the item that follows; a parent makes a tree a
  /// list.
  mutating func moveItem(at path: RowPath, to newPath: RowPath) {
    let position = ItemPosition(slot: order[path.section], row: path.row)
    let target = ItemPosition(slot: order[newPath.section], row: newPath.row)
    let item = slots[position.slot].items[position.row]
    var tree = slots[position.slot].tree
    var targetTree = slots[target.slot].tree
    let isLeaf = tree?.children(of: item).isEmpty ?? true
    move(item, from: position, to: target)
    guard isLeaf else { return }
    let items = slots[target.slot].items
    let next = target.row + 1 < items.count ? items[target.row + 1] : nil
    try? targetTree?.put(item, beforeVisible: next)
    if position.slot != target.slot {
      try? tree?.delete([item])
      slots[position.slot].tree = tree
    }
    slots[target.slot].tree = targetTree
  }

  /// Replaces the items of a section by the visible ones of a tree. O(items of the section), but only those between the
  /// first and the last change are looked up.
  ///
  /// - Throws: `InlayError` for an item of another section.
  mutating func replaceItems(
    inSection section: SectionID, by tree: DiffableDataSourceSectionSnapshot<ItemID>
  ) throws(InlayError) {
    let slot = try slot(of: section)
    let (old, new) = (slots[slot].items, ChunkedList(tree.visibleItems))
    let ends = CommonEnds(old, new)
    let (gone, added) = (old.elements(ends.old), new.elements(ends.new))
    for item in added {
      guard let other = positions[item], other.slot != slot else { continue }
      throw Self.error("item \(item) already exists, in section \(slots[other.slot].id)")
    }
    let (reloaded, reconfigured) = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
    forget(gone)
    slots[slot].items.replaceSubrange(ends.old, with: [])
    noteEdit(of: gone.count, slot: slot)
    try insert(added, slot: slot, row: ends.new.lowerBound)
    reloadedItemIdentifiers = reloaded.filter(contains(item:))
    reconfiguredItemIdentifiers = reconfigured.filter(contains(item:))
    slots[slot].tree = tree
  }

  private mutating func insert(_ items: [ItemID], slot: Int, row: Int) throws(InlayError) {
    if let known = positions.add(items, slot: slot, row: row) {
      let item = items[known]
      let isTwice = items[..<known].contains(item)
      throw Self.error(isTwice ? "item \(item) is added twice" : "item \(item) already exists")
    }
    let isAtEnd = row == slots[slot].items.count
    slots[slot].items.replaceSubrange(row..<row, with: items)
    noteEdit(of: isAtEnd ? 0 : items.count, slot: slot)
  }

  /// Forgets the positions and marks of items, which are removed from their sections separately.
  mutating func forget(_ items: some Sequence<ItemID>) {
    for item in items { positions.remove(item) }
    if !reloadedItemIdentifiers.isEmpty { reloadedItemIdentifiers.subtract(items) }
    if !reconfiguredItemIdentifiers.isEmpty { reconfiguredItemIdentifiers.subtract(items) }
  }

  /// Notes that items of a section moved by some rows. Their noted rows are made exact again before looking up becomes
  /// slow: O(√items) for each row, amortised.
  private mutating func noteEdit(of rows: Int, slot: Int) {
    slots[slot].tree = nil
    drifts[slot] += rows
    let (drift, items) = (drifts[slot], slots[slot].items)
    guard drift > 16, drift * drift > 16 * items.count else { return }
    drifts[slot] = 0
    positions.renumber(items, slot: slot)
  }
}
