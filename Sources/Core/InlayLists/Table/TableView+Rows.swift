import InlayGraphics
import InlayLayers

extension TableView {
  /// The number of sections. O(1), unless the table has to reload first.
  public final var numberOfSections: Int {
    reloadIfIdle()
    return heights.sectionCount
  }

  /// The number of rows in a section; 0 if the section does not exist. O(log sections), unless the table has to reload
  /// first.
  public final func numberOfRows(inSection section: Int) -> Int {
    reloadIfIdle()
    return hasSection(section) ? heights[section].rows.count : 0
  }

  /// The row's rectangle in the table's own space, in the table's full width; nil for a row that does not exist.
  ///
  /// O(log sections + log runs of equal heights). For a row out of view, heights that the next ticks would measure are
  /// measured first.
  public final func rectForRow(at path: RowPath) -> Rect? {
    reloadIfIdle()
    guard contains(path) else { return nil }
    if cellForRow(at: path) == nil { settleHeights() }
    return rect(of: heights.row(path))
  }

  /// The rectangle of a section with its header and footer, in the table's own space; nil for one that does not exist.
  public final func rect(forSection section: Int) -> Rect? {
    rect(of: section, TablePosition.section)
  }

  /// The rectangle of a section's header in the content, in the table's own space, without pinning; nil for a section
  /// that does not exist. A header that is not shown has the height 0.
  public final func rectForHeader(inSection section: Int) -> Rect? { rect(of: section, TablePosition.header) }

  /// The rectangle of a section's footer in the content, like `rectForHeader(inSection:)`.
  public final func rectForFooter(inSection section: Int) -> Rect? { rect(of: section, TablePosition.footer) }

  private func rect(of section: Int, _ part: (Int) -> TablePosition) -> Rect? {
    reloadIfIdle()
    settleHeights()
    return hasSection(section) ? rect(of: heights.range(of: part(section))) : nil
  }

  /// The view above a section's rows, the delegate's or the one of the text; nil while it is not visible.
  public final func headerView(forSection section: Int) -> View? { stage.view(.header, ofSection: section) }

  /// The view below a section's rows, like `headerView(forSection:)`.
  public final func footerView(forSection section: Int) -> View? { stage.view(.footer, ofSection: section) }

  /// A vertical range of the content as a rectangle, on device pixels.
  private func rect(of range: ClosedRange<Double>) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: 0, minY: grid.y(range.lowerBound), maxX: bounds.width.snapped(toScale: displayScale),
      maxY: grid.y(range.upperBound))
  }

  /// The row at a point of the table's own space; nil between rows.
  ///
  /// O(log sections + log runs of equal heights).
  public final func rowPath(at point: Point) -> RowPath? {
    reloadIfIdle()
    return heights.row(at: point.y)
  }

  /// The cell of a row; nil while the row is not visible, and for a row of height 0. O(log visible rows).
  public final func cellForRow(at path: RowPath) -> TableViewCell? { stage.cell(forRowAt: path) }

  /// The cells of the visible rows, in order.
  public final var visibleCells: [TableViewCell] { stage.cells }

  /// The rows with cells, in order.
  public final var visibleRowPaths: [RowPath] { stage.cells.compactMap(\.rowPath) }

  /// The row of a cell; nil for a cell that shows no row of this table.
  public final func rowPath(for cell: TableViewCell) -> RowPath? { cell.superlayer === self ? cell.rowPath : nil }

  /// The role of a layer in the table, with its section and row; nil for a layer that is not a part of it.
  package final func part(of layer: Layer) -> TablePart? {
    guard layer.superlayer === self, let role = layer.listRole else { return nil }
    switch role {
    case .cell:
      let path = (layer as? TableViewCell)?.rowPath
      return TablePart(role: role, section: path?.section, row: path?.row)
    case .sectionHeader: return TablePart(role: role, section: stage.section(of: layer, .header))
    case .sectionFooter: return TablePart(role: role, section: stage.section(of: layer, .footer))
    default: return TablePart(role: role)
    }
  }

  final func contains(_ path: RowPath) -> Bool { heights.contains(path) }

  private func hasSection(_ section: Int) -> Bool { section >= 0 && section < heights.sectionCount }

  /// Updates the height index after a change of the data source, unless the table is asking the data source.
  func reloadIfIdle() {
    guard source.begin() else { return }
    measurer.reloadIfNeeded()
    source.end()
    if !invalidation.isDisjoint(with: .content) { setNeedsLayout() }
  }
}

extension TableView {
  /// Registers a class of cells and their style for an identifier.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    stage.cellPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type && $0.style == style },
      make: { Self.makeCell(type, style: style, identifier: identifier) })
  }

  package final func isRegistered(_ cellIdentifier: String) -> Bool { stage.cellPool.isRegistered(cellIdentifier) }

  /// A reused or new cell. An identifier without a registered class is reported as a problem and gives a plain cell.
  public final func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> TableViewCell {
    // A cell that leaves the view and had the row's position has the frames of its background already.
    let ends = stage.cellPool.waitingCount > 1 && contains(path) ? heights.position(of: path) : nil
    let cell = stage.cellPool.take(identifier) { $0.record.placedEnds == ends && $0.isDirectly(in: self) }
    if let cell { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", requested for \(path)", in: self)
    return stage.cellPool.make { Self.makeCell(TableViewCell.self, style: .default, identifier: identifier) }
  }

  private static func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.defaults = CellDefaults(of: cell)
    return cell
  }

  /// The number of shown cells, headers and footers.
  package final var partsInView: Int { stage.partsInView }

  /// The number of cells ever made: bounded by the number visible at once, not by the number of rows.
  final var cellsMade: Int { stage.cellPool.madeCount }

  /// Has the data source fill the cells of visible rows again: the same cells, reset to new ones except for selection,
  /// highlight, focus and a swipe. Rows of automatic height are measured again.
  public final func reconfigureRows(at paths: [RowPath]) {
    reloadIfIdle()
    guard source.begin() else {
      scene?.report("reconfigureRows(at:) was called during a layout\(source.askedRowNote)", in: self)
      return
    }
    defer { source.end() }
    refillCells(at: paths)
    setNeedsLayout()
  }

  /// Requests the headers and footers of some sections again.
  package func reloadSectionViews(_ sections: Set<Int>) {
    guard !sections.isEmpty else { return }
    removeSectionViews(where: sections.contains)
    invalidation.insert(.heights)
    setNeedsLayout()
  }
}

extension TableView {
  /// Has a row of automatic height measured again after a change of its content. Without effect on a row whose height
  /// is given.
  public final func invalidateHeight(ofRowAt path: RowPath) {
    guard !invalidation.contains(.reload), geometry.usesSelfSizing, heights.contains(path),
      heights.isAutomatic(path)
    else { return }
    geometry.forgetMeasure(of: path)
    setNeedsLayout()
  }

  /// Has rows measured again whose views are in no cell, after a change of these views. Other views tell their cell.
  package final func measureRowsOutOfView(_ paths: [RowPath]) {
    guard geometry.usesSelfSizing else { return }
    for path in paths where !(heldCell(forRowAt: path)?.hasAllAccessories ?? false) { invalidateHeight(ofRowAt: path) }
  }

  func contentDidChange(in cell: TableViewCell) {
    guard let path = cell.rowPath else { return }
    invalidateHeight(ofRowAt: path)
    // The table lays out the cell of a focused field in its own layout, and has looked at the heights by then.
    if isLayingOut { invalidation.insert(.layout) }
  }

  /// Has a row, a header or a footer measured again, if its height is automatic. Parts that enter the table in its own
  /// layout are measured anyway, and so are the views above and below all rows, in each layout.
  final func measureAgain(_ part: Layer) {
    if let cell = part as? TableViewCell { return cell.contentDidChange() }
    guard !isLayingOut, !invalidation.contains(.reload) else { return }
    guard geometry.usesSelfSizing else { return }
    for kind in SectionPart.allCases {
      guard let section = stage.section(of: part, kind), section < heights.sectionCount else { continue }
      geometry.update(section) { $0[kind].isEstimated = true }
    }
  }
}

extension TableView {
  /// Registers a class of headers and footers for an identifier.
  public final func register(
    _ type: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    stage.sectionViewPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type }, make: { type.init(reuseIdentifier: identifier) })
  }

  /// A reused or new header or footer; nil for an identifier without a registered class.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    stage.sectionViewPool.take(identifier)
  }
}

extension TableView: TablePartOwner {
  /// Adds the section and row of a part, and the title of a header or footer.
  package func describe(_ part: Layer, in description: inout Layer.Description) {
    let path = self.part(of: part)
    description.rowPath = [path?.section, path?.row].compactMap { $0 }
    guard part.listRole == .sectionHeader || part.listRole == .sectionFooter else { return }
    let label = part.sublayers.lazy.compactMap { $0 as? Label }.first
    if let label { description.add("title", label.text) }
  }
}
