import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Editing and reordering of a table that is filled from snapshots.
@Suite struct DiffableHookTests {
  private typealias Snapshot = SnapshotModel.Snapshot

  private func stage(_ lists: [Int]..., height: Double = 300) throws -> DiffStage {
    try DiffStage(TableView(), SnapshotModel.lists(lists).snapshot(), height: height)
  }

  @Test("hooks get items and sections instead of paths")
  func hooks() throws {
    let stage = try stage([1, 2], [3], height: 600)
    let (source, table) = (stage.source, stage.table)
    var committed: [Int] = []
    source.canEdit = { $0 != 2 }
    source.canReorder = { $0 == 3 }
    source.onCommit = { style, item in
      committed.append(item)
      var snapshot = source.snapshot()
      try? snapshot.deleteItems([item])
      source.apply(snapshot)
    }
    source.sectionIndex = { [("B", 1), ("A", 0), ("?", 9)] }
    table.reloadData()
    table.isEditing = true
    stage.scene.tick(at: 1)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
    #expect(table.visibleCells.map(\.showsReorderControl) == [false, false, true])
    #expect(table.dataSource?.sectionIndexTitles(for: table) == ["B", "A", "?"])
    #expect(
      (0..<4).map { table.dataSource?.tableView(table, sectionForSectionIndexTitle: "", at: $0) } == [1, 0, 0, 0])
    let control = stage.cell(of: 1)?.editingControl
    stage.scene.tap(at: control?.convert(Point(x: 11, y: 11), to: nil) ?? .zero)
    stage.scene.tick(at: 2)
    #expect(committed == [1] && stage.shown == [2, 3])
  }

  /// A stage whose rows are dragged by their handles.
  private func draggedStage(_ snapshot: Snapshot) throws -> (DiffStage, drag: (Int, Int) -> Void, Scene) {
    let stage = try DiffStage(TableView(), snapshot, height: 600)
    stage.source.canReorder = { _ in true }
    stage.table.isEditing = true
    stage.scene.tick(at: 1)
    let events = stage.scene
    func drag(_ item: Int, to other: Int) {
      let y = { (item: Int) in stage.cell(of: item).map { $0.frame.midY - stage.table.contentOffset.y } ?? 0 }
      events.send(.pointer(PointerEvent(.down, at: Point(x: 175, y: y(item)))))
      events.send(.pointer(PointerEvent(.moved, at: Point(x: 175, y: y(other)))))
      stage.scene.tick(at: 2)
    }
    return (stage, drag, events)
  }

  @Test("a dragged row has its new place in the snapshot, and is reported once")
  func reorders() throws {
    let (stage, drag, events) = try draggedStage(SnapshotModel.lists([[7, 14, 21], [28, 35]]).snapshot())
    var reported: [[Int]] = []
    stage.source.onReorder = { reported += [$0.itemIdentifiers, $1.itemIdentifiers] }
    drag(7, 21)
    events.send(.pointer(PointerEvent(.up, at: .zero)))
    stage.scene.tick(at: 3)
    #expect(reported == [[7, 14, 21, 28, 35], [14, 21, 7, 28, 35]])
    #expect(stage.source.snapshot().itemIdentifiers == stage.shown && stage.shown == [14, 21, 7, 28, 35])
    drag(14, 35)
    events.send(.pointer(PointerEvent(.up, at: .zero)))
    stage.scene.tick(at: 4)
    #expect(try stage.source.snapshot().itemIdentifiers(inSection: 1).contains(14))
    #expect(stage.source.snapshot().itemIdentifiers == stage.shown && stage.problems == [])
    let picture = try stage.picture()
    #expect(try reorderedFresh(stage).picture() == picture)
  }

  private func reorderedFresh(_ stage: DiffStage) throws -> DiffStage {
    let fresh = try stage.fresh(TableView())
    fresh.source.canReorder = { _ in true }
    fresh.table.reloadData()
    for path in stage.table.selectedRowPaths { fresh.table.selectRow(at: path) }
    return fresh
  }

  @Test("a snapshot cancels the drag of a row and keeps the selection")
  func dragged() throws {
    let (stage, drag, events) = try draggedStage(SnapshotModel.lists([[7, 14, 21, 28]]).snapshot())
    stage.table.allowsMultipleSelectionDuringEditing = false
    stage.table.allowsSelectionDuringEditing = true
    stage.select(14)
    drag(7, 21)
    #expect(stage.shown == [14, 21, 7, 28])
    stage.source.apply(try changed(stage.source.snapshot()) { try $0.appendItems([35]) })
    stage.scene.tick(at: 3)
    #expect(stage.shown == [7, 14, 21, 28, 35] && stage.selected == [14])
    events.send(.pointer(PointerEvent(.up, at: .zero)))
    stage.scene.tick(at: 4)
    #expect(stage.source.snapshot().itemIdentifiers == [7, 14, 21, 28, 35] && stage.shown == [7, 14, 21, 28, 35])
  }
}
