import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// Tab goes round all targets of a scene that keeps the focus, as that of a window does.
@Suite struct TabRoundTests {
  /// A random page: fields, scroll views with fields, and lists, one below the other, perhaps in a scroll view or on a
  /// page of a stack.
  private final class Stage {
    let scene: Scene
    let events: Scene
    /// The fields in the order of reading.
    private(set) var expected: [String] = []
    private var scrollViews: [ScrollView] = []
    private var forms: [Form] = []

    init(_ random: inout SeededRandom) {
      let content = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
      var root: View = content
      if random.chance(0.5) {
        let stack = NavigationStack(root: NavigationPage("First"))
        stack.push(NavigationPage("Second", content: content), animated: false)
        stack.frame = content.frame
        root = stack
      }
      scene = Scene(root: root, size: content.frame.size)
      scene.onProblem = { _ in }
      events = scene
      events.eventDispatcher.keepsFocus = true
      let count = random.int(1...4)
      for block in 0..<count {
        let view: View
        switch random.int(0...3) {
        case 0: view = field("\(block)")
        case 1: view = scrolledFields(block, &random)
        default: view = list(block, &random)
        }
        view.frame = Rect(x: 0, y: Double(block) * 160, width: 320, height: view is TextField ? 40 : 150)
        content.addSublayer(view)
      }
      content.contentSize = Size(width: 320, height: Double(count) * 160)
      scrollViews.append(content)
      scene.tick(at: 0)
    }

    private func field(_ name: String) -> TextField {
      let field = TextField(placeholder: name)
      field.caretBlinks = false
      expected.append(name)
      return field
    }

    private func scrolledFields(_ block: Int, _ random: inout SeededRandom) -> View {
      let view = ScrollView()
      let count = random.int(1...8)
      for number in 0..<count {
        let field = field("\(block) \(number)")
        field.frame = Rect(x: 0, y: Double(number) * 50, width: 300, height: 40)
        view.addSublayer(field)
      }
      view.contentSize = Size(width: 300, height: Double(count) * 50)
      scrollViews.append(view)
      return view
    }

    private func list(_ block: Int, _ random: inout SeededRandom) -> View {
      let part = random.pick([0, 0.3, 0.7, 1])
      let kinds = (0..<random.int(1...16)).map { _ in random.chance(part) ? 0 : random.int(1...4) }
      for (number, kind) in kinds.enumerated() where kind == 0 { expected.append("\(block) \(number)") }
      let form = Form {
        Section("Rows") {
          for (number, kind) in kinds.enumerated() {
            switch kind {
            case 0: Row("Field", .textField("", placeholder: "\(block) \(number)") { _ in }).id(number)
            case 1: Row("Switch", .switch(isOn: false) { _ in }).id(number)
            case 2: Row("Tap") {}.id(number)
            case 3: Row("Info", .info {}).id(number)
            default: Row("Buttons", [.button("A") {}, .button("B") {}]).id(number)
            }
          }
        }
      }
      let table = TableView(style: random.pick([.plain, .insetGrouped]))
      if random.chance(0.5) { table.rowHeight = .automatic() }
      form.show(in: table)
      forms.append(form)
      scrollViews.append(table)
      return table
    }

    var focused: String? { (events.focusedView as? TextField)?.placeholder }

    /// What has the focus: a view, or a part of a row.
    private var target: String {
      guard let view = events.focusedView else { return "none" }
      let focus = (view as? TableView)?.focus
      let part = focus.map { "\($0.row) \($0.part)" } ?? ""
      return "\(type(of: view)) \(ObjectIdentifier(view)) \(part)"
    }

    private func scroll(_ random: inout SeededRandom) {
      let view = random.pick(scrollViews)
      let range = view.minimumContentOffset.y...max(view.minimumContentOffset.y, view.maximumContentOffset.y)
      view.contentOffset.y = random.double(range)
      scene.tick(at: scene.time + 0.1)
    }

    /// Presses Tab until a field has the focus, which is to be the named one. Each Tab has another target.
    ///
    /// - Returns: What is wrong.
    func tab(to name: String, _ forward: Bool, scrolls: Bool, _ random: inout SeededRandom) -> String? {
      for _ in 0..<60 {
        if scrolls { scroll(&random) }
        let before = target
        guard events.send(.key(KeyEvent(forward ? .tab : .backTab))) else { return "Tab is not handled at \(before)" }
        scene.tick(at: scene.time + 0.1)
        if events.focusedView == nil { return "the focus is lost after \(before)" }
        if target == before { return "the focus stays at \(before)" }
        if let focused { return focused == name ? nil : "\(focused) comes instead of \(name)" }
      }
      return "no field comes, but \(target)"
    }
  }

  @Test("each Tab has another target, all fields come in the order of reading, and Shift-Tab goes back the same way")
  func round() {
    withSeeds(200, long: 10_000) { random in
      let stage = Stage(&random)
      guard stage.expected.count > 1 else { return nil }
      for (forward, scrolls) in [(true, false), (true, true), (false, true), (false, false)] {
        let wanted: [String] = forward ? stage.expected : stage.expected.reversed()
        for _ in 0..<400 where stage.focused != wanted[0] {
          stage.events.send(.key(KeyEvent(forward ? .tab : .backTab)))
        }
        for name in wanted.dropFirst() + [wanted[0]] {
          if let problem = stage.tab(to: name, forward, scrolls: scrolls, &random) {
            return "\(problem), forward \(forward), scrolled \(scrolls), of \(wanted)"
          }
        }
      }
      return nil
    }
  }

  private func show(_ form: Form) -> (TableView, Scene, Scene) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220), style: .plain)
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.onProblem = { _ in }
    scene.tick(at: 0)
    return (table, scene, scene)
  }

  @Test("a list of fields alone is no stop: from the last field Tab goes to the first one, scrolled off above")
  func fieldsAlone() {
    let form = Form {
      Section { for number in 0..<20 { Row("F\(number)", .textField("", placeholder: "\(number)") { _ in }) } }
    }
    let (table, scene, events) = show(form)
    var focused: String? { (events.focusedView as? TextField)?.placeholder }
    func tab(_ key: KeyEvent.Key = .tab) {
      events.send(.key(KeyEvent(key)))
      scene.tick(at: scene.time + 0.1)
    }
    for number in 0..<20 {
      tab()
      #expect(focused == "\(number)")
    }
    #expect(table.contentOffset.y > 0)
    // Without a window the focus leaves the scene.
    tab()
    #expect(events.focusedView == nil)
    tab(.backTab)
    events.eventDispatcher.keepsFocus = true
    #expect(focused == "19")
    tab()
    #expect(focused == "0" && table.contentOffset.y == 0)
    tab(.backTab)
    #expect(focused == "19")
    _ = form
  }

  @Test("the list itself is a stop for its rows without a field, and shows that row")
  func rowsWithoutField() {
    let form = Form {
      Section {
        for number in 0..<20 {
          if number == 12 {
            Row("Plain")
          } else {
            Row("F\(number)", .textField("", placeholder: "\(number)") { _ in })
          }
        }
      }
    }
    let (table, scene, events) = show(form)
    events.eventDispatcher.keepsFocus = true
    events.send(.key(KeyEvent(.tab)))
    scene.tick(at: 1)
    let row = RowPath(section: 0, row: 12)
    #expect(events.focusedView === table && table.focusedRowPath == row && table.cellForRow(at: row) != nil)
    table.contentOffset.y = 0
    for expected in ["0", "1"] {
      events.send(.key(KeyEvent(.tab)))
      #expect((events.focusedView as? TextField)?.placeholder == expected)
    }
    for _ in 0..<2 { events.send(.key(KeyEvent(.backTab))) }
    scene.tick(at: 2)
    #expect(events.focusedView === table && table.cellForRow(at: row) != nil)
    _ = form
  }

  @Test("Tab goes through the controls of a row that is scrolled out of view, and shows it")
  func unseenRow() {
    var log: [String] = []
    let form = Form {
      Section {
        Row("Buttons", [.button("A") { log.append("a") }, .button("B") { log.append("b") }])
        for number in 0..<40 { Row("Row \(number)") }
        Row("Last", .textField("", placeholder: "last") { _ in })
      }
    }
    let (table, scene, events) = show(form)
    events.focus(table, isVisible: true)
    #expect(table.focusedRowPath?.row == 0)
    for key in [KeyEvent.Key.tab, .backTab] {
      table.contentOffset.y = 900
      scene.tick(at: scene.time + 1)
      events.send(.key(KeyEvent(key)))
      events.send(.key(KeyEvent(.space)))
      scene.tick(at: scene.time + 1)
      #expect(events.focusedView === table && table.contentOffset.y == 0, "\(key)")
    }
    #expect(log == ["b", "a"])
    _ = form
  }
}
