import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Titles, buttons and empty states that stand on the background of a page.
@Suite struct PageColorTests {
  private func labels(_ layer: Layer) -> [Label] {
    layer.isHidden ? [] : ((layer as? Label).map { [$0] } ?? []) + layer.sublayers.flatMap(labels)
  }

  @Test(
    "every text of a page can be read, at rest and below the bar's background", arguments: Theme.builtIn,
    TableView.Style.allCases)
  func pages(theme: Theme, style: TableView.Style) throws {
    for appearance in Appearance.allCases {
      for isLarge in [false, true] {
        let table = TableView(style: style)
        let form = Form { Section { for number in 0..<30 { Row("Row \(number)") } } }
        let page = NavigationPage("Title", content: table)
        page.prefersLargeTitle = isLarge
        page.trailingItems = [BarButtonItem("Edit")]
        page.leadingItems = [BarButtonItem("Other")]
        let search = SearchField(placeholder: "Search")
        table.tableHeaderView = search
        form.show(in: table)
        let stack = NavigationStack(root: NavigationPage("First"))
        stack.push(page, animated: false)
        let scene = Scene(root: stack, size: Size(width: 400, height: 500), textContext: try TextContext())
        scene.theme = theme
        scene.traits.appearance = appearance
        stack.frame = Rect(x: 0, y: 0, width: 400, height: 500)
        scene.tick(at: 0)
        let palette = theme.palette(for: appearance)
        func check(_ ground: RGBColor, _ what: String) {
          let found = labels(stack).filter { ["Title", "Edit", "Other", "First"].contains($0.text) && $0.opacity > 0 }
          #expect(found.count >= 4, "\(what)")
          for label in found {
            let color = table.resolvedColor(label.textColor ?? theme.textAttributes[label.textStyle].color)
            // The measured tint of `settings` has less, as in its rows.
            let isMeasured = theme.name == "settings" && label.textStyle == .button
            let least = isMeasured ? 2.1 : label.textStyle == .button && theme.name == "modern" ? 3.4 : 4.5
            let ratio = color.over(ground).contrast(to: ground)
            #expect(ratio >= least, "\(label.text) \(theme.name) \(appearance) \(style) \(isLarge) \(what): \(ratio)")
          }
        }
        check(table.ground, "at rest")
        table.contentOffset.y += 200
        scene.tick(at: 1)
        check(try #require(palette[.barBackground]), "scrolled")
      }
    }
  }

  @Test("an empty state can be read on the background of every table, and keeps a button's own colour")
  func emptyState() throws {
    for theme in Theme.builtIn where theme.name != "settings" {
      for style in TableView.Style.allCases {
        for appearance in Appearance.allCases {
          let table = TableView(frame: Rect(x: 0, y: 0, width: 400, height: 500), style: style)
          let empty = EmptyState("Nothing", message: "Nothing at all", symbol: .folder, buttonTitle: "Add")
          table.emptyStateView = empty
          let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
          scene.theme = theme
          scene.traits.appearance = appearance
          scene.tick(at: 0)
          for label in labels(empty) {
            let color = table.resolvedColor(label.textColor ?? .token(.label))
            let isPublished = theme.name == "modern" && label.text != "Nothing"
            let ratio = color.over(empty.ground).contrast(to: empty.ground)
            #expect(ratio >= (isPublished ? 3 : 4.5), "\(label.text) \(theme.name) \(appearance) \(style): \(ratio)")
          }
          empty.button.tintColor = .rgb(0x123456)
          scene.theme = theme.name == "modern" ? .plum2011 : .modern
          scene.tick(at: 1)
          #expect(empty.button.tintColor == .rgb(0x123456))
        }
      }
    }
  }
}
