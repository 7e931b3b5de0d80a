import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// A mouse on the scroll indicators.
@Suite struct ScrollBarTests {
  private final class Log: ScrollViewDelegate {
    var moves = 0
    func scrollViewDidScroll(_ scrollView: ScrollView) { moves += 1 }
  }

  private struct Stage {
    let view: ScrollView
    let scene: Scene
    let events: Scene

    init(content: Size, direction: LayoutDirection = .leftToRight) {
      view = ScrollView()
      view.frame = Rect(x: 20, y: 30, width: 400, height: 300)
      view.contentSize = content
      (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (true, true)
      let root = View(frame: Rect(x: 0, y: 0, width: 500, height: 400))
      root.addSublayer(view)
      scene = Scene(root: root, size: root.frame.size)
      scene.traits.direction = direction
      events = scene
      scene.tick(at: 0)
    }

    func thumb(_ isVertical: Bool) throws -> Rect {
      let layer = try #require(isVertical ? view.verticalIndicator : view.horizontalIndicator)
      return view.convert(layer.frame, to: nil)
    }

    func send(
      _ phase: PointerEvent.Phase, _ point: Point, _ kind: PointerEvent.Kind = .mouse, time: Double? = nil
    ) {
      events.send(.pointer(PointerEvent(phase, at: point, kind: kind, time: time)))
      scene.tick(at: time ?? scene.time)
    }
  }

  @Test(
    "the thumb follows the mouse, along both axes and in both directions, to the ends and back from beyond them",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func follows(direction: LayoutDirection) throws {
    for isVertical in [true, false] {
      let stage = Stage(content: Size(width: 3_000, height: 5_000), direction: direction)
      let thumb = try stage.thumb(isVertical)
      let start = Point(x: thumb.midX, y: thumb.midY)
      stage.send(.down, start)
      for distance in [5.0, 40, 90, 10, 60] {
        stage.send(.moved, Point(x: start.x + (isVertical ? 7 : distance), y: start.y + (isVertical ? distance : 7)))
        let now = try stage.thumb(isVertical)
        let way = isVertical ? now.minY - thumb.minY : now.minX - thumb.minX
        #expect(abs(way - distance) <= 1, "\(way) after \(distance)")
      }
      let far = isVertical ? Point(x: start.x, y: 2_000) : Point(x: 2_000, y: start.y)
      stage.send(.moved, far)
      let most = stage.view.maximumContentOffset
      #expect(isVertical ? stage.view.contentOffset.y == most.y : stage.view.contentOffset.x == most.x)
      stage.send(.moved, start)
      #expect(stage.view.contentOffset == .zero)
      stage.send(.up, start)
      #expect(try stage.thumb(isVertical) == thumb)
    }
  }

  @Test("a press beside the thumb pages towards it, at once or with the clock")
  func pages() throws {
    for time in [nil, 1.0] {
      let stage = Stage(content: Size(width: 400, height: 5_000))
      let thumb = try stage.thumb(true)
      let below = Point(x: thumb.midX, y: thumb.maxY + 100)
      for page in 1...3 {
        let at = time.map { $0 + Double(page) }
        stage.send(.down, below, time: at)
        stage.send(.up, below, time: at)
        stage.scene.tick(at: stage.scene.time + 0.5)
        #expect(stage.view.contentOffset.y == 256 * Double(page))
      }
      let above = Point(x: thumb.midX, y: 32)
      stage.send(.down, above)
      stage.send(.up, above)
      stage.scene.tick(at: stage.scene.time + 0.5)
      #expect(stage.view.contentOffset.y == 512)
    }
  }

  @Test("a touch scrolls the content there, a mouse beside the bar does too, and what lies below the bar gets no press")
  func others() throws {
    for (kind, inset) in [(PointerEvent.Kind.touch, 0.0), (.mouse, 30)] {
      let stage = Stage(content: Size(width: 400, height: 5_000))
      let thumb = try stage.thumb(true)
      let start = Point(x: thumb.midX - inset, y: 200)
      stage.send(.down, start, kind)
      stage.send(.moved, Point(x: start.x, y: 140), kind)
      stage.send(.up, Point(x: start.x, y: 140), kind)
      #expect(stage.view.contentOffset.y == 60)
    }
    let stage = Stage(content: Size(width: 400, height: 5_000))
    let below = View(frame: Rect(x: 0, y: 0, width: 400, height: 5_000))
    var taps = 0
    below.addInteraction(TapInteraction { _ in taps += 1 })
    stage.view.insertSublayer(below, at: 0)
    let thumb = try stage.thumb(true)
    // A little wider than the indicator.
    for x in [thumb.minX - 3, thumb.midX, thumb.maxX + 1] {
      let point = Point(x: x, y: thumb.midY)
      stage.send(.hovered, point)
      #expect(!below.isHovered)
      stage.send(.down, point)
      stage.send(.up, point)
    }
    #expect(taps == 0 && stage.view.contentOffset == .zero)
    stage.send(.down, Point(x: thumb.minX - 12, y: thumb.midY))
    stage.send(.up, Point(x: thumb.minX - 12, y: thumb.midY))
    #expect(taps == 1)
  }

  @Test("in a table of a thousand rows the mouse reaches the rows, those of unknown heights too")
  func table() throws {
    for heights in [Height.fixed(44), .automatic()] {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 420))
      let list = ListDataSourceOfRows(1_000)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = heights
      table.showsVerticalScrollIndicator = true
      table.dataSource = list
      let scene = Scene(root: table, size: table.frame.size)
      scene.tick(at: 0)
      func send(_ phase: PointerEvent.Phase, _ y: Double) {
        scene.send(.pointer(PointerEvent(phase, at: Point(x: 386, y: y), kind: .mouse)))
        scene.tick(at: scene.time + 0.1)
      }
      send(.down, 10)
      send(.moved, 204)
      let middle = try #require(table.visibleRowPaths.first?.row)
      #expect(abs(middle - 495) < 40, "\(middle)")
      for _ in 0..<3 { send(.moved, 419) }
      #expect(table.visibleRowPaths.last?.row == 999)
      send(.moved, 10)
      send(.up, 10)
      #expect(table.contentOffset.y == 0)
    }
  }

  private final class ListDataSourceOfRows: TableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      return cell
    }
  }

  @Test("an indicator that faded out takes no press")
  func fading() throws {
    let stage = Stage(content: Size(width: 400, height: 5_000))
    stage.view.scrollIndicatorsFade = true
    stage.scene.tick(at: 1)
    let thumb = try stage.thumb(true)
    let start = Point(x: thumb.midX, y: thumb.midY)
    stage.view.contentOffset.y = 200
    stage.scene.tick(at: 3)
    stage.send(.down, start)
    stage.send(.moved, Point(x: start.x, y: start.y + 60))
    #expect(stage.view.contentOffset.y == 140, "the content follows the mouse")
  }

  @Test("a field that is edited keeps the focus while the mouse scrolls by the bar")
  func focus() throws {
    let stage = Stage(content: Size(width: 400, height: 5_000))
    final class Input: View { override var canBecomeFocused: Bool { true } }
    let input = Input(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    stage.view.addSublayer(input)
    stage.events.focus(input, isVisible: true)
    let thumb = try stage.thumb(true)
    stage.send(.down, Point(x: thumb.midX, y: thumb.midY))
    stage.send(.moved, Point(x: thumb.midX, y: thumb.midY + 50))
    stage.send(.up, Point(x: thumb.midX, y: thumb.midY + 50))
    #expect(stage.view.contentOffset.y > 0 && stage.events.focusedView === input)
  }

  @Test("where the indicators meet, the horizontal one is above, whichever was shown first")
  func order() throws {
    let stage = Stage(content: Size(width: 900, height: 900))
    let later = Stage(content: Size(width: 900, height: 200))
    later.view.contentSize = Size(width: 900, height: 900)
    later.scene.tick(at: 1)
    for stage in [stage, later] {
      let view = stage.view
      let order = view.paintedSublayers.compactMap { layer -> String? in
        layer === view.verticalIndicator ? "vertical" : layer === view.horizontalIndicator ? "horizontal" : nil
      }
      #expect(order == ["vertical", "horizontal"])
    }
  }
}
