import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

/// A focus that comes back has its selection and its caret.
@Suite struct ReturningFocusTests {
  /// What takes the focus away, and gives it back.
  enum Way: CaseIterable, Sendable {
    case pop, popToRoot, alert, sheet, alertOnSheet
    /// Another window: input methods end what they compose when theirs loses the focus, and when it has it again.
    case window
  }

  /// The last input before the focus comes back.
  private enum Input: CaseIterable { case nothing, tap, tab, arrow, typing }

  /// Where the field is.
  private enum Place: CaseIterable { case page, row, rowOutOfView }

  private static let text = "Ada Lovelace"
  private static let selections: [TextSelection] = [
    TextSelection(at: 0), TextSelection(at: 4), TextSelection(at: 12), TextSelection(4..<8),
    TextSelection(anchor: 8, focus: TextPosition(4)), TextSelection(0..<12),
  ]

  private final class Stage {
    let stage: KeyboardStage
    let field: TextField
    private let place: Place
    private var modals: [ModalView] = []

    init(_ place: Place) throws {
      let stage = KeyboardStage(30, mode: .never)
      stage.model.texts[2] = ReturningFocusTests.text
      stage.page.form.update()
      stage.scene.tick(at: 0)
      var field = try #require(stage.field(2))
      if place == .page {
        let content = View()
        field = TextField(text: ReturningFocusTests.text, placeholder: "Name")
        field.frame = Rect(x: 0, y: 60, width: 200, height: 40)
        content.addSublayer(field)
        stage.stack.push(NavigationPage("Page", content: content), animated: false)
      }
      (self.stage, self.field, self.place) = (stage, field, place)
      tick()
    }

    func select(_ selection: TextSelection, isVisible: Bool) {
      stage.events.focus(field, isVisible: isVisible)
      field.editing.perform(.select(selection))
      if place == .rowOutOfView { stage.page.table.contentOffset.y = 900 }
      tick()
    }

    func tick() {
      stage.time += 1
      stage.scene.tick(at: stage.time)
    }

    func leave(_ way: Way) {
      switch way {
      case .pop: push("Next")
      case .popToRoot: for title in ["Next", "Last"] { push(title) }
      case .alert: present(Alert("Stop", actions: [Alert.Action("OK")]))
      case .sheet: present(Sheet(page("Sheet"), detent: .medium))
      case .alertOnSheet:
        present(Sheet(page("Sheet"), detent: .medium))
        present(Alert("Stop", actions: [Alert.Action("OK")]))
      case .window: stage.events.send(.composition(CompositionEvent("")))
      }
      tick()
    }

    private func page(_ title: String) -> NavigationPage {
      let content = View()
      let field = TextField(text: "Grace", placeholder: title)
      field.frame = Rect(x: 10, y: 10, width: 200, height: 40)
      content.addSublayer(field)
      return NavigationPage(title, content: content)
    }

    private func push(_ title: String) {
      stage.stack.push(page(title), animated: false)
      // A field of the page may have the focus meanwhile.
      (stage.stack.topPage?.first(TextField.self))?.becomeFocused()
    }

    private func present(_ modal: ModalView) {
      modal.present(in: stage.scene, animated: false)
      modals.append(modal)
    }

    func comeBack(_ way: Way, _ root: NavigationPage) {
      switch way {
      case .pop: stage.stack.pop(animated: false)
      case .popToRoot: stage.stack.pop(to: root, animated: false)
      case .alert, .sheet, .alertOnSheet: while let modal = modals.popLast() { modal.dismiss(animated: false) }
      case .window: stage.events.send(.composition(CompositionEvent("")))
      }
      for _ in 0..<3 { tick() }
    }

    func input(_ input: Input) {
      switch input {
      case .nothing: break
      // Beside everything that acts.
      case .tap: stage.tap(Point(x: 380, y: 60))
      case .tab: stage.events.send(.key(KeyEvent(.tab)))
      case .arrow: for key in [KeyEvent.Key.down, .left] { stage.events.send(.key(KeyEvent(key))) }
      case .typing: stage.events.send(.text(TextEvent("x")))
      }
    }
  }

  @Test(
    "a text is selected as it was, whatever took the focus away and whatever the last input was",
    arguments: Way.allCases)
  func selection(way: Way) throws {
    for place in Place.allCases {
      for input in Input.allCases where way != .window || input == .nothing {
        for (number, selection) in Self.selections.enumerated() {
          let stage = try Stage(place)
          let root = try #require(stage.stage.stack.topPage)
          let field = stage.field
          stage.select(selection, isVisible: number % 2 == 0)
          stage.leave(way)
          stage.input(input)
          stage.comeBack(way, root)
          #expect(
            stage.stage.events.focusedView === field && field.isFocused && field.editing.selection == selection
              && field.text == Self.text, "\(place), \(input), \(selection): \(field.editing.selection)")
        }
      }
    }
  }

  @Test("a focus that came back is not given back again, and one in a row that was removed goes to no other row")
  func once() throws {
    let stage = try Stage(.row)
    let root = try #require(stage.stage.stack.topPage)
    stage.stage.events.focus(stage.field, isVisible: true)
    stage.leave(.pop)
    stage.comeBack(.pop, root)
    #expect(stage.field.isFocused)
    stage.stage.events.focus(nil)
    stage.leave(.pop)
    stage.stage.events.focus(nil)
    stage.comeBack(.pop, root)
    #expect(stage.stage.events.focusedView == nil)
  }

  /// Rows whose cells have fields of their own, which other rows get.
  private final class Rows: TableViewDataSource {
    final class Cell: TableViewCell {
      let field = TextField()

      required init(style: Style = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.frame = Rect(x: 120, y: 2, width: 150, height: 36)
        contentView.addSublayer(field)
      }
    }

    var rows = Array(0..<40)

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Cell)?.field.text = "\(rows[path.row])"
      return cell
    }
  }

  @Test("a row out of view keeps its field for a focus that comes back; when the row goes, no other row has the focus")
  func reused() throws {
    for isRemoved in [false, true] {
      let rows = Rows()
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220))
      table.register(Rows.Cell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      let root = View(frame: table.frame)
      root.addSublayer(table)
      let scene = Scene(root: root, size: table.frame.size)
      scene.onProblem = { _ in }
      scene.tick(at: 0)
      let field = try #require((table.visibleCells[2] as? Rows.Cell)?.field)
      scene.focus(field, isVisible: true)
      table.contentOffset.y = 800
      scene.tick(at: 1)
      let alert = Alert("Stop", actions: [Alert.Action("OK")])
      alert.present(in: scene, animated: false)
      scene.tick(at: 2)
      for offset in [400.0, 1_200] {
        table.contentOffset.y = offset
        scene.tick(at: scene.time + 1)
      }
      #expect(field.text == "2" && !field.isFocused)
      if isRemoved {
        rows.rows.remove(at: 2)
        try table.deleteRows(at: [RowPath(section: 0, row: 2)])
        scene.tick(at: scene.time + 1)
      }
      alert.dismiss(animated: false)
      scene.tick(at: scene.time + 1)
      if isRemoved {
        #expect(scene.focusedView == nil)
      } else {
        #expect(scene.focusedView === field && field.text == "2")
        let cell = table.cellForRow(at: RowPath(section: 0, row: 2)) as? Rows.Cell
        #expect(cell?.field === field)
      }
    }
  }
}
