import InlayGraphics
import InlayLayers

/// The sublayers that a table makes itself: cells, headers, footers, shadows of cards, the gradient behind the rows and
/// the section index, with the pools of those that wait to be used again. Only the stage adds and removes them.
///
/// It has a layer for each part of the frame that it shows: a part that stays on show keeps its layer, whether the
/// layout has it in view or an update carries it.
final class Stage {
  // The properties whose exclusivity is not checked at run time are loaded and stored whole, or changed by closures
  // that read no other one.

  /// A part's layer, and what became of it.
  struct Entry {
    /// The layer; nil for a part that the data source or the delegate did not give.
    var layer: Layer?
    /// Whether a header or footer was reported as shown.
    var isDisplayed = false
    /// Whether an update presents the layer.
    var isPresented = false

    var cell: TableViewCell? { layer as? TableViewCell }
  }

  /// A part that is not in view any more.
  struct Departure {
    let kind: PartKind
    let part: PlacedPart
    let entry: Entry
  }

  let cellPool = ReusePool<TableViewCell>()
  /// Headers and footers of registered classes.
  let sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Headers and footers with texts.
  let sectionTextPool = ReusePool<SectionTextView>()

  /// The frame on show.
  @exclusivity(unchecked) private(set) var frame = ListFrame()
  /// The sections and rows in view, without a copy of the frame.
  var visible: VisibleParts { _read { yield frame.base.visible } }
  /// The entries for each part of the frame, by `PartKind`.
  @exclusivity(unchecked) private var entries: [[Entry]] = Array(repeating: [], count: PartKind.allCases.count)
  /// The cells of the rows in view, in their order.
  @exclusivity(unchecked) private(set) var cells: [TableViewCell] = []
  /// The sections in view whose rows are clipped by the whole card each.
  @exclusivity(unchecked) var lowCards: [Int] = []
  /// The section index at the trailing side; nil if the data source has no titles for it.
  @exclusivity(unchecked) private(set) var indexBar: SectionIndexBar?
  /// The sides of the parts in the column, as of the last layout.
  @exclusivity(unchecked) private(set) var column = Rect.zero
  /// The theme's gradient behind the rows.
  @exclusivity(unchecked) private var gradient: GradientLayer?
  /// Hold the parts that leave below the rows, and those above; nil without any.
  var lowerHolder: PartHolder?
  var upperHolder: PartHolder?
  /// The backgrounds and lines of cards that updates change.
  var cardLayers: [PartID: CardLayers] = [:]
  let lines = MotionLines()
  /// The views above and below all rows that updates present.
  var presentedEnds: [Layer] = []
  /// The empty row at the position of a lifted one; nil for none.
  var liftSlot: TableViewCell? { didSet { isUnordered = true } }
  /// The cell of a row out of view with the focus inside: see `TableView.keepFocused`.
  @exclusivity(unchecked) var focusedCell: TableViewCell? { didSet { isUnordered = true } }
  /// The cells of rows that an update deleted and inserted, until the next layout: see `KeptRows`.
  var keptCells: [TableViewCell] = []
  /// Cells that left the view in this layout and are still in the tree.
  private var recycled: [TableViewCell] = []
  @exclusivity(unchecked) private var spareRows: [PlacedPart] = []
  @exclusivity(unchecked) private var spareDepartures: [Departure] = []
  /// Whether the order of the sublayers may be wrong.
  @exclusivity(unchecked) var isUnordered = false

  /// Whether the texts of headers and footers are in bars.
  var isPlain: Bool { didSet { registerSectionTexts() } }

  init(isPlain: Bool) {
    self.isPlain = isPlain
    registerSectionTexts()
  }

  /// Texts on show in the other look are let go when the table takes them back.
  private func registerSectionTexts() {
    let isPlain = isPlain
    for part in SectionPart.allCases {
      sectionTextPool.register(
        part.rawValue, isOwn: { $0.isPlain == isPlain }, make: { SectionTextView(part, isPlain: isPlain) })
    }
  }

  deinit {
    for cell in cells { cell.owner = nil }
    for cell in heldCells { cell.owner = nil }
  }

  func setColumn(_ column: Rect) { self.column = column }

  func setUnordered() { isUnordered = true }

  // MARK: Parts

  func entry(_ kind: PartKind, at index: Int) -> Entry { entries[kind.rawValue][index] }

  func hasLayer(_ kind: PartKind, at index: Int) -> Bool { entries[kind.rawValue][index].layer != nil }

  func isDisplayed(_ kind: PartKind, at index: Int) -> Bool { entries[kind.rawValue][index].isDisplayed }

  func layer(_ kind: PartKind, _ id: PartID) -> Layer? {
    parts(kind).index(of: id).flatMap { entries[kind.rawValue][$0].layer }
  }

  func setLayer(_ layer: Layer, _ kind: PartKind, _ id: PartID, near index: Int) {
    if let index = parts(kind).index(of: id, near: index) { entries[kind.rawValue][index].layer = layer }
  }

  /// Ignores a part that is not on show.
  func change(_ kind: PartKind, _ id: PartID, _ body: (inout Entry) -> Void) {
    if let index = parts(kind).index(of: id) { body(&entries[kind.rawValue][index]) }
  }

  func changeEntry(_ kind: PartKind, at index: Int, _ body: (inout Entry) -> Void) {
    body(&entries[kind.rawValue][index])
  }

  /// A part is not in view after all.
  func setOutOfView(_ kind: PartKind, _ id: PartID) {
    if let index = parts(kind).index(of: id) { frame[kind][index].flags.remove(.isInView) }
  }

  /// Takes a part off the stage. Its layer stays in the tree.
  @discardableResult
  func take(_ kind: PartKind, _ id: PartID) -> Departure? {
    guard let index = parts(kind).index(of: id) else { return nil }
    return Departure(kind: kind, part: frame[kind].remove(at: index), entry: entries[kind.rawValue].remove(at: index))
  }

  /// Takes parts off the stage, in their order. Their layers stay in the tree.
  func take(_ kind: PartKind, where isGone: (PlacedPart) -> Bool) -> [Departure] {
    guard parts(kind).contains(where: isGone) else { return [] }
    var (departures, kept, keptEntries): ([Departure], [PlacedPart], [Entry]) = ([], [], [])
    for (part, entry) in zip(frame[kind], entries[kind.rawValue]) {
      if isGone(part) {
        departures.append(Departure(kind: kind, part: part, entry: entry))
      } else {
        kept.append(part)
        keptEntries.append(entry)
      }
    }
    (frame[kind], entries[kind.rawValue]) = (kept, keptEntries)
    return departures
  }

  /// Shows the next frame. Parts that were on show keep their entries; others have no layer yet.
  ///
  /// - Parameter ended: Gets the parts that left the view, in their order: those that the frame does not have, and those
  ///   that it carries.
  func show(_ kind: PartKind, _ parts: [PlacedPart], _ ended: ([Departure]) -> Void) {
    let (old, lane) = (self.parts(kind), kind.rawValue)
    // Memory of before: a block of this size takes long.
    var departures = spareDepartures
    spareDepartures = []
    var index = 0
    // Parts are visited by index, since they are large to copy.
    for number in parts.indices {
      while index < old.count, old[index].id < parts[number].id {
        departures.append(Departure(kind: kind, part: old[index], entry: entries[lane].remove(at: number)))
        index += 1
      }
      guard index < old.count, old[index].id == parts[number].id else {
        entries[lane].insert(Entry(), at: number)
        continue
      }
      if old[index].isInView && !parts[number].isInView {
        departures.append(Departure(kind: kind, part: parts[number], entry: entries[lane][number]))
      }
      index += 1
    }
    while index < old.count {
      departures.append(Departure(kind: kind, part: old[index], entry: entries[lane].remove(at: parts.count)))
      index += 1
    }
    frame[kind] = parts
    if kind == .row { spareRows = old }
    if !departures.isEmpty { ended(departures) }
    departures.removeAll(keepingCapacity: true)
    spareDepartures = departures
  }

  /// Follows the parts to other identities.
  ///
  /// - Parameter body: Changes a part; returns false for one that goes.
  func rename(_ kind: PartKind, _ body: (inout PlacedPart, Int) -> Bool) {
    let (old, lane) = (self.parts(kind), kind.rawValue)
    var parts = kind == .row ? takeSpareRows() : []
    parts.removeAll(keepingCapacity: true)
    parts.reserveCapacity(old.count)
    var (gone, isOrdered): ([Int], Bool) = ([], true)
    for index in old.indices {
      parts.append(old[index])
      let new = parts.count - 1
      if !body(&parts[new], index) {
        parts.removeLast()
        gone.append(index)
      } else if new > 0, !(parts[new - 1].id < parts[new].id) {
        isOrdered = false
      }
    }
    for index in gone.reversed() { entries[lane].remove(at: index) }
    if !isOrdered {
      let order = parts.indices.sorted { parts[$0].id < parts[$1].id }
      (parts, entries[lane]) = (order.map { parts[$0] }, order.map { entries[lane][$0] })
    }
    frame[kind] = parts
    if kind == .row { spareRows = old }
  }

  /// The memory of the rows of the frame before the last one, to be used again: a block of this size takes long.
  func takeSpareRows() -> [PlacedPart] {
    defer { spareRows = [] }
    return spareRows
  }

  /// Sets the base that the next frame follows from.
  func setBase(_ base: ListFrame.Base) { frame.base = base }

  /// Returns parts without a copy of the frame.
  func parts(_ kind: PartKind) -> [PlacedPart] {
    switch kind {
    case .row: frame.rows
    case .header: frame.headers
    case .footer: frame.footers
    case .shadow: frame.shadows
    }
  }

  func setFrame(_ rect: Rect, _ kind: PartKind, at index: Int) { frame[kind][index].frame = rect }

  // MARK: Cells

  /// - Parameter cells: In the order of the rows.
  func show(_ cells: [TableViewCell]) { self.cells = cells }

  func removeCells(where isGone: (TableViewCell) -> Bool) { cells.removeAll(where: isGone) }

  /// Assigns a cell to a row.
  func add(_ cell: TableViewCell, for path: RowPath, of owner: TableView) {
    cell.rowPath = path
    cell.owner = owner
    cell.record.isPlaced = false
    cell.listRole = .cell
    isUnordered = true
  }

  /// Inserts a new or removed cell into the tree, unless it is there.
  func insert(_ cell: TableViewCell, into table: Layer) {
    guard !cell.isDirectly(in: table) else { return }
    table.insertSublayer(cell, at: firstCellIndex(in: table))
    cell.record.isPlaced = false
    isUnordered = true
  }

  /// The index of the first cell among the sublayers: above the background and the shadows of cards.
  func firstCellIndex(in table: Layer) -> Int {
    table.sublayers.firstIndex { !$0.isBehindRows && !($0 is SectionShadow) && $0 !== liftSlot }
      ?? table.sublayers.count
  }

  /// Puts a cell that shows no row any more into the pool. It stays in the tree until the end of the layout, since most
  /// are used again at once.
  func recycle(_ cell: TableViewCell) {
    cell.endUse()
    recycled.append(cell)
    cellPool.put(cell)
  }

  func removeRecycledCells(from table: Layer) {
    for cell in recycled where cell.isDirectly(in: table) && cell.rowPath == nil && cell.listRole == .cell {
      cell.removeFromSuperlayer()
    }
    recycled.removeAll(keepingCapacity: true)
  }

  /// The index of a row's cell in `cells`; nil for a row without one. O(log cells).
  func index(of path: RowPath) -> Int? {
    // Cells that were recycled are behind the others.
    let index = cells.indices.partitioningIndex { cells[$0].rowPath.map { $0 >= path } ?? true }
    return index < cells.count && cells[index].rowPath == path ? index : nil
  }

  // MARK: Fixtures

  /// Replaces a view of the table's owner, which has left its place.
  /// - Parameter isLowest: Whether it is behind the others of its role.
  func replace(_ old: Layer?, with new: Layer?, role: LayerRole, isLowest: Bool = false, in table: Layer) {
    guard old !== new else { return }
    old?.listRole = nil
    new?.listRole = role
    let top = role == .background ? table.sublayers.prefix(while: \.isBehindRows).count : table.sublayers.count
    if let new { table.insertSublayer(new, at: isLowest ? 0 : top) }
    setUnordered()
    table.setNeedsLayout()
  }

  /// Fills the table behind everything else; nil for nothing.
  func show(gradient new: [Color]?, in table: Layer) {
    guard let new else {
      gradient?.removeFromSuperlayer()
      gradient = nil
      return
    }
    let layer = gradient ?? GradientLayer()
    if gradient == nil {
      gradient = layer
      layer.listRole = .background
      table.insertSublayer(layer, at: 0)
    }
    layer.colors = new
    layer.frame = table.bounds
  }

  /// Shows a section index, or none without titles.
  func show(indexTitles titles: [String], in table: Layer) {
    guard !titles.isEmpty else {
      indexBar?.removeFromSuperlayer()
      indexBar = nil
      return
    }
    let bar = indexBar ?? SectionIndexBar()
    indexBar = bar
    bar.isInPlainTable = isPlain
    bar.titles = titles
    if bar.superlayer !== table { table.addSublayer(bar) }
  }
}
