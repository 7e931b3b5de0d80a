import InlayGraphics
import InlayLayers

/// The sublayers that a table makes itself: cells, headers, footers, shadows of cards, the gradient behind the rows and
/// the section index, with the pools of those that wait to be used again. Only the stage adds and removes them.
///
/// It has a layer for each part of the list on show, found by the part's slot: a part that stays on show keeps its layer,
/// whether the layout has it in view or an update carries it. What becomes of parts, `ListState` decides, and
/// `Stage.apply` does.
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

  /// A part on show with its layer.
  struct ShownPart {
    let kind: PartKind
    let part: PlacedPart
    let entry: Entry
  }

  let cellPool = ReusePool<TableViewCell>()
  /// Headers and footers of registered classes.
  let sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Headers and footers with texts.
  let sectionTextPool = ReusePool<SectionTextView>()

  /// The parts on show. It changes by calls that run no other code.
  @exclusivity(unchecked) var list = ListState()
  var frame: ListFrame { _read { yield list.frame } }
  /// The sections and rows in view, without a copy of the frame.
  var visible: VisibleParts { _read { yield list.frame.visible } }
  /// The layers of the parts, by their slots.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The sections in view whose rows are clipped by the whole card each.
  @exclusivity(unchecked) var lowCards: [Int] = []
  /// The section index at the trailing side; nil if the data source has no titles for it.
  @exclusivity(unchecked) private(set) var indexBar: SectionIndexBar?
  /// The sides of the parts in the column, as of the last layout.
  @exclusivity(unchecked) var column = Rect.zero
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
    for cell in cells + heldCells { cell.owner = nil }
  }

  // MARK: Parts

  func entry(of part: PlacedPart) -> Entry { part.slot < entries.count ? entries[part.slot] : Entry() }

  func layer(of part: PlacedPart) -> Layer? { part.slot < entries.count ? entries[part.slot].layer : nil }

  func cell(of part: PlacedPart) -> TableViewCell? { layer(of: part) as? TableViewCell }

  func changeEntry(of part: PlacedPart, _ body: (inout Entry) -> Void) {
    while part.slot >= entries.count { entries.append(Entry()) }
    body(&entries[part.slot])
  }

  /// The entry of a part that is not on show any more.
  func takeEntry(of part: PlacedPart) -> Entry {
    let entry = entry(of: part)
    if part.slot < entries.count { entries[part.slot] = Entry() }
    return entry
  }

  /// Returns parts without a copy of the frame.
  func parts(_ kind: PartKind) -> [PlacedPart] { frame[kind] }

  // MARK: Cells

  /// The cells of the rows in view, in their order. O(rows on show)
  var cells: [TableViewCell] {
    let rows = frame.rows
    var cells: [TableViewCell] = []
    cells.reserveCapacity(rows.count)
    for index in rows.indices where rows[index].isInView { if let cell = cell(of: rows[index]) { cells.append(cell) } }
    return cells
  }

  /// The first of `cells`; nil without any.
  var firstCell: TableViewCell? {
    let rows = frame.rows
    for index in rows.indices where rows[index].isInView { if let cell = cell(of: rows[index]) { return cell } }
    return nil
  }

  /// The cell of a row in view; nil for a row without one. O(log rows on show)
  func cell(forRowAt path: RowPath) -> TableViewCell? {
    let rows = frame.rows
    guard let index = rows.index(of: PartID(path)), rows[index].isInView else { return nil }
    return cell(of: rows[index])
  }

  /// The cell above that of a row, in view. O(log rows on show)
  func cell(above path: RowPath) -> TableViewCell? {
    let rows = frame.rows
    return rows[..<rows.position(of: PartID(path))].last(where: \.isInView).flatMap(cell)
  }

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

  // MARK: Fixtures

  /// Replaces a view of the table's owner, which has left its place.
  /// - Parameter isLowest: Whether it is behind the others of its role.
  func replace(_ old: Layer?, with new: Layer?, role: LayerRole, isLowest: Bool = false, in table: Layer) {
    guard old !== new else { return }
    old?.listRole = nil
    new?.listRole = role
    let top = role == .background ? table.sublayers.prefix(while: \.isBehindRows).count : table.sublayers.count
    if let new { table.insertSublayer(new, at: isLowest ? 0 : top) }
    isUnordered = true
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
