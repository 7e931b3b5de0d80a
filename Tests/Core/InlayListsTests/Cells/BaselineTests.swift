import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct BaselineTests {
  private func baselines(_ title: String, _ detail: String, style: TableViewCell.Style) throws -> (Double, Double) {
    let source = TestSource([1])
    source.configure = { cell, _ in
      cell.textLabel.text = title
      cell.detailTextLabel.text = detail
    }
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 100)
    table.register(TableViewCell.self, style: style, forCellReuseIdentifier: "row")
    table.dataSource = source
    let scene = Scene.inSettings(root: table, size: table.frame.size, textContext: try TextContext())
    scene.tick(at: 0)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    return (
      cell.textLabel.frame.minY + cell.textLabel.firstBaseline,
      cell.detailTextLabel.frame.minY + cell.detailTextLabel.firstBaseline
    )
  }

  @Test("titles and details of all scripts have a common baseline", arguments: [TableViewCell.Style.value1, .value2])
  func scripts(style: TableViewCell.Style) throws {
    let usual = try baselines("Title", "Detail", style: style)
    let texts = ["Title", "\u{5D0}\u{5D1}", "\u{645}\u{631}\u{62D}", "\u{1F600}", "\u{65E5}", "12"]
    for title in texts {
      for detail in texts {
        let (a, b) = try baselines(title, detail, style: style)
        #expect(abs((b - a) - (usual.1 - usual.0)) < 1e-9, "\(title) \(detail)")
      }
    }
  }
}
