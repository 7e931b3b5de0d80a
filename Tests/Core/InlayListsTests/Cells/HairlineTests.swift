import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Lines between rows are on device pixels, for any position of the table.
@Suite struct HairlineTests {
  private struct Stage {
    let table: TableView
    let source: TestSource
    let root: Layer
    let scene: Scene
    let surface: ImageSurface

    init(_ table: TableView, at origin: Point, scale: Double) throws {
      self.table = table
      source = TestSource([4, 3])
      root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 240, height: 420)
      root.backgroundColor = .rgb(0xFFFFFF)
      table.frame = Rect(x: origin.x, y: origin.y, width: 200, height: 390)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      source.configure = { _, _ in }
      table.dataSource = source
      root.addSublayer(table)
      scene = Scene.inSettings(root: root, size: Size(width: 240, height: 420), scale: scale)
      surface = try ImageSurface(for: scene)
    }

    func picture(at time: Double) throws -> Picture {
      scene.tick(at: time)
      try scene.render(into: surface)
      return Picture(surface)
    }

    /// The lines of pixels, in a column, that have neither the rows' nor the table's colour.
    func lines(_ picture: Picture, x: Double) -> [UInt32] {
      let column = Int(x * scene.scale)
      let top = Int((table.frame.minY * scene.scale).rounded(.up)) + 1
      let bottom = Int((table.frame.maxY * scene.scale).rounded(.down)) - 1
      return (top..<bottom).map { picture[column, $0] }.filter { $0 != 0xFFFF_FFFF && $0 != 0xFFEF_EFF4 }
    }
  }

  @Test(
    "a separator is one device pixel of its colour at any position of the table", arguments: [1.0, 1.25, 1.5, 2, 3],
    [Point(x: 0, y: 7), Point(x: 5, y: 3), Point(x: 3.3, y: 0.4), Point(x: 0.25, y: 11.75)])
  func fractionalOrigin(scale: Double, origin: Point) throws {
    for style in TableView.Style.allCases {
      let table = TableView(style: style)
      let stage = try Stage(table, at: origin, scale: scale)
      let count = style == .plain ? 7 : style == .grouped ? 9 : 5
      for (step, offset) in [0.0, 0.8, 13].enumerated() {
        table.contentOffset = Point(x: 0, y: offset)
        let lines = try stage.lines(stage.picture(at: Double(step)), x: 120)
        #expect(lines.count == count && lines.allSatisfy { $0 == 0xFFC8_C7CC }, "\(style) \(offset) \(lines)")
      }
    }
  }

  @Test("a table that moves by fractions of a pixel has its lines on pixels, and its parts at their stated positions")
  func moves() throws {
    let table = TableView(style: .insetGrouped)
    let stage = try Stage(table, at: .zero, scale: 1.5)
    for step in 0..<12 {
      table.frame.origin = Point(x: Double(step) * 0.3, y: Double(step) * 0.7)
      let picture = try stage.picture(at: Double(step))
      #expect(stage.lines(picture, x: 120) == Array(repeating: 0xFFC8_C7CC, count: 5), "step \(step)")
      for cell in table.visibleCells {
        let path = try #require(cell.rowPath)
        let rect = try #require(table.rectForRow(at: path))
        #expect(abs(cell.frame.minY - rect.minY) < 1e-9 && abs(cell.frame.maxY - rect.maxY) < 1e-9)
        // Every edge is on a device pixel.
        let place = table.convert(cell.frame, to: nil)
        for edge in [place.minX, place.maxX, place.minY, place.maxY] {
          #expect(abs(edge * 1.5 - (edge * 1.5).rounded()) < 1e-4)
        }
      }
      let whole = try ImageSurface(for: stage.scene)
      try stage.scene.render(into: whole)
      #expect(picture.pixels == whole.pixels())
    }
  }

  @Test("rows move by the scroll distance where the table does not start on a pixel", arguments: [1.0, 1.25, 1.5])
  func scrolls(scale: Double) throws {
    let table = TableView(style: .plain)
    let stage = try Stage(table, at: Point(x: 0, y: 0.3), scale: scale)
    stage.source.counts = [500]
    table.rowHeight = .fixed(23.7)
    table.reloadData()
    stage.scene.tick(at: 0)
    var tops: [RowPath: Double] = [:]
    for step in 1..<60 {
      let before = table.contentOffset.y
      table.scroll(by: Size(width: 0, height: Double(step % 7) * 11.1))
      stage.scene.tick(at: Double(step))
      let distance = table.contentOffset.y - before
      var new: [RowPath: Double] = [:]
      for cell in table.visibleCells {
        let path = try #require(cell.rowPath)
        new[path] = cell.frame.minY - table.contentOffset.y
        if let old = tops[path] { #expect(abs(old - distance - (new[path] ?? 0)) < 1e-6) }
      }
      tops = new
    }
    #expect(table.contentOffset.y > 1000)
  }
}

/// Etched lines.
@Suite struct EtchedLineTests {
  private func brightness(_ pixel: UInt32) -> UInt32 { (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255) }

  @Test(
    "an etched line is darker than the row, and the one below it lighter, in every appearance and on every row",
    arguments: Appearance.allCases, [0x1C1C1E, 0x3A3A3C, 0x808080, 0xD9D9D9, 0x4A1A2C] as [UInt32])
  func groove(appearance: Appearance, row: UInt32) throws {
    let test = try TestTable(TableView(style: .plain), counts: [4])
    test.source.configure = { cell, path in if path.row == 2 { cell.backgroundColor = .rgb(0x606060) } }
    test.table.separatorStyle = .etched
    test.table.cellBackgroundColor = .rgb(row)
    test.table.reloadData()
    test.scene.traits.appearance = appearance
    let picture = try test.picture(at: 1)
    for (y, color) in [(43, row), (131, 0x606060)] {
      let own = brightness(color)
      #expect(picture[100, y - 2] & 0xFF_FFFF == color)
      #expect(brightness(picture[100, y - 1]) + 12 < own)
      #expect(brightness(picture[100, y]) > own + 12)
    }
  }

  @Test("an etched line follows the appearance, or has the colour set on the table")
  func follows() throws {
    let test = try TestTable(TableView(style: .plain), counts: [2])
    test.table.separatorStyle = .etched
    let light = try test.picture(at: 1)
    #expect(light[100, 42] == 0xFFC8_C7CC && light[100, 43] == 0xFFFF_FFFF)
    test.scene.traits.appearance = .dark
    let dark = try test.picture(at: 2)
    #expect(brightness(dark[100, 42]) < brightness(0x1C1C1E) && brightness(dark[100, 43]) > brightness(0x1C1C1E))
    test.table.separatorColor = .rgb(0xFF0000)
    #expect(try test.picture(at: 3)[100, 42] == 0xFFFF_0000)
    test.table.separatorColor = nil
    test.scene.traits.appearance = .light
    #expect(try test.picture(at: 4) == light)
  }
}
