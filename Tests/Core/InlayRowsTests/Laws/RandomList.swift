import InlayGeometry
import InlayTestSupport

@testable import InlayRows

/// A list of random sections and rows, with random updates. What it shows, `ListState` decides.
struct RandomList {
  struct Row {
    let name: Int
    var height: Double
  }

  struct Section {
    let name: Int
    var header: Double
    var rows: [Row]
    var footer: Double
  }

  var random: SeededRandom
  var sections: [Section] = []
  var heights = HeightIndex()
  var state = ListState()
  var bounds: Rect
  var grid: DeviceGrid
  let pinning: ListLayout.Pinning
  let inset: Insets
  /// The heights of the views above and below all rows.
  let header: Double
  let footer: Double
  private var version = 0
  private var names = 0

  init(seed: UInt64, sections count: ClosedRange<Int> = 0...6) {
    random = SeededRandom(seed: seed)
    grid = DeviceGrid(scale: random.pick([1, 1.5, 2, 3]))
    pinning = ListLayout.Pinning(
      headers: random.chance(0.4), tableHeader: random.chance(0.3), isBelowInset: random.chance(0.5),
      rowHeight: random.length(0...44))
    inset = random.chance(0.3) ? Insets(top: random.length(0...60), bottom: random.length(0...60)) : Insets()
    header = random.chance(0.3) ? random.length(0...60) : 0
    footer = random.chance(0.3) ? random.length(0...60) : 0
    bounds = Rect(x: 0, y: 0, width: random.length(40...500), height: random.length(0...500))
    for _ in 0..<random.int(count) { sections.append(section()) }
    heights = index()
    let most = Swift.max(0, heights.end - bounds.height)
    bounds.origin.y = grid.y(random.double(0...1) * most)
    // A view may end where a section begins.
    if random.chance(0.2), !sections.isEmpty {
      let edge = heights.start(ofSection: random.int(0...sections.count - 1))
      if edge > bounds.minY { bounds.size.height = edge - bounds.minY }
    }
  }

  private mutating func row() -> Row {
    names += 1
    return Row(name: names, height: random.chance(0.1) ? 0 : random.length(0...120))
  }

  private mutating func section() -> Section {
    names += 1
    let name = names
    let header = random.chance(0.5) ? random.length(0...50) : 0
    let rows = (0..<random.pick([0, 1, 1, 2, 3, 8])).map { _ in row() }
    return Section(name: name, header: header, rows: rows, footer: random.chance(0.4) ? random.length(0...50) : 0)
  }

  private func index() -> HeightIndex {
    HeightIndex(
      runs: sections.map { section in
        var rows = RowRuns.Builder()
        for row in section.rows { rows.append(row.height) }
        return HeightIndex.Run(
          section: HeightIndex.Section(
            header: HeightIndex.PartHeight(section.header), rows: rows.heights(),
            footer: HeightIndex.PartHeight(section.footer)))
      }, top: header)
  }

  var frame: ListFrame {
    get { state.frame }
    set { state.frame = newValue }
  }

  var phases: [Phase] {
    get { state.phases }
    set { state.phases = newValue }
  }

  var layout: ListLayout { layout(in: bounds) }

  func layout(in bounds: Rect, phases: [Phase]? = nil) -> ListLayout {
    ListLayout(
      heights: heights, version: version, bounds: bounds,
      column: Rect(x: 8, y: bounds.minY, width: Swift.max(0, bounds.width - 16), height: bounds.height), grid: grid,
      inset: inset, pinning: pinning, headerHeight: header, footerHeight: footer, phases: phases ?? self.phases)
  }

  /// The parts on show follow the layout.
  @discardableResult
  mutating func layOut() -> [PartChange] {
    let layout = self.layout
    var changes = state.layOut(layout)
    changes += layOutShadows(ofSections: frame.visible.sections.map(\.number)) { _ in Self.card.inset }
    return changes + state.settle(layout)
  }

  /// Shows the shadows of some sections.
  ///
  /// - Parameter inset: Nil for a card without a shadow.
  mutating func layOutShadows(ofSections sections: [Int], _ inset: (Int) -> Double?) -> [PartChange] {
    var insets: [Int: Double] = [:]
    for section in state.sectionsWithShadows(layout, inReach: sections) { insets[section] = inset(section) }
    return state.layOutShadows(layout, insets: insets)
  }

  /// What running updates present of the frame, with cards around the sections.
  func motion(
    phases: [Phase]? = nil, low: [Int] = [], lifted: PartID? = nil, ground: (Int) -> Bool = { _ in false }
  ) -> ListMotion {
    ListMotion(
      layout(in: bounds, phases: phases), frame, specs: frame.rows.map { _ in Self.card }, lowCards: low,
      mayHaveGround: ground, lifted: lifted, top: header > 0 ? header : nil, bottom: footer > 0 ? footer : nil)
  }

  static let card = CardSpec(inset: 4, radius: 10, lineWidth: 1, roundsCard: true)

  /// Rows get other heights without an update, as when they are measured.
  mutating func measure() {
    for section in sections.indices {
      for row in sections[section].rows.indices where random.chance(0.3) {
        sections[section].rows[row].height = random.length(0...120)
      }
    }
    heights = index()
    version += 1
  }

  /// The content of carried rows changes.
  mutating func outdate() {
    let changed = Set(frame.rows.filter { _ in random.chance(0.5) }.map(\.id))
    state.outdate(.row) { changed.contains($0) }
  }

  /// The view's size and the device pixels change, and no height.
  mutating func resize() {
    if random.chance(0.5) { bounds.size = Size(width: random.length(40...500), height: random.length(0...500)) }
    if random.chance(0.5) { grid = DeviceGrid(scale: random.pick([1, 1.5, 2, 3])) }
    grid.offset.y = random.chance(0.5) ? 0 : random.double(0...0.99) / grid.scale
    scroll()
  }

  mutating func scroll() {
    let most = Swift.max(0, heights.end - bounds.height)
    bounds.origin.y = grid.y(Swift.max(0, Swift.min(bounds.minY + random.length(-200...200), most)))
  }

  /// The time of all running updates goes on; those that are over end with their parts.
  @discardableResult
  mutating func advance() -> [PartChange] {
    let progress = phases.map { Swift.min(1, $0.progress + random.double(0...0.5)) }
    let count = progress.prefix { $0 >= 1 }.count
    return count < progress.count ? state.advance(to: progress, ending: count) : state.endAll()
  }

  /// - Parameters:
  ///   - moves: Whether rows and sections are moved too.
  ///   - reloads: Whether rows are reloaded.
  ///   - isAnimated: Whether what ends is carried.
  ///   - slides: Whether rows slide; if not, they only fade.
  ///   - follows: Whether the offset may follow what is visible.
  @discardableResult
  mutating func update(
    moves: Bool = true, reloads: Bool = true, isAnimated: Bool = true, slides: Bool = true, follows: Bool = true
  ) throws -> [PartChange] {
    let (updates, new) = edit(moves: moves, reloads: reloads)
    let (old, oldSections) = (heights, sections)
    let plan = try UpdatePlan(
      updates,
      counts: UpdatePlan.Counts(
        oldSections: oldSections.count, newSections: new.count, oldRows: { oldSections[$0].rows.count },
        newRows: { new[$0].rows.count }))
    state.begin(
      plan, from: old, in: ClosedRange(from: bounds.minY, to: bounds.maxY), isAnimated: isAnimated, slides: slides)
    if follows, random.chance(0.3) {
      let shift = random.length(-100...100).snapped(toScale: grid.scale)
      state.shift(by: shift)
      bounds.origin.y += shift
    }
    sections = new
    heights = index()
    version += 1
    return state.update(by: plan, to: heights)
  }

  private mutating func edit(moves: Bool, reloads: Bool) -> (TableUpdates, [Section]) {
    var (updates, new) = (TableUpdates(), sections)
    let animation = random.pick(RowAnimation.allCases)
    let filled = sections.indices.filter { !sections[$0].rows.isEmpty }
    switch random.int(0...8) {
    case 0:
      let place = random.int(0...new.count)
      new.insert(section(), at: place)
      updates.insertSections([place], with: animation)
    case 1 where !new.isEmpty:
      let place = random.int(0...new.count - 1)
      new.remove(at: place)
      updates.deleteSections([place], with: animation)
    case 2 where moves && new.count > 1:
      let place = random.int(0...new.count - 1)
      let moved = new.remove(at: place)
      let other = random.int(0...new.count)
      new.insert(moved, at: other)
      updates.moveSection(place, toSection: other)
    case 3 where moves && !filled.isEmpty:
      let place = random.pick(filled)
      let row = random.int(0...new[place].rows.count - 1)
      let moved = new[place].rows.remove(at: row)
      let other = random.int(0...new.count - 1)
      let otherRow = random.int(0...new[other].rows.count)
      new[other].rows.insert(moved, at: otherRow)
      updates.moveRow(at: RowPath(section: place, row: row), to: RowPath(section: other, row: otherRow))
    case 4 where reloads && !filled.isEmpty:
      let place = random.pick(filled)
      let row = random.int(0...new[place].rows.count - 1)
      new[place].rows[row].height = random.length(0...120)
      updates.reloadRows(at: [RowPath(section: place, row: row)], with: animation)
    case 6 where reloads && !new.isEmpty:
      let place = random.int(0...new.count - 1)
      new[place] = section()
      updates.reloadSections([place], with: animation)
    case 5 where !filled.isEmpty:
      let place = random.pick(filled)
      let first = random.int(0...new[place].rows.count - 1)
      let last = random.int(first...Swift.min(first + 3, new[place].rows.count - 1))
      new[place].rows.removeSubrange(first...last)
      updates.deleteRows(at: (first...last).map { RowPath(section: place, row: $0) }, with: animation)
    case _ where !new.isEmpty:
      let place = random.int(0...new.count - 1)
      let first = random.int(0...new[place].rows.count)
      let count = random.int(1...3)
      new[place].rows.insert(contentsOf: (0..<count).map { _ in row() }, at: first)
      updates.insertRows(at: (first..<first + count).map { RowPath(section: place, row: $0) }, with: animation)
    default:
      new.append(section())
      updates.insertSections([new.count - 1], with: animation)
    }
    return (updates, new)
  }

  /// The row that a part shows; nil for one that an update ended.
  func name(_ id: PartID) -> Int? { id.end == 0 && !id.isOutdated ? sections[id.section].rows[id.row].name : nil }
}
