import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayControls

/// The bar at the bottom of a page, and large titles of tables inside other content.
@Suite struct PagePartTests {
  private let table = TableView(style: .plain)
  private let content = View()
  private let page: NavigationPage
  private let scene: Scene
  private let form = Form { Section { for number in 1...40 { Row("Row \(number)") } } }

  init() throws {
    page = NavigationPage("Inbox", content: content)
    content.addSublayer(table)
    form.show(in: table)
    table.anchoredFrame = AnchoredFrame(top: 0, bottom: 0)
    let stack = NavigationStack(root: page)
    stack.frame = Rect(x: 0, y: 0, width: 390, height: 500)
    scene = Scene(root: stack, size: stack.frame.size, textContext: try TextContext())
    scene.onProblem = { _ in }
  }

  @Test("a large title scrolls with a table inside the content, and its bar has the table's ground")
  func nested() {
    page.prefersLargeTitle = true
    scene.tick(at: 0)
    #expect(page.largeTitle.superlayer === table && table.collapsingTop > 40)
    #expect(table.contentOffset.y == -table.collapsingTop && page.barContent.titleOpacity == 0)
    #expect(page.nestedGround?.backgroundColor == .fixed(table.ground))
    table.contentOffset.y += table.collapsingTop
    #expect(page.barContent.titleOpacity == 1)
    table.contentOffset.y = 100
    page.prefersLargeTitle = false
    scene.tick(at: 1)
    #expect(page.largeTitle.superlayer == nil && table.collapsingTop == 0 && page.nestedGround == nil)
    #expect(page.barContent.titleOpacity == 1)
  }

  @Test("a table that scrolled keeps its rows where they are relative to the top")
  func keepsOffset() {
    scene.tick(at: 0)
    table.contentOffset.y = 90
    page.prefersLargeTitle = true
    scene.tick(at: 1)
    #expect(table.contentOffset.y == 90 - table.collapsingTop)
    page.prefersLargeTitle = false
    scene.tick(at: 2)
    #expect(table.contentOffset.y == 90)
  }

  @Test("a large title without a table at the content's top is reported, once")
  func missing() {
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    table.anchoredFrame = AnchoredFrame(top: 60, bottom: 0)
    page.prefersLargeTitle = true
    for time in 0...2 {
      page.setNeedsLayout()
      scene.tick(at: Double(time))
    }
    #expect(problems.filter { $0.hasPrefix("the large title is not shown") }.count == 1, "\(problems)")
    #expect(page.largeTitle.superlayer == nil && page.barContent.titleOpacity == 1)
  }

  @Test("a page has a bar at its bottom, above which its content ends", arguments: [0.0, 34])
  func toolbar(margin: Double) throws {
    scene.traits.safeAreaInsets.bottom = margin
    page.toolbarItems = [BarButtonItem("Edit"), .flexibleSpace(), BarButtonItem("New")]
    scene.tick(at: 0)
    let bar = try #require(page.toolbar)
    #expect(bar.frame == Rect(x: 0, y: 456 - margin, width: 390, height: 44 + margin))
    #expect(content.frame.maxY == 456 - margin && bar.items.count == 3)
    table.anchoredFrame = nil
    page.content = table
    scene.tick(at: 1)
    #expect(table.frame == Rect(x: 0, y: 0, width: 390, height: 456 - margin))
    page.toolbarItems = []
    scene.tick(at: 2)
    #expect(page.toolbar == nil && bar.superlayer == nil && table.frame.maxY == 500)
  }
}
