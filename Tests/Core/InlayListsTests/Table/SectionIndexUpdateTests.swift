import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The section index after changes of the sections.
@Suite struct SectionIndexUpdateTests {
  private final class Letters: TableViewDataSource {
    var letters = ["A", "B", "C"]

    func numberOfSections(in tableView: TableView) -> Int { letters.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { letters }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  private func table(_ source: some TableViewDataSource) -> (TableView, Scene) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    return (table, scene)
  }

  @Test(
    "the index follows inserted, deleted, moved and reloaded sections, and the selection stays",
    arguments: [true, false])
  func updates(isAnimated: Bool) throws {
    let source = Letters()
    let (table, scene) = table(source)
    let animation = isAnimated ? RowAnimation.fade : .none
    table.selectRow(at: RowPath(section: 0, row: 1))
    source.letters = ["A", "B", "BB", "C"]
    try table.insertSections([2], with: animation)
    #expect(table.sectionIndexBar?.titles == source.letters)
    source.letters = ["A", "B", "C"]
    try table.deleteSections([2], with: animation)
    #expect(table.sectionIndexBar?.titles == source.letters)
    source.letters = ["C", "A", "B"]
    try table.moveSection(2, toSection: 0, animated: isAnimated)
    #expect(table.sectionIndexBar?.titles == source.letters)
    source.letters = ["C", "A", "Z"]
    try table.reloadSections([2], with: animation)
    #expect(table.sectionIndexBar?.titles == source.letters)
    #expect(table.selectedRowPaths == [RowPath(section: 1, row: 1)])
    source.letters = []
    try table.deleteSections([0, 1, 2], with: animation)
    for time in [1.0, 9] { scene.tick(at: time) }
    #expect(table.sectionIndexBar == nil && table.sectionIndexWidth == 0)
    source.letters = ["N"]
    try table.insertSections([0], with: animation)
    for time in [10.0, 19] { scene.tick(at: time) }
    let (_, fresh) = self.table(source)
    #expect(table.sectionIndexBar?.titles == ["N"])
    #expect(try scene.picture().difference(from: fresh.picture()) == nil)
  }

  @Test("the index follows the snapshots of a diffable data source")
  func snapshots() throws {
    let stage = try DiffStage(TableView(), SnapshotModel.lists([[1], [2]]).snapshot())
    stage.source.sectionIndex = { [unowned source = stage.source] in
      source.snapshot().sectionIdentifiers.map { (title: "\($0)", section: $0) }
    }
    stage.table.reloadData()
    stage.scene.tick(at: 0)
    stage.select(1)
    #expect(stage.table.sectionIndexBar?.titles == ["0", "1"])
    var snapshot = stage.source.snapshot()
    try snapshot.appendSections([7])
    try snapshot.appendItems([9], toSection: 7)
    stage.source.apply(snapshot, animated: true)
    #expect(stage.table.sectionIndexBar?.titles == ["0", "1", "7"] && stage.selected == [1])
    try snapshot.moveSection(7, beforeSection: 0)
    try snapshot.deleteSections([1])
    stage.source.apply(snapshot)
    #expect(stage.table.sectionIndexBar?.titles == ["7", "0"] && stage.selected == [1])
    #expect(stage.problems.isEmpty)
  }
}
