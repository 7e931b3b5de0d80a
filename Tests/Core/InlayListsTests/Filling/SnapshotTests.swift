import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

@Suite struct SnapshotTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  /// Fruit 1, 2, 3; Vegetables 4, 5.
  private func food() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(["Fruit", "Vegetables"])
    try snapshot.appendItems([4, 5])
    try snapshot.appendItems([1, 2, 3], toSection: "Fruit")
    return snapshot
  }

  /// The message of an edit that must change nothing.
  private func message(_ edit: (inout Snapshot) throws -> Void) throws -> String {
    let before = try food()
    var snapshot = before
    do {
      try edit(&snapshot)
      return "no error"
    } catch let error as InlayError {
      #expect(snapshot.itemIdentifiers == before.itemIdentifiers)
      #expect(snapshot.sectionIdentifiers == before.sectionIdentifiers)
      #expect(snapshot.numberOfItems == 5 && error.kind == .invalidArgument)
      #expect(before.itemIdentifiers.allSatisfy { snapshot.path(of: $0) == before.path(of: $0) })
      return error.message
    }
  }

  @Test("a snapshot finds its sections and items")
  func queries() throws {
    let snapshot = try food()
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(try snapshot.itemIdentifiers(inSection: "Vegetables") == [4, 5])
    #expect(try snapshot.numberOfItems(inSection: "Fruit") == 3)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("Vegetables") == 1 && snapshot.indexOfSection("Nuts") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "Fruit")
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
    #expect(snapshot.contains(item: 5) && !snapshot.contains(item: 6))
    #expect(snapshot.contains(section: "Fruit") && !snapshot.contains(section: "Nuts"))
  }

  @Test("identifiers that occur twice are errors with the identifier, and change nothing")
  func duplicates() throws {
    let start = "invalid snapshot: "
    #expect(try message { try $0.appendItems([6, 2]) } == start + "item 2 already exists")
    #expect(try message { try $0.appendItems([6, 7, 6]) } == start + "item 6 is added twice")
    #expect(try message { try $0.insertItems([6, 5], beforeItem: 2) } == start + "item 5 already exists")
    #expect(try message { try $0.appendSections(["Nuts", "Fruit"]) } == start + "section Fruit already exists")
    #expect(try message { try $0.appendSections(["Nuts", "Nuts"]) } == start + "section Nuts is added twice")
    var tree = DiffableDataSourceSectionSnapshot<Int>()
    try tree.append([7, 4, 1])
    #expect(
      try message { try $0.replaceItems(inSection: "Fruit", by: tree) } == start
        + "item 4 already exists, in section Vegetables")
  }

  @Test("unknown identifiers are errors with the identifier, and change nothing")
  func unknown() throws {
    let (item, section) = ("invalid snapshot: there is no item 9", "invalid snapshot: there is no section Nuts")
    #expect(try message { try $0.insertItems([6], beforeItem: 9) } == item)
    #expect(try message { try $0.insertItems([6], afterItem: 9) } == item)
    #expect(try message { try $0.deleteItems([1, 9]) } == item)
    #expect(try message { try $0.moveItem(1, beforeItem: 9) } == item)
    #expect(try message { try $0.moveItem(9, afterItem: 1) } == item)
    #expect(try message { try $0.reloadItems([1, 9]) } == item)
    #expect(try message { try $0.reconfigureItems([9]) } == item)
    #expect(try message { try $0.appendItems([6], toSection: "Nuts") } == section)
    #expect(try message { try $0.insertSections(["Roots"], beforeSection: "Nuts") } == section)
    #expect(try message { try $0.insertSections(["Roots"], afterSection: "Nuts") } == section)
    #expect(try message { try $0.deleteSections(["Fruit", "Nuts"]) } == section)
    #expect(try message { try $0.moveSection("Nuts", beforeSection: "Fruit") } == section)
    #expect(try message { try $0.moveSection("Fruit", afterSection: "Nuts") } == section)
    #expect(try message { try $0.reloadSections(["Nuts"]) } == section)
    #expect(
      try message { _ = try $0.itemIdentifiers(inSection: "Nuts") } == section)
    #expect(try message { _ = try $0.numberOfItems(inSection: "Nuts") } == section)
    var empty = Snapshot()
    #expect(throws: InlayError(.invalidArgument, "invalid snapshot: there is no section to add items to")) {
      try empty.appendItems([1])
    }
  }

  @Test("deleted items and sections are not reloaded")
  func marks() throws {
    var snapshot = try food()
    try snapshot.reloadItems([1, 4])
    try snapshot.reconfigureItems([2, 5])
    try snapshot.reloadSections(["Fruit", "Vegetables"])
    try snapshot.deleteItems([1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [4] && snapshot.reconfiguredItemIdentifiers == [5])
    try snapshot.deleteSections(["Vegetables"])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["Fruit"])
  }

  @Test("after random edits a snapshot has the items of plain arrays, and finds each")
  func random() throws {
    try withSeeds(60) { random in
      var (model, snapshot, next) = (SnapshotModel(), SnapshotModel.Snapshot(), 0)
      for step in 0..<120 {
        let copy = snapshot
        let before = model
        try model.edit(&snapshot, next: &next, &random)
        guard try SnapshotModel(snapshot) == model else { return "step \(step): \(snapshot), not \(model)" }
        guard try SnapshotModel(copy) == before else { return "step \(step): a copy changed" }
        guard snapshot.numberOfItems == model.items.count else { return "step \(step): the count" }
        for (index, item) in model.items.enumerated() where snapshot.indexOfItem(item) != index {
          return "step \(step): \(item) is at \(String(describing: snapshot.indexOfItem(item))), not \(index)"
        }
        guard model.items.allSatisfy({ snapshot.path(of: $0) == model.path(of: $0) }) else {
          return "step \(step): a path"
        }
      }
      return nil
    }
  }

  @Test("items are found after many edits in the middle of a long section")
  func manyEdits() throws {
    var snapshot = SnapshotModel.Snapshot()
    try snapshot.appendSections([0])
    var items = Array(0..<3000)
    try snapshot.appendItems(items)
    for step in 0..<700 {
      try snapshot.insertItems([3000 + step], beforeItem: 5)
      items.insert(3000 + step, at: 5 + step)
    }
    #expect(snapshot.itemIdentifiers == items)
    #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
    try snapshot.deleteItems(Array(items[100..<2000]))
    items.removeSubrange(100..<2000)
    #expect(snapshot.itemIdentifiers == items)
    #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
  }
}
