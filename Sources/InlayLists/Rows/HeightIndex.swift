/// Where the parts of a table lie from top to bottom, in points of its content.
///
/// A balanced tree of runs of equal sections, each with a balanced tree of runs of rows: from a row to its place and back,
/// and every edit, in O(log sections + log runs). Equal neighbouring sections take O(1) memory, as uniform rows do.
struct HeightIndex: Sendable {
  struct Section: Sendable {
    var header = PartHeight()
    var rows = RowHeights()
    var footer = PartHeight()
    /// From the sides of the rows to their cards, as the heights were measured, in points.
    var cardInset = 0.0

    /// Whether any of its heights is a guess.
    var hasEstimates: Bool { header.isEstimated || footer.isEstimated || rows.extent.guesses > 0 }

    var height: Double { header.height + rows.total + footer.height }

    /// Whether nothing tells the two apart; O(1), so sections with unequal rows are equal only to copies of themselves.
    func isIdentical(to other: Section) -> Bool {
      header == other.header && footer == other.footer && cardInset == other.cardInset
        && rows.isIdentical(to: other.rows)
    }
  }

  /// Equal sections one after the other.
  struct Run: Sendable, SumTreeElement {
    var section: Section
    var count = 1

    /// Few: each holds a tree of its own, and an edit copies a leaf.
    static var leafCapacity: Int { 16 }

    var extent: Extent {
      let rows = section.rows.extent
      let guesses = rows.guesses + (section.header.isEstimated ? 1 : 0) + (section.footer.isEstimated ? 1 : 0)
      return Extent(
        count: count, rows: count * rows.count, guesses: count * guesses, height: Double(count) * section.height)
    }

    func split(at position: Int) -> (Run, Run) {
      (Run(section: section, count: position), Run(section: section, count: count - position))
    }

    func merged(with next: Run) -> Run? {
      section.isIdentical(to: next.section) ? Run(section: section, count: count + next.count) : nil
    }
  }

  /// The height of a header or footer.
  struct PartHeight: Sendable, Equatable {
    var height = 0.0
    /// Whether the height is a guess until the part is seen.
    var isEstimated = false

    init(_ height: Double = 0, isEstimated: Bool = false) {
      self.height = height
      self.isEstimated = isEstimated
    }
  }

  private var tree = SumTree<Run>()
  /// The height above the first section.
  var top = 0.0

  init() {}

  init(runs: some Sequence<Run>, top: Double) {
    tree = SumTree(runs)
    self.top = top
  }

  var sectionCount: Int { tree.extent.count }

  /// How many rows there are in all.
  var rowCount: Int { tree.extent.rows }

  /// How many heights are guesses.
  var guesses: Int { tree.extent.guesses }

  /// The sections with heights that are guesses, ascending. O(log sections) for each.
  var sectionsWithGuesses: [(number: Int, section: Section)] {
    var found: [(number: Int, section: Section)] = []
    tree.visitGuesses { run, start in
      for number in start..<start + run.count { found.append((number, run.section)) }
    }
    return found
  }

  /// The end of the last section.
  var end: Double { top + tree.extent.height }

  /// What the index takes in memory. O(runs).
  var byteCount: Int {
    var bytes = tree.byteCount
    tree.visit { bytes += $0.section.rows.byteCount - MemoryLayout<RowHeights>.size }
    return bytes
  }

  var brokenInvariant: String? {
    var found = tree.brokenInvariant
    tree.visit { found = found ?? $0.section.rows.brokenInvariant }
    return found
  }

  // MARK: Looking up

  /// A section; an empty one where there is none, since whoever is asked meanwhile may take all sections away.
  subscript(section: Int) -> Section { sectionCount > 0 ? tree.element(at: section).element.section : Section() }

  /// A section and how many equal to it are known to follow each other from there on, with it; nil where there is none.
  /// O(log sections).
  func run(from section: Int) -> Run? {
    guard section < sectionCount else { return nil }
    let (run, before) = tree.element(at: section)
    return Run(section: run.section, count: before.count + run.count - section)
  }

  func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < self[path.section].rows.count
  }

  /// A section and where it begins; an empty one where there is none.
  func placedSection(_ section: Int) -> PlacedSection {
    guard sectionCount > 0 else { return PlacedSection(section: Section(), start: top, rowsBefore: 0) }
    let (run, before) = tree.element(at: section)
    let equal = Double(section - before.count)
    return PlacedSection(
      section: run.section, start: top + before.height + equal * run.section.height,
      rowsBefore: before.rows + (section - before.count) * run.section.rows.count)
  }

  func start(ofSection section: Int) -> Double { section < sectionCount ? placedSection(section).start : end }

  func end(ofSection section: Int) -> Double { placedSection(section).end }

  /// The section at a height: the last one that begins at or before it, clamped to those there are; nil without any.
  func section(at y: Double) -> Int? {
    guard sectionCount > 0 else { return nil }
    let (run, before) = tree.element(atHeight: y - top)
    let (start, height) = (top + before.height, run.section.height)
    guard run.count > 1, height > 0 else { return before.count + run.count - 1 }
    var equal = max(0, min(Int(clamping: ((y - start) / height).rounded(.down)), run.count - 1))
    // The quotient is rounded; a section begins where `placedSection` says.
    if equal + 1 < run.count && start + Double(equal + 1) * height <= y { equal += 1 }
    if equal > 0 && start + Double(equal) * height > y { equal -= 1 }
    return before.count + equal
  }

  /// The sections that a stretch of the content meets, ascending. Those without height are passed over, however many they
  /// are: O(log sections) for each of the others.
  func sections(from low: Double, to high: Double) -> some Sequence<Int> {
    let last = high > low ? section(at: high) ?? -1 : -1
    return sequence(state: section(at: low) ?? 0) { (next: inout Int) -> Int? in
      guard next <= last, let found = tree.index(withHeightFrom: next), found <= last else { return nil }
      next = found + 1
      return found
    }
  }

  func row(_ path: RowPath) -> ClosedRange<Double> { placedSection(path.section).row(path.row) }

  /// The rows of a section that a stretch of the content meets.
  func rows(ofSection section: Int, from low: Double, to high: Double) -> SeenRows {
    placedSection(section).rows(from: low, to: high)
  }

  /// The number of rows in the sections before one, which may be the section after the last.
  func rowsBefore(section: Int) -> Int { section < sectionCount ? placedSection(section).rowsBefore : rowCount }

  /// The section of a row that is counted through all sections; nil when there is no such row. O(log² sections).
  func section(withRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if rowsBefore(section: middle) <= row { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Editing

  /// A section that is gone stays so.
  mutating func update(_ section: Int, _ body: (inout Section) -> Void) {
    guard section < sectionCount else { return }
    var run = tree.element(at: section).element
    let isAlone = run.count == 1
    run.count = 1
    body(&run.section)
    if isAlone {
      tree.replaceElement(at: section, with: run)
    } else {
      tree.replace(section..<section + 1, with: SumTree([run]))
    }
  }

  /// - Parameter section: May be the count.
  mutating func insert(_ new: Section, at section: Int) { tree.insert(SumTree([Run(section: new)]), at: section) }

  @discardableResult
  mutating func remove(section: Int) -> Section {
    let removed = self[section]
    tree.remove(section..<section + 1)
    return removed
  }

  /// Gives the rows of a kind whose height is a guess another guess. O(runs of such rows).
  mutating func reestimate(kind: Int, height: Double) {
    tree = tree.mapped(
      where: { $0.guesses > 0 },
      {
        var run = $0
        run.section.rows.reestimate(kind: kind, height: height)
        return run
      })
  }
}

/// A section with its place in the content.
struct PlacedSection {
  let section: HeightIndex.Section
  let start: Double
  /// Rows of the sections before.
  let rowsBefore: Int

  var end: Double { footer.upperBound }
  var count: Int { section.rows.count }

  var header: ClosedRange<Double> { ClosedRange(from: start, to: start + section.header.height) }

  var footer: ClosedRange<Double> {
    let begin = start + section.header.height + section.rows.total
    return ClosedRange(from: begin, to: begin + section.footer.height)
  }

  func row(_ row: Int) -> ClosedRange<Double> {
    let begin = start + section.header.height + section.rows.offset(ofRow: row)
    return ClosedRange(from: begin, to: begin + section.rows.height(ofRow: row))
  }

  /// The rows that a stretch of the content meets, but for those that are gone.
  func rows(from low: Double, to high: Double) -> SeenRows {
    let rows = section.rows
    guard rows.count > 0 else { return SeenRows() }
    let top = start + section.header.height
    guard high > top, low < top + rows.total else { return SeenRows() }
    let first = rows.row(at: low - top)
    var last = rows.row(at: high - top)
    if last > first && top + rows.offset(ofRow: last) >= high { last -= 1 }
    return rows.seen(in: first..<last + 1)
  }
}
