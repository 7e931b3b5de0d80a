import InlayLayers
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

@Suite struct SectionSnapshotTests {
  private typealias Tree = DiffableDataSourceSectionSnapshot<Int>

  /// 1 with 11 (with 111, 112) and 12; 2 with 21; 3.
  private func tree(expanded: [Int] = []) throws -> Tree {
    var tree = Tree()
    try tree.append([1, 2, 3])
    try tree.append([11, 12], to: 1)
    try tree.append([21], to: 2)
    try tree.append([111, 112], to: 11)
    try tree.expand(expanded)
    return tree
  }

  private func stage(_ tree: Tree) throws -> DiffStage {
    let stage = try DiffStage(TableView(), SnapshotModel.lists([[900], [], [901]]).snapshot(), height: 900)
    try stage.source.apply(tree, to: 1)
    stage.scene.tick(at: 1)
    return stage
  }

  @Test("children are visible while all of their ancestors are expanded")
  func visible() throws {
    var tree = try tree()
    #expect(tree.items == [1, 11, 111, 112, 12, 2, 21, 3] && tree.rootItems == [1, 2, 3])
    #expect(tree.visibleItems == [1, 2, 3])
    try tree.expand([1])
    #expect(tree.visibleItems == [1, 11, 12, 2, 3])
    #expect(tree.isVisible(12) && !tree.isVisible(111) && tree.isVisible(3) && !tree.isVisible(5))
    try tree.expand([11, 3])
    #expect(tree.visibleItems == [1, 11, 111, 112, 12, 2, 3])
    try tree.collapse([1])
    #expect(tree.visibleItems == [1, 2, 3] && tree.isExpanded(11) && !tree.isExpanded(1) && !tree.isVisible(111))
    #expect(tree.items.map { tree.level(of: $0) } == [0, 1, 2, 2, 1, 0, 1, 0])
    #expect(tree.parent(of: 112) == 11 && tree.parent(of: 1) == nil && tree.level(of: 5) == nil)
    #expect(tree.children(of: 1) == [11, 12] && tree.contains(21) && !tree.contains(22))
  }

  @Test("items are inserted beside others and deleted with their descendants")
  func edits() throws {
    var tree = try tree(expanded: [1, 11, 2])
    try tree.insert([13], before: 12)
    try tree.insert([113], after: 112)
    try tree.insert([4], after: 1)
    #expect(tree.visibleItems == [1, 11, 111, 112, 113, 13, 12, 4, 2, 21, 3])
    #expect(tree.level(of: 113) == 2 && tree.parent(of: 4) == nil)
    try tree.delete([11, 2, 111])
    #expect(tree.items == [1, 13, 12, 4, 3] && tree.visibleItems == tree.items)
    #expect(!tree.contains(112) && !tree.contains(21) && tree.children(of: 1) == [13, 12])
    try tree.append([11], to: 12)
    #expect(!tree.isExpanded(11) && tree.level(of: 11) == 2)
  }

  @Test("mistakes are errors with the item, and change nothing")
  func errors() throws {
    let tree = try tree(expanded: [1])
    func message(_ edit: (inout Tree) throws -> Void) -> String {
      var edited = tree
      do {
        try edit(&edited)
        return "no error"
      } catch {
        #expect(edited.items == tree.items && edited.visibleItems == tree.visibleItems)
        return "\(error)"
      }
    }
    let start = "invalid section snapshot: "
    #expect(message { try $0.append([4, 21]) } == start + "item 21 already exists")
    #expect(message { try $0.append([4, 5, 4], to: 1) } == start + "item 4 is added twice")
    #expect(message { try $0.append([4], to: 9) } == start + "there is no item 9")
    #expect(message { try $0.insert([4], before: 9) } == start + "there is no item 9")
    #expect(message { try $0.insert([12], after: 1) } == start + "item 12 already exists")
    #expect(message { try $0.delete([1, 9]) } == start + "there is no item 9")
    #expect(message { try $0.expand([2, 9]) } == start + "there is no item 9")
    #expect(message { try $0.collapse([1, 9]) } == start + "there is no item 9")
  }

  @Test("a deep tree needs no stack")
  func deep() throws {
    var tree = Tree()
    try tree.append([0])
    for item in 1..<20_000 { try tree.append([item], to: item - 1) }
    try tree.expand(Array(0..<20_000))
    #expect(tree.visibleItems.count == 20_000 && tree.isVisible(19_999) && tree.level(of: 19_999) == 19_999)
    try tree.delete([1])
    #expect(tree.items == [0])
  }

  @Test("expanding inserts rows below the parent, collapsing deletes them; the parent's cell is filled again")
  func expands() throws {
    let stage = try stage(tree())
    let source = stage.source
    #expect(stage.shown == [900, 1, 2, 3, 901])
    stage.select(2, 901)
    let cells = [1, 2, 3, 901].map(stage.cell)
    stage.versions.asked = []
    var tree = source.snapshot(for: 1)
    try tree.expand([1, 11])
    try source.apply(tree, to: 1)
    stage.scene.tick(at: 2)
    #expect(stage.shown == [900, 1, 11, 111, 112, 12, 2, 3, 901])
    #expect(stage.versions.asked.sorted() == [1, 11, 12, 111, 112])
    let areKept = zip(cells, [1, 2, 3, 901].map(stage.cell)).allSatisfy { $0 === $1 }
    #expect(areKept && stage.selected == [2, 901])
    stage.versions.asked = []
    try tree.collapse([1])
    try source.apply(tree, to: 1)
    stage.scene.tick(at: 3)
    #expect(stage.shown == [900, 1, 2, 3, 901] && stage.versions.asked == [1] && stage.selected == [2, 901])
    // 11 is expanded still.
    try tree.expand([1])
    try source.apply(tree, to: 1)
    stage.scene.tick(at: 4)
    #expect(stage.shown == [900, 1, 11, 111, 112, 12, 2, 3, 901] && stage.problems == [])
    let picture = try stage.picture()
    #expect(try stage.fresh(TableView()).picture() == picture)
  }

  @Test("an unknown section is added at the end; an item of another section is an error")
  func sections() throws {
    let stage = try stage(tree())
    var other = Tree()
    try other.append([4, 2])
    #expect(throws: InlayError(.invalidArgument, "invalid snapshot: item 2 already exists, in section 1")) {
      try stage.source.apply(other, to: 7)
    }
    #expect(stage.source.snapshot().sectionIdentifiers == [0, 1, 2])
    try other.delete([2])
    try stage.source.apply(other, to: 7)
    stage.scene.tick(at: 2)
    #expect(stage.shown == [900, 1, 2, 3, 901, 4])
    #expect(stage.source.snapshot(for: 7).items == [4] && stage.source.snapshot(for: 8).items == [])
    #expect(stage.source.snapshot(for: 0).rootItems == [900])
  }

  @Test("whole snapshots keep the trees of sections whose items they do not change")
  func wholeSnapshots() throws {
    let stage = try stage(tree(expanded: [1]))
    var snapshot = stage.source.snapshot()
    try snapshot.moveSection(1, afterSection: 2)
    try snapshot.appendItems([902], toSection: 2)
    stage.source.apply(snapshot)
    #expect(stage.source.snapshot(for: 1).level(of: 111) == 2)
    try snapshot.deleteItems([11])
    stage.source.apply(snapshot)
    #expect(stage.source.snapshot(for: 1).items == [1, 12, 2, 3] && stage.source.snapshot(for: 1).level(of: 12) == 0)
  }

  @Test("rows without children can be dragged in a tree, to the level of the row that follows")
  func reorders() throws {
    let stage = try stage(tree(expanded: [1, 11]))
    let (source, table) = (stage.source, stage.table)
    source.canReorder = { _ in true }
    func canMove(_ item: Int) -> Bool {
      source.rowPath(for: item).flatMap { table.dataSource?.tableView(table, canMoveRowAt: $0) } ?? false
    }
    #expect([1, 11, 111, 12, 2, 3, 900].map(canMove) == [false, false, true, true, false, true, true])
    func move(_ item: Int, to row: Int, _ section: Int = 1) throws {
      let path = try #require(source.rowPath(for: item))
      table.dataSource?.tableView(table, moveRowAt: path, to: RowPath(section: section, row: row))
      let tree = source.snapshot(for: 1)
      #expect(try source.snapshot().itemIdentifiers(inSection: 1) == tree.visibleItems)
    }
    // 1, 11, 111, 112, 12, 2, 3
    try move(3, to: 3)
    #expect(source.snapshot(for: 1).parent(of: 3) == 11 && source.snapshot(for: 1).children(of: 11) == [111, 3, 112])
    try move(111, to: 6)
    #expect(source.snapshot(for: 1).rootItems == [1, 2, 111])
    try move(900, to: 1)
    #expect(source.snapshot(for: 1).children(of: 1) == [900, 11, 12])
    try move(12, to: 0, 2)
    #expect(source.snapshot(for: 1).children(of: 1) == [900, 11] && source.snapshot(for: 2).rootItems == [12, 901])
    #expect(source.snapshot(for: 1).contains(21))
  }
}
