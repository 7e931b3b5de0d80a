import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct EditingAnimationTests {
  private func stage(_ random: inout SeededRandom) -> EditingTable {
    let test = EditingTable(
      random.chance(0.5) ? TableView(style: .insetGrouped) : TableView(style: random.pick(TableView.Style.allCases)),
      height: random.double(60...480), scale: random.pick([1, 1.5, 2, 3]))
    test.source.counts = (0...random.int(0...2)).map { _ in random.int(0...9) }
    for row in 0..<9 {
      test.source.styles[row] = random.pick(TableViewCell.EditingStyle.allCases)
      if random.chance(0.3) { test.source.movable.insert(row) }
      if random.chance(0.2) { test.source.fixed.insert(row) }
      if random.chance(0.2) { test.source.notIndented.insert(row) }
    }
    if random.chance(0.5) { test.table.rowHeight = .automatic() }
    test.table.allowsMultipleSelectionDuringEditing = random.chance(0.3)
    test.scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    test.scene.traits.reducesMotion = random.chance(0.2)
    let long = random.chance(0.3)
    test.source.configure = { cell, _ in
      cell.textLabel.numberOfLines = 0
      if long { cell.textLabel.text = "A text that takes another line where a control has its room" }
      cell.detailTextLabel.text = "Detail"
      cell.accessoryType = .disclosureIndicator
    }
    return test
  }

  @Test("an animated beginning or end of editing leads to the same picture as one at once", arguments: Seeds.first(200))
  func samePictures(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scenario = random
    let animated = stage(&random)
    var again = scenario
    let plain = stage(&again)
    var time = 0.0
    let shown = try IncrementalPicture(of: animated.scene)
    animated.scene.tick(at: 0)
    #expect(try shown.problem() == nil, "seed \(seed)")
    for step in 0..<5 {
      let isEditing = random.chance(0.7)
      animated.table.setEditing(isEditing, animated: random.chance(0.8))
      plain.table.isEditing = isEditing
      #expect(animated.table.isEditing == isEditing)
      for _ in 0..<random.int(0...4) {
        time += random.double(0...0.15)
        animated.scene.tick(at: time)
        #expect(try shown.problem() == nil, "seed \(seed), step \(step)")
      }
    }
    time += 1
    animated.scene.tick(at: time)
    #expect(try shown.problem() == nil, "seed \(seed)")
    #expect(animated.scene.nextTickTime == nil, "seed \(seed)")
    #expect(shown.picture.pixels == (try plain.pixels()), "seed \(seed)")
  }

  @Test("texts move while the model is final, and new controls fade in")
  func motion() throws {
    let test = EditingTable()
    let cell = try #require(test.tick().first)
    test.table.setEditing(true, animated: true)
    #expect(test.table.isEditing && cell.contentView.frame.minX == 38)
    test.scene.tick(at: 0.15)
    let start = cell.contentView.presented(.frame).minX
    #expect(start > 1 && start < 37)
    let control = try #require(cell.editingControl)
    #expect(control.presented(.opacity) > 0.1 && control.presented(.opacity) < 0.9)
    test.scene.tick(at: 0.31)
    #expect(cell.contentView.presented(.frame).minX == 38 && control.presented(.opacity) == 1)
  }

  private func controls(_ cell: TableViewCell) -> [RowControl] { cell.sublayers.compactMap { $0 as? RowControl } }

  @Test("controls fade out as they came, take no presses meanwhile, and are gone at the end")
  func leaving() throws {
    for isMarked in [false, true] {
      let test = EditingTable()
      test.source.movable = [0, 1, 2]
      test.table.allowsMultipleSelectionDuringEditing = isMarked
      test.table.isEditing = true
      let cell = try #require(test.tick().first)
      let old = controls(cell)
      #expect(old.count == 2)
      test.table.setEditing(false, animated: true)
      #expect(cell.editingControl == nil && cell.reorderControl == nil)
      #expect(cell.part(at: Point(x: 20, y: 20)) == .content)
      test.scene.tick(at: 0.15)
      #expect(controls(cell).map(ObjectIdentifier.init) == old.map(ObjectIdentifier.init))
      for control in old {
        #expect(control.presented(.opacity) > 0.1 && control.presented(.opacity) < 0.9)
        #expect(test.scene.root.hitTest(control.convert(Point(x: 5, y: 5), to: test.table)) !== control)
      }
      // Back on their way: the same controls.
      test.table.setEditing(true, animated: true)
      test.scene.tick(at: 0.2)
      #expect(controls(cell).count == 2 && cell.editingControl != nil && cell.reorderControl != nil)
      #expect(controls(cell).allSatisfy { $0.presented(.opacity) > 0.1 })
      test.scene.tick(at: 2)
      #expect(controls(cell).count == 2 && controls(cell).allSatisfy { $0.presented(.opacity) == 1 })
      test.table.setEditing(false, animated: true)
      test.scene.tick(at: 2.1)
      test.table.isEditing = true
      test.scene.tick(at: 2.1)
      #expect(controls(cell).count == 2 && controls(cell).allSatisfy { $0.presented(.opacity) == 1 })
      test.table.setEditing(false, animated: false)
      test.scene.tick(at: 2.1)
      #expect(controls(cell).isEmpty)
      test.table.isEditing = true
      test.scene.tick(at: 3)
      test.table.setEditing(false, animated: true)
      test.scene.tick(at: 4)
      test.scene.tick(at: 5)
      #expect(controls(cell).isEmpty && test.scene.nextTickTime == nil)
    }
  }

  @Test("without a scene, in a call of the delegate, and unanimated, editing begins at once")
  func atOnce() {
    let table = TableView()
    table.setEditing(true, animated: true)
    #expect(table.isEditing)
    let test = EditingTable()
    test.source.configure = { [table = test.table] _, _ in table.setEditing(true, animated: true) }
    _ = test.tick()
    _ = test.tick()
    #expect(test.table.isEditing && test.scene.nextTickTime == nil)
    test.table.setEditing(false, animated: false)
    #expect(!test.table.isEditing && test.tick().allSatisfy { $0.contentView.frame.minX == 0 })
  }
}
