import Glibc
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

@Suite struct ManyScenesTests {
  /// A painted scene that differs by its number.
  private static func paint(_ number: Int) throws -> ImageSurface {
    let test = try TestTable(
      RoundedTableView(), counts: [3 + number % 4, 5], size: Size(width: 300, height: 400),
      scale: Double(1 + number % 3), style: .value1)
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row) of \(number)"
      cell.detailTextLabel.text = "Détail \(number) עברית"
      cell.accessoryType = path.row == 1 ? .switch : .disclosureIndicator
    }
    test.source.headers = [0: "Scene \(number)"]
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: number % 3))
    test.scene.tick(at: 0)
    try test.scene.render(into: test.surface)
    return test.surface
  }

  @Test("64 scenes on two threads at once give the pixels that they give one after the other")
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

  @Test("a thousand scenes one after the other leave the memory as it was")
  func flatMemory() async {
    await #expect(processExitsWith: .success) {
      func residentPages() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 128)
        fread(&buffer, 1, 127, file)
        let fields = String(decoding: buffer.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
      }
      for number in 0..<100 { _ = try ManyScenesTests.paint(number) }
      let before = residentPages()
      for number in 100..<1_100 { _ = try ManyScenesTests.paint(number) }
      let grown = (residentPages() - before) * 4096
      // A scene's layers alone are 100 KB: what a thousand of them leaked would be a hundred times this.
      if grown > 4 << 20 { exit(1) }
    }
  }
}
