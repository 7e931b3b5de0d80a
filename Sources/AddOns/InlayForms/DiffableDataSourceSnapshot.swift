import InlayLists
import InlaySystem

/// The sections and items of a list at one time, by their identifiers, after UIKit's NSDiffableDataSourceSnapshot.
///
/// A value: `DiffableDataSource` applies it to a table and finds the changes. Copies share their storage: an edit
/// copies the parts that it touches. An identifier occurs once in the whole snapshot; edits throw an `InlayError` of
/// the kind `invalidArgument` that names the identifier which occurs twice or not at all, and then change nothing.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     try snapshot.appendSections(["Fruit", "Vegetables"])
///     try snapshot.appendItems([1, 2, 3], toSection: "Fruit")
///     try snapshot.moveItem(3, beforeItem: 1)
///
/// Looking up an item is O(1), or O(√items) in a section that was edited elsewhere than at its end.
public struct DiffableDataSourceSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  struct Section: Sendable {
    let id: SectionID
    var items = ChunkedList<ItemID>()
    /// The tree whose visible items these are.
    var tree: DiffableDataSourceSectionSnapshot<ItemID>?

    func isEqual(to other: Section) -> Bool {
      id == other.id && tree == other.tree && CommonEnds(items, other.items).isEmpty
    }
  }

  /// The sections in any order, so that the positions of items stay valid when sections move. Slots of deleted sections
  /// are empty.
  var slots: [Section] = []
  /// The number of each slot's section among the sections; -1 for a deleted one.
  var numbers: [Int] = []
  /// The most rows between an item and its noted row, by slot.
  var drifts: [Int] = []
  var freeSlots: [Int] = []
  /// The slots of the sections in order.
  var order: [Int] = []
  var slotsByID: [SectionID: Int] = [:]
  var positions = ItemPositions<ItemID>()

  /// The items whose cells are to be replaced.
  var reloadedItemIdentifiers: Set<ItemID> = []
  /// The items whose cells are to be filled again.
  var reconfiguredItemIdentifiers: Set<ItemID> = []
  /// The sections whose cells, headers and footers are to be replaced.
  var reloadedSectionIdentifiers: Set<SectionID> = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections. O(1).
  package var numberOfItems: Int { positions.count }

  /// The number of sections. O(1).
  package var numberOfSections: Int { order.count }

  /// The sections, in order. O(sections).
  public var sectionIdentifiers: [SectionID] { order.map { slots[$0].id } }

  /// The items of all sections, in order. O(items).
  public var itemIdentifiers: [ItemID] { order.flatMap { slots[$0].items } }

  /// Returns the items of a section, in order. O(items of the section).
  ///
  /// - Throws: `InlayError` if the section is unknown.
  public func itemIdentifiers(inSection section: SectionID) throws(InlayError) -> [ItemID] {
    Array(slots[try slot(of: section)].items)
  }

  /// Returns the number of items in a section. O(1).
  ///
  /// - Throws: `InlayError` if the section is unknown.
  package func numberOfItems(inSection section: SectionID) throws(InlayError) -> Int {
    slots[try slot(of: section)].items.count
  }

  /// O(1).
  func contains(item: ItemID) -> Bool { positions[item] != nil }

  /// O(1).
  func contains(section: SectionID) -> Bool { slotsByID[section] != nil }

  /// Returns the section of an item, or `nil` if the item is unknown. O(1).
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? { positions[item].map { slots[$0.slot].id } }

  /// Returns the index of an item among the items of all sections, or `nil` if it is unknown. O(sections before it),
  /// and the time of a look-up.
  public func indexOfItem(_ item: ItemID) -> Int? {
    path(of: item).map { path in order[..<path.section].reduce(path.row) { $0 + slots[$1].items.count } }
  }

  /// Returns the index of a section, or `nil` if it is unknown. O(1).
  public func indexOfSection(_ section: SectionID) -> Int? { slotsByID[section].map { numbers[$0] } }

  /// Returns the changes of a table from another snapshot to this one, with the fewest moves. Items that this snapshot
  /// reloads are reloaded. Those that it reconfigures are not mentioned.
  ///
  /// O(items + changed items × log items). Items are compared in order, and looked up only at changes. Items whose
  /// storage both snapshots share are skipped by the thousand.
  ///
  /// Tables cannot move rows out of a deleted section or into an inserted one. These rows are deleted and inserted.
  ///
  /// - Parameters:
  ///   - old: The snapshot that the table shows.
  ///   - animation: The animation of deleted, inserted and reloaded rows and sections; `none` by default.
  public func updates(from old: Self, with animation: RowAnimation = .none) -> TableUpdates {
    SnapshotDifference(from: old, to: self, animation: animation).updates
  }

  func section(_ number: Int) -> Section { slots[order[number]] }

  /// Returns nil for a row that does not exist.
  func item(at path: RowPath) -> ItemID? {
    guard order.indices.contains(path.section) else { return nil }
    let items = section(path.section).items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// Whether an item is to have another cell.
  func isReloaded(_ item: ItemID) -> Bool {
    reloadedItemIdentifiers.contains(item)
      || !reloadedSectionIdentifiers.isEmpty
        && sectionIdentifier(containingItem: item).map(reloadedSectionIdentifiers.contains) ?? false
  }

  /// The row of an item; nil for an unknown item.
  ///
  /// - Parameter isThere: See `ItemPositions`.
  func path(of item: ItemID, isThere: (ItemPosition) -> Bool = { _ in false }) -> RowPath? {
    position(of: item, isThere: isThere).map { RowPath(section: numbers[$0.slot], row: $0.row) }
  }

  /// The exact position of an item; nil for an unknown item.
  func position(of item: ItemID, isThere: (ItemPosition) -> Bool = { _ in false }) -> ItemPosition? {
    guard let noted = positions.position(of: item, isThere: isThere) else { return nil }
    let drift = drifts[noted.slot]
    return drift == 0 || isThere(noted) ? noted : position(of: item, near: noted, within: drift)
  }

  /// Not inlined: only these look-ups need metadata of sections.
  @inline(never)
  private func position(of item: ItemID, near noted: ItemPosition, within drift: Int) -> ItemPosition? {
    slots[noted.slot].items.index(of: item, near: noted.row, within: drift)
      .map { ItemPosition(slot: noted.slot, row: $0) }
  }

  /// The exact position of an item.
  func knownPosition(of item: ItemID) throws(InlayError) -> ItemPosition {
    guard let position = position(of: item) else { throw Self.error("there is no item \(item)") }
    return position
  }

  func slot(of section: SectionID) throws(InlayError) -> Int {
    guard let slot = slotsByID[section] else { throw Self.error("there is no section \(section)") }
    return slot
  }

  static func error(_ message: String) -> InlayError { InlayError(.invalidArgument, "invalid snapshot: \(message)") }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// Returns whether both have the same sections and items in the same order, mark the same ones for reloading and
  /// reconfiguring, and have the same trees. O(items), but storage that both share is not compared.
  public static func == (a: Self, b: Self) -> Bool {
    a.order.count == b.order.count && a.numberOfItems == b.numberOfItems
      && a.reloadedItemIdentifiers == b.reloadedItemIdentifiers
      && a.reconfiguredItemIdentifiers == b.reconfiguredItemIdentifiers
      && a.reloadedSectionIdentifiers == b.reloadedSectionIdentifiers
      && zip(a.order, b.order).allSatisfy { a.slots[$0].isEqual(to: b.slots[$1]) }
  }
}
