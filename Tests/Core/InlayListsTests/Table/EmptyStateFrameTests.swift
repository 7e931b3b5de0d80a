import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Where the view of an empty table lies.
@Suite struct EmptyStateFrameTests {
  private func stage(header: Double = 0, isPinned: Bool = false) -> (TableView, View, Scene) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let view = View()
    table.emptyStateView = view
    if header > 0 { table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 300, height: header)) }
    table.isTableHeaderPinned = isPinned
    let scene = Scene(root: table, size: table.frame.size, scale: 2)
    scene.tick(at: 0)
    return (table, view, scene)
  }

  private func inView(_ view: View, of table: TableView) -> Rect {
    view.frame.offsetBy(dx: -table.bounds.minX, dy: -table.bounds.minY)
  }

  @Test("the empty state lies below the header, pinned or not, and above the insets of a keyboard")
  func frames() {
    for isPinned in [false, true] {
      let (table, view, scene) = stage(header: 60, isPinned: isPinned)
      #expect(inView(view, of: table) == Rect(x: 0, y: 60, width: 300, height: 340))
      table.contentInset = Insets(top: 20, bottom: 150)
      table.contentOffset.y = -20
      scene.tick(at: 1)
      #expect(inView(view, of: table) == Rect(x: 0, y: 80, width: 300, height: 170))
      table.contentInset = .zero
      scene.traits.safeAreaInsets = Insets(top: 40, bottom: 216)
      table.contentOffset = table.minimumContentOffset
      scene.tick(at: 2)
      #expect(inView(view, of: table) == Rect(x: 0, y: 100, width: 300, height: 84))
      table.contentInset.bottom = 500
      scene.tick(at: 3)
      #expect(inView(view, of: table).height == 0)
    }
    let (table, view, _) = stage()
    #expect(inView(view, of: table) == table.bounds)
  }

  @Test("the empty state lies below a large title")
  func largeTitle() {
    for (header, isPinned) in [(0.0, false), (60, false), (60, true)] {
      let (table, view, scene) = stage(header: header, isPinned: isPinned)
      table.collapsingTop = 52
      table.contentOffset = table.minimumContentOffset
      scene.tick(at: 1)
      #expect(inView(view, of: table) == Rect(x: 0, y: 52 + header, width: 300, height: 348 - header), "\(isPinned)")
    }
  }

  @Test("a header that stays while the content is pulled keeps the empty state below it")
  func pulled() {
    let (table, view, scene) = stage(header: 60, isPinned: true)
    table.contentOffset.y = -30
    scene.tick(at: 1)
    let header = table.tableHeaderView?.frame ?? .zero
    #expect(view.frame.minY == header.maxY && inView(view, of: table).maxY == 400)
  }
}
