import InlayGraphics
import InlayLayers

/// The sublayers that a table makes itself: cells, headers, footers, shadows of cards, the gradient behind the rows and
/// the section index, with the pools of those that wait to be used again. Only the stage adds and removes them.
final class TableStage {
  // The properties whose exclusivity is not checked at run time are loaded and stored whole, or changed by closures
  // that read no other one.

  let cellPool = ReusePool<TableViewCell>()
  /// Headers and footers of registered classes.
  let sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Headers and footers with texts.
  let sectionTextPool = ReusePool<SectionTextView>()

  /// In the order of the rows.
  @exclusivity(unchecked) private(set) var cells: [TableViewCell] = []
  @exclusivity(unchecked) private var headerViews = SectionViews()
  @exclusivity(unchecked) private var footerViews = SectionViews()
  /// The shadows of masked cards, by section.
  private(set) var shadows: [Int: SectionShadow] = [:]
  /// The section index at the trailing side; nil if the data source has no titles for it.
  @exclusivity(unchecked) private(set) var indexBar: SectionIndexBar?
  /// The sides of the parts in the column, as of the last layout.
  @exclusivity(unchecked) private(set) var column = Rect.zero
  /// The values that the frames and looks of the cells depend on, as of the last layout.
  @exclusivity(unchecked) private(set) var placement = CellPlacement()
  /// The theme's gradient behind the rows.
  @exclusivity(unchecked) private var gradient: GradientLayer?
  /// The parts that leave, in the order in which they left.
  var leaving: [LeavingPart] = []
  /// Hold the leaving parts below the rows, and those above; nil without any.
  var lowerLeaving: LeavingParts?
  var upperLeaving: LeavingParts?
  /// The empty row at the position of a lifted one; nil for none.
  var liftSlot: TableViewCell? { didSet { isUnordered = true } }
  /// The cell of a row out of view with the focus inside: see `StageUpdater.keepFocused(_:)`.
  @exclusivity(unchecked) var focusedCell: TableViewCell? { didSet { isUnordered = true } }
  /// Cells that left the view in this layout and are still in the tree.
  private var recycled: [TableViewCell] = []
  /// Whether the order of the sublayers may be wrong.
  @exclusivity(unchecked) var isUnordered = false

  private let isPlain: Bool

  /// - Parameter isPlain: Whether the texts of headers and footers are in bars.
  init(isPlain: Bool) {
    self.isPlain = isPlain
    for part in SectionPart.allCases {
      sectionTextPool.register(part.rawValue) { SectionTextView(part, isPlain: isPlain) }
    }
  }

  deinit {
    for cell in cells { cell.owner = nil }
    focusedCell?.owner = nil
  }

  func setColumn(_ column: Rect) { self.column = column }

  func setPlacement(_ placement: CellPlacement) { self.placement = placement }

  func setUnordered() { isUnordered = true }

  /// The index of the first cell among the sublayers: above the background and the shadows of cards.
  private func firstCellIndex(in table: Layer) -> Int {
    table.sublayers.firstIndex { !$0.isBehindRows && !($0 is SectionShadow) && $0 !== liftSlot }
      ?? table.sublayers.count
  }

  /// Assigns a cell to a row.
  func add(_ cell: TableViewCell, for path: RowPath, of owner: any TableViewCellOwner) {
    cell.rowPath = path
    cell.owner = owner
    cell.record.placedFrame = nil
    cell.role = .cell
    isUnordered = true
  }

  /// Inserts a new or removed cell into the tree, unless it is there.
  func insert(_ cell: TableViewCell, into table: Layer) {
    guard !cell.isDirectly(in: table) else { return }
    table.insertSublayer(cell, at: firstCellIndex(in: table))
    cell.record.placedFrame = nil
    isUnordered = true
  }

  /// Removes the cells of some rows from the shown ones.
  ///
  /// - Returns: The removed cells, which stay in the tree until `removeRecycledCells`.
  func takeCells(where isGone: (RowPath) -> Bool) -> [TableViewCell] {
    var gone: [TableViewCell] = []
    cells.removeAll { cell in
      if let path = cell.rowPath, !isGone(path) { return false }
      gone.append(cell)
      return true
    }
    return gone
  }

  /// - Parameter cells: In the order of the rows.
  func show(_ cells: [TableViewCell]) { self.cells = cells }

  /// Puts a cell that shows no row any more into the pool. It stays in the tree until the end of the layout, since most
  /// are used again at once.
  func recycle(_ cell: TableViewCell) {
    cell.endUse()
    recycled.append(cell)
    cellPool.put(cell)
  }

  func removeRecycledCells(from table: Layer) {
    for cell in recycled where cell.isDirectly(in: table) && cell.rowPath == nil { cell.removeFromSuperlayer() }
    recycled.removeAll(keepingCapacity: true)
  }

  /// The index of a row's cell in `cells`; nil for a row without one. O(log cells).
  func index(of path: RowPath) -> Int? {
    // Cells that were recycled are behind the others.
    let index = cells.indices.partitioningIndex { cells[$0].rowPath.map { $0 >= path } ?? true }
    return index < cells.count && cells[index].rowPath == path ? index : nil
  }

  /// The shown cells, headers and footers.
  var shownParts: ShownParts {
    var rows: ClosedRange<RowPath>?
    if let first = cells.first?.rowPath, let last = cells.last?.rowPath, first <= last { rows = first...last }
    return ShownParts(rows: rows, headers: Set(headers.keys), footers: Set(footers.keys))
  }

  /// By section.
  var headers: [Int: View] { headerViews.views }
  var footers: [Int: View] { footerViews.views }

  func views(_ part: SectionPart) -> [Int: View] { part == .header ? headers : footers }

  private func change<Result>(_ part: SectionPart, _ body: (inout SectionViews) -> Result) -> Result {
    part == .header ? body(&headerViews) : body(&footerViews)
  }

  /// A view for a text, from the pool or new.
  func textView(_ text: String, _ part: SectionPart) -> SectionTextView? {
    let view = sectionTextPool.take(part.rawValue)
    view?.label.text = text
    return view
  }

  /// Adds a header or footer to the tree, to be shown or measured. Footers are below all headers, so a pinned header
  /// covers them.
  func add(_ view: View, _ part: SectionPart, to table: Layer) {
    view.role = part.role
    isUnordered = true
    if let view = view as? TableViewHeaderFooterView {
      view.sectionCount += 1
      // A delegate may give a view that it kept, without the pool.
      if view.isWaiting { sectionViewPool.remove(view) }
    }
    if part == .header { table.addSublayer(view) } else { table.insertSublayer(view, at: firstCellIndex(in: table)) }
  }

  func show(_ view: View, _ part: SectionPart, ofSection section: Int) {
    change(part) { $0.show(view, ofSection: section) }
  }

  /// As `SectionViews.display`.
  func display(_ part: SectionPart) -> [(section: Int, view: View)] { change(part) { $0.display() } }

  /// Marks a header or footer as reported.
  func setDisplayed(_ part: SectionPart, ofSection section: Int) { change(part) { $0.setDisplayed(section) } }

  /// Adds a header or footer to the tree again if it was removed.
  func putBack(_ view: View, into table: Layer) {
    guard view.superlayer == nil else { return }
    table.addSublayer(view)
    isUnordered = true
  }

  /// - Returns: The removed views, which stay in the tree until `remove(_:)`.
  func take(_ part: SectionPart, where isGone: (Int) -> Bool) -> [SectionViews.Removed] {
    change(part) { $0.remove(where: isGone) }
  }

  /// Removes a header or footer from the tree and puts it into its pool.
  func remove(_ view: View) {
    view.removeFromSuperlayer()
    view.role = nil
    switch view {
    case let view as SectionTextView: sectionTextPool.put(view)
    case let view as TableViewHeaderFooterView:
      view.sectionCount -= 1
      putUnused(view)
    default: break
    }
  }

  /// Puts a view that no section shows into the pool.
  func putUnused(_ view: TableViewHeaderFooterView) { if view.sectionCount == 0 { sectionViewPool.put(view) } }

  /// Removes a view that was added to be measured, unless another section shows it.
  func giveBack(_ view: View) {
    guard let part = SectionPart.allCases.first(where: { views($0).values.contains { $0 === view } }) else {
      return remove(view)
    }
    view.role = part.role
    (view as? TableViewHeaderFooterView)?.sectionCount -= 1
  }

  func makeSpaceForSectionViews() {
    let count = headers.count + footers.count
    sectionViewPool.makeSpace(forVisible: count)
    sectionTextPool.makeSpace(forVisible: count)
  }

  /// Shows the remaining cells after an update.
  ///
  /// - Parameter cells: With their new paths.
  func renumber(_ cells: [TableViewCell], keepsLooks: Bool) {
    self.cells = cells.sorted { ($0.rowPath ?? .first) < ($1.rowPath ?? .first) }
    isUnordered = true
    if !keepsLooks { placement.looks = [] }
  }

  /// Follows the sections through an update.
  ///
  /// - Returns: The views of sections without a new number, which stay in the tree until `remove(_:)`.
  func renumber(_ part: SectionPart, _ newSection: (Int) -> Int?) -> [SectionViews.Removed] {
    change(part) { $0.renumber(newSection) }
  }

  /// Replaces a view of the table's owner.
  ///
  /// - Parameter isLowest: Whether it lies behind the others of its role.
  func replace(_ old: Layer?, with new: Layer?, role: LayerRole, isLowest: Bool = false, in table: Layer) {
    guard old !== new else { return }
    old?.removeFromSuperlayer()
    old?.role = nil
    new?.role = role
    let top = role == .background ? table.sublayers.prefix(while: \.isBehindRows).count : table.sublayers.count
    if let new { table.insertSublayer(new, at: isLowest ? 0 : top) }
    setUnordered()
    table.setNeedsLayout()
  }

  /// The shadow of a section's card, or a new one.
  func shadow(ofSection section: Int, in table: Layer) -> SectionShadow {
    if let known = shadows[section] { return known }
    let layer = SectionShadow()
    isUnordered = true
    table.insertSublayer(layer, at: table.sublayers.prefix(while: \.isBehindRows).count)
    return layer
  }

  /// Sets the shadows, and removes those of all other sections.
  func show(shadows new: [Int: SectionShadow]) {
    for (section, layer) in shadows where new[section] == nil { layer.removeFromSuperlayer() }
    shadows = new
  }

  /// Fills the table behind everything else; nil for nothing.
  func show(gradient new: ThemeGradient?, in table: Layer) {
    guard let new else {
      gradient?.removeFromSuperlayer()
      gradient = nil
      return
    }
    let layer = gradient ?? GradientLayer()
    if gradient == nil {
      gradient = layer
      layer.role = .background
      table.insertSublayer(layer, at: 0)
    }
    layer.colors = new.colors
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
