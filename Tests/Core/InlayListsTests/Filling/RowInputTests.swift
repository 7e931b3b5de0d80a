import InlayGraphics
import InlayLayers
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Rows have what rows of a data source have, beside a delegate of the app.
@Suite struct RowInputTests {
  private final class Delegate: TableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { log.append("selected \(path.row)") }
    func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu? {
      log.append("context \(path.row)")
      return Menu()
    }
  }

  private final class Stage {
    var log: [String] = []
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let delegate = Delegate()
    let scene: Scene
    let events: Scene
    var source: AnyObject?

    init(isForm: Bool) {
      table.delegate = delegate
      scene = Scene.inSettings(root: table, size: table.frame.size)
      events = scene
      if isForm {
        let form = Form { [unowned self] in Section("", rows: { for number in 0..<4 { row(number) } }) }
        form.show(in: table)
        source = form
      } else {
        let source = DiffableDataSource<Int, Int>(tableView: table) { [unowned self] in row($0) }
        var snapshot = source.snapshot()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems([0, 1, 2, 3])
        source.headerTitle = { _ in "" }
        source.apply(snapshot)
        self.source = source
      }
      scene.tick(at: 0)
    }

    private func action(_ title: String) -> ContextualAction {
      ContextualAction(title: title) { [unowned self] in log.append(title) }
    }

    private func row(_ number: Int) -> Row {
      switch number {
      case 0: Row("0") { [unowned self] in log.append("tap 0") }
      case 1: Row("1", .switch(isOn: false) { [unowned self] in log.append("change \($0)") })
      case 2:
        Row("2").swipeActions([action("trailing")]).swipeActions(at: .leading, [action("leading")])
          .onFocus { [unowned self] in log.append("focus 2") }
      default:
        Row("3").contextMenu { [unowned self] in
          log.append("context 3")
          return Menu()
        }
      }
    }

    func middle(_ row: Int) -> Point {
      Point(x: 150, y: table.rectForRow(at: RowPath(section: 0, row: row))?.midY ?? 0)
    }
  }

  @Test("a row's actions are called, and the app's delegate hears of the same", arguments: [true, false])
  func beside(isForm: Bool) {
    let stage = Stage(isForm: isForm)
    stage.events.tap(at: stage.middle(0))
    stage.events.tap(at: Point(x: 265, y: stage.middle(1).y))
    stage.events.tap(at: stage.middle(2))
    #expect(stage.log == ["tap 0", "change true"])
    #expect(stage.delegate.log == ["selected 0"], "a row without an action is not selected")
    #expect(stage.table.selectedRowPaths.isEmpty)
  }

  @Test("a row has swipe actions at both sides", arguments: [true, false])
  func swipes(isForm: Bool) {
    let stage = Stage(isForm: isForm)
    for edge in [HorizontalEdge.trailing, .leading] {
      #expect(stage.table.openSwipeActions(ofRowAt: RowPath(section: 0, row: 2), at: edge, animated: false))
      stage.scene.tick(at: 0)
      stage.events.tap(at: Point(x: edge == .trailing ? 280 : 20, y: stage.middle(2).y))
    }
    #expect(stage.log == ["trailing", "leading", "focus 2"] || stage.log == ["trailing", "focus 2", "leading"])
    #expect(!stage.table.openSwipeActions(ofRowAt: RowPath(section: 0, row: 0), animated: false))
  }

  @Test("a row's context is asked for before the delegate's", arguments: [true, false])
  func context(isForm: Bool) {
    let stage = Stage(isForm: isForm)
    for row in [3, 2] {
      let point = stage.middle(row)
      stage.events.send(.pointer(PointerEvent(.down, at: point, kind: .mouse, button: .secondary)))
      stage.events.send(.pointer(PointerEvent(.up, at: point, kind: .mouse, button: .secondary)))
    }
    #expect(stage.log == ["context 3"] && stage.delegate.log == ["context 2"])
  }

  @Test("a row hears once of the focus that keys move to it", arguments: [true, false])
  func focus(isForm: Bool) {
    let stage = Stage(isForm: isForm)
    stage.events.focus(stage.table, isVisible: true)
    for _ in 0..<3 { stage.events.send(.key(KeyEvent(.down))) }
    stage.scene.tick(at: 1)
    #expect(stage.table.focusedRowPath == RowPath(section: 0, row: 3))
    stage.events.send(.key(KeyEvent(.up)))
    stage.scene.tick(at: 2)
    stage.scene.tick(at: 3)
    #expect(stage.log == ["focus 2", "focus 2"], "on the way down, and back")
  }
}
