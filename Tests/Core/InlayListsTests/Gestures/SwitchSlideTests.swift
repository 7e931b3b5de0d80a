import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Switches whose thumb slides.
@Suite struct SwitchSlideTests {
  private struct Stage {
    let control = Switch()
    let scene: Scene
    let hand: TimedHand

    init(isOn: Bool = false, direction: LayoutDirection = .leftToRight) {
      control.isOn = isOn
      control.frame = Rect(origin: Point(x: 20, y: 10), size: Theme.settings.metrics.switch.size)
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      root.addSublayer(control)
      scene = Scene.inSettings(root: root, size: Size(width: 100, height: 50), scale: 2)
      scene.traits.direction = direction
      scene.tick(at: 0)
      hand = TimedHand(scene, scene)
    }
  }

  @Test(
    "a tap with a time slides the thumb, and the picture at rest is that of a switch made so",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tap(direction: LayoutDirection) throws {
    let stage = Stage(direction: direction)
    let (off, on) = (
      try Stage(direction: direction).scene.picture(), try Stage(isOn: true, direction: direction).scene.picture()
    )
    var reported: [Bool] = []
    stage.control.onChange = { reported.append($0) }
    #expect(try stage.scene.picture() == off)
    stage.hand.tap(40, 25)
    #expect(stage.control.isOn && reported == [true])
    stage.hand.wait(0.1)
    let between = try stage.scene.picture()
    #expect(between != off && between != on && stage.scene.nextTickTime != nil)
    stage.hand.wait(0.3)
    #expect(try stage.scene.picture() == on)
    #expect(stage.scene.nextTickTime == nil)
    stage.control.setOn(false, animated: false)
    stage.scene.tick(at: stage.hand.time)
    #expect(try stage.scene.picture() == off)
    #expect(reported == [true], "code is not reported")
  }

  @Test("a tap without a time turns the switch at once")
  func untimed() throws {
    let stage = Stage()
    stage.hand.events.tap(at: Point(x: 40, y: 25))
    stage.scene.tick(at: 0)
    #expect(try stage.scene.picture() == Stage(isOn: true).scene.picture())
  }

  @Test("the pointer drags the thumb, which goes to the nearer end")
  func drag() throws {
    for (way, isOn) in [(14.0, true), (6, false)] {
      let stage = Stage()
      var reported: [Bool] = []
      stage.control.onChange = { reported.append($0) }
      stage.hand.press(35, 25)
      stage.hand.move(by: Size(width: way, height: 0))
      let held = try stage.scene.picture()
      let rest = try Stage().scene.picture()
      #expect(held != rest && !stage.control.isOn)
      stage.hand.wait(0.2)
      #expect(try stage.scene.picture() == held)
      stage.hand.release()
      stage.hand.wait(0.5)
      #expect(stage.control.isOn == isOn && reported == (isOn ? [true] : []))
      #expect(try stage.scene.picture() == Stage(isOn: isOn).scene.picture())
    }
  }

  @Test("a switch in a row slides too, and one that shows another row does not")
  func inRow() throws {
    let test = try TestTable(TableView(), counts: [40])
    test.source.configure = { cell, path in
      cell.accessories = .toggle(false)
    }
    test.table.reloadData()
    test.scene.tick(at: 0)
    let hand = TimedHand(test.scene, test.scene)
    hand.tap(280, 22)
    hand.wait(0.05)
    let control = try #require(test.cells[0].switchControl)
    #expect(control.isOn && control.hasAnimations && test.cells[0].isOn)
    test.table.contentOffset.y = 900
    test.scene.tick(at: hand.time)
    #expect(test.cells.allSatisfy { $0.switchControl?.hasAnimations == false })
  }
}

/// Rows that are deselected by code.
@Suite struct SelectionFadeTests {
  @Test("a deselected row fades out, without a trace at the end", arguments: Decoration.builtIn)
  func fading(kind: Decoration) throws {
    for ownView in [false, true] {
      func stage() throws -> TestTable<TableView> {
        let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
        test.table.decoration = kind
        test.source.configure = { cell, path in
          cell.textLabel.text = "Row"
          guard ownView else { return }
          let view = Layer()
          view.backgroundColor = .rgb(0x00FF00)
          cell.selectedBackgroundView = view
        }
        test.table.reloadData()
        return test
      }
      let (test, plain, selected) = (try stage(), try stage(), try stage())
      for test in [test, selected] {
        test.scene.tick(at: 0)
        test.table.selectRow(at: row(0, 1))
      }
      test.scene.tick(at: 1)
      test.table.deselectRow(at: row(0, 1), animated: true)
      #expect(test.table.selectedRowPaths.isEmpty)
      let first = try test.picture(at: 1)
      let begin = try selected.picture(at: 1)
      #expect(first[200, 80] == begin[200, 80], "it begins as it was")
      let middle = try test.picture(at: 1.2)
      let rest = try plain.picture(at: 1)
      #expect(middle != first && middle != rest)
      #expect(try test.picture(at: 2) == rest)
      #expect(test.scene.nextTickTime == nil)
      #expect(layerCount(test.table) == layerCount(plain.table))
      test.table.selectRow(at: row(0, 1))
      #expect(try test.picture(at: 3) == selected.picture(at: 3))
      test.table.deselectRow(at: row(0, 1), animated: true)
      _ = try test.picture(at: 3.1)
      test.table.selectRow(at: row(0, 1))
      #expect(try test.picture(at: 3.1) == selected.picture(at: 3.1), "selected again halfway")
    }
  }
}

/// The section index under a finger.
@Suite struct IndexScrubTests {
  private final class Source: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 26 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { (0..<26).map { String(UnicodeScalar(65 + $0)) } }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  @Test("a finger that is dragged along the index scrolls from section to section, also beside it, and not on after it")
  func scrubbing() throws {
    let test = try TestTable(TableView(), counts: [1])
    let source = Source()
    test.table.dataSource = source
    test.scene.tick(at: 0)
    let hand = TimedHand(test.scene, test.scene)
    let bar = try #require(test.table.sectionIndexBar)
    func y(_ title: Int) -> Double {
      let height = bar.sizeThatFits(bar.bounds.size).height
      return bar.convert(Point(x: 0, y: bar.bounds.midY - height / 2 + (Double(title) + 0.5) * height / 26), to: nil).y
    }
    let x = test.table.bounds.maxX - 5
    hand.press(x, y(3))
    test.scene.tick(at: hand.time)
    #expect(test.table.contentOffset.y == test.table.rect(forSection: 3)?.minY)
    for title in 4...12 {
      hand.move(by: Size(width: title == 8 ? -100 : 0, height: y(title) - hand.point.y), over: 0.05)
      #expect(test.table.contentOffset.y == test.table.rect(forSection: title)?.minY)
    }
    hand.release()
    hand.wait(1)
    #expect(test.table.contentOffset.y == test.table.rect(forSection: 12)?.minY && test.scene.nextTickTime == nil)
    #expect(test.table.selectedRowPaths.isEmpty)
  }
}
