import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows that are deleted by swipes, and by the minus of an edited row.
@Suite struct SwipeToDeleteTests {
  @Test("rows that the data source lets be edited offer to delete; others, and drags without times, do not")
  func standardAction() throws {
    let test = try TestTable(TableView(), counts: [4])
    let source = EditableRows()
    test.table.dataSource = source
    let events = test.scene
    test.scene.tick(at: 0)
    events.send(.pointer(PointerEvent(.down, at: Point(x: 300, y: 60))))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 150, y: 60))))
    events.send(.pointer(PointerEvent(.up, at: Point(x: 150, y: 60))))
    #expect(test.table.swipedRowPath == nil)
    let hand = TimedHand(test.scene, events)
    hand.drag(from: Point(x: 300, y: 60), by: Size(width: -60, height: 0), over: 0.1)
    hand.wait(1)
    #expect(test.table.swipedRowPath == row(0, 1))
    hand.tap(300, 60)
    hand.wait(1)
    #expect(source.deleted == [1] && test.table.swipedRowPath == nil)
    #expect(test.table.numberOfRows(inSection: 0) == 3)
    source.isEditable = false
    hand.drag(from: Point(x: 300, y: 60), by: Size(width: -60, height: 0), over: 0.1)
    #expect(test.table.swipedRowPath == nil)
    test.table.dataSource = test.source
    test.scene.tick(at: hand.time)
    hand.drag(from: Point(x: 300, y: 60), by: Size(width: -60, height: 0), over: 0.1)
    #expect(test.table.swipedRowPath == nil, "nothing would come of it")
  }

  @Test("a minus that asks uncovers the action, which deletes; else it deletes at once")
  func asking() throws {
    let test = try TestTable(TableView(), counts: [4])
    let source = EditableRows()
    test.table.dataSource = source
    test.table.isEditing = true
    let hand = TimedHand(test.scene, test.scene)
    test.scene.tick(at: 0)
    hand.tap(27, 22)
    #expect(source.deleted == [0])
    test.table.asksBeforeDeleting = true
    hand.wait(0.1)
    hand.tap(27, 22)
    hand.wait(1)
    #expect(source.deleted == [0] && test.table.swipedRowPath == row(0, 0))
    hand.tap(27, 60)
    hand.wait(1)
    #expect(source.deleted == [0] && test.table.swipedRowPath == nil, "a tap elsewhere closes, also on a minus")
    hand.tap(27, 60)
    hand.wait(1)
    #expect(test.table.swipedRowPath == row(0, 1))
    hand.tap(300, 60)
    hand.wait(1)
    #expect(source.deleted == [0, 2] && test.table.swipedRowPath == nil)
  }

  @Test("a table that is edited opens no actions by call, and its rows have no controls when editing ends")
  func editing() throws {
    for isAnimated in [false, true] {
      let test = try TestTable(TableView(), counts: [4])
      let source = EditableRows()
      test.table.dataSource = source
      test.table.setEditing(true, animated: isAnimated)
      let hand = TimedHand(test.scene, test.scene)
      hand.wait(1)
      for edge in HorizontalEdge.allCases {
        #expect(!test.table.openSwipeActions(ofRowAt: row(0, 1), at: edge, animated: isAnimated))
      }
      hand.wait(0.1)
      #expect(test.table.swipedRowPath == nil)
      test.table.setEditing(false, animated: isAnimated)
      hand.wait(1)
      for cell in test.table.visibleCells {
        #expect(!cell.sublayers.contains { $0 is EditingControl || $0 is ReorderControl })
        #expect(cell.slide == nil)
      }
      #expect(test.table.openSwipeActions(ofRowAt: row(0, 1), animated: false))
    }
  }

  @Test("rows have no controls and stand at their places when editing ends, whatever a minus uncovered")
  func endOfAskedEditing() {
    withSeeds(300) { random in
      guard let test = try? TestTable(TableView(), counts: [4]) else { return "no table" }
      let source = EditableRows()
      test.table.dataSource = source
      test.table.asksBeforeDeleting = true
      let hand = TimedHand(test.scene, test.scene)
      hand.wait(0.1)
      var log = ""
      for _ in 0..<random.int(3...14) {
        let step = random.int(0...7)
        log += " \(step)"
        switch step {
        case 0, 1: test.table.setEditing(!test.table.isEditing, animated: random.chance(0.6))
        case 2, 3: hand.tap(27, random.length(5...170))
        case 4: hand.tap(random.length(200...310), random.length(5...170))
        case 5: hand.drag(from: Point(x: 250, y: random.length(5...170)), by: Size(width: -80, height: 0), over: 0.1)
        case 6: random.chance(0.5) ? test.table.reloadData() : test.table.reloadEditing()
        default: hand.wait(random.pick([0.02, 0.1, 0.4]))
        }
      }
      test.table.setEditing(false, animated: random.chance(0.5))
      hand.wait(1)
      for cell in test.table.visibleCells where test.table.swipedRowPath == nil {
        let controls = cell.sublayers.filter { $0 is EditingControl || $0 is ReorderControl }
        let x = cell.contentView.presented(.frame).minX
        guard controls.isEmpty, cell.slide == nil, x == 0, cell.contentView.frame.minX == 0 else {
          return "\(controls), \(x) after\(log)"
        }
      }
      return nil
    }
  }
}

/// Rows that can be deleted.
private final class EditableRows: TableViewDataSource {
  var names = [0, 1, 2, 3]
  var deleted: [Int] = []
  var isEditable = true

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(names[path.row])"
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { isEditable }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    deleted.append(names.remove(at: path.row))
    try? tableView.deleteRows(at: [path])
  }
}
