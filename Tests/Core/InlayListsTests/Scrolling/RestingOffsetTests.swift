import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Content at rest is inside its ends.
@Suite struct RestingOffsetTests {
  private func isInside(_ view: ScrollView) -> Bool {
    view.snapped(view.clampedContentOffset(view.contentOffset)) == view.contentOffset
  }

  @Test(
    "a table that shows its end shows its end again after rows went", arguments: [1, 1.25, 1.5, 2, 3], [44.3, 44, 17.7])
  func fewerRows(scale: Double, height: Double) throws {
    for way in 0..<3 {
      let table = TableView(style: .plain)
      table.rowHeight = .fixed(height)
      let test = try TestTable(table, counts: [40], size: Size(width: 200, height: 200), scale: scale)
      table.contentOffset = table.maximumContentOffset
      test.scene.tick(at: 1)
      test.source.counts = [6]
      switch way {
      case 0: table.reloadData()
      case 1: try table.deleteRows(at: (6..<40).map { RowPath(section: 0, row: $0) })
      default: try table.deleteRows(at: (6..<40).map { RowPath(section: 0, row: $0) }, with: .fade)
      }
      test.scene.tick(at: 1)
      test.scene.tick(at: 9)
      #expect(isInside(table) && !table.visibleCells.isEmpty, "way \(way), at \(table.contentOffset)")
      #expect(table.contentOffset.y == table.maximumContentOffset.y.snapped(toScale: scale))
    }
  }

  @Test("automatic heights near the top do not leave the table above its beginning", arguments: [1.0, 2])
  func automaticHeights(scale: Double) throws {
    let table = TableView(style: .plain)
    table.rowHeight = .automatic(estimate: 120)
    let test = try TestTable(table, counts: [600], size: Size(width: 200, height: 200), scale: scale)
    for y in stride(from: 1500.0, through: 0, by: -37) {
      table.contentOffset.y = y
      test.scene.tick(at: 1)
      #expect(isInside(table), "\(table.contentOffset) from \(y)")
    }
  }

  private func view(_ change: (ScrollView) -> Void = { _ in }) -> (ScrollView, Scene) {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = ScrollView()
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    view.contentSize = Size(width: 300.3, height: 500.3)
    change(view)
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size, scale: 2)
    scene.tick(at: 0)
    return (view, scene)
  }

  @Test("a frame, insets, content, safe area or scale that changes brings a scroll view back inside, along both axes")
  func changes() throws {
    let changes: [(ScrollView, Scene) -> Void] = [
      { view, _ in view.frame.size = Size(width: 200, height: 300) },
      { view, _ in view.bounds.size = Size(width: 350, height: 550) },
      { view, _ in view.contentSize = Size(width: 120, height: 90) },
      { view, _ in view.contentSize = .zero },
      { view, _ in view.contentInset = Insets(top: 9, left: 4, bottom: -40, right: -20) },
      { view, _ in view.contentInset = Insets(top: 900, left: 400, bottom: 900, right: 900) },
      { _, scene in scene.scale = 1 },
      { view, scene in
        scene.traits.safeAreaInsets = Insets(top: 40, bottom: 90)
        scene.tick(at: 1)
        view.contentOffset = view.maximumContentOffset
        scene.tick(at: 1)
        scene.traits.safeAreaInsets = .zero
      },
      { view, scene in
        view.contentInset = Insets(top: 30, left: 30)
        view.contentOffset = view.minimumContentOffset
        scene.tick(at: 1)
        view.contentInset = .zero
      },
      { view, scene in
        view.frame.size = .zero
        scene.tick(at: 1)
        view.frame.size = Size(width: 200, height: 300)
      },
    ]
    for (number, change) in changes.enumerated() {
      let (view, scene) = view()
      view.contentOffset = view.maximumContentOffset
      scene.tick(at: 0)
      var reports = 0
      let counter = ScrollCounter { reports += 1 }
      view.delegate = counter
      change(view, scene)
      scene.tick(at: 2)
      #expect(isInside(view), "change \(number), at \(view.contentOffset)")
      #expect(scene.nextTickTime == nil && reports <= 4)
    }
  }

  private final class ScrollCounter: ScrollViewDelegate {
    let count: () -> Void
    init(_ count: @escaping () -> Void) { self.count = count }
    func scrollViewDidScroll(_ scrollView: ScrollView) { count() }
  }

  @Test("an offset that the owner sets beyond an end stays until that end moves")
  func ownersOffset() throws {
    let (view, scene) = view { $0.contentOffset = Point(x: -20, y: 900) }
    #expect(view.contentOffset == Point(x: -20, y: 900))
    view.contentSize.height += 10
    scene.tick(at: 1)
    #expect(view.contentOffset == Point(x: -20, y: 410.5))
    view.contentOffset.y = -33
    view.contentSize.height += 10
    scene.tick(at: 2)
    #expect(view.contentOffset == Point(x: -20, y: -33))
    view.contentInset = Insets(top: 3, left: 1)
    scene.tick(at: 3)
    #expect(view.contentOffset == Point(x: -1, y: -3))
    view.setContentOffset(Point(x: 0, y: -50), animated: true)
    scene.tick(at: 4)
    scene.tick(at: 8)
    scene.tick(at: 9)
    #expect(view.contentOffset == Point(x: 0, y: -50))
    view.setContentOffset(Point(x: 0, y: -90), animated: true)
    scene.tick(at: 9.15)
    #expect(view.contentOffset.y < -50)
    view.setContentOffset(Point(x: .nan, y: 0), animated: false)
    scene.tick(at: 10)
    #expect(view.contentOffset == Point(x: 0, y: -3))
  }

  @Test("a pointer holds content beyond its end, and lets it go", arguments: [true, false])
  func pointer(isTimed: Bool) throws {
    let (view, scene) = view()
    view.contentOffset = view.maximumContentOffset
    scene.tick(at: 1)
    view.beginDragging(at: isTimed ? 1 : nil)
    view.contentSize.height = 200
    scene.tick(at: 1.1)
    #expect(view.contentOffset.y == 400.5)
    view.endDragging(at: isTimed ? 1.2 : nil)
    for time in [1.2, 3, 9] { scene.tick(at: time) }
    #expect(view.contentOffset.y == 100 && scene.nextTickTime == nil)
  }

  @Test("a motion whose scene goes leaves the content inside")
  func lostScene() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = ScrollView()
    view.frame = root.bounds
    view.contentSize = Size(width: 100, height: 500)
    root.addSublayer(view)
    var scene: Scene? = Scene(root: root, size: root.frame.size)
    scene?.tick(at: 0)
    view.beginDragging(at: 0)
    view.drag(by: Size(width: 0, height: 80), at: 0.1)
    view.endDragging(at: 0.1)
    scene?.tick(at: 0.12)
    #expect(view.contentOffset.y < 0 && view.isDecelerating)
    scene = nil
    #expect(!view.isDecelerating)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test("an offset on the device pixel beside an end is at that end, at another scale too", arguments: [false, true])
  func endBetweenPixels(isFar: Bool) {
    let view = ScrollView()
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    view.contentSize = Size(width: 100, height: 500)
    view.contentInset = Insets(top: 10.2, left: 10.2, bottom: 10.2, right: 10.2)
    let scene = Scene(root: view, size: view.frame.size, scale: 1.75)
    scene.tick(at: 0)
    let end = isFar ? view.maximumContentOffset : view.minimumContentOffset
    view.contentOffset = Point(x: end.x.snapped(toScale: 1.75), y: end.y.snapped(toScale: 1.75))
    scene.tick(at: 1)
    #expect(view.contentOffset != view.clampedContentOffset(view.contentOffset))
    scene.scale = 7
    scene.tick(at: 2)
    #expect(view.contentOffset == Point(x: end.x.snapped(toScale: 7), y: end.y.snapped(toScale: 7)))
  }
}
