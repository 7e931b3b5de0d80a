import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The focus after changes, and its ring.
@Suite struct FocusTests {
  private func table(_ counts: [Int]) throws -> (TestTable<TableView>, Hand) {
    let test = try TestTable(TableView(), counts: counts)
    return (test, Hand(at: test))
  }

  @Test("the focus follows its row, or moves to the row at the position of a deleted one")
  func updates() throws {
    let (test, hand) = try table([4, 3])
    let table = test.table
    hand.press(.down, .down, .down)
    #expect(table.focusedRowPath == row(0, 2))
    test.source.counts = [6, 3]
    try table.insertRows(at: [row(0, 0), row(0, 1)])
    #expect(table.focusedRowPath == row(0, 4))
    test.source.counts = [5, 4]
    try table.moveRow(at: row(0, 4), to: row(1, 1))
    #expect(table.focusedRowPath == row(1, 1))
    try table.reloadRows(at: [row(1, 1)])
    #expect(table.focusedRowPath == row(1, 1))
    try table.moveSection(1, toSection: 0)
    test.source.counts = [4, 5]
    #expect(table.focusedRowPath == row(0, 1))
    test.source.counts = [3, 5]
    try table.deleteRows(at: [row(0, 1)])
    #expect(table.focusedRowPath == row(0, 1), "the next one came in its place")
    test.source.counts = [1, 5]
    try table.deleteRows(at: [row(0, 1), row(0, 2)])
    #expect(table.focusedRowPath == row(0, 0), "the last one before")
    test.source.counts = [5]
    try table.deleteSections([0])
    #expect(table.focusedRowPath == row(0, 0))
    test.scene.tick(at: 1)
    #expect(rings(test.table) == [row(0, 0)])
    test.source.counts = []
    try table.deleteSections([0])
    #expect(table.focusedRowPath == nil)
  }

  @Test("a hidden view, one inside a hidden layer, and one of a removed layer get no keys")
  func hidden() {
    let root = Layer()
    let source = TestSource([3])
    let pages = (0..<2).map { _ in Layer() }
    let tables = pages.map { page in
      let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      page.addSublayer(table)
      root.addSublayer(page)
      return table
    }
    let events = Scene(root: root, size: Size(width: 200, height: 200))
    func press(_ key: KeyEvent.Key) -> Bool { events.send(.key(KeyEvent(key))) }
    for layer in [pages[0], tables[0]] {
      events.focus(tables[0], isVisible: true)
      #expect(events.focusedView === tables[0])
      layer.isHidden = true
      #expect(events.focusedView == nil)
      events.focus(tables[0], isVisible: true)
      #expect(events.focusedView == nil)
      #expect(press(.down) && events.focusedView === tables[1])
      #expect(!tables[0].isFocused)
      layer.isHidden = false
      #expect(events.focusedView === tables[1])
    }
    tables[1].isHidden = true
    tables[1].isHidden = false
    #expect(events.focusedView === tables[1], "nobody else took it meanwhile")
    pages[1].removeFromSuperlayer()
    #expect(events.focusedView == nil && press(.down) && events.focusedView === tables[0])
  }

  @Test("after a reload the focus is at the row of the same address, or the last before it")
  func reloads() throws {
    let (test, hand) = try table([4, 3])
    hand.press(.end)
    test.table.reloadData()
    #expect(test.table.focusedRowPath == row(1, 2))
    test.source.counts = [4, 1]
    test.table.reloadData()
    #expect(test.table.focusedRowPath == row(1, 0))
    test.source.counts = [2, 0]
    test.table.reloadData()
    #expect(test.table.focusedRowPath == row(0, 1))
    test.source.counts = [0, 0, 2]
    test.table.reloadData()
    #expect(test.table.focusedRowPath == row(2, 0), "or the first there is")
    test.source.counts = []
    test.table.reloadData()
    #expect(test.table.focusedRowPath == nil && !hand.press(.down))
  }

  /// The rows with a ring.
  private func rings(_ table: TableView) -> [RowPath] {
    table.visibleCells.filter { $0.focusRing != nil }.compactMap(\.rowPath)
  }

  @Test("the ring stays with its row while cells are reused")
  func scrolling() throws {
    let (test, hand) = try table([200])
    hand.press(.down, .down)
    for offset in stride(from: 0.0, through: 4000, by: 250) {
      test.table.contentOffset.y = offset
      test.scene.tick(at: offset)
      #expect(rings(test.table) == (test.table.cellForRow(at: row(0, 1)) == nil ? [] : [row(0, 1)]))
    }
    hand.press(.down)
    test.scene.tick(at: 5000)
    #expect(rings(test.table) == [row(0, 2)], "a key brings it back into view")
    hand.tap(0, 4)
    test.scene.tick(at: 5001)
    #expect(rings(test.table) == [])
    hand.press(.down)
    test.scene.tick(at: 5002)
    #expect(rings(test.table) == [row(0, 5)])
    hand.events.focus(nil)
    test.scene.tick(at: 5003)
    #expect(rings(test.table) == [])
  }

  @Test(
    "the ring is a border that follows the card's corners, in whole device pixels",
    arguments: [1, 1.25, 1.5, 2, 3], Decoration.builtIn)
  func ring(scale: Double, kind: Decoration) throws {
    for (number, direction) in [(0, LayoutDirection.leftToRight), (1, .rightToLeft), (2, .leftToRight)] {
      let pictures = try [true, false].map { isFocused in
        let test = try TestTable(
          TableView(style: .insetGrouped), counts: [3], size: Size(width: 200, height: 200), scale: scale)
        test.scene.traits.direction = direction
        test.table.decoration = kind
        let hand = Hand(at: test)
        let path = row(0, number)
        if isFocused {
          test.table.focusRow(at: path)
          hand.events.focus(test.table, isVisible: true)
        } else {
          test.scene.tick(at: 0)
          let cell = try #require(test.table.cellForRow(at: path))
          let ring = Layer()
          var frame = cell.frame
          frame.size.height -= cell.appearance.cardGap
          ring.frame = frame
          ring.borderWidth = [1: 2, 1.25: 1.6, 1.5: 2, 2: 2, 3: 2][scale] ?? 0
          ring.borderColor = .token(.focusRing)
          ring.cornerRadius = cell.appearance.cornerRadius
          ring.maskedCorners = cell.rowPosition.corners
          if kind == .maskedCards {
            // The card clips the ring's curve too.
            ring.frame.origin = .zero
            cell.addSublayer(ring)
          } else {
            test.table.addSublayer(ring)
          }
        }
        return try test.picture(at: 1)
      }
      #expect(pictures[0] == pictures[1], "row \(number), \(direction)")
    }
  }

  @Test("the ring of a button surrounds it, and takes no presses")
  func buttonRing() throws {
    let (test, hand) = try table([2])
    test.source.configure = { cell, _ in cell.accessoryType = .detailButton }
    test.table.reloadData()
    hand.press(.down, .right)
    test.scene.tick(at: 1)
    let cell = test.cells[0]
    let ring = try #require(cell.focusRing)
    let button = try #require(cell.detailButton)
    #expect(ring.frame == button.frame.insetBy(dx: -3, dy: -3) && ring.cornerRadius == ring.frame.height / 2)
    #expect(cell.hitTest(button.convert(Point(x: 11, y: 11), to: test.table)) === button)
    hand.press(.left)
    test.scene.tick(at: 2)
    #expect(cell.focusRing?.frame == cell.bounds)
    #expect(cell.hitTest(Point(x: 1, y: 1)) !== cell.focusRing)
  }

  @Test("the theme sets the ring's width and colour")
  func theme() throws {
    let (test, hand) = try table([2])
    test.scene.theme.metrics.focusRingWidth = 5
    test.scene.theme.colors[.focusRing] = Color(red: 1, green: 0, blue: 0)
    hand.press(.down)
    let picture = try test.picture(at: 1)
    #expect((0..<6).map { picture[160, $0] } == [UInt32](repeating: 0xFFFF_0000, count: 5) + [0xFFFF_FFFF])
    test.scene.theme.metrics.focusRingWidth = 0
    #expect(try test.picture(at: 2)[160, 0] == 0xFFFF_0000, "a device pixel at least")
    #expect(try test.picture(at: 3)[160, 1] == 0xFFFF_FFFF)
  }
}
