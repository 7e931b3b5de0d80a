import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

/// What animated updates present between the start and the end.
@Suite struct UpdateAnimationTests {
  private func table(_ counts: [Int] = [20], style: TableView.Style = .plain) throws -> TestTable<TableView> {
    let table = TableView(style: style)
    table.updateTiming = .curve(.linear, duration: 1)
    return try TestTable(table, counts: counts, size: Size(width: 200, height: 220))
  }

  /// The presented frames of the rows' cells, from the top of the view.
  private func tops(_ test: TestTable<TableView>) -> [Double] {
    test.cells.map { test.table.convert($0.bounds, from: $0).minY - test.table.bounds.minY }
  }

  @Test("rows below an inserted one slide down, and the row appears in the room that they leave")
  func insertion() throws {
    let test = try table()
    test.source.counts = [21]
    try test.table.insertRows(at: [RowPath(section: 0, row: 1)], with: .fade)
    test.scene.tick(at: 0)
    #expect(tops(test) == [0, 44, 44, 88, 132])
    #expect(test.table.cellForRow(at: RowPath(section: 0, row: 2))?.frame.minY == 88)
    test.scene.tick(at: 0.5)
    #expect(tops(test) == [0, 44, 66, 110, 154])
    test.scene.tick(at: 1)
    #expect(tops(test) == [0, 44, 88, 132, 176])
    #expect(test.scene.nextTickTime == nil && test.table.rowMotion == nil)
  }

  @Test("rows below a deleted one slide up, and the row's cell is used again at the end")
  func deletion() throws {
    let test = try table()
    let cell = test.cells[1]
    test.source.counts = [19]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 1)], with: .fade)
    test.scene.tick(at: 0)
    #expect(tops(test) == [0, 88, 132, 176, 220])
    #expect(test.table.stage.carried.contains { $0.entry.layer === cell } && cell.rowPath == nil)
    #expect(test.table.rowPath(for: cell) == nil && !test.cells.contains { $0 === cell })
    test.scene.tick(at: 0.5)
    #expect(tops(test) == [0, 66, 110, 154, 198])
    #expect(cell.presentedLook.opacity == 0.5)
    test.scene.tick(at: 1)
    #expect(tops(test) == [0, 44, 88, 132, 176] && cell.superlayer == nil && cell.isWaiting)
    #expect(test.table.stage.carried.isEmpty && cell.presentedValues.isEmpty && cell.mask == nil)
  }

  @Test(
    "animated decides alone whether anything moves; without it, a named animation does",
    arguments: [
      (RowAnimation.fade, nil, true), (.automatic, nil, true), (.none, nil, false), (.fade, false, false),
      (.none, false, false), (.fade, true, true), (.none, true, true),
    ] as [(RowAnimation, Bool?, Bool)])
  func animatedDecides(animation: RowAnimation, animated: Bool?, moves: Bool) throws {
    let row = RowPath(section: 0, row: 1)
    let changes: [(String, [Int], (TableView) throws -> Void)] = [
      ("insertRows", [21], { try $0.insertRows(at: [row], with: animation, animated: animated) }),
      ("deleteRows", [19], { try $0.deleteRows(at: [row], with: animation, animated: animated) }),
      ("reloadRows", [20], { try $0.reloadRows(at: [row], with: animation, animated: animated) }),
      ("insertSections", [3, 20], { try $0.insertSections([0], with: animation, animated: animated) }),
      ("deleteSections", [], { try $0.deleteSections([0], with: animation, animated: animated) }),
      ("reloadSections", [20], { try $0.reloadSections([0], with: animation, animated: animated) }),
      (
        "performBatchUpdates", [21],
        { try $0.performBatchUpdates(animated: animated) { $0.insertRows(at: [row], with: animation) } }
      ),
    ]
    for (name, counts, change) in changes {
      let test = try table()
      test.source.counts = counts
      try change(test.table)
      test.scene.tick(at: 0.1)
      #expect((test.table.rowMotion != nil) == moves, "\(name)")
      #expect((test.scene.nextTickTime != nil) == moves, "\(name)")
    }
  }

  @Test("an animated call without an animation uses the automatic one")
  func unnamed() throws {
    let test = try table()
    let cell = test.cells[1]
    test.source.counts = [19]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 1)], animated: true)
    test.scene.tick(at: 0)
    test.scene.tick(at: 0.5)
    #expect(tops(test) == [0, 66, 110, 154, 198])
    #expect(cell.presentedLook.opacity == 0.5)
  }

  @Test("a row that leaves the view slides out of it")
  func lingering() throws {
    let test = try table()
    let last = test.cells[4]
    test.source.counts = [21]
    try test.table.insertRows(at: [RowPath(section: 0, row: 0)], with: .top)
    test.scene.tick(at: 0)
    #expect(test.cells.count == 5 && !test.cells.contains { $0 === last })
    #expect(test.table.convert(last.bounds, from: last).minY == 176)
    test.scene.tick(at: 0.5)
    #expect(test.table.convert(last.bounds, from: last).minY == 198)
    test.scene.tick(at: 1)
    #expect(last.superlayer == nil)
  }

  @Test("the views above and below all rows stay whole while an update runs, and the lower one slides with the rows")
  func tableViews() throws {
    let test = try table([2])
    let (header, footer) = (View(), View())
    for view in [header, footer] { view.frame.size.height = 30 }
    (test.table.tableHeaderView, test.table.tableFooterView) = (header, footer)
    test.scene.tick(at: 0)
    test.source.counts = [3]
    try test.table.insertRows(at: [RowPath(section: 0, row: 0)], with: .fade)
    test.scene.tick(at: 0)
    test.scene.tick(at: 0.5)
    for view in [header, footer] { #expect(view.presentedLook.opacity == 1 && view.mask == nil) }
    #expect(test.table.convert(header.bounds, from: header).minY == 0)
    #expect(test.table.convert(footer.bounds, from: footer).minY == 30 + 88 + 22)
    test.scene.tick(at: 1)
    #expect(header.presentedValues.isEmpty && footer.presentedValues.isEmpty)
  }

  @Test("neighbours that slide differently each have a room of their own")
  func differentSlides() throws {
    let test = try table()
    test.source.counts = [22]
    try test.table.performBatchUpdates {
      $0.insertRows(at: [RowPath(section: 0, row: 1)], with: .bottom)
      $0.insertRows(at: [RowPath(section: 0, row: 2)], with: .top)
    }
    test.scene.tick(at: 0)
    test.scene.tick(at: 0.75)
    #expect(tops(test) == [0, 55, 66, 110, 154])
    let windows = test.cells[1...2].compactMap { ($0.mask as? MotionMask)?.presentedGeometry.bounds }
    #expect(windows.map(\.minY) == [0, 11] && windows.map(\.maxY) == [22, 44])
  }

  @Test("a second update begins with what is presented, and the first one goes on")
  func secondUpdate() throws {
    let test = try table()
    test.source.counts = [21]
    try test.table.insertRows(at: [RowPath(section: 0, row: 1)], with: .fade)
    test.scene.tick(at: 0.5)
    #expect(tops(test) == [0, 44, 66, 110, 154])
    test.source.counts = [20]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 0)], with: .fade)
    test.scene.tick(at: 0.5)
    #expect(tops(test).prefix(4) == [44, 66, 110, 154])
    test.scene.tick(at: 0.75)
    // Of the first update a quarter of 44 is left, of the second one three quarters.
    #expect(tops(test).prefix(4) == [33, 66, 110, 154])
    test.scene.tick(at: 1.25)
    #expect(tops(test) == [11, 55, 99, 143, 187])
    test.scene.tick(at: 1.5)
    #expect(tops(test) == [0, 44, 88, 132, 176] && test.table.rowMotion == nil)
  }

  @Test("several updates at one moment begin with the picture before them")
  func oneMoment() throws {
    let test = try table()
    let before = try test.picture()
    test.source.counts = [19]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 1)], with: .top)
    test.source.counts = [21]
    try test.table.insertRows(at: [RowPath(section: 0, row: 0), RowPath(section: 0, row: 3)], with: .bottom)
    try test.table.moveRow(at: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 9), animated: true)
    test.source.counts = [19]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)], with: .middle)
    let difference = try test.picture().difference(from: before)
    #expect(difference == nil, "\(difference ?? "")")
    test.scene.tick(at: 0.5)
    #expect(try test.picture(at: 0.5) != before)
    test.scene.tick(at: 1)
    #expect(tops(test) == [0, 44, 88, 132, 176] && test.table.stage.carried.isEmpty)
  }

  @Test("a completion may update, reload, scroll, empty or hide the table")
  func changesInCompletion() throws {
    let first = RowPath(section: 0, row: 0)
    let deeds: [(TestTable<TableView>) throws -> Void] = [
      {
        $0.source.counts = [20]
        try $0.table.deleteRows(at: [first], with: .left)
      },
      { $0.table.reloadData() },
      { $0.table.scrollToRow(at: RowPath(section: 0, row: 15), at: .top, animated: true) },
      {
        $0.source.counts = []
        $0.table.dataSource = nil
      },
      { $0.table.isHidden = true },
    ]
    for (index, deed) in deeds.enumerated() {
      let table = TableView(style: .plain)
      table.updateTiming = .curve(.linear, duration: 1)
      let test = try TestTable(table, counts: [20], size: Size(width: 200, height: 220))
      test.source.counts = [21]
      var finished: [Bool] = []
      var problem: (any Error)?
      let completion = { (isFinished: Bool) in
        finished.append(isFinished)
        do { try deed(test) } catch { problem = error }
      }
      try test.table.performBatchUpdates({ $0.insertRows(at: [first], with: .top) }, completion: completion)
      for time in stride(from: 0, through: 6, by: 0.25) { test.scene.tick(at: time) }
      #expect(finished == [true] && problem == nil, "deed \(index)")
      #expect(test.scene.nextTickTime == nil && table.rowMotion == nil && table.stage.carried.isEmpty, "deed \(index)")
      let fresh = try TestTable(TableView(style: .plain), counts: test.source.counts, size: table.bounds.size)
      fresh.table.dataSource = table.dataSource == nil ? nil : fresh.source
      fresh.table.contentOffset = table.contentOffset
      fresh.table.isHidden = table.isHidden
      #expect(try test.picture(at: 7) == fresh.picture(), "deed \(index)")
    }
  }

  @Test("a row that fades in inside of a section that fades in has both opacities, and so has one that fades out")
  func nestedFades() throws {
    let test = try table([2])
    test.source.counts = [2, 1]
    try test.table.insertSections([1], with: .fade)
    test.scene.tick(at: 0)
    test.scene.tick(at: 0.5)
    test.source.counts = [2, 2]
    try test.table.insertRows(at: [RowPath(section: 1, row: 0)], with: .fade)
    test.scene.tick(at: 0.75)
    #expect(test.cells.map(\.presentedLook.opacity) == [1, 1, 0.75 * 0.25, 0.75])
    let cell = test.cells[2]
    test.source.counts = [2, 1]
    try test.table.deleteRows(at: [RowPath(section: 1, row: 0)], with: .fade)
    test.scene.tick(at: 0.875)
    #expect(cell.presentedLook.opacity == 0.875 * 0.375 * 0.875)
  }

  @Test(
    "with reduced motion a row that is reloaded fades away above its new cell, and neither moves",
    arguments: [RowAnimation.fade, .left, .right, .top])
  func reducedMotion(_ animation: RowAnimation) throws {
    let test = try table()
    test.scene.traits.reducesMotion = true
    test.scene.tick(at: 0)
    let old = test.cells[1]
    let frame = old.frame
    try test.table.reloadRows(at: [RowPath(section: 0, row: 1)], with: animation)
    test.scene.tick(at: 0.5)
    let new = test.cells[1]
    #expect(new !== old && [old, new].allSatisfy { test.table.convert($0.bounds, from: $0) == frame })
    #expect(old.presentedLook.opacity == 0.5 && new.presentedLook.opacity == 1)
    test.scene.tick(at: 1)
    #expect(old.superlayer == nil && test.table.rowMotion == nil)
  }

  @Test("with reduced motion an inserted row fades in at its position, and the others are at theirs at once")
  func reducedInsertion() throws {
    let test = try table()
    test.scene.traits.reducesMotion = true
    test.source.counts = [21]
    try test.table.insertRows(at: [RowPath(section: 0, row: 1)], with: .left)
    test.scene.tick(at: 0.25)
    #expect(tops(test) == [0, 44, 88, 132, 176] && test.cells[1].presentedLook.opacity == 0.25)
    #expect(test.cells.allSatisfy { test.table.convert($0.bounds, from: $0).minX == 0 })
  }
}
