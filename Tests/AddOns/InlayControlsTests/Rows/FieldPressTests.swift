import InlayForms
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// A row with a field is the field's.
@Suite struct FieldPressTests {
  private final class Model { var taps = 0 }

  private func stage(
    _ accessory: RowAccessory, onTap: (() -> Void)? = nil
  ) throws -> (table: TableView, scene: Scene, cell: TableViewCell, form: Form) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 360, height: 400), style: .insetGrouped)
    let scene = Scene(root: table, size: table.frame.size)
    let form = Form {
      Section {
        Row("Password", accessory, onTap: onTap)
        Row("Other", detail: "Row")
      }
    }
    form.show(in: table)
    scene.tick(at: 0)
    return (table, scene, try #require(table.cellForRow(at: RowPath(section: 0, row: 0))), form)
  }

  private func points(of cell: TableViewCell) -> [Point] {
    [0.1, 0.3, 0.5, 0.9].flatMap { x in
      [0.06, 0.5, 0.94].map { y in
        cell.convert(Point(x: cell.bounds.width * x, y: cell.bounds.height * y), to: nil)
      }
    }
  }

  @Test("a press anywhere in the row begins the field, at the end of its text beside it, and selects nothing")
  func anywhere() throws {
    let (table, scene, cell, form) = try stage(.textField("secret") { _ in })
    let field = try #require(cell.accessoryView as? TextField)
    for kind in [PointerEvent.Kind.touch, .mouse] {
      for point in points(of: cell) {
        scene.focus(nil)
        scene.send(.pointer(PointerEvent(.down, at: point, kind: kind)))
        scene.send(.pointer(PointerEvent(.up, at: point, kind: kind)))
        scene.tick(at: 1)
        #expect(scene.focusedView === field, "\(kind) at \(point)")
        #expect(table.selectedRowPaths.isEmpty && !cell.isSelected && !cell.isHighlighted)
      }
    }
    scene.focus(nil)
    scene.tap(at: points(of: cell)[1])
    #expect(field.editing.selection.range == 6..<6)
    // A press beside a field with the focus leaves the caret.
    scene.send(.key(KeyEvent(.home)))
    scene.tap(at: points(of: cell)[1])
    #expect(field.editing.selection.range == 0..<0)
    withExtendedLifetime(form) {}
  }

  @Test("a row with an action keeps its presses, and so does an (i) beside a field")
  func ownAction() throws {
    let model = Model()
    let (_, scene, cell, form) = try stage(.textField("") { _ in }) { model.taps += 1 }
    scene.tap(at: points(of: cell)[1])
    #expect(model.taps == 1 && !(scene.focusedView is TextField))
    let other = try stage([.textField("") { _ in }, .info { model.taps += 10 }])
    let button = try #require(other.cell.placedAccessories.compactMap { $0 as? AccessoryView }.first)
    other.scene.tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(model.taps == 11 && !(other.scene.focusedView is TextField))
    withExtendedLifetime((form, other.form)) {}
  }

  @Test("a press of a row with a switch acts on the row, or anywhere on the switch if the row says so")
  func switches() throws {
    let (table, scene, cell, form) = try stage([])
    let control = Switch()
    cell.accessoryView = control
    scene.tick(at: 1)
    scene.tap(at: points(of: cell)[1])
    #expect(!control.isOn)
    cell.pressesControl = true
    for (number, point) in points(of: cell).enumerated() {
      scene.tap(at: point)
      #expect(control.isOn == (number % 2 == 0), "\(point)")
    }
    #expect(table.selectedRowPaths.isEmpty)
    withExtendedLifetime(form) {}
  }
}
