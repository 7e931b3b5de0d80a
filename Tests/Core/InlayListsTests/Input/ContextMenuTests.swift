import InlayForms
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Menus of rows: how they open, and what a choice does.
@Suite struct ContextMenuTests {
  enum Way: CaseIterable { case longPress, click, menuKey, shiftF10, assistiveTechnology }

  private final class Stage {
    var log: [String] = []
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let scene: Scene

    init() {
      scene = Scene.inSettings(root: root, size: root.frame.size)
      root.addSublayer(table)
      let form = Form { [unowned self] in
        Section {
          Row("Plain")
          Row("Mail").contextMenu { [unowned self] in menu }
          Row("Disabled", isEnabled: false).contextMenu { [unowned self] in menu }
        }
      }
      form.show(in: table)
      scene.tick(at: 0)
    }

    private var menu: Menu {
      Menu("Mail") {
        Menu.Item.separator
        Action("Reply") { [unowned self] in log.append("reply") }
        Action("Off", isEnabled: false) { [unowned self] in log.append("off") }
        Menu("Move") { Action("Archive") { [unowned self] in log.append("archive") } }
        Menu.Item.separator
        Action("Delete", role: .destructive) { [unowned self] in log.append("delete") }
      }
    }

    /// The open list.
    var list: PopUpMenu? { root.sublayers.lazy.compactMap { $0 as? PopUpMenu }.first { $0.isModal } }
    var card: Layer? { list?.sublayers.first }
    var items: [PopUpItem] { card?.sublayers.first?.sublayers.compactMap { $0 as? PopUpItem } ?? [] }
    var titles: [String] { items.map(\.title) }

    func press(_ keys: KeyEvent.Key...) { for key in keys { scene.send(.key(KeyEvent(key))) } }

    func tap(_ item: PopUpItem) { scene.tap(at: item.convert(item.bounds.center, to: nil)) }

    func point(_ row: Int) -> Point {
      Point(x: 100, y: table.rectForRow(at: RowPath(section: 0, row: row))?.midY ?? 0)
    }

    func open(_ way: Way, row: Int = 1) {
      let (path, point, time) = (RowPath(section: 0, row: row), point(row), scene.time)
      switch way {
      case .longPress:
        scene.send(.pointer(PointerEvent(.down, at: point, time: time)))
        scene.tick(at: time + 1)
        scene.send(.pointer(PointerEvent(.up, at: point, time: time + 1)))
      case .click:
        for phase in [PointerEvent.Phase.down, .up] {
          scene.send(.pointer(PointerEvent(phase, at: point, kind: .mouse, button: .secondary)))
        }
      case .menuKey, .shiftF10:
        table.focusRow(at: path)
        table.becomeFocused(isVisible: true)
        let menu = KeyEvent(.named("Menu"))
        scene.send(.key(way == .menuKey ? menu : KeyEvent(.named("F10"), modifiers: .shift)))
      case .assistiveTechnology:
        let node = scene.accessibilityTree.allNodes.first { $0.element.actions.contains(.showMenu) }
        _ = node?.perform(.showMenu)
      }
    }
  }

  @Test("input of each kind opens a row's menu, and a choice closes it", arguments: Way.allCases)
  func ways(way: Way) {
    let stage = Stage()
    stage.open(way)
    #expect(stage.titles == ["Reply", "Off", "Move", "Delete"] && stage.log.isEmpty)
    stage.press(.up, .return)
    #expect(stage.log == ["delete"] && stage.list == nil)
    #expect(stage.table.selectedRowPaths.isEmpty)
  }

  @Test("a disabled row and one without a menu have none", arguments: [Way.longPress, .click, .menuKey, .shiftF10])
  func none(way: Way) {
    let stage = Stage()
    for row in [0, 2] {
      stage.open(way, row: row)
      #expect(stage.list == nil && stage.log.isEmpty)
    }
  }

  @Test("one row of the tree has the action that shows its menu")
  func actions() {
    let nodes = Stage().scene.accessibilityTree.allNodes
    #expect(nodes.filter { $0.element.actions.contains(.showMenu) }.map(\.element.label) == ["Mail"])
  }

  @Test("keys pass over a disabled action, a tap on it does nothing, and a menu inside opens in its place")
  func inside() {
    let stage = Stage()
    stage.open(.click)
    stage.tap(stage.items[1])
    #expect(stage.log.isEmpty && stage.items.count == 4)
    stage.press(.down, .down, .return)
    #expect(stage.titles == ["Archive"])
    stage.press(.down, .return)
    #expect(stage.log == ["archive"] && stage.list == nil)
    stage.open(.click)
    stage.tap(stage.items[0])
    #expect(stage.log == ["archive", "reply"] && stage.list == nil)
  }

  @Test("the card stands at the point, and a line between two items has space for itself")
  func place() throws {
    let stage = Stage()
    stage.open(.click)
    let card = try #require(stage.card).frame
    #expect(abs(card.minY - stage.point(1).y - 8) <= 1)
    #expect(card.minX >= 8 && card.maxX <= 312 && card.maxY <= 472)
    let frames = stage.items.map(\.frame)
    #expect(frames[1].minY == frames[0].maxY && frames[3].minY > frames[2].maxY)
  }

  @Test("a tap beside the card, Escape and a reload of the row close it without a choice")
  func closing() {
    let stage = Stage()
    for way in 0..<3 {
      stage.open(.click)
      #expect(stage.list != nil)
      switch way {
      case 0: stage.press(.escape)
      case 1: stage.scene.tap(at: Point(x: 5, y: 470))
      default:
        stage.table.reloadData()
        stage.scene.tick(at: stage.scene.time)
      }
      #expect(stage.list == nil && stage.log.isEmpty, "way \(way)")
    }
  }

  @Test("a menu of a layer outside of the scene is told, and an empty one shows nothing")
  func nothing() {
    let stage = Stage()
    var told: [String] = []
    stage.scene.onProblem = { told.append($0.message) }
    stage.scene.presentMenu(Menu(), from: stage.table)
    #expect(stage.list == nil && told.isEmpty)
    stage.scene.presentMenu(Menu { Action("Lost") }, from: View())
    #expect(stage.list == nil && told.count == 1)
  }
}
