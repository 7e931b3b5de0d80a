import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayControls

/// Scenes as high as their content.
@Suite struct FittingHeightTests {
  @Test(
    "a list of any length shows its last row",
    arguments: [1, 2, 799, 800, 801, 2_399, 2_400, 2_401, 5_000, 10_000])
  func rows(count: Int) throws {
    let form = Form { Section { for number in 1...count { Row("Row \(number)") } } }
    let table = TableView()
    form.show(in: table)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 100)
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    let height = scene.fitHeight(atMost: 1_000_000)
    scene.tick(at: 0)
    #expect(table.visibleCells.count == count && scene.size.height == height)
    let last = try #require(table.visibleCells.last)
    #expect(last.textLabel.text == "Row \(count)")
    #expect(last.frame.maxY <= height && height - last.frame.maxY < 100)
    withExtendedLifetime(form) {}
  }

  /// Its content becomes higher with each layout.
  private final class GrowingRoot: Layer {
    override func layoutSublayers() {
      super.layoutSublayers()
      sublayers.first?.frame.size.height += 10
    }
  }

  @Test("content that grows with each layout is a problem, unless the limit ends it")
  func growing() {
    for (limit, expected) in [
      (10_000.0, ["the content still grows after 31 layouts; the rest is not shown"]), (50, []),
    ] {
      let root = GrowingRoot()
      root.frame = Rect(x: 0, y: 0, width: 100, height: 10)
      let content = Layer()
      content.frame = root.frame
      root.addSublayer(content)
      let scene = Scene(root: root, size: root.frame.size)
      var problems: [String] = []
      scene.onProblem = { problems.append($0.message) }
      scene.fitHeight(atMost: limit)
      #expect(problems == expected)
    }
  }
}
