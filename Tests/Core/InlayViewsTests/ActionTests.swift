import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayTestSupport
import InlayViews
import Testing

/// A scene with all kinds of actions, and a record of their effects.
private final class Stage {
  private(set) var log: [String] = []
  private let form: Form
  let table = TableView(style: .plain)
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 800))
  let slider = Slider(value: 0.5)
  let field = TextField(text: "Ann", placeholder: "Name")
  let scene: Scene
  let events: Scene

  init() {
    var add: (String) -> Void = { _ in }
    form = Form {
      Section("Rows") {
        for row in 0..<100 {
          Row("Row \(row)", .info { add("detail \(row)") }) { add("tap \(row)") }
            .onDelete { add("delete \(row)") }.id(row)
            .swipeActions([
              ContextualAction(title: "Flag") { _, done in
                add("flag \(row)")
                done(true)
              }
            ])
        }
      }
    }
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    slider.frame = Rect(x: 10, y: 450, width: 300, height: 44)
    field.frame = Rect(x: 10, y: 500, width: 300, height: 44)
    let button = Button("Go")
    button.frame = Rect(x: 10, y: 560, width: 300, height: 44)
    for view in [table, slider, field, button] as [View] { root.addSublayer(view) }
    form.show(in: table)
    scene = Scene.forReading(root: root, size: root.frame.size)
    events = scene
    add = { [unowned self] in log.append($0) }
    slider.accessibilityLabel = "Volume"
    slider.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Mute") { [unowned self] in
        log.append("mute")
        return true
      }
    ]
    button.onTap = { [unowned self] in log.append("go") }
    scene.tick(at: 0)
  }

  /// All that actions may change.
  var state: String {
    "\(log) \(slider.value) \(field.text) \(field.selectedRange) \(String(describing: table.focusedRowPath))"
      + " \(table.contentOffset) \(table.selectedRowPaths) \(events.focusedView.map { "\(type(of: $0))" } ?? "-")"
  }

  func node(of row: Int) -> AccessibilityTree.Node? {
    scene.accessibilityTree.allNodes.first { $0.element.label == "Row \(row)" }
  }
}

/// What assistive technology does to elements that it has read some time ago.
@Suite struct ActionTests {
  private static let actions: [AccessibilityAction] = [
    .press, .increment, .decrement, .delete, .insert, .showDetails, .moveUp, .moveDown, .cancel, .focus,
    .scrollToVisible, .selectText(0..<1), .enterText("x"), .setValue(0.9), .custom("Flag"), .custom("Mute"),
  ]

  enum State: String, CaseIterable {
    case scrolled, reloaded, alert, sheet, hidden, transparent, leftOut, gone
  }

  /// Brings elements that were read before into a state in which they are not to be used.
  private func enter(_ state: State, _ stage: Stage) {
    switch state {
    case .scrolled: stage.table.contentOffset.y = 2_000
    case .reloaded: stage.table.reloadData()
    case .alert:
      let alert = Alert("Really?", actions: [Alert.Action("Keep", role: .cancel)])
      alert.present(in: stage.scene, animated: false)
    case .sheet: Sheet(View()).present(in: stage.scene, animated: false)
    case .hidden: for layer in stage.root.sublayers { layer.isHidden = true }
    case .transparent: for layer in stage.root.sublayers { layer.opacity = 0 }
    case .leftOut: stage.root.accessibilityElementsHidden = true
    case .gone: for layer in stage.root.sublayers { layer.removeFromSuperlayer() }
    }
  }

  @Test(
    "an element that shows another row, is covered, hidden or gone does nothing, whatever it is asked for",
    arguments: State.allCases)
  func outdated(state: State) {
    let stage = Stage()
    let nodes = stage.scene.accessibilityTree.allNodes.filter {
      // Only rows become others by these two.
      ![.scrolled, .reloaded].contains(state) || $0.layer is TableViewCell
    }
    #expect(nodes.count > 5)
    enter(state, stage)
    stage.scene.tick(at: 1)
    let before = stage.state
    for node in nodes {
      for action in Self.actions {
        #expect(!node.perform(action), "\(node.element.label) \(action)")
        #expect(stage.state == before, "\(node.element.label) \(action)")
      }
    }
  }

  @Test("a change that waits for the next layout counts already", arguments: [State.scrolled, .reloaded, .gone])
  func pending(state: State) throws {
    let stage = Stage()
    let node = try #require(stage.node(of: 2))
    enter(state, stage)
    #expect(!node.perform(.delete) && !node.perform(.press))
    #expect(stage.state.hasPrefix("[]"))
  }

  @Test("elements of a scene that was freed do nothing")
  func freed() throws {
    var stage: Stage? = Stage()
    let nodes = stage?.scene.accessibilityTree.allNodes ?? []
    stage = nil
    for node in nodes { for action in Self.actions { #expect(!node.perform(action)) } }
  }

  @Test("an element that is still read does what it is asked for, also after its row moved")
  func current() throws {
    let stage = Stage()
    let node = try #require(stage.node(of: 4))
    stage.table.contentOffset.y = 44
    stage.scene.tick(at: 1)
    for action in [.press, .showDetails, .custom("Flag"), .delete] as [AccessibilityAction] {
      #expect(node.perform(action), "\(action)")
    }
    #expect(stage.state.hasPrefix(#"["tap 4", "detail 4", "flag 4", "delete 4"]"#), "\(stage.state)")
    #expect(!node.perform(.delete), "it is deleted")
    #expect(stage.scene.accessibilityTree.node(around: stage.slider)?.perform(.increment) == true)
    #expect(stage.slider.value > 0.5)
  }

  @Test("a button in the header of a section is another one when the header shows another section")
  func headers() throws {
    final class Header: TableViewHeaderFooterView {
      let button = Button("Clear")
      required init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
        addSublayer(button)
      }
    }
    final class Source: TableViewDataSource, TableViewDelegate {
      var cleared: [Int] = []
      func numberOfSections(in tableView: TableView) -> Int { 40 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { .fixed(44) }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        header?.button.onTap = { [unowned self] in cleared.append(section) }
        return header
      }
    }
    let source = Source()
    let table = TableView(style: .grouped)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (source, source)
    let scene = Scene.forReading(root: table, size: table.frame.size)
    scene.tick(at: 0)
    let nodes = scene.accessibilityTree.allNodes.filter { $0.element.label == "Clear" }
    #expect(nodes.count > 1 && nodes[1].perform(.press) && source.cleared == [1])
    for offset in [1_000.0, 2_000, 3_000] {
      table.contentOffset.y = offset
      scene.tick(at: offset)
    }
    #expect(!nodes.contains { $0.perform(.press) } && source.cleared == [1])
  }

  @Test("a key of the keyboard is another one on another page, and the same one as a capital")
  func keys() throws {
    let keyboard = KeyboardView()
    keyboard.frame = Rect(x: 0, y: 0, width: 390, height: 224)
    let scene = Scene.forReading(root: keyboard, size: keyboard.frame.size)
    var entered: [Event] = []
    keyboard.onEvent = { entered.append($0) }
    scene.tick(at: 0)
    func key(_ name: String) -> AccessibilityTree.Node? {
      scene.accessibilityTree.allNodes.first { $0.element.label == name }
    }
    let letter = try #require(key("q"))
    #expect(key("shift")?.perform(.press) == true && letter.perform(.press))
    #expect(entered == [.text(TextEvent("Q"))])
    #expect(key("numbers")?.perform(.press) == true && !letter.perform(.press))
    #expect(entered.count == 1)
  }

  @Test("each action of assistive technology and each event are activity, whether they have an effect or not")
  func activity() throws {
    let stage = Stage()
    var count = 0
    stage.scene.onActivity = { count += 1 }
    let node = try #require(stage.node(of: 2))
    #expect(node.perform(.press) && count == 1)
    _ = node.perform(.increment)
    #expect(count == 2)
    stage.events.send(.key(KeyEvent(.tab)))
    stage.events.send(.pointer(PointerEvent(.down, at: Point(x: 5, y: 5))))
    stage.events.send(.pointer(PointerEvent(.cancelled, at: Point(x: 5, y: 5))))
    stage.events.send(.wheel(WheelEvent(at: Point(x: 5, y: 5), by: Size(width: 0, height: .nan))))
    stage.events.send(.text(TextEvent("x")))
    #expect(count == 5, "what is cancelled, or no event, is none")
    // What the app and the clock do is none either.
    stage.slider.performAccessibilityAction(.increment)
    stage.table.selectRow(at: RowPath(section: 0, row: 1))
    stage.scene.tick(at: 9)
    #expect(count == 5)
    stage.scene.onActivity = nil
    #expect(node.perform(.press) && count == 5 && stage.scene.onActivity == nil)
  }
}
