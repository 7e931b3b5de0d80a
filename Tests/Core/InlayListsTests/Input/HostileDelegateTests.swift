import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// A delegate that changes its table in every call.
private final class Meddler: TableViewDelegate {
  let test: TestTable<TableView>
  let events: Scene
  let meddle: (Meddler) -> Void
  private(set) var calls = 0
  private var depth = 0

  init(_ test: TestTable<TableView>, _ meddle: @escaping (Meddler) -> Void) {
    self.test = test
    self.meddle = meddle
    events = test.scene
    test.table.delegate = self
    test.scene.tick(at: 0)
  }

  private func act() {
    calls += 1
    guard depth < 3 else { return }
    depth += 1
    meddle(self)
    depth -= 1
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    act()
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { act() }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) { act() }
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? {
    act()
    return path
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { act() }
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? {
    act()
    return path
  }
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { act() }
  func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu? {
    act()
    return path.row % 2 == 0 ? Menu() : nil
  }
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool {
    act()
    return true
  }
}

@Suite struct HostileDelegateTests {
  /// The actions of a delegate in any of its calls, by name.
  private static let deeds: [String: @Sendable (Meddler) -> Void] = [
    "reloads": { $0.test.table.reloadData() },
    "reloads and lays out": {
      $0.test.table.reloadData()
      $0.test.scene.tick(at: 0)
    },
    "deletes the first row": {
      guard $0.test.source.counts[0] > 0 else { return }
      $0.test.source.counts[0] -= 1
      try? $0.test.table.deleteRows(at: [row(0, 0)])
    },
    "empties the table": {
      $0.test.source.counts = []
      $0.test.table.reloadData()
      _ = $0.test.table.numberOfSections
    },
    "leaves two rows": {
      $0.test.source.counts = [2]
      $0.test.table.reloadData()
    },
    "leaves two rows without a word": { $0.test.source.counts = [2] },
    "deletes all rows but two": {
      let count = $0.test.source.counts[0]
      guard count > 2 else { return }
      $0.test.source.counts[0] = 2
      try? $0.test.table.deleteRows(at: (2..<count).map { row(0, $0) })
    },
    "selects another row": { $0.test.table.selectRow(at: row(0, 5)) },
    "scrolls away": {
      $0.test.table.contentOffset.y += 700
      $0.test.scene.tick(at: 0)
    },
    "forbids selection": { $0.test.table.allowsSelection = false },
    "takes the cells out": { for cell in $0.test.table.visibleCells { cell.removeFromSuperlayer() } },
    "cancels": { $0.events.send(.pointer(PointerEvent(.cancelled, at: .zero))) },
    "taps": { $0.events.tap(at: Point(x: 50, y: 70)) },
    "presses a key": { $0.events.send(.key(KeyEvent(.down))) },
    "turns the wheel": {
      $0.events.send(.wheel(WheelEvent(at: Point(x: 50, y: 70), by: Size(width: 0, height: 50))))
    },
    "takes the focus": { $0.events.focus(nil) },
  ]

  @Test("a delegate's calls may change the table, and the state stays consistent", arguments: deeds.keys.sorted())
  func meddling(name: String) throws {
    let test = try TestTable(TableView(), counts: [40, 40])
    test.source.configure = { cell, path in
      cell.accessories = .sample(path.row)
    }
    let meddler = Meddler(test, try #require(Self.deeds[name]))
    let table = test.table
    func check(_ what: String) {
      test.scene.tick(at: test.scene.time)
      _ = table.numberOfSections
      #expect(table.focusedRowPath.map(table.contains) ?? true, "\(what): \(String(describing: table.focusedRowPath))")
      #expect(table.selection.highlighted.map(table.contains) ?? true, "\(what)")
      #expect(table.selectedRowPaths.allSatisfy(table.contains), "\(what)")
      #expect(table.allowsMultipleSelection || table.selectedRowPaths.count <= 1, "\(what)")
      #expect(table.visibleRowPaths == table.visibleRowPaths.sorted(), "\(what)")
    }
    for y in stride(from: 20.0, to: 480, by: 44) {
      meddler.events.tap(at: Point(x: 100, y: y))
      meddler.events.tap(at: Point(x: 290, y: y))
      check("tap at \(y)")
    }
    meddler.events.send(.pointer(PointerEvent(.down, at: Point(x: 100, y: 300))))
    for y in [290, 200, 100.0] { meddler.events.send(.pointer(PointerEvent(.moved, at: Point(x: 100, y: y)))) }
    meddler.events.send(.pointer(PointerEvent(.up, at: Point(x: 100, y: 100))))
    check("drag")
    for key in KeyEvent.Key.used + KeyEvent.Key.used {
      meddler.events.send(.key(KeyEvent(key)))
      check("key \(key)")
    }
    table.allowsSelection = true
    for (step, y) in stride(from: 20.0, to: 480, by: 44).enumerated() {
      let (start, point) = (2 + Double(step), Point(x: 100, y: y))
      for id in 0..<2 {
        meddler.events.send(.pointer(PointerEvent(.down, at: point, id: id, time: start + Double(id) / 10)))
      }
      test.scene.tick(at: start + 0.2)
      test.scene.tick(at: start + 0.7)
      for id in 0..<2 { meddler.events.send(.pointer(PointerEvent(.up, at: point, id: id, time: start + 0.8))) }
      check("long press at \(y)")
    }
    table.allowsMultipleSelection = true
    for y in stride(from: 20.0, to: 480, by: 88) {
      for phase in [PointerEvent.Phase.down, .up] {
        meddler.events.send(
          .pointer(PointerEvent(phase, at: Point(x: 100, y: y), kind: .mouse, modifiers: .shift)))
      }
      meddler.events.send(.key(KeyEvent(.character("a"), modifiers: .super)))
      check("range at \(y)")
    }
    #expect(meddler.calls > 0)
  }
}
