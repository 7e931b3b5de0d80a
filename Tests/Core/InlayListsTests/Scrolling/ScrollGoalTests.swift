import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// An animated scroll ends where the same calls without animation end.
@Suite struct ScrollGoalTests {
  /// The numbers that rows keep: a cell shows its row's, whether it was made before an update or after it.
  private final class RowNumbers {
    private var rows: [[Int]] = []
    private var next = 0

    init(_ source: TestSource) {
      for (section, count) in source.counts.enumerated() {
        rows.append([])
        insert(Array(0..<count), in: section)
      }
      source.configure = { [self] cell, path in cell.textLabel.text = "Row \(rows[path.section][path.row])" }
    }

    func insert(_ new: [Int], in section: Int) {
      for row in new {
        rows[section].insert(next, at: row)
        next += 1
      }
    }

    func delete(_ old: [Int], in section: Int) {
      for row in old.reversed() { rows[section].remove(at: row) }
    }
  }

  private struct Numbered {
    let test: TestTable<TableView>
    let numbers: RowNumbers

    var table: TableView { test.table }
    var source: TestSource { test.source }
    var scene: Scene { test.scene }
  }

  private func make(_ random: inout SeededRandom) throws -> (Numbered, Numbered) {
    let style = random.pick(TableView.Style.allCases)
    let counts = (0..<random.int(1...3)).map { _ in random.int(1...25) }
    let (isAutomatic, hasHeaders) = (random.chance(0.3), random.chance(0.5))
    let anchor: TableView.AnchorPosition = random.chance(0.2) ? .end : .start
    let fonts = isAutomatic ? try TextContext() : nil
    func one() throws -> Numbered {
      let test = try TestTable(
        TableView(style: style), counts: counts, size: Size(width: 200, height: 220), fonts: fonts)
      let numbers = RowNumbers(test.source)
      test.table.updateTiming = .curve(.linear, duration: 0.4)
      test.table.contentAnchor = anchor
      if hasHeaders { for section in 0..<9 { test.source.headers[section] = "Section \(section)" } }
      if isAutomatic { test.table.rowHeight = .automatic() }
      test.table.reloadData()
      test.scene.tick(at: 0)
      return Numbered(test: test, numbers: numbers)
    }
    return (try one(), try one())
  }

  @Test("after random scrolls and updates, the end with animations is the end without, byte for byte")
  func random() throws {
    for seed in Seeds.first(300, long: 5_000) {
      var random = SeededRandom(seed: seed)
      let (animated, plain) = try make(&random)
      var (time, log) = (1.0, [String]())
      for _ in 0..<random.int(2...8) {
        let counts = animated.source.counts
        if random.chance(0.5) {
          let sections = counts.indices.filter { counts[$0] > 0 }
          let kind = random.int(0...3)
          let section = sections.isEmpty ? 0 : random.pick(sections)
          let path = RowPath(section: section, row: sections.isEmpty ? 0 : random.int(0...counts[section] - 1))
          let position = random.pick(TableView.ScrollPosition.allCases)
          let distance = Double(random.int(-400...400))
          log.append("scroll \(kind) \(path) \(position) \(distance)")
          for (test, isAnimated) in [(animated, true), (plain, false)] {
            let table = test.table
            switch kind {
            case 0, 1: if !sections.isEmpty { table.scrollToRow(at: path, at: position, animated: isAnimated) }
            case 2: table.scroll(by: Size(width: 0, height: distance), animated: isAnimated)
            default:
              let y = max(table.minimumContentOffset.y, min(abs(distance) * 2, table.maximumContentOffset.y))
              table.setContentOffset(Point(x: 0, y: y), animated: isAnimated)
            }
          }
        } else {
          let section = random.int(0...counts.count - 1)
          let isInsert = counts[section] == 0 || random.chance(0.5)
          let rows =
            isInsert
            ? [random.int(0...counts[section])]
            : Array(random.int(0...counts[section] - 1)..<counts[section]).prefix(random.int(1...3)).map { $0 }
          let animation = random.pick(RowAnimation.allCases)
          let paths = rows.map { RowPath(section: section, row: $0) }
          log.append("\(isInsert ? "insert" : "delete") \(paths) \(animation)")
          for (test, animation) in [(animated, animation), (plain, RowAnimation.none)] {
            test.source.counts[section] += isInsert ? 1 : -rows.count
            if isInsert {
              test.numbers.insert(rows, in: section)
              try test.table.insertRows(at: paths, with: animation)
            } else {
              test.numbers.delete(rows, in: section)
              try test.table.deleteRows(at: paths, with: animation)
            }
          }
        }
        if random.chance(0.7) {
          time += random.chance(0.2) ? 1 : random.double(0...0.3)
          for test in [animated, plain] { test.scene.tick(at: time) }
        }
      }
      for step in [0.1, 0.2, 0.35, 2] { for test in [animated, plain] { test.scene.tick(at: time + step) } }
      let offsets = [animated, plain].map(\.table.contentOffset.y)
      let isSame = try animated.test.picture(at: time + 3) == plain.test.picture(at: time + 3)
      #expect(offsets[0] == offsets[1] && isSame, "seed \(seed): \(offsets), \(log)")
      if offsets[0] != offsets[1] || !isSame { return }
    }
  }

  @Test("a scroll to a row that is deleted on the way goes to where that row was: rows below it keep their places")
  func deleted() throws {
    let row = RowPath(section: 0, row: 200)
    for isAnimated in [true, false] {
      let test = try TestTable(TableView(), counts: [300])
      test.table.scrollToRow(at: row, at: .top, animated: isAnimated)
      test.scene.tick(at: 0.1)
      test.source.counts = [299]
      try test.table.deleteRows(at: [row], with: .fade)
      test.scene.tick(at: 0.2)
      test.scene.tick(at: 2)
      // What was row 201 stays a row's height below the top, and row 199 comes there.
      #expect(test.table.contentOffset.y == 199 * 44 && test.scene.nextTickTime == nil, "animated: \(isAnimated)")
    }
  }

  @Test("an animation has the same offset at a time for any times of ticks, also where an update moves its goal")
  func ticks() throws {
    var offsets: [[Double]] = []
    for isOften in [false, true] {
      let test = try TestTable(TableView(), counts: [300])
      test.table.scroll(by: Size(width: 0, height: 8_800.4), animated: true)
      if isOften { test.scene.tick(at: 0.05) }
      test.scene.tick(at: 0.1)
      test.source.counts = [290]
      try test.table.deleteRows(at: (180..<190).map { RowPath(section: 0, row: $0) })
      if isOften { for time in [0.11, 0.13, 0.17] { test.scene.tick(at: time) } }
      test.scene.tick(at: 0.2)
      let middle = test.table.contentOffset.y
      test.scene.tick(at: 1)
      offsets.append([middle, test.table.contentOffset.y])
    }
    #expect(offsets[0] == offsets[1] && offsets[0][1] == 190 * 44, "\(offsets)")
  }
}
