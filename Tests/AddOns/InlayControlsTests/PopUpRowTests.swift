import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

/// Rows with a list of values.
@Suite struct PopUpRowTests {
  private final class Model { var chosen: [Int] = [] }

  private func stage(isEnabled: Bool = true, _ direction: LayoutDirection = .leftToRight) throws -> (
    table: TableView, events: Scene, model: Model, popUp: PopUpButton, cell: TableViewCell, Form
  ) {
    let model = Model()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 400), style: .insetGrouped)
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    scene.traits.direction = direction
    let form = Form {
      Section {
        Row(
          "Appearance", .popUp(["Light", "Dark"], selectedIndex: 0) { model.chosen.append($0) }, isEnabled: isEnabled)
        Row("Other", detail: "Row")
      }
    }
    form.show(in: table)
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    let popUp = try #require(cell.accessoryView as? PopUpButton)
    return (table, scene, model, popUp, cell, form)
  }

  @Test("a tap anywhere in the row opens the list", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anywhere(direction: LayoutDirection) throws {
    let (table, events, _, popUp, cell, form) = try stage(direction)
    for x in [0.02, 0.1, 0.3, 0.5, 0.8, 0.98] {
      for y in [0.4, 0.5, 0.6] {
        let point = Point(x: cell.bounds.width * x, y: cell.bounds.height * y)
        events.tap(at: cell.convert(point, to: nil))
        #expect(popUp.isMenuPresented, "\(point)")
        popUp.dismissMenu(animated: false)
      }
    }
    let next = try #require(table.cellForRow(at: RowPath(section: 0, row: 1)))
    events.tap(at: next.convert(Point(x: next.bounds.midX, y: next.bounds.midY), to: nil))
    events.tap(at: cell.convert(Point(x: -8, y: cell.bounds.midY), to: nil))
    #expect(!popUp.isMenuPresented)
    _ = form
  }

  @Test("keys open it from the focused row, and choose")
  func keys() throws {
    let (table, events, model, popUp, _, form) = try stage()
    for key in [KeyEvent.Key.space, .return] {
      events.focus(table, isVisible: true)
      events.send(.key(KeyEvent(.home)))
      events.send(.key(KeyEvent(key)))
      #expect(popUp.isMenuPresented)
      events.send(.key(KeyEvent(.escape)))
    }
    events.send(.key(KeyEvent(.return)))
    events.send(.key(KeyEvent(.down)))
    events.send(.key(KeyEvent(.down)))
    events.send(.key(KeyEvent(.return)))
    #expect(model.chosen == [1] && !popUp.isMenuPresented)
    _ = form
  }

  @Test("a disabled row, and a disabled list, open nothing; nor does a row that is edited")
  func disabled() throws {
    let (_, events, _, popUp, cell, form) = try stage(isEnabled: false)
    events.tap(at: cell.convert(Point(x: 40, y: cell.bounds.midY), to: nil))
    #expect(!popUp.isMenuPresented)
    let other = try stage()
    other.popUp.isEnabled = false
    let point = Point(x: 40, y: other.cell.bounds.midY)
    other.events.tap(at: other.cell.convert(point, to: nil))
    other.popUp.isEnabled = true
    other.table.isEditing = true
    other.table.scene?.tick(at: 1)
    other.events.tap(at: other.cell.convert(point, to: nil))
    #expect(!other.popUp.isMenuPresented)
    _ = form
  }

  /// A table whose rows have lists of their own, made anew when a row is filled.
  private final class Source: TableViewDataSource {
    var count = 30
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(path.row)"
      cell.accessoryView = PopUpButton(["One", "Two"], selectedIndex: 0)
      return cell
    }
  }

  @Test("an open list closes with its control: when its row goes, is reloaded or scrolled away, or the table goes")
  func closesWithRow() throws {
    for way in 0..<8 {
      let root = View(frame: Rect(x: 0, y: 0, width: 360, height: 400))
      let table = TableView(frame: root.bounds)
      root.addSublayer(table)
      let scene = Scene(root: root, size: table.frame.size, textContext: try TextContext())
      let source = Source()
      table.dataSource = source
      scene.tick(at: 0)
      let path = RowPath(section: 0, row: 1)
      let popUp = try #require(table.cellForRow(at: path)?.accessoryView as? PopUpButton)
      popUp.presentMenu(animated: false)
      scene.tick(at: 1)
      #expect(popUp.isMenuPresented)
      source.count = way < 2 ? 29 : 30
      switch way {
      case 0: try table.deleteRows(at: [path])
      case 1: try table.deleteRows(at: [path], with: .fade)
      case 2: try table.reloadRows(at: [path])
      case 3: table.reloadData()
      case 4: table.contentOffset.y = 600
      case 5: table.removeFromSuperlayer()
      case 6: table.isHidden = true
      default: table.cellForRow(at: path)?.accessoryView = nil
      }
      scene.tick(at: 2)
      #expect(!popUp.isMenuPresented && !root.sublayers.contains { $0 is PopUpMenu }, "way \(way)")
      #expect(scene.modalView == nil, "way \(way)")
    }
  }

  @Test("an open list stays while other rows come, its own row moves, and the form is updated")
  func staysOpen() throws {
    var rows = ["a", "mode"]
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 400), style: .insetGrouped)
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    let form = Form {
      Section {
        for row in rows {
          row == "mode" ? Row("\(rows.count)", .popUp(["One"], selectedIndex: 0) { _ in }).id(row) : Row(row)
        }
      }
    }
    form.show(in: table)
    scene.tick(at: 0)
    let popUp = try #require(table.cellForRow(at: RowPath(section: 0, row: 1))?.accessoryView as? PopUpButton)
    popUp.presentMenu(animated: false)
    for new in [["b", "a", "mode"], ["mode", "a", "b"], ["mode"]] {
      rows = new
      form.update()
      scene.tick(at: scene.time + 1)
      #expect(popUp.isMenuPresented, "\(new)")
    }
    rows = []
    form.update()
    scene.tick(at: 9)
    #expect(!popUp.isMenuPresented)
  }
}
