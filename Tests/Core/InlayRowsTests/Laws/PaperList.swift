import InlayGeometry
import InlayTestSupport

@testable import InlayRows

/// A list on paper: random sections, rows and updates, and the parts on show. No layers, no scene.
struct PaperList {
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
  var phases: [Phase] = []
  var frame = ListFrame()
  var bounds: Rect
  var grid: DeviceGrid
  let pinning: ListLayout.Pinning
  let inset: Insets
  /// The heights of the views above and below all rows.
  let header: Double
  let footer: Double
  private var version = 0
  private var serial: UInt32 = 0
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

  var layout: ListLayout { layout(in: bounds) }

  func layout(in bounds: Rect, phases: [Phase]? = nil) -> ListLayout {
    ListLayout(
      heights: heights, version: version, bounds: bounds,
      column: Rect(x: 8, y: bounds.minY, width: Swift.max(0, bounds.width - 16), height: bounds.height), grid: grid,
      inset: inset, pinning: pinning, headerHeight: header, footerHeight: footer, phases: phases ?? self.phases)
  }

  /// The parts on show follow the layout. Those that no update presents in view go, and those whose content changed
  /// since they left the view when they come back.
  mutating func layOut() {
    let layout = self.layout
    frame = frame.following(layout, carries: true)
    for kind in [PartKind.row, .header, .footer] {
      let fresh = Set(frame[kind].filter(\.isInView).map(\.id))
      frame[kind].removeAll { part in
        var id = part.id
        id.isOutdated = false
        return !part.isInView && part.id.end == 0
          && (!layout.isPresented(part.id, kind) || part.id.isOutdated && fresh.contains(id))
      }
    }
    frame.shadows.removeAll { $0.id.end == 0 }
    for section in frame.visible.sections.map(\.number) where heights[section].rows.total > 0 {
      frame.shadows.append(PlacedPart(PartID(section: section), layout.card(ofSection: section, inset: 4)))
    }
    frame.shadows.sort { $0.id < $1.id }
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
    for index in frame.rows.indices where !frame.rows[index].isInView && frame.rows[index].id.end == 0 {
      if random.chance(0.5) { frame.rows[index].id.isOutdated = true }
    }
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
  mutating func advance() {
    for index in phases.indices {
      let progress = Swift.min(1, phases[index].progress + random.double(0...0.5))
      phases[index].advance(to: progress, after: index > 0 ? phases[index - 1] : nil)
    }
    let over = phases.prefix { $0.progress >= 1 }.map(\.serial)
    phases.removeFirst(over.count)
    for kind in PartKind.allCases { frame[kind].removeAll { over.contains($0.id.end) } }
  }

  /// - Parameters:
  ///   - moves: Whether rows and sections are moved too.
  ///   - reloads: Whether rows are reloaded.
  ///   - isAnimated: Whether what ends is carried.
  ///   - slides: Whether rows slide; if not, they only fade.
  ///   - follows: Whether the offset may follow what is visible.
  mutating func update(
    moves: Bool = true, reloads: Bool = true, isAnimated: Bool = true, slides: Bool = true, follows: Bool = true
  ) throws {
    let (updates, new) = edit(moves: moves, reloads: reloads)
    let (old, oldSections) = (heights, sections)
    let plan = try UpdatePlan(
      updates,
      counts: UpdatePlan.Counts(
        oldSections: oldSections.count, newSections: new.count, oldRows: { oldSections[$0].rows.count },
        newRows: { new[$0].rows.count }))
    serial += 1
    var phase = Phase(
      plan, serial: serial, from: old, in: ClosedRange(from: bounds.minY, to: bounds.maxY), isAnimated: isAnimated,
      slides: slides)
    phase.advance(to: 0, after: phases.last)
    if follows, random.chance(0.3) {
      phase.shift = random.length(-100...100).snapped(toScale: grid.scale)
      bounds.origin.y += phase.shift
    }
    sections = new
    heights = index()
    version += 1
    phases.append(phase)
    for kind in PartKind.allCases {
      let parts = frame[kind].compactMap { part in
        var part = part
        return part.follow(part.fate(kind, plan, heights, phase)) ? part : nil
      }
      frame[kind] = parts.sorted { $0.id < $1.id }
    }
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
