import Glibc
import InlayTestSupport
import Testing

@testable import InlayRows

/// The model of the index: arrays, with sums computed again each time.
private struct NaiveIndex {
  struct Row: Equatable {
    var height: Double
    var origin = HeightOrigin.given
  }

  struct Section {
    var header: Double
    var rows: [Row]
    var footer: Double

    var total: Double { header + rows.reduce(0) { $0 + $1.height } + footer }
  }

  var sections: [Section] = []
  var top = 0.0

  func start(of section: Int) -> Double { sections[..<section].reduce(top) { $0 + $1.total } }
}

/// Both, with the same changes.
private struct Pair {
  var naive = NaiveIndex()
  var index = HeightIndex()
  var random: SeededRandom

  mutating func height() -> Double { Double(Int.random(in: 0...240, using: &random)) / 4 }

  mutating func rows(_ count: Int) -> (rows: [NaiveIndex.Row], heights: RowRuns) {
    let isUniform = Bool.random(using: &random)
    let first = NaiveIndex.Row(height: height(), origin: random.chance(0.5) ? .estimate : .given)
    var builder = RowRuns.Builder()
    var rows: [NaiveIndex.Row] = []
    for _ in 0..<count {
      let row = isUniform ? first : NaiveIndex.Row(height: height(), origin: random.chance(0.5) ? .mean : .given)
      rows.append(row)
      builder.append(row.height, row.origin)
    }
    if isUniform {
      return (rows, RowRuns(count: count, height: first.height, origin: first.origin))
    }
    return (rows, builder.heights())
  }

  mutating func step() {
    let count = naive.sections.count
    let kind = Int.random(in: 0..<100, using: &random)
    if count == 0 || kind < 2 && count < 100 {
      let made = rows(Int.random(in: 0...40, using: &random))
      let (header, footer) = (height(), height())
      let place = Int.random(in: 0...count, using: &random)
      naive.sections.insert(NaiveIndex.Section(header: header, rows: made.rows, footer: footer), at: place)
      index.insert(
        HeightIndex.Section(header: .init(header), rows: made.heights, footer: .init(footer)), at: place)
      return
    }
    let section = Int.random(in: 0..<count, using: &random)
    let rowCount = naive.sections[section].rows.count
    switch kind {
    case 0..<6 where count < 90 && Bool.random(using: &random):
      // Equal neighbours are one run.
      let copies = Int.random(in: 1...12, using: &random)
      naive.sections.insert(contentsOf: repeatElement(naive.sections[section], count: copies), at: section)
      let own = index[section]
      for _ in 0..<copies { index.insert(own, at: section) }
    case 2:
      naive.sections.remove(at: section)
      index.remove(section: section)
    case 3:
      let moved = naive.sections.remove(at: section)
      let place = Int.random(in: 0..<count, using: &random)
      naive.sections.insert(moved, at: place)
      let own = index.remove(section: section)
      index.insert(own, at: place)
    case 4:
      let keepsGiven = random.chance(0.5)
      for row in naive.sections[section].rows.indices {
        switch naive.sections[section].rows[row].origin {
        case .given where !keepsGiven: naive.sections[section].rows[row].origin = .mean
        case .measured: naive.sections[section].rows[row].origin = .remembered
        default: break
        }
      }
      index.update(section) { $0.rows.forgetMeasures(keepingGiven: keepsGiven) }
    case 5:
      let height = height()
      for section in naive.sections.indices {
        for row in naive.sections[section].rows.indices
        where naive.sections[section].rows[row].origin == .mean {
          naive.sections[section].rows[row].height = height
        }
      }
      index.setMean(height)
    case 6..<30:
      let added = rows(Int.random(in: 1...(rowCount > 1_000 ? 2 : 60), using: &random))
      let place = Int.random(in: 0...rowCount, using: &random)
      naive.sections[section].rows.insert(contentsOf: added.rows, at: place)
      index.update(section) { $0.rows.insert(added.heights, at: place) }
    case 30..<45 where rowCount > 0:
      let first = Int.random(in: 0..<rowCount, using: &random)
      let last = min(rowCount, first + Int.random(in: 1...80, using: &random))
      naive.sections[section].rows.removeSubrange(first..<last)
      index.update(section) { $0.rows.remove(first..<last) }
    case 45..<60 where rowCount > 0:
      let from = Int.random(in: 0..<rowCount, using: &random)
      let target = Int.random(in: 0..<count, using: &random)
      let row = naive.sections[section].rows.remove(at: from)
      let place = Int.random(in: 0...naive.sections[target].rows.count, using: &random)
      naive.sections[target].rows.insert(row, at: place)
      var moved = RowRuns()
      index.update(section) { moved = $0.rows.remove(from..<from + 1) }
      index.update(target) { $0.rows.insert(moved, at: place) }
    case 60..<66:
      // Many sections at once, of which the last ones do not exist.
      let share = Double.random(in: 0...1, using: &random)
      var changed: [Int] = []
      for section in 0..<count + 3 where Double.random(in: 0...1, using: &random) < share { changed.append(section) }
      let added = rows(1)
      for section in changed where section < count { naive.sections[section].rows.insert(added.rows[0], at: 0) }
      var asked: [Int] = []
      index.update(changed) { number, section in
        asked.append(number)
        section.rows.insert(added.heights, at: 0)
      }
      #expect(asked == changed.filter { $0 < count })
    default:
      guard rowCount > 0 else { return }
      let row = Int.random(in: 0..<rowCount, using: &random)
      let height = height()
      let origin = random.pick(HeightOrigin.allCases)
      naive.sections[section].rows[row] = NaiveIndex.Row(height: height, origin: origin)
      let path = RowPath(section: section, row: row)
      switch origin {
      case .measured: index.measure(path, height)
      case .remembered:
        index.measure(path, height)
        index.forgetMeasure(of: path)
      case .given, .mean, .estimate: index.update(section) { $0.rows.set(height, origin, ofRow: row) }
      }
    }
  }

  /// One position looked up in both, in both directions.
  mutating func checkOnePlace(_ note: Comment) {
    #expect(index.sectionCount == naive.sections.count, note)
    guard let section = naive.sections.indices.randomElement(using: &random) else { return }
    let start = naive.start(of: section)
    let placed = index.placedSection(section)
    #expect(placed.start == start, note)
    #expect(placed.end == start + naive.sections[section].total, note)
    let rows = naive.sections[section].rows
    #expect(placed.count == rows.count, note)
    guard let row = rows.indices.randomElement(using: &random) else { return }
    let y = rows[..<row].reduce(start + naive.sections[section].header) { $0 + $1.height }
    #expect(placed.row(row) == y...y + rows[row].height, note)
    #expect(placed.section.rows.origin(ofRow: row) == rows[row].origin, note)
    let seen = rows.indices.filter { rows[$0].height > 0 }
    #expect(placed.section.rows.seenEnds == seen.first.flatMap { first in seen.last.map { first...$0 } }, note)
    #expect(placed.section.rows.seenRow(from: row) == seen.first { $0 >= row }, note)
    #expect(placed.section.rows.seenRow(before: row) == seen.last { $0 < row }, note)
    let stays = rows.indices.filter { $0 <= row && (rows[$0].height > 0 || rows[$0].origin.isGuess) }
    #expect(Array(placed.section.rows.seen(in: 0..<row + 1)) == stays, note)
    let path = RowPath(section: section, row: row)
    #expect(index.number(of: path) == naive.sections[..<section].reduce(row) { $0 + $1.rows.count }, note)
    #expect(index.path(ofRow: index.number(of: path)) == path, note)
    let position = RowPosition(isFirst: row <= seen.first ?? row, isLast: row >= seen.last ?? row)
    #expect(index.position(of: path) == position, note)
    #expect(index.isAutomatic(path) == (rows[row].origin != .given), note)
    #expect(index.wasMeasured(path) == (rows[row].origin == .measured || rows[row].origin == .remembered), note)
    #expect(index.isGone(path) == (rows[row].height <= 0 && !rows[row].origin.isGuess), note)
    guard rows[row].height > 0 else { return }
    let inside = y + rows[row].height / 2
    #expect(index.section(at: inside) == section && index.row(at: inside) == path, note)
    #expect(placed.rows(from: inside, to: inside.nextUp) == SeenRows(row..<row + 1), note)
  }

  func checkAll(_ note: Comment) {
    #expect(index.brokenInvariant == nil, note)
    #expect(index.rowCount == naive.sections.reduce(0) { $0 + $1.rows.count }, note)
    #expect(index.end == naive.start(of: naive.sections.count), note)
    for (number, section) in naive.sections.enumerated() {
      let rows = index[number].rows
      #expect(rows.count == section.rows.count, note)
      let own = (0..<rows.count).map {
        NaiveIndex.Row(height: rows.height(ofRow: $0), origin: rows.origin(ofRow: $0))
      }
      #expect(rows.guesses == own.count { $0.origin.isGuess }, note)
      #expect(own == section.rows, note)
    }
  }
}

@Suite struct HeightIndexEditingTests {
  @Test("random inserts, deletes, moves and measurements agree with newly summed arrays", arguments: [1, 2])
  func randomEdits(seed: UInt64) {
    var pair = Pair(random: SeededRandom(seed: seed))
    let steps = Seeds.isLong ? 500_000 : 10_000
    for step in 0..<steps {
      pair.step()
      let note: Comment = "seed \(seed), step \(step)"
      if step % 8 == 0 { pair.checkOnePlace(note) }
      if step % 1_000 == 999 { pair.checkAll(note) }
      // Measured rows of kind 0 accumulate; restart at times.
      if step % 5_000 == 4_999 { pair = Pair(random: pair.random) }
    }
  }

  @Test("rows of random heights take at most 20 bytes each, after any changes")
  func memoryOfRandomHeights() {
    var random = SeededRandom(seed: 3)
    var builder = RowRuns.Builder()
    let count = Seeds.isLong ? 10_000_000 : 300_000
    for _ in 0..<count { builder.append(Double.random(in: 20...90, using: &random)) }
    var rows = builder.heights()
    // 15.9 by their sizes; malloc gives an array up to 16 bytes more, by what else is allocated at the time.
    #expect(rows.byteCount < 17 * count)
    for _ in 0..<(Seeds.isLong ? 100_000 : 5_000) {
      rows.insert(
        RowRuns(count: 1, height: Double.random(in: 20...90, using: &random)),
        at: Int.random(in: 0..<rows.count, using: &random))
      rows.remove(0..<1)
    }
    #expect(rows.brokenInvariant == nil)
    #expect(rows.byteCount < 20 * count)
  }

  @Test("a copy of the index stays unchanged while the other changes")
  func copies() {
    var pair = Pair(random: SeededRandom(seed: 9))
    for _ in 0..<300 { pair.step() }
    let kept = pair
    for _ in 0..<300 { pair.step() }
    kept.checkAll("the copy")
    pair.checkAll("the other")
  }

  @Test("measured rows among uniform ones keep their heights, and the others take no memory")
  func measuredAmongUniform() {
    var rows = RowRuns(count: 10_000_000, height: 44, origin: .mean)
    for row in stride(from: 0, to: 10_000_000, by: 1_000_000) { rows.set(60, .measured, ofRow: row + 7) }
    #expect(rows.total == 10_000_000 * 44 + 10 * 16)
    #expect(rows.byteCount < 4_096)
    rows.setMean(50)
    #expect(rows.total == (10_000_000 - 10) * 50 + 10 * 60)
    #expect(rows.height(ofRow: 1_000_007) == 60 && !rows.isGuessed(1_000_007))
    rows.forgetMeasures()
    rows.setMean(1)
    #expect(rows.height(ofRow: 1_000_007) == 60 && rows.origin(ofRow: 1_000_007) == .remembered)
  }

  @Test("more rows than a run can hold use several runs, and are found by position")
  func manyRows() {
    var rows = RowRuns(count: 1_000_000_000, height: 2)
    rows.set(10, .given, ofRow: 999_999_999)
    #expect(rows.total == 2_000_000_008)
    #expect(rows.row(at: 1_500_000_001) == 750_000_000)
    #expect(rows.brokenInvariant == nil)
  }
}
