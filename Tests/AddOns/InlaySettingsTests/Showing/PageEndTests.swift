import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// The end of a page in a picture as high as its content.
@Suite struct PageEndTests {
  @Test("a page ends 24 points below its last row, or its last footer's text, in every theme", arguments: Theme.builtIn)
  func end(theme: Theme) throws {
    for footer in [nil, "", "The end", String(repeating: "A long footer that wraps. ", count: 9)] {
      for textScale in [1.0, 1.4, 2] {
        for scale in [1.0, 2] {
          let rows = (1...3).map { number in
            SettingsRow(
              id: SettingsRow.ID(specifier: number), title: "Row", key: nil, defaultValue: nil,
              content: .titleValue(choices: []))
          }
          let group = SettingsGroup(title: "Group", footer: footer, rows: rows)
          let page = SettingsPage(name: "Root", title: "Title", groups: [group])
          let screen = SettingsScreen(values: SettingsValues([:])) { _ in page }
          let root = Layer()
          root.frame = Rect(x: 0, y: 0, width: 390, height: 800)
          screen.frame = root.frame
          root.addSublayer(screen)
          let scene = Scene(root: root, size: root.frame.size, scale: scale, textContext: try TextContext())
          scene.theme = theme
          scene.traits.textScale = textScale
          scene.fitHeight(atMost: 5_000)
          scene.tick(at: 0)
          let table = try #require(screen.stack.topPage?.content as? TableView)
          let end = lowest(table, in: scene)
          #expect(abs(scene.size.height - end - 24) <= 1, "\(theme.name) \(footer ?? "none") \(textScale) \(scale)")
        }
      }
    }
  }

  /// The lower edge of the rows and of footers' texts, in points of the scene.
  private func lowest(_ table: TableView, in scene: Scene) -> Double {
    let cells = table.sublayers.filter { $0.listRole == .cell && !$0.isHidden }
    let footers = table.sublayers.filter { $0.listRole == .sectionFooter && !$0.isHidden }
    let texts = footers.flatMap(\.sublayers).compactMap { $0 as? Label }.filter { !$0.text.isEmpty }
    return (cells + texts).map { scene.root.convert(Rect(origin: .zero, size: $0.bounds.size), from: $0).maxY }.max()
      ?? 0
  }
}
