import InlayGeometry

/// The vertical positions of a table's parts, in points of its content.
///
/// A balanced tree of runs of equal sections, each with a balanced tree of runs of rows. Looking up a row, a position
/// and every edit are O(log sections + log runs). Equal neighbouring sections take O(1) memory, as uniform rows do.
@usableFromInline package struct HeightIndex: Sendable {
  @usableFromInline package struct Section: Sendable {
    @usableFromInline package var header: PartHeight
    @usableFromInline package var rows: RowRuns
    @usableFromInline package var footer: PartHeight
    /// The distance from the sides of the rows to their cards when the heights were measured, in points.
    var cardInset = 0.0

    package init(
      header: PartHeight = PartHeight(), rows: RowRuns = RowRuns(), footer: PartHeight = PartHeight()
    ) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    /// Whether any of its heights is a guess.
    package var hasEstimates: Bool { header.isEstimated || footer.isEstimated || rows.guesses > 0 }

    var height: Double { header.height + rows.total + footer.height }

    /// Whether both are equal, in O(1): sections with unequal rows are equal only to copies of themselves.
    func isIdentical(to other: Section) -> Bool {
      header == other.header && footer == other.footer && cardInset == other.cardInset
        && rows.isIdentical(to: other.rows)
    }
  }

  /// Equal consecutive sections.
  @usableFromInline struct Run: Sendable, SumTreeElement {
    var section: Section
    var count: Int

    init(section: Section, count: Int = 1) {
      self.section = section
      self.count = count
    }

    /// Few, since each holds a tree and an edit copies a leaf.
    @usableFromInline static var leafCapacity: Int { 16 }

    @usableFromInline var extent: Extent {
      let rows = section.rows.extent
      let guesses = rows.guesses + (section.header.isEstimated ? 1 : 0) + (section.footer.isEstimated ? 1 : 0)
      return Extent(
        count: count, rows: count * rows.count, guesses: count * guesses, height: Double(count) * section.height)
    }

    @usableFromInline func split(at position: Int) -> (Run, Run) {
      (Run(section: section, count: position), Run(section: section, count: count - position))
    }

    @usableFromInline func merged(with next: Run) -> Run? {
      section.isIdentical(to: next.section) ? Run(section: section, count: count + next.count) : nil
    }
  }

  /// The height of a header or footer.
  @usableFromInline package struct PartHeight: Sendable, Equatable {
    @usableFromInline package var height: Double
    /// Whether the height is a guess until the part comes into view.
    @usableFromInline package var isEstimated: Bool

    @inlinable package init(_ height: Double = 0, isEstimated: Bool = false) {
      self.height = height
      self.isEstimated = isEstimated
    }
  }

  @usableFromInline var tree = SumTree<Run>()
  /// The height above the first section.
  @usableFromInline package var top = 0.0

  package init() {}

  @inlinable package var sectionCount: Int { tree.root?.extent.count ?? 0 }

  @inlinable package var rowCount: Int { tree.root?.extent.rows ?? 0 }

  /// The number of guessed heights.
  @inlinable package var guesses: Int { tree.root?.extent.guesses ?? 0 }

  /// The sections with guessed heights, ascending. O(log sections) for each.
  package var sectionsWithGuesses: [(number: Int, section: Section)] {
    var found: [(number: Int, section: Section)] = []
    tree.visit(
      where: { $0.guesses > 0 },
      { run, start in found += (start..<start + run.count).map { ($0, run.section) } })
    return found
  }

  /// The end of the last section.
  @inlinable package var end: Double { top + (tree.root?.extent.height ?? 0) }

  /// A section; an empty one if there are no sections, since a data source or delegate may remove all of them at any
  /// call.
  package subscript(section: Int) -> Section {
    sectionCount > 0 ? tree.element(at: section).element.section : Section()
  }

  /// The number of rows of a section; 0 if there are no sections.
  package func rowCount(ofSection section: Int) -> Int {
    guard sectionCount > 0 else { return 0 }
    let (leaf, index, _) = tree.leaf(at: section)
    return leaf.elements[index].section.rows.count
  }

  /// A section with the number of known equal sections from there on, itself included; nil if it does not exist.
  /// O(log sections).
  package func run(from section: Int) -> (section: Section, count: Int)? {
    guard section < sectionCount else { return nil }
    let (run, before) = tree.element(at: section)
    return (run.section, before.count + run.count - section)
  }

  package func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < self[path.section].rows.count
  }

  /// A section and its start; an empty one if there are no sections.
  func placedSection(_ section: Int) -> PlacedSection {
    guard sectionCount > 0 else { return PlacedSection(section: Section(), start: top, rowsBefore: 0) }
    let (leaf, index, before) = tree.leaf(at: section)
    let equal = leaf.elements[index].section
    return PlacedSection(
      section: equal, start: top + before.height + Double(section - before.count) * equal.height,
      rowsBefore: before.rows + (section - before.count) * equal.rows.count)
  }

  package func start(ofSection section: Int) -> Double { section < sectionCount ? placedSection(section).start : end }

  /// The last section that begins at or before a position, clamped to the existing sections; nil if there are none.
  func section(at y: Double) -> Int? {
    guard sectionCount > 0 else { return nil }
    let (run, before) = tree.element(atHeight: y - top)
    let (start, height) = (top + before.height, run.section.height)
    guard run.count > 1, height > 0 else { return before.count + run.count - 1 }
    var equal = max(0, min(Int(clamping: ((y - start) / height).rounded(.down)), run.count - 1))
    // The quotient is rounded; `placedSection` defines where a section begins.
    if equal + 1 < run.count && start + Double(equal + 1) * height <= y { equal += 1 }
    if equal > 0 && start + Double(equal) * height > y { equal -= 1 }
    return before.count + equal
  }

  /// The sections that intersect a range of the content, ascending, without those of height 0. O(log sections) for
  /// each.
  func sections(from low: Double, to high: Double) -> Sections {
    Sections(index: self, section: section(at: low) ?? 0, last: high > low ? section(at: high) ?? -1 : -1)
  }

  /// The sections that intersect a range of the content.
  package func sectionNumbers(from low: Double, to high: Double) -> [Int] { Array(sections(from: low, to: high)) }

  /// Sections of a height, ascending.
  struct Sections: Sequence, IteratorProtocol {
    let index: HeightIndex
    var section: Int
    let last: Int

    mutating func next() -> Int? {
      guard section <= last, let found = index.tree.index(withHeightFrom: section), found <= last else { return nil }
      section = found + 1
      return found
    }
  }

  package func row(_ path: RowPath) -> ClosedRange<Double> { placedSection(path.section).row(path.row) }

  /// The number of a row in the whole table.
  package func number(of path: RowPath) -> Int { rowsBefore(section: path.section) + path.row }

  /// A row by its number in the whole table; nil beyond the last row. O(log² sections).
  package func path(ofRow number: Int) -> RowPath? {
    section(withRow: number).map { RowPath(section: $0, row: number - rowsBefore(section: $0)) }
  }

  /// The number of rows in the sections before one.
  ///
  /// - Parameter section: May be the count.
  func rowsBefore(section: Int) -> Int { section < sectionCount ? placedSection(section).rowsBefore : rowCount }

  /// The section of a row by its number in the whole table; nil beyond the last row. O(log² sections).
  func section(withRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return (0..<sectionCount).partitioningIndex { rowsBefore(section: $0 + 1) > row }
  }

  /// Ignores sections that do not exist.
  package mutating func update(_ section: Int, _ body: (inout Section) -> Void) {
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

  /// The same for several sections, ascending. O(sections · log all sections), at a fraction of the cost of one by one.
  mutating func update(_ sections: [Int], _ body: (Int, inout Section) -> Void) {
    let end = sections.indices.partitioningIndex { sections[$0] >= sectionCount }
    tree.update(at: Array(sections[..<end])) { body($0, &$1.section) }
  }

  /// - Parameter section: May be the count.
  mutating func insert(_ new: Section, at section: Int) {
    tree.insert(SumTree([Run(section: new)]), at: section)
  }

  @discardableResult
  mutating func remove(section: Int) -> Section {
    let removed = self[section]
    tree.remove(section..<section + 1)
    return removed
  }

  /// Gives the rows without any other height another mean. O(runs of guessed rows).
  package mutating func setMean(_ height: Double) {
    tree = tree.mapped(
      where: { $0.guesses > 0 },
      {
        var run = $0
        run.section.rows.setMean(height)
        return run
      })
  }
}

extension HeightIndex {
  /// Makes an index of consecutive sections. O(1) for each run of equal ones, amortised.
  package struct Builder {
    private var tree = SumTree<Run>.Builder()

    package init() {}

    package mutating func append(_ section: Section, count: Int) { tree.append(Run(section: section, count: count)) }

    package mutating func index(top: Double) -> HeightIndex {
      var index = HeightIndex()
      (index.tree, index.top) = (tree.tree(), top)
      return index
    }
  }
}
