import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct LargeTitleTests {
  private let app = SettingsApp()
  private var page: FormPage { app.top ?? app.root() }

  @Test("a page's header is the view above the sections of its table")
  func header() {
    let header = SearchField(placeholder: "Search")
    let page = FormPage("Settings", header: header) { Section("Account") { Row("Name") } }
    #expect(page.table.tableHeaderView === header)
  }

  @Test("content begins below the bar and the large title, and the first row is shown")
  func rest() {
    let table = page.table
    #expect(table.collapsingTop > 40)
    #expect(table.contentOffset.y == -44 - table.collapsingTop && table.contentOffset == table.minimumContentOffset)
    #expect(page.barContent.titleOpacity == 0 && page.largeTitle.opacity == 1)
    #expect(!page.barContent.isOnBar)
  }

  @Test("the large title makes way for the bar's while the content scrolls")
  func collapse() {
    let table = page.table
    let top = table.contentOffset.y
    table.contentOffset.y = top + table.collapsingTop
    #expect(page.barContent.titleOpacity == 1 && page.largeTitle.opacity == 0 && page.barContent.isOnBar)
    table.contentOffset.y = top
    #expect(page.barContent.titleOpacity == 0 && page.largeTitle.opacity == 1)
  }

  @Test("the bar has no ground until the large title is gone, and the title is whole below the buttons")
  func ground() throws {
    let table = page.table
    let top = table.contentOffset.y
    let picture = try IncrementalPicture(of: app.scene)
    func grounds(_ distance: Double) throws -> Bool {
      table.contentOffset.y = top + distance
      app.scene.tick(at: app.scene.time)
      #expect(try picture.problem() == nil)
      return page.barBackground.sublayers.contains { $0.opacity > 0 }
    }
    #expect(try !grounds(10) && page.largeTitle.opacity == 1)
    #expect(try !grounds(table.collapsingTop * 0.66) && page.largeTitle.opacity == 0)
    #expect(try grounds(table.collapsingTop) && page.barContent.titleOpacity == 1)
    #expect(page.barBackground.sublayers.allSatisfy { $0.opacity == 1 })
  }

  @Test("a large title grows with the text to 60 points, as far as its line has space")
  func growth() {
    func size(_ title: String, _ scale: Double) -> Double? {
      page.title = title
      app.scene.traits.textScale = scale
      app.scene.tick(at: app.scene.time)
      return page.largeTitle.font.map { ($0.size * 1000).rounded() / 1000 }
    }
    #expect(size("Title", 1) == 34 && size("Title", 1.5) == 51 && size("Title", 3) == 60)
    let long = size("A much longer title", 3) ?? 0
    #expect(long < 60 && long > 34 && !page.largeTitle.isTruncated)
    #expect(size("A title that is much too long for one line", 3) == 34 && page.largeTitle.isTruncated)
  }

  @Test("a drag ends with all or nothing of the large title", arguments: [10.0, 30, 45, 60])
  func ends(distance: Double) {
    let table = page.table
    app.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 390 - distance), over: 0.5, release: false)
    app.run(0.2)
    app.pointer(.up, 200, 390 - distance)
    app.runUntilRest()
    let scrolled = table.contentOffset.y - table.minimumContentOffset.y
    #expect(scrolled == 0 || scrolled >= table.collapsingTop)
  }

  @Test("pinned headers are below the bar, not below the large title")
  func pinned() throws {
    let table = page.table
    table.sectionHeadersPinToVisibleBounds = true
    table.contentOffset.y = 300
    app.scene.tick(at: 1)
    #expect(table.adjustedContentInset.top == 44)
  }

  @Test("with another text scale, safe area or direction content at the top stays there")
  func environment() {
    app.scene.traits.safeAreaInsets = Insets(top: 47, bottom: 34)
    app.scene.tick(at: 1)
    #expect(page.table.contentOffset == page.table.minimumContentOffset)
    app.scene.traits.textScale = 2
    app.scene.tick(at: 2)
    #expect(page.table.contentOffset == page.table.minimumContentOffset)
    page.prefersLargeTitle = false
    app.scene.tick(at: 3)
    #expect(page.table.contentOffset.y == -page.table.adjustedContentInset.top)
  }

  @Test("titles are in the middle unless the sides need the room, and are cut where there is none")
  func titles() throws {
    let app = SettingsApp(depth: 2)
    let page = try #require(app.top)
    func label() throws -> Label { try #require(page.barContent.sublayers.compactMap { $0 as? Label }.first) }
    #expect(abs(try label().frame.midX - 195) <= 1)
    page.title = "A rather long title of it"
    page.trailingItems = [BarButtonItem("Some long action")]
    app.scene.tick(at: 1)
    let frame = try label().frame
    #expect(frame.midX < 190 && frame.maxX < 390 - 100)
    page.title = String(repeating: "Endless ", count: 20)
    app.scene.tick(at: 2)
    #expect(try label().frame.minX > 30 && label().frame.maxX < 390 - 100)
  }

  @Test("a table that is pulled to refresh turns its wheel above the large title")
  func refresh() throws {
    let control = RefreshControl()
    page.table.refreshControl = control
    app.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 520), over: 0.3, release: false)
    #expect(control.isRefreshing)
    #expect(control.frame.maxY <= -page.table.collapsingTop)
  }
}
