import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// The purposes of rows and of their actions.
@Suite struct RowRoleTests {
  @Test("rows that are buttons have titles in the tint, or in the colour of what destroys")
  func rows() {
    var isButton = true
    let form = Form {
      Section {
        Row("None") {}
        if isButton { Row("Save") {}.asButton() } else { Row("Save") {} }
        Row("Cancel", role: .cancel) {}
        Row("Delete", role: .destructive) {}
        Row("Erase", role: .destructive) {}.asButton()
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600), style: .grouped)
    form.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    func titles(_ color: Color) -> [Int] {
      let cells = table.visibleCells
      return cells.indices.filter { cells[$0].textLabel.textColor == color }
    }
    #expect(titles(.token(.tint)) == [1, 2] && titles(.token(.destructive)) == [3, 4])
    #expect(table.visibleCells.map { $0.accessibilityRole == .button } == [false, true, true, true, true])
    isButton = false
    form.update()
    scene.tick(at: 1)
    #expect(titles(.token(.tint)) == [2])
  }

  @Test("an action of a swipe has the colour of its role, and only the destructive one has a title of its own")
  func actions() {
    let actions = Role.allCases.map { ContextualAction(role: $0) {} }
    #expect(actions.map(\.buttonColor) == [.token(.secondaryLabel), .token(.secondaryLabel), .token(.destructive)])
    #expect(actions.map { SwipeActionButton($0).title.isEmpty } == [true, true, false])
  }
}
