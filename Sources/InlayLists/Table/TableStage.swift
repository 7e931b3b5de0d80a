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
  private var headerViews = SectionViews()
  private var footerViews = SectionViews()
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

  /// - Parameter isPlain: Whether the texts of headers and footers stand in bars.
  init(isPlain: Bool) {
    for part in SectionPart.allCases {
      sectionTextPool.register(part.rawValue) { SectionTextView(part, isPlain: isPlain) }
    }
  }

  deinit { for cell in cells { cell.owner = nil } }

  /// Where cells begin among the sublayers: above the background and the shadows of cards.
  private func firstCellIndex(in table: Layer) -> Int {
    table.sublayers.firstIndex { !$0.isBehindRows && !($0 is SectionShadow) } ?? table.sublayers.count
  }

  func setColumn(_ column: Rect) { self.column = column }

  func setPlacement(_ placement: CellPlacement) { self.placement = placement }

  // MARK: Cells

  /// Puts a cell into the tree for a row.
  func add(_ cell: TableViewCell, for path: RowPath, of owner: any TableViewCellOwner) {
    cell.rowPath = path
    cell.owner = owner
    cell.isPlaced = false
    cell.isMeasured = true
    cell.role = .cell
    isUnordered = true
  }

  /// Puts a cell that somebody took out of the table, or a new one, where cells lie.
  func insert(_ cell: TableViewCell, into table: Layer) {
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

  func removeRecycledCells(from table: Layer) {
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

  /// By section.
  var headers: [Int: View] { headerViews.views }
  var footers: [Int: View] { footerViews.views }

  func views(_ part: SectionPart) -> [Int: View] { part == .header ? headers : footers }

  private func change<Result>(_ part: SectionPart, _ body: (inout SectionViews) -> Result) -> Result {
    part == .header ? body(&headerViews) : body(&footerViews)
  }

  /// A waiting view for a text, or a new one.
  func textView(_ text: String, _ part: SectionPart) -> SectionTextView? {
    let view = sectionTextPool.take(part.rawValue)
    view?.label.text = text
    return view
  }

  /// Puts a header or footer into the tree, on show or to be measured. Footers lie below all headers, so that a pinned
  /// header covers them.
  func add(_ view: View, _ part: SectionPart, to table: Layer) {
    view.role = part.role
    isUnordered = true
    if let view = view as? TableViewHeaderFooterView {
      view.sectionCount += 1
      // One that the delegate kept and gave by itself waits no more.
      if view.isWaiting { sectionViewPool.remove(view) }
    }
    if part == .header { table.addSublayer(view) } else { table.insertSublayer(view, at: firstCellIndex(in: table)) }
  }

  func show(_ view: View, _ part: SectionPart, ofSection section: Int) {
    change(part) { $0.show(view, ofSection: section) }
  }

  /// The views that were not reported as shown yet, which they are from now on.
  func display(_ part: SectionPart) -> [(section: Int, view: View)] { change(part) { $0.display() } }

  /// Puts back a header or footer that somebody took out of the table.
  func putBack(_ view: View, into table: Layer) {
    guard view.superlayer == nil else { return }
    table.addSublayer(view)
    isUnordered = true
  }

  /// Takes out the headers or footers of some sections.
  func remove(_ part: SectionPart, where isGone: (Int) -> Bool) -> [SectionViews.Removed] {
    let removed = change(part) { $0.remove(where: isGone) }
    for (view, _, _) in removed { remove(view) }
    return removed
  }

  /// Takes a header or footer out of the tree, to be used again.
  private func remove(_ view: View) {
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

  /// Keeps a view that no section shows, to be used again.
  func putUnused(_ view: TableViewHeaderFooterView) { if view.sectionCount == 0 { sectionViewPool.put(view) } }

  /// Takes out a view that was added to be measured, unless the delegate gave one that is on show for another section.
  func giveBack(_ view: View) {
    guard let part = SectionPart.allCases.first(where: { views($0).values.contains { $0 === view } }) else {
      return remove(view)
    }
    view.role = part.role
    (view as? TableViewHeaderFooterView)?.sectionCount -= 1
  }

  func makeRoomForSectionViews() {
    let count = headers.count + footers.count
    sectionViewPool.makeRoom(forVisible: count)
    sectionTextPool.makeRoom(forVisible: count)
  }

  // MARK: After updates

  /// Shows the cells that stay after an update.
  ///
  /// - Parameter cells: With their new addresses.
  func renumber(_ cells: [TableViewCell], keepsLooks: Bool) {
    self.cells = cells.sorted { ($0.rowPath ?? .first) < ($1.rowPath ?? .first) }
    isUnordered = true
    if !keepsLooks { placement.looks = [] }
  }

  /// The same for headers or footers; those of sections that are gone, or asked for again, are taken out.
  func renumber(_ part: SectionPart, _ newSection: (Int) -> Int?) -> [SectionViews.Removed] {
    let removed = change(part) { $0.renumber(newSection) }
    for (view, _, _) in removed { remove(view) }
    return removed
  }

  // MARK: Behind and beside the rows

  /// The shadow of a section's card, made where there is none.
  func shadow(ofSection section: Int, in table: Layer) -> SectionShadow {
    if let known = shadows[section] { return known }
    let layer = SectionShadow()
    isUnordered = true
    table.insertSublayer(layer, at: table.sublayers.prefix(while: \.isBehindRows).count)
    return layer
  }

  /// Takes out the shadows of all other sections.
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
    bar.titles = titles
    if bar.superlayer !== table { table.addSublayer(bar) }
  }

  // MARK: Order

  func setUnordered() { isUnordered = true }

  /// Puts the parts above each other in an order that does not depend on when they came into view: shadows of cards, footers,
  /// rows, each from the first section on, and above these, in the places that they have together, the views at the table's
  /// ends and the headers. O(sublayers) where new parts came, else O(1).
  ///
  /// - Parameter ends: The table's footer and header.
  func orderParts(of table: Layer, ends: [Layer], areEndsAboveHeaders: Bool) {
    guard isUnordered else { return }
    isUnordered = false
    let shadows: [Layer] = shadows.sorted { $0.key < $1.key }.map(\.value)
    let own = shadows + sorted(.footer)
    let above: [Layer] = cells
    let headers = sorted(.header)
    // Cells that wait to be used again leave the tree.
    var others = table.sublayers.filter { $0.role.map { !$0.isOrdered } ?? true }
    var places = others.indices.filter { others[$0].role.map { $0 == .sectionHeader || $0.isEnd } ?? false }[...]
    for view in areEndsAboveHeaders ? headers + ends : ends + headers {
      if let place = places.popFirst() { others[place] = view }
    }
    let bottom = others.prefix(while: \.isBehindRows).count
    table.sublayers = others[..<bottom] + own + above + others[bottom...]
  }

  /// Views by their sections. One that the delegate gave for several parts is where it was wanted last.
  private func sorted(_ part: SectionPart) -> [Layer] {
    var layers: [Layer] = []
    for (_, view) in views(part).sorted(by: { $0.key < $1.key }) where view.role == part.role {
      if !layers.contains(where: { $0 === view }) { layers.append(view) }
    }
    return layers
  }
}
