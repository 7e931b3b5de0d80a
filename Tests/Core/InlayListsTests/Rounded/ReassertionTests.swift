import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The state that a subclass of an inset grouped table finds after the base layout.
private final class WatchingTable: TableView {
  var widthsAfterBasePass: Set<Double> = []
  var passes = 0

  init() { super.init(style: .insetGrouped) }

  override func layoutParts() {
    super.layoutParts()
    passes += 1
    for part in sublayers where part.listRole != nil { widthsAfterBasePass.insert(part.frame.width) }
  }
}

@Suite struct ReassertionTests {
  private func makeTable() throws -> TestTable<WatchingTable> {
    let test = try TestTable(WatchingTable(), counts: [3, 4], size: Size(width: 500, height: 600), scale: 2)
    test.source.headers = [0: "One", 1: "Two"]
    test.source.footers = [0: "After one"]
    test.table.backgroundView = Layer()
    test.table.tableHeaderView = Layer()
    test.table.tableHeaderView?.frame = Rect(x: 3, y: 9, width: 10, height: 30)
    test.table.reloadData()
    test.scene.tick(at: 0)
    return test
  }

  @Test("after any code sets full widths, the next tick restores the column's frames")
  func partsReturn() throws {
    let test = try makeTable()
    let narrow = test.table.sublayers.filter { $0.listRole?.liesInColumn ?? false }.map(\.frame)
    #expect(narrow.count == 7 + 3 + 1)
    #expect(narrow.allSatisfy { $0.minX == 18 && $0.width == 464 })
    for tick in 1...100 {
      for part in test.table.sublayers where part.listRole?.liesInColumn ?? false {
        part.frame = Rect(x: 0, y: part.frame.minY, width: 500, height: part.frame.height)
      }
      test.scene.tick(at: Double(tick))
      let frames = test.table.sublayers.filter { $0.listRole?.liesInColumn ?? false }.map(\.frame)
      #expect(frames == narrow)
    }
    #expect(test.table.passes >= 100)
  }

  @Test("the base layout sets the final sides of the column's parts, so a layout without a change moves nothing")
  func basePass() throws {
    let test = try makeTable()
    test.table.widthsAfterBasePass = []
    test.table.setNeedsLayout()
    test.scene.tick(at: 1)
    #expect(test.table.widthsAfterBasePass == [464, 500])
    #expect(test.scene.layersVisited <= 2)
  }

  @Test("ticks without a change visit no layer, make none and keep the frame")
  func idle() throws {
    let test = try makeTable()
    test.scene.tick(at: 1)
    let frame = test.scene.frame
    let layers = layerCount(test.table)
    for tick in 2...1_001 {
      test.scene.tick(at: Double(tick))
      #expect(test.scene.layersVisited == 0)
    }
    #expect(test.scene.frame === frame)
    #expect(layerCount(test.table) == layers)
  }

  @Test("background and indicators keep the whole width")
  func untouchedRoles() throws {
    let test = try makeTable()
    let background = try #require(test.table.backgroundView)
    #expect(background.frame == test.table.bounds)
    let indicator = Layer()
    indicator.listRole = .scrollIndicator
    indicator.frame = Rect(x: 480, y: 0, width: 20, height: 100)
    test.table.addSublayer(indicator)
    test.scene.tick(at: 1)
    #expect(indicator.frame == Rect(x: 480, y: 0, width: 20, height: 100))
  }

  @Test("turning the rounded corners off and on restores the frames and pictures")
  func revert() throws {
    let test = try makeTable()
    let rounded = try test.picture(at: 1)
    test.table.overrides.showsRoundedCorners = false
    let plain = try test.picture(at: 2)
    #expect(test.cells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 500 })
    #expect(plain != rounded)
    test.table.overrides.showsRoundedCorners = true
    #expect(try test.picture(at: 3) == rounded)
  }

  @Test("the compact size class reverts only a table with that option")
  func sizeClass() throws {
    let test = try makeTable()
    test.scene.traits.sizeClass = .compact
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { $0.frame.width == 464 })
    test.table.revertsInCompactWidth = true
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.frame.width == 500 })
    test.scene.traits.sizeClass = .regular
    test.scene.tick(at: 3)
    #expect(test.cells.allSatisfy { $0.frame.width == 464 })
  }
}
