import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct RoundedCornerOverlayTests {
  /// A scene with a table and, by default, an overlay above it.
  private struct Covered {
    let table = TableView(style: .plain)
    let source = TestSource([100])
    let overlay = RoundedCornerOverlay()
    let scene: Scene

    init(scale: Double = 1, frame: Rect = Rect(x: 20, y: 10, width: 100, height: 120), isOverlaid: Bool = true) throws {
      table.frame = frame
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = .fixed(30)
      table.dataSource = source
      overlay.frame = frame
      overlay.coveredLayer = table
      overlay.outsideColor = .rgb(0x445566)
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 140, height: 140)
      root.backgroundColor = .rgb(0x445566)
      root.addSublayer(table)
      if isOverlaid { root.addSublayer(overlay) }
      scene = Scene.inSettings(root: root, size: Size(width: 140, height: 140), scale: scale)
      scene.tick(at: 0)
    }

    func picture() throws -> Picture { try scene.picture() }

    func row(at point: Point) -> Int? {
      var layer = scene.root.hitTest(point)
      while let current = layer {
        if let cell = current as? TableViewCell { return cell.rowPath?.row }
        layer = current.superlayer
      }
      return nil
    }
  }

  @Test("an overlay paints 4 r r (1 - pi/4) square points", arguments: [10.0, 5, 30], [1.0, 2, 3])
  func area(radius: Double, scale: Double) throws {
    let overlay = RoundedCornerOverlay()
    overlay.frame = Rect(x: 0, y: 0, width: 100, height: 80)
    overlay.radius = radius
    let scene = Scene.inSettings(root: overlay, size: overlay.bounds.size, scale: scale)
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    let alpha = surface.pixels().reduce(0.0) { $0 + Double($1 >> 24) / 255 } / (scale * scale)
    // The tolerance of antialiasing is a twentieth of a pixel along the curves.
    #expect(abs(alpha - 4 * radius * radius * (1 - .pi / 4)) < 0.05 * 2 * .pi * radius / scale)
    let reach = Int(radius * scale)
    let picture = Picture(surface)
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != 0 {
        #expect((x < reach || x >= picture.width - reach) && (y < reach || y >= picture.height - reach))
      }
    }
    #expect(picture[0, 0] == 0xFF00_0000)
  }

  @Test("over a plain colour an overlay looks like a rounded clip of the table", arguments: [1.0, 2, 3])
  func equalsClip(scale: Double) throws {
    let covered = try Covered(scale: scale)
    let clipped = try Covered(scale: scale, isOverlaid: false)
    clipped.table.cornerRadius = 10
    for offset in [0.0, 47] {
      covered.table.contentOffset = Point(x: 0, y: offset)
      clipped.table.contentOffset = Point(x: 0, y: offset)
      #expect(try covered.picture().largestDistance(to: clipped.picture()) <= 8)
    }
  }

  @Test("points reach the covered table's rows, and nothing in the four cut corners")
  func hits() throws {
    let covered = try Covered()
    let corners = [Point(x: 21, y: 11), Point(x: 119, y: 11), Point(x: 21, y: 129), Point(x: 119, y: 129)]
    for point in corners {
      #expect(covered.row(at: point) == nil)
      #expect(covered.scene.root.hitTest(point) === covered.overlay)
    }
    #expect(covered.row(at: Point(x: 70, y: 10)) == 0)
    #expect(covered.row(at: Point(x: 20, y: 70)) == 2)
    #expect(covered.row(at: Point(x: 70, y: 70)) == 2)
    #expect(covered.row(at: Point(x: 70, y: 129)) == 3)
    #expect(covered.row(at: Point(x: 70, y: 131)) == nil)
    covered.table.contentOffset = Point(x: 0, y: 300)
    covered.scene.tick(at: 1)
    #expect(covered.row(at: Point(x: 70, y: 10)) == 10)
    #expect(covered.row(at: Point(x: 21, y: 11)) == nil)
  }

  @Test("hits are converted to the covered layer, for any positions of both")
  func conversion() throws {
    let covered = try Covered()
    let box = Layer()
    box.frame = Rect(x: 5, y: 7, width: 130, height: 130)
    box.transform = Transform(translationX: 3, y: -2)
    covered.scene.root.addSublayer(box)
    box.addSublayer(covered.overlay)
    covered.overlay.frame = box.convert(covered.table.frame, from: covered.scene.root)
    covered.scene.tick(at: 1)
    #expect(covered.row(at: Point(x: 70, y: 70)) == 2)
  }

  @Test("an overlay that covers no layer, is hidden, transparent or disabled takes no part in hit testing")
  func transparent() throws {
    let corner = Point(x: 21, y: 11)
    let changes: [(RoundedCornerOverlay) -> Void] = [
      { $0.coveredLayer = nil }, { $0.isHidden = true }, { $0.opacity = 0 }, { $0.isEnabled = false },
    ]
    for change in changes {
      let covered = try Covered()
      change(covered.overlay)
      #expect(covered.row(at: corner) == 0)
      #expect(covered.row(at: Point(x: 70, y: 70)) == 2)
    }
    let covered = try Covered()
    let elsewhere = Layer()
    covered.overlay.coveredLayer = elsewhere
    #expect(covered.row(at: Point(x: 70, y: 70)) == 2)
  }

  @Test("its shape follows its bounds, after a resize too, for any painted region")
  func resize() throws {
    let covered = try Covered()
    covered.overlay.frame = Rect(x: 20, y: 10, width: 80, height: 60)
    let picture = try covered.picture()
    #expect(picture[99, 69] == 0xFF44_5566)
    #expect(picture[119, 10] != 0xFF44_5566)
    covered.overlay.radius = 0
    #expect(try covered.picture()[99, 69] != 0xFF44_5566)
    covered.overlay.radius = 500
    covered.scene.tick(at: 2)
    #expect(covered.overlay.sublayers[0].frame == Rect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test("its radius is 10 and its colour the theme's outside colour, black in settings")
  func standards() throws {
    let overlay = RoundedCornerOverlay()
    #expect(overlay.radius == 10)
    #expect(overlay.outsideColor == nil)
    #expect(Theme.settings.palette(for: .light)["overlay.outside"] == .black)
  }
}
