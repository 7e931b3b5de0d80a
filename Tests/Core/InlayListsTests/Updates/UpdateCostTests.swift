import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The counted cost of frames while a table's rows slide or the table fades: the same for any number of rows.
@Suite struct UpdateCostTests {
  private static let size = Size(width: 1024, height: 768)
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  /// Cards in a column 624 points wide, with so many rows below the first ten.
  private func make(rows: Int) throws -> TestTable<TableView> {
    let table = TableView(style: .insetGrouped)
    table.cardInset = 200
    table.updateTiming = .curve(.linear, duration: 0.44)
    let test = try TestTable(
      table, counts: [10, rows - 10], size: Self.size, style: .value1, fonts: fonts)
    table.maximumCardWidth = .infinity
    _ = try test.picture()
    return test
  }

  /// What a frame did, without the bytes of caches.
  private struct Count: Equatable {
    var painted, copied, tiles, texts, visited: Int
    var copies: [DeviceRect]
  }

  private func count(_ test: TestTable<TableView>, at time: Double) throws -> Count {
    test.scene.tick(at: time)
    let report = try test.scene.render(into: test.surface)
    #expect(Picture(test.surface) == (try test.scene.picture()), "at \(time)")
    return Count(
      painted: report.pixelsPainted, copied: report.pixelsCopied, tiles: report.tileMisses, texts: report.textMisses,
      visited: report.layersVisited, copies: report.copies.map(\.rect))
  }

  private func slide(rows: Int, deletes: Bool) throws -> [Count] {
    let test = try make(rows: rows)
    test.source.counts[0] += deletes ? -1 : 1
    let top = [RowPath(section: 0, row: 0)]
    if deletes { try test.table.deleteRows(at: top, with: .fade) }
    if !deletes { try test.table.insertRows(at: top, with: .fade) }
    return try (0...11).map { try count(test, at: Double($0) * 0.04) }
  }

  @Test(
    "a row that comes or leaves above others paints its own pixels and what moves past the view's ends",
    arguments: [false, true])
  func sliding(deletes: Bool) throws {
    let counts = try slide(rows: 100, deletes: deletes)
    for (frame, count) in counts.enumerated() where (2...10).contains(frame) {
      // The row is at most 44 points high; the rows below it move by 4.
      let height = deletes ? 44 - 4 * (frame - 1) : 4 * frame
      #expect(count.painted <= 624 * (height + 44), "\(frame): \(count)")
      #expect(count.copied >= 624 * 600, "\(frame): \(count)")
      // A fading row whose window changes is rasterised, and corners.
      #expect(count.tiles <= 3 && count.texts == 0, "\(frame): \(count)")
    }
  }

  @Test("frames of a million rows cost what those of a hundred do", arguments: [false, true])
  func rows(deletes: Bool) throws {
    #expect(try slide(rows: 1_000_000, deletes: deletes) == slide(rows: 100, deletes: deletes))
  }

  @Test("updates without a pause keep what runs only")
  func withoutPause() throws {
    let test = try make(rows: 100)
    for step in 1...150 {
      test.source.counts[0] += 1
      try test.table.insertRows(at: [RowPath(section: 0, row: 0)], with: .fade)
      if step % 3 == 0 { test.table.contentOffset.y = Double(step % 7) * 900 }
      test.scene.tick(at: Double(step) * 0.1)
    }
    // Four updates run at once.
    #expect(test.table.rowMotion != nil && test.table.stage.list.phases.count == 4)
    #expect(test.table.stage.cardLayers.count == 1)
    test.scene.tick(at: 20)
    #expect(test.table.rowMotion == nil && test.table.stage.carried.isEmpty)
  }

  @Test("a table that fades as one group rasterises nothing after its first frame")
  func fade() throws {
    let test = try make(rows: 100)
    test.scene.animate(duration: 1) { test.table.opacity = 0.2 }
    _ = try count(test, at: 0.1)
    for step in 2..<10 {
      let count = try count(test, at: Double(step) / 10)
      #expect(count.tiles == 0 && count.texts == 0 && count.visited == 1 && count.painted == 1024 * 768)
    }
  }
}
