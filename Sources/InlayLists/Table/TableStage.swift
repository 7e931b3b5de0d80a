import InlayGraphics
import InlayLayers

/// The layers that a table makes and takes away itself: cells, headers, footers, shadows of cards, the gradient behind the
/// rows and the section index, with those that wait to be used again. Nothing else puts parts into the table or takes them
/// out.
final class TableStage {
  let cellPool = ReusePool<TableViewCell>()
  /// Headers and footers of registered classes.
  let sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Headers and footers that show texts.
  let sectionTextPool = ReusePool<SectionTextView>()

  /// In the order of the rows.
  private(set) var cells: [TableViewCell] = []
  /// By section, like the footers.
  private(set) var headers: [Int: Layer] = [:]
  private(set) var footers: [Int: Layer] = [:]
  /// The shadows of masked cards, by section.
  private(set) var shadows: [Int: SectionShadow] = [:]
  /// The section index at the trailing side; nil when the data source has no titles for it.
  private(set) var indexBar: SectionIndexBar?
  /// The sides of the parts that lie in the column, as of the last layout.
  private(set) var column = Rect.zero
  /// What the places and looks of the cells came from.
  private(set) var placement = CellPlacement()
  /// What the theme has behind the rows.
  private var gradient: GradientLayer?
  /// Cells that left the view in this layout and still lie in the tree.
  private var recycled: [TableViewCell] = []
  /// Whether parts may lie above each other in another order than they should.
  private var isUnordered = false

  init(style: TableView.Style) {
    for kind in SectionTextView.Kind.allCases {
      sectionTextPool.register(kind.rawValue) { SectionTextView(kind, style: style) }
    }
  }

  deinit {
    for cell in cells { cell.owner = nil }
  }

  /// Where cells begin among the sublayers: above the background and the shadows of cards.
  private func firstCellIndex(in table: TableView) -> Int {
    table.sublayers.firstIndex { !table.isBehindRows($0) && !($0 is SectionShadow) } ?? table.sublayers.count
  }

  func setColumn(_ column: Rect) { self.column = column }

  func setPlacement(_ placement: CellPlacement) { self.placement = placement }

  // MARK: Cells

  /// Puts a cell into the tree for a row.
  func add(_ cell: TableViewCell, for path: RowPath, to table: TableView) {
    cell.rowPath = path
    cell.owner = table
    cell.isPlaced = false
    cell.isMeasured = true
    cell.role = .cell
    isUnordered = true
  }

  /// Puts a cell that somebody took out of the table, or a new one, where cells lie.
  func insert(_ cell: TableViewCell, into table: TableView) {
    guard cell.superlayer !== table else { return }
    table.insertSublayer(cell, at: firstCellIndex(in: table))
    cell.isPlaced = false
    isUnordered = true
  }

  /// Takes the cells of some rows out of those on show.
  ///
  /// - Returns: Them. They stay in the tree until `removeRecycledCells`.
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

  /// Lets go of a cell that shows its row no longer. It stays in the tree until the end of the layout: most are used again
  /// at once.
  func recycle(_ cell: TableViewCell) {
    cell.rowPath = nil
    cell.owner = nil
    cell.useCount += 1
    recycled.append(cell)
    cellPool.put(cell)
  }

  func removeRecycledCells(from table: TableView) {
    for cell in recycled where cell.superlayer === table && cell.rowPath == nil { cell.removeFromSuperlayer() }
    recycled.removeAll(keepingCapacity: true)
  }

  /// The place of a row's cell among those on show; nil for a row without one. O(log cells).
  func index(of path: RowPath) -> Int? {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      guard let other = cells[middle].rowPath else { return nil }
      if other == path { return middle }
      if other < path { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  // MARK: Headers and footers

  /// A waiting view for a text, or a new one.
  func textView(_ text: String, _ kind: SectionTextView.Kind) -> SectionTextView? {
    let view = sectionTextPool.take(kind.rawValue)
    view?.label.text = text
    return view
  }

  /// Puts a header into the tree, on show or to be measured.
  func addHeader(_ view: Layer, to table: TableView) {
    take(view, .sectionHeader)
    table.addSublayer(view)
  }

  /// Puts a footer into the tree. Footers lie below all headers, so that a pinned header covers them.
  func addFooter(_ view: Layer, to table: TableView) {
    take(view, .sectionFooter)
    table.insertSublayer(view, at: firstCellIndex(in: table))
  }

  private func take(_ view: Layer, _ role: LayerRole) {
    view.role = role
    isUnordered = true
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.sectionCount += 1
    // One that the delegate kept and gave by itself waits no more.
    if view.isWaiting { sectionViewPool.remove(view) }
  }

  func show(header view: Layer, ofSection section: Int) { headers[section] = view }
  func show(footer view: Layer, ofSection section: Int) { footers[section] = view }

  /// Puts back a header or footer that somebody took out of the table.
  func putBack(_ view: Layer, into table: TableView) {
    guard view.superlayer == nil else { return }
    table.addSublayer(view)
    isUnordered = true
  }

  /// Takes out the headers and footers of some sections.
  func removeSectionViews(headersWhere isHeaderGone: (Int) -> Bool, footersWhere isFooterGone: (Int) -> Bool) {
    for (section, view) in headers where isHeaderGone(section) {
      headers[section] = nil
      remove(view)
    }
    for (section, view) in footers where isFooterGone(section) {
      footers[section] = nil
      remove(view)
    }
  }

  func removeSectionViews() { removeSectionViews(headersWhere: { _ in true }, footersWhere: { _ in true }) }

  /// Takes a header or footer out of the tree, to be used again.
  private func remove(_ view: Layer) {
    view.removeFromSuperlayer()
    view.role = nil
    switch view {
    case let view as SectionTextView: sectionTextPool.put(view)
    case let view as TableViewHeaderFooterView:
      view.sectionCount -= 1
      if view.sectionCount == 0 { sectionViewPool.put(view) }
    default: break
    }
  }

  /// Takes out a view that was added to be measured, unless the delegate gave one that is on show for another section.
  func giveBack(_ view: Layer) {
    let isHeader = headers.values.contains { $0 === view }
    guard isHeader || footers.values.contains(where: { $0 === view }) else { return remove(view) }
    view.role = isHeader ? .sectionHeader : .sectionFooter
    (view as? TableViewHeaderFooterView)?.sectionCount -= 1
  }

  func makeRoomForSectionViews() {
    let count = headers.count + footers.count
    sectionViewPool.makeRoom(forVisible: count)
    sectionTextPool.makeRoom(forVisible: count)
  }

  // MARK: After updates

  /// Gives cells, headers and footers the addresses that they have after an update; those of sections that are gone, or
  /// asked for again, are taken out.
  ///
  /// - Parameter cells: Those that stay, with their new addresses.
  func renumber(_ cells: [TableViewCell], _ newSection: (Int) -> Int?, keepsLooks: Bool) {
    self.cells = cells.sorted { ($0.rowPath ?? .first) < ($1.rowPath ?? .first) }
    isUnordered = true
    if !keepsLooks { placement.looks = [] }
    headers = renumbered(headers, newSection)
    footers = renumbered(footers, newSection)
  }

  private func renumbered(_ views: [Int: Layer], _ newSection: (Int) -> Int?) -> [Int: Layer] {
    var kept: [Int: Layer] = [:]
    for (section, view) in views {
      if let new = newSection(section) { kept[new] = view } else { remove(view) }
    }
    return kept
  }

  // MARK: Behind and beside the rows

  /// The shadow of a section's card, made where there is none.
  func shadow(ofSection section: Int, in table: TableView) -> SectionShadow {
    if let known = shadows[section] { return known }
    let layer = SectionShadow()
    isUnordered = true
    table.insertSublayer(layer, at: table.sublayers.prefix(while: table.isBehindRows).count)
    return layer
  }

  /// Takes out the shadows of all other sections.
  func show(shadows new: [Int: SectionShadow]) {
    for (section, layer) in shadows where new[section] == nil { layer.removeFromSuperlayer() }
    shadows = new
  }

  /// Fills the table behind everything else; nil for nothing.
  func show(gradient new: ThemeGradient?, in table: TableView) {
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
  func show(indexTitles titles: [String], in table: TableView) {
    guard !titles.isEmpty else {
      indexBar?.removeFromSuperlayer()
      indexBar = nil
      return
    }
    let bar = indexBar ?? SectionIndexBar()
    indexBar = bar
    bar.titles = titles
    if bar.superlayer !== table { table.addSublayer(bar) }
  }

  // MARK: Order
  func setUnordered() { isUnordered = true }

  /// Puts the parts above each other in an order that depends on what is shown, not on when it came into view: shadows of
  /// cards, footers, rows, each from the first section on, and above these, in the places that they have together, the
  /// table's footer and header, below the section headers unless the table's header is pinned. What reaches beyond its
  /// place is covered the same way whatever was done before. O(sublayers) where new parts came, else O(1).
  func orderParts(of table: TableView) {
    guard isUnordered else { return }
    isUnordered = false
    let shadows: [Layer] = shadows.sorted { $0.key < $1.key }.map(\.value)
    let own = shadows + sorted(footers, .sectionFooter)
    let above: [Layer] = cells
    let ends = [table.tableFooterView, table.tableHeaderView].compactMap { $0?.superlayer === table ? $0 : nil }
    let headers = sorted(headers, .sectionHeader)
    // Cells that wait to be used again leave the tree.
    var others = table.sublayers.filter { $0.role.map { !$0.isOrdered } ?? true }
    var places = others.indices.filter { others[$0].role.map { $0 == .sectionHeader || $0.isEnd } ?? false }[...]
    for view in table.isTableHeaderPinned ? headers + ends : ends + headers {
      if let place = places.popFirst() { others[place] = view }
    }
    let bottom = others.prefix(while: table.isBehindRows).count
    table.sublayers = others[..<bottom] + own + above + others[bottom...]
  }

  /// Views by their sections. One that the delegate gave for several parts is where it was wanted last.
  private func sorted(_ views: [Int: Layer], _ role: LayerRole) -> [Layer] {
    var layers: [Layer] = []
    for (_, view) in views.sorted(by: { $0.key < $1.key }) where view.role == role {
      if !layers.contains(where: { $0 === view }) { layers.append(view) }
    }
    return layers
  }
}
