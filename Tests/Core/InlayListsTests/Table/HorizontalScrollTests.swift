import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Horizontal scrolling and its indicator.
@Suite struct HorizontalScrollTests {
  private func stage(scale: Double = 1) throws -> (view: ScrollView, scene: Scene, surface: ImageSurface) {
    let view = ScrollView()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    view.contentSize = Size(width: 600, height: 100)
    let content = Layer()
    content.frame = Rect(x: 250, y: 20, width: 50, height: 50)
    content.backgroundColor = .rgb(0xFF0000)
    view.addSublayer(content)
    let scene = Scene.inSettings(root: view, size: Size(width: 200, height: 100), scale: scale)
    return (view, scene, try ImageSurface(for: scene))
  }

  private func picture(_ scene: Scene, _ surface: ImageSurface, at time: Double) throws -> Picture {
    scene.tick(at: time)
    try scene.render(into: surface)
    return Picture(surface)
  }

  @Test("the offset's x scrolls the content to its end, on whole device pixels", arguments: [1.0, 1.5, 2])
  func offset(scale: Double) throws {
    let (view, scene, surface) = try stage(scale: scale)
    for (step, x) in [0.0, 100.3, 230, 260.7, 390].enumerated() {
      view.contentOffset = Point(x: x, y: 0)
      let shown = try picture(scene, surface, at: Double(step))
      let snapped = x.snapped(toScale: scale)
      #expect(view.contentOffset == Point(x: snapped, y: 0))
      let y = Int(30 * scale)
      let red = (0..<shown.width).filter { shown[$0, y] == 0xFFFF_0000 }
      let from = max(0, Int(((250 - snapped) * scale).rounded()))
      let to = min(shown.width, max(0, Int(((300 - snapped) * scale).rounded())))
      #expect(red == (from < to ? Array(from..<to) : []))
      let whole = try ImageSurface(for: scene)
      try scene.render(into: whole)
      #expect(shown.pixels == whole.pixels())
    }
    view.scroll(by: Size(width: 1000, height: 0))
    #expect(view.contentOffset == Point(x: 400, y: 0))
    view.scroll(by: Size(width: -1000, height: 0))
    #expect(view.contentOffset == .zero)
    view.contentInset = Insets(left: 30, right: 50)
    view.scroll(by: Size(width: -1000, height: 0))
    #expect(view.contentOffset.x == -30)
    view.scroll(by: Size(width: 1000, height: 0))
    #expect(view.contentOffset.x == 450)
    view.scrollRectToVisible(Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(view.contentOffset.x == -20)
  }

  @Test("the horizontal indicator has the length and position of the visible part")
  func indicator() throws {
    let (view, scene, _) = try stage()
    scene.tick(at: 0)
    #expect(view.horizontalIndicator == nil)
    view.showsHorizontalScrollIndicator = true
    // 194 points from inset to inset, of which a third is 65.
    for (x, start, end) in [(0.0, 3.0, 68.0), (200, 68, 132), (400, 132, 197), (-50, 3, 68), (500, 132, 197)] {
      view.contentOffset.x = x
      scene.tick(at: x)
      let frame = try #require(view.horizontalIndicator).frame.offsetBy(dx: -x, dy: 0)
      #expect(abs(frame.minX - start) <= 1 && abs(frame.maxX - end) <= 1, "\(x): \(frame)")
      #expect(frame.minY == 94 && frame.height == 3)
    }
    view.contentOffset = .zero
    view.scrollIndicatorInsets = Insets(left: 40, bottom: 10, right: 20)
    scene.tick(at: 1000)
    let inset = try #require(view.horizontalIndicator).frame
    #expect(inset.minX == 43 && inset.minY == 84)
    view.contentSize.width = 200
    scene.tick(at: 1001)
    #expect(view.horizontalIndicator == nil)
    view.contentSize.width = 100_000
    scene.tick(at: 1002)
    let short = try #require(view.horizontalIndicator)
    #expect(!short.isHidden && short.frame.width == 36)
    view.showsHorizontalScrollIndicator = false
    scene.tick(at: 1003)
    #expect(short.superlayer == nil)
  }

  @Test("a table's rows stay visible from side to side, for any x of its offset", arguments: [1.0, 1.5])
  func table(scale: Double) throws {
    for table in [TableView(style: .plain), TableView(style: .insetGrouped)] {
      let test = try TestTable(table, counts: [3], scale: scale)
      table.showsHorizontalScrollIndicator = true
      let still = try test.picture(at: 0)
      let frames = test.cells.map(\.frame)
      #expect(table.horizontalIndicator.map { $0.isHidden } ?? true)
      table.contentOffset = Point(x: 36, y: 0)
      #expect(try test.picture(at: 1) == still)
      for (cell, frame) in zip(test.cells, frames) {
        #expect(abs(cell.frame.minX - 36 - frame.minX) < 1e-9 && cell.frame.width == frame.width)
      }
      // Scrolling is possible only where the content has space beside it.
      table.contentInset = Insets(left: 80, right: 80)
      table.contentOffset.x = -80
      test.scene.tick(at: 2)
      let first = try #require(table.horizontalIndicator)
      #expect(!first.isHidden && abs(first.frame.minX + 80 - 3.0.snapped(toScale: scale)) < 1e-9)
      table.contentOffset.x = 80
      test.scene.tick(at: 3)
      #expect(abs(first.frame.maxX - 80 - 317) <= 1)
    }
  }
}
