import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct SafeAreaTests {
  private func stage(_ direction: LayoutDirection) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: .grouped), counts: [2], size: Size(width: 400, height: 300))
    test.source.headers = [0: "Header"]
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row"
      cell.accessories = path.row == 0 ? .disclosure : .toggle()
    }
    test.table.reloadData()
    test.scene.traits.direction = direction
    test.scene.traits.safeAreaInsets = Insets(left: 44, right: 20)
    test.scene.tick(at: 1)
    return test
  }

  @Test("a scene of another size has another safe area, and its tables follow")
  func sceneSize() throws {
    let test = try stage(.leftToRight)
    test.scene.size.width = 380
    test.scene.tick(at: 2)
    // The table is as wide as before: 40 points of it are outside the safe area.
    #expect(test.cells[0].placedAccessories[0].frame.maxX == 344)
  }

  @Test("rows from side to side extend below the safe area's sides, and nothing in them does")
  func content() throws {
    let test = try stage(.leftToRight)
    for cell in test.cells {
      #expect(cell.frame.minX == 0 && cell.frame.width == 400)
      #expect(cell.contentView.frame.minX == 44)
      #expect(cell.textLabel.frame.minX == 16)
    }
    #expect(test.cells[0].parts.bottomSeparator?.frame == Rect(x: 60, y: 43, width: 340, height: 1))
    #expect(test.cells[0].placedAccessories[0].frame.maxX == 364)
    #expect(test.cells[1].placedAccessories[0].frame.maxX == 367)
    let header = try #require(test.table.stage.headers[0] as? SectionTextView)
    #expect(header.label.frame.minX == 60)
    test.table.isEditing = true
    test.scene.tick(at: 2)
    #expect(test.cells[0].editingControl?.frame.minX == 60)
    #expect(test.cells[0].contentView.frame.minX == 82)
    #expect(test.cells[0].part(at: Point(x: 70, y: 5)) == .editingControl)
    test.scene.traits.safeAreaInsets = .zero
    test.table.isEditing = false
    test.scene.tick(at: 3)
    #expect(test.cells[0].contentView.frame == Rect(x: 0, y: 0, width: 376, height: 44))
  }

  @Test("right-to-left layout uses the other side")
  func mirrored() throws {
    let test = try stage(.rightToLeft)
    #expect(test.cells[0].contentView.frame.maxX == 380)
    #expect(test.cells[0].parts.bottomSeparator?.frame == Rect(x: 0, y: 43, width: 364, height: 1))
    #expect(test.cells[0].placedAccessories[0].frame.minX == 60)
    let header = try #require(test.table.stage.headers[0] as? SectionTextView)
    #expect(header.label.frame.maxX == 364)
  }

  @Test("index and indicator stay inside it too")
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
    #expect(test.cells[0].placedAccessories[0].frame.maxX == bar.frame.minX - 16)
  }

  private func long(_ safeArea: Insets) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(), counts: [100], size: Size(width: 320, height: 440))
    test.scene.traits.safeAreaInsets = safeArea
    test.scene.tick(at: 1)
    return test
  }

  @Test("top and bottom add to the content's inset: all content can be scrolled clear of them")
  func insets() throws {
    let test = try long(Insets(top: 40, left: 3, bottom: 20, right: 5))
    let table = test.table
    #expect(table.contentOffset == .zero, "the offset stays what it is")
    table.contentInset = Insets(top: 4, left: 1, bottom: 6, right: 2)
    #expect(table.adjustedContentInset == Insets(top: 44, left: 1, bottom: 26, right: 2))
    #expect(table.minimumContentOffset == Point(x: -1, y: -44))
    #expect(table.maximumContentOffset.y == 4400 - 440 + 26)
    table.contentInset = .zero
    table.scrollToRow(at: row(0, 0), at: .top, animated: false)
    #expect(table.contentOffset.y == -40)
    table.scrollToRow(at: row(0, 99), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 4400 - 420)
    table.scrollToRow(at: row(0, 50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200 - 40)
    table.scrollRectToVisible(Rect(x: 0, y: 2190, width: 10, height: 10))
    #expect(table.contentOffset.y == 2190 - 40)
    let hand = Hand(at: test)
    hand.press(.end)
    #expect(table.contentOffset.y == 4400 - 420)
    hand.press(.home)
    #expect(table.contentOffset.y == -40)
    hand.wheel(100, 100, by: -100)
    #expect(table.contentOffset.y == -40)
    table.contentInsetAdjustmentBehavior = .never
    #expect(table.minimumContentOffset.y == 0 && table.maximumContentOffset.y == 4400 - 440)
  }

  @Test("only the safe area's part inside the view applies, for any position of the view")
  func overlap() throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 300)
    let view = ScrollView(frame: Rect(x: 0, y: 30, width: 100, height: 200))
    root.addSublayer(view)
    let scene = Scene.inSettings(root: root, size: root.frame.size)
    scene.traits.safeAreaInsets = Insets(top: 40, bottom: 90)
    #expect(view.safeAreaInsets == Insets(top: 10, bottom: 20))
    view.contentOffset.y = 70
    #expect(view.adjustedContentInset == Insets(top: 10, bottom: 20))
    view.frame.origin.y = 100
    #expect(view.adjustedContentInset == Insets(bottom: 90))
    view.frame = Rect(x: 0, y: 260, width: 100, height: 30)
    #expect(view.adjustedContentInset == Insets(bottom: 30), "no more than the view is high")
  }

  @Test("indicator and section index stay clear of top and bottom")
  func barsAtEnds() throws {
    let test = try long(Insets(top: 40, bottom: 20))
    test.table.showsVerticalScrollIndicator = true
    let metrics = test.scene.theme.metrics
    test.table.contentOffset = test.table.minimumContentOffset
    test.scene.tick(at: 2)
    let indicator = try #require(test.table.verticalIndicator)
    #expect(indicator.frame.minY - test.table.bounds.minY == 40 + metrics.scrollIndicator.inset)
    test.table.contentOffset = test.table.maximumContentOffset
    test.scene.tick(at: 3)
    #expect(indicator.frame.maxY - test.table.bounds.minY == 420 - metrics.scrollIndicator.inset)
  }

  @Test("rows inserted at the beginning become visible if the content is at the top below the safe area")
  func updates() throws {
    for offset in [0.0, -15, -40] {
      let test = try long(Insets(top: 40))
      test.table.contentOffset.y = offset
      test.scene.tick(at: 2)
      test.source.counts = [101]
      try test.table.insertRows(at: [row(0, 0)])
      #expect(test.table.contentOffset.y == offset)
    }
  }
}
