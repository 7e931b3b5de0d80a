import CInlayAllocations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct ManyScenesTests {
  /// A painted scene that depends on its number.
  private static func paint(_ number: Int) throws -> ImageSurface {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: [3 + number % 4, 5], size: Size(width: 300, height: 400),
      scale: Double(1 + number % 3), style: .value1)
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row) of \(number)"
      cell.detailTextLabel.text = "Détail \(number) עברית"
      cell.accessories = path.row == 1 ? .toggle() : .disclosure
    }
    test.source.headers = [0: "Scene \(number)"]
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: number % 3))
    test.scene.tick(at: 0)
    try test.scene.render(into: test.surface)
    return test.surface
  }

  @Test("64 scenes on two threads in parallel give the pixels that they give in sequence")
  func twoThreads() async throws {
    let expected = try (0..<64).map { try Self.paint($0).pixels() }
    let found = try await withThrowingTaskGroup(of: [(Int, [UInt32])].self) { group in
      for thread in 0..<2 {
        group.addTask {
          try stride(from: thread, to: 64, by: 2).map { ($0, try Self.paint($0).pixels()) }
        }
      }
      return try await group.reduce(into: [Int: [UInt32]]()) { pictures, some in
        for (number, picture) in some { pictures[number] = picture }
      }
    }
    for number in 0..<64 { #expect(found[number] == expected[number], "scene \(number)") }
  }

  @Test(
    "hundreds of different scenes in sequence leave no block of memory",
    .enabled(if: liveBlockCount() >= 0, "nobody counts blocks here"))
  func nothingKept() async {
    await #expect(processExitsWith: .success) {
      // Caches of libraries stop growing; a scene's leaks occur in every round.
      var growths: [Int] = []
      var median = Int.max
      while median > 0 && growths.count < 40 {
        let before = liveBlockCount()
        for number in 0..<24 { _ = try ManyScenesTests.paint(growths.count * 24 + number) }
        growths.append(liveBlockCount() - before)
        if growths.count > 7 { median = growths.suffix(7).sorted()[3] }
      }
      try #require(median <= 0, "\(median) blocks are left by every 24 scenes")
    }
  }
}
