import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

@Suite struct SafeAreaTests {
  private func stage(_ direction: LayoutDirection) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: .grouped), counts: [2], size: Size(width: 400, height: 300))
    test.source.headers = [0: "Header"]
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row"
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .switch
    }
    test.table.reloadData()
    test.scene.traits.direction = direction
    test.scene.traits.safeArea = Insets(left: 44, right: 20)
    test.scene.tick(at: 1)
    return test
  }

  @Test("rows from side to side reach below the safe area's sides, and nothing in them does")
  func content() throws {
    let test = try stage(.leftToRight)
    for cell in test.cells {
      #expect(cell.frame.minX == 0 && cell.frame.width == 400)
      #expect(cell.contentView.frame.minX == 44)
      #expect(cell.textLabel.frame.minX == 16)
    }
    #expect(test.cells[0].bottomSeparator?.frame == Rect(x: 60, y: 43, width: 340, height: 1))
    #expect(test.cells[0].accessories[0].frame.maxX == 364)
    #expect(test.cells[1].accessories[0].frame.maxX == 367)
    let header = try #require(test.table.visibleHeaders[0] as? SectionTextView)
    #expect(header.label.frame.minX == 60)
    test.table.isEditing = true
    test.scene.tick(at: 2)
    #expect(test.cells[0].editingControl?.frame.minX == 60)
    #expect(test.cells[0].contentView.frame.minX == 82)
    #expect(test.cells[0].part(at: Point(x: 70, y: 5)) == .editingControl)
    test.scene.traits.safeArea = .zero
    test.table.isEditing = false
    test.scene.tick(at: 3)
    #expect(test.cells[0].contentView.frame == Rect(x: 0, y: 0, width: 376, height: 44))
  }

  @Test("from right to left it is the other side that begins")
  func mirrored() throws {
    let test = try stage(.rightToLeft)
    #expect(test.cells[0].contentView.frame.maxX == 380)
    #expect(test.cells[0].bottomSeparator?.frame == Rect(x: 0, y: 43, width: 364, height: 1))
    #expect(test.cells[0].accessories[0].frame.minX == 60)
    let header = try #require(test.table.visibleHeaders[0] as? SectionTextView)
    #expect(header.label.frame.maxX == 364)
  }

  @Test("index and indicator keep clear of it too")
  func bars() throws {
    final class Indexed: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        let cell = TableViewCell()
        cell.accessoryType = .checkmark
        return cell
      }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B"] }
    }
    let test = try stage(.leftToRight)
    let source = Indexed()
    test.table.dataSource = source
    test.table.showsVerticalScrollIndicator = true
    test.scene.tick(at: 2)
    let bar = try #require(test.table.sectionIndexBar)
    #expect(bar.frame.maxX == 380)
    #expect(try #require(test.table.verticalIndicator).frame.maxX == bar.frame.minX - 3)
    #expect(test.cells[0].accessories[0].frame.maxX == bar.frame.minX - 16)
  }
}
