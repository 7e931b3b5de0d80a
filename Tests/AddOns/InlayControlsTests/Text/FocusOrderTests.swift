import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

/// One order of the focus for Tab, Return, the arrows above a keyboard and readers, wherever the form is scrolled.
@Suite struct FocusOrderTests {
  /// A form with fields in some rows, between a field above the table and one below it.
  private final class Stage {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let table = TableView()
    let scene: Scene
    let events: Scene
    let expected: [String]
    private let form: Form

    init(_ random: inout SeededRandom, returnKey: TextInputTraits.ReturnKey? = nil) {
      var expected: [String] = []
      let root = root
      func outside(_ name: String, _ y: Double) -> TextField {
        let field = TextField(placeholder: name)
        field.frame = Rect(x: 0, y: y, width: 320, height: 40)
        (field.caretBlinks, field.inputTraits.returnKey) = (false, returnKey)
        root.addSublayer(field)
        return field
      }
      if random.chance(0.5) {
        _ = outside("above", 0)
        expected.append("above")
      }
      var sections: [[Bool]] = []
      for _ in 0..<random.int(1...4) { sections.append((0..<random.int(0...12)).map { _ in random.chance(0.4) }) }
      var kinds: [[Int]] = []
      for rows in sections { kinds.append(rows.map { _ in random.int(0...3) }) }
      for (section, rows) in sections.enumerated() {
        for (row, isField) in rows.enumerated() where isField { expected.append("\(section) \(row)") }
      }
      form = Form {
        for (section, rows) in sections.enumerated() {
          Section("Section \(section)") {
            for (row, isField) in rows.enumerated() {
              if isField {
                Row(
                  kinds[section][row] == 0 ? "" : "Row",
                  .textField("", placeholder: "\(section) \(row)", inputTraits: TextInputTraits(returnKey: returnKey)) {
                    _ in
                  })
              } else {
                switch kinds[section][row] {
                case 0: Row("Plain")
                case 1: Row("Switch", .switch(isOn: false) { _ in })
                case 2: Row("Tap") {}
                default: Row("Info", .info {})
                }
              }
            }
          }
        }
      }
      table.frame = Rect(x: 0, y: 40, width: 320, height: random.pick([120, 200, 300]))
      if random.chance(0.5) { table.rowHeight = .automatic() }
      form.show(in: table)
      root.addSublayer(table)
      if random.chance(0.5) {
        _ = outside("below", 350)
        expected.append("below")
      }
      self.expected = expected
      scene = Scene(root: root, size: root.frame.size)
      scene.onProblem = { _ in }
      events = scene
      scene.tick(at: 0)
    }

    var focused: String? { (events.focusedView as? TextField)?.placeholder }

    func scroll(_ random: inout SeededRandom) {
      if random.chance(0.5) { table.contentOffset.y += random.double(-600...600) }
      scene.tick(at: scene.time + 0.1)
    }

    func tab(_ forward: Bool) { events.send(.key(KeyEvent(forward ? .tab : .backTab))) }

    /// The fields that a step reaches, from none until it moves the focus to none.
    func fields(_ random: inout SeededRandom, _ step: () -> Bool) -> [String] {
      var seen: [String] = []
      for _ in 0..<200 {
        scroll(&random)
        guard step() else { break }
        if let focused { seen.append(focused) }
      }
      return seen
    }
  }

  @Test("Tab, Return, the bar's arrows and readers have one order, which does not depend on what is in view")
  func order() {
    var readFields = 0
    withSeeds(200, long: 20_000) { random in
      let stage = Stage(&random)
      let (events, wanted) = (stage.events, stage.expected)
      for forward in [true, false] {
        let seen = stage.fields(&random) {
          stage.tab(forward)
          return events.focusedView != nil
        }
        if seen != (forward ? wanted : wanted.reversed()) { return "Tab \(forward): \(seen), not \(wanted)" }
      }
      guard let first = wanted.first else { return nil }
      // The bar's arrows, from end to end.
      for _ in 0..<200 where stage.focused != first { stage.tab(true) }
      var place = 0
      for forward in [true, false] {
        for _ in wanted.indices {
          stage.scroll(&random)
          let offset = stage.table.contentOffset
          let found = events.eventDispatcher.neighbouringTextInputs
          stage.scene.tick(at: stage.scene.time + 0.1)
          if stage.table.contentOffset != offset { return "a question scrolls" }
          if found != (place > 0, place < wanted.count - 1) { return "\(found) at \(place) of \(wanted)" }
          let isMoved = events.eventDispatcher.moveFocusToTextInput(forward: forward)
          let next = place + (forward ? 1 : -1)
          if isMoved != wanted.indices.contains(next) { return "an arrow \(isMoved) at \(place) of \(wanted)" }
          if isMoved { place = next }
          if stage.focused != wanted[place] { return "\(stage.focused ?? "none") is at \(place) of \(wanted)" }
        }
      }
      // What is read is in the same order.
      stage.scroll(&random)
      let read = stage.scene.accessibilityTree.allNodes.compactMap { node in
        (node.layer as? TextField ?? (node.layer as? TableViewCell)?.first(TextField.self))?.placeholder
      }
      let places = read.compactMap(wanted.firstIndex)
      if places != places.sorted() { return "readers have \(read)" }
      readFields += places.count
      return nil
    }
    #expect(Seeds.only != nil || readFields > 0)
  }

  @Test("Shift-Tab goes back to where Tab came from, wherever the form is scrolled meanwhile")
  func inverse() {
    var turns = 0
    withSeeds(200, long: 20_000) { random in
      let stage = Stage(&random)
      for _ in 0..<random.int(1...30) { stage.tab(true) }
      for _ in 0..<20 {
        let forward = random.chance(0.5)
        // After the last view Tab begins again; a form may have none.
        if stage.events.focusedView == nil { stage.tab(true) }
        guard let before = stage.events.focusedView else { return nil }
        turns += 1
        let name = stage.focused
        stage.scroll(&random)
        stage.tab(forward)
        let middle = stage.focused ?? stage.events.focusedView.map { "\(type(of: $0))" }
        stage.scroll(&random)
        stage.tab(!forward)
        let isBack = name.map { $0 == stage.focused } ?? (stage.events.focusedView === before)
        if !isBack { return "\(name ?? "table") by \(middle ?? "none") to \(stage.focused ?? "none"), \(forward)" }
        stage.tab(random.chance(0.7))
      }
      return nil
    }
    #expect(Seeds.only != nil || turns > 100, "\(turns) turns")
  }

  @Test("Return of an attached keyboard or a scanner goes on in the same order, and ends the input at the last field")
  func returnKeys() {
    withSeeds(120, long: 5_000) { random in
      let stage = Stage(&random, returnKey: .next)
      guard let first = stage.expected.first else { return nil }
      for _ in 0..<200 where stage.focused != first { stage.tab(true) }
      let seen = stage.fields(&random) {
        stage.events.send(.key(KeyEvent(.return)))
        // A key that is held does not run through the form.
        let held = stage.focused
        stage.events.send(.key(KeyEvent(.return, isRepeat: true)))
        return stage.focused != nil && stage.focused == held
      }
      return seen == Array(stage.expected.dropFirst()) ? nil : "\(seen), not \(stage.expected)"
    }
  }

  @Test("the bar's Next and the key Return know the fields that are out of view", arguments: [false, true])
  func keyboard(isModal: Bool) throws {
    let stage = KeyboardStage(1, size: Size(width: 800, height: 480))
    let model = KeyboardStage.Model(20)
    let page = FormPage("Note") {
      Section { for row in 0..<20 { Row("F\(row)", .textField(model.texts[row]) { model.texts[row] = $0 }) } }
    }
    if isModal { Sheet(page, detent: .large).present(in: stage.scene, animated: false) } else { stage.stack.push(page) }
    for time in 1...3 { stage.scene.tick(at: Double(time)) }
    func field(_ row: Int) -> TextField? {
      page.table.cellForRow(at: RowPath(section: 0, row: row))?.accessoryView as? TextField
    }
    stage.tap(field(0))
    let buttons = stage.host.panel.bar.sublayers.compactMap { $0 as? Button }
    let next = try #require(buttons.dropFirst().first)
    func state() -> [Bool] { buttons.prefix(2).map(\.isEnabled) + [stage.host.panel.keyboard.returnKey == .next] }
    // A list that goes on behind the keyboard has a cell for the next field; the one on the sheet soon has none.
    let row = 14
    for number in 1...row {
      stage.tap(next)
      #expect(stage.focused === field(number) && stage.focused != nil, "row \(number)")
      #expect(state() == [true, true, true], "row \(number)")
    }
    for time in 4...5 {
      stage.scene.tick(at: Double(time))
      #expect(stage.focused === field(row) && state() == [true, true, true], "at \(time)")
    }
    // With the list at its beginning, the next field is out of view in both.
    page.table.contentOffset.y = 0
    stage.scene.tick(at: 6)
    #expect(page.table.contentOffset.y == 0 && state() == [true, true, true])
    try #require(field(row + 1) == nil)
    stage.tap(.return)
    #expect(stage.focused === field(row + 1) && stage.focused != nil)
    for _ in row + 2..<20 { stage.tap(.return) }
    #expect(stage.focused === field(19) && stage.focused != nil && state() == [true, false, false])
  }
}
