import InlayGraphics
import InlayLayers

/// Brings the parts on show to a layout: makes, fills, carries and recycles them.
extension TableView {
  /// Takes back cells, headers and footers that the layout does not have in view; then makes those that it has. So what
  /// leaves is used again at once.
  final func updateParts(_ layout: ListLayout) {
    let changes = stage.list.layOut(layout, carries: !invalidation.contains(.reload))
    stage.cellPool.makeSpace(forVisible: stage.visible.rowCount)
    if stage.focusedCell != nil { endFocusedCell() }
    let views = changes.firstIndex { $0.kind != .row && $0.effect.isArrival } ?? changes.endIndex
    stage.apply(changes[..<views], .layout, by: source)
    endKeptCells()
    stage.apply(changes[views...], .layout, by: source)
    for cell in stage.cells { stage.insert(cell, into: self) }
    for part in SectionPart.allCases {
      for shown in stage.parts(part.kind) where shown.isInView { (stage.layer(of: shown) as? View).map(prepare) }
    }
    stage.makeSpaceForSectionViews()
  }

  /// The parts follow an update, after the heights changed.
  final func followParts(_ plan: UpdatePlan) {
    let changes = stage.list.update(by: plan, to: heights)
    if let phase = stage.list.phases.last { stage.followCards(plan, phase) }
    moveHeldCells(by: plan)
    stage.apply(changes, .update(plan), by: source)
    stage.isUnordered = true
  }

  final func makeCell(for path: RowPath) -> TableViewCell? {
    guard let cell = source.cell(for: path) else { return nil }
    beginUse(of: cell, at: path)
    cell.noteFilled()
    return cell
  }

  final func beginUse(of cell: TableViewCell, at path: RowPath) {
    stage.add(cell, for: path, of: self)
    cell.editing = isEditing ? source.editing(ofRow: path) : nil
    cell.isSelected = selection.selected.contains(path)
    if selection.highlighted == path { cell.isHighlighted = true }
    cell.noteUse()
    stage.insert(cell, into: self)
  }

  /// Ends the carrying of a part that the data source or the delegate gives again.
  final func reclaim(_ layer: Layer) {
    guard layer.superlayer is PartHolder else { return }
    for shown in stage.carried where shown.entry.layer === layer {
      stage.apply(stage.list.remove(shown.kind) { $0.slot == shown.part.slot }, by: source)
    }
  }

  /// Fills the cells of rows again.
  final func refillCells(at paths: [RowPath]) {
    let changed = Set(paths)
    unseenRows.forget()
    stage.list.outdate(.row) { changed.contains($0.path) }
    for path in paths where contains(path) && source.has(path) {
      invalidateHeight(ofRowAt: path)
      guard let cell = heldCell(forRowAt: path) else { continue }
      cell.defaults?.apply(to: cell)
      stage.cellPool.lent = cell
      let filled = source.cell(for: path)
      stage.cellPool.lent = nil
      cell.noteFilled()
      guard let filled, filled !== cell else { continue }
      scene?.report("the data source gave another cell for \(path) while its cell was to be filled again", in: self)
      stage.cellPool.put(filled)
      if cell === stage.focusedCell { endFocusedCell { _ in true } } else { recycleRows { $0.path == path } }
    }
  }

  /// Recycles the cells of rows, which get other ones.
  final func recycleRows(where isGone: (PartID) -> Bool) {
    stage.apply(stage.list.remove(.row) { $0.isInView && isGone($0.id) }, by: source)
  }

  /// Recycles a cell that shows no row any more.
  /// - Parameter plan: The update that reloads its row; nil for none.
  final func recycle(_ cell: TableViewCell, in plan: UpdatePlan? = nil, mayHaveFocus: Bool = true) {
    if mayHaveFocus { watchFocus(in: cell, plan) }
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    let path = cell.rowPath
    endGestures(of: cell)
    if cell.isHovered { cell.endHover() }
    stage.recycle(cell)
    if let path { source.didEndDisplaying(cell, at: path) }
  }

  final func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.noteFilled()
    guard let path = cell.rowPath, heights.contains(path) else { return }
    if heights.wasMeasured(path) { invalidateHeight(ofRowAt: path) }
  }

  final func recycleAllCells() {
    recycleRows { _ in true }
    for cell in stage.takeKeptCells() { recycle(cell) }
    endFocusedCell { _ in true }
  }

  /// Updates the visible cells when editing begins or ends. The settings of a row are asked for once, when the row
  /// comes into view or editing begins.
  final func updateEditing() {
    guard invalidation.contains(.editing) else { return }
    invalidation.remove(.editing)
    defer { reordering.endLostLift() }
    let sections = isEditing ? source.currentSectionCount : 0
    var known: (section: Int, rows: Int)?
    for cell in stage.cells {
      guard let path = cell.rowPath else { continue }
      guard isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows =
        known.flatMap { $0.section == path.section ? $0.rows : nil }
        ?? source.currentRowCount(ofSection: path.section)
      known = (path.section, rows)
      cell.editing = path.row < rows ? source.editing(ofRow: path) : nil
    }
  }
}

/// Cells, headers and footers that the table's owner gives another place: another view shows the part from then on.
extension TableView: SublayerOwner {
  package final func giveUp(_ sublayer: Layer) {
    guard !source.isAsking else { return source.afterLayout { [weak self] in self?.giveUp(sublayer) } }
    if let cell = sublayer as? TableViewCell, let path = cell.rowPath, cell.owner === self {
      if cell === stage.focusedCell { endFocusedCell { _ in true } } else { recycleRows { $0.path == path } }
      // No other row gets it.
      cell.isKept = true
    }
    for part in SectionPart.allCases {
      guard let section = stage.section(of: sublayer, part) else { continue }
      removeSectionViews { $0 == section }
      if let view = sublayer as? TableViewHeaderFooterView { stage.sectionViewPool.remove(view) }
    }
    setNeedsLayout()
  }
}

/// Headers and footers.
extension TableView {
  /// Removes views whose content is requested again.
  final func removeSectionViews(where isGone: (Int) -> Bool) {
    for part in SectionPart.allCases {
      stage.apply(stage.list.remove(part.kind) { $0.isInView && isGone($0.id.section) }, by: source)
    }
    for part in SectionPart.allCases { stage.list.outdate(part.kind) { isGone($0.section) } }
  }

  /// Reports cells, headers and footers that this layout shows first.
  final func reportDisplay() {
    for cell in stage.cells where !cell.isDisplayed {
      guard let path = cell.rowPath else { continue }
      cell.isDisplayed = true
      source.willDisplay(cell, at: path)
    }
    for part in SectionPart.allCases {
      while let shown = stage.firstUndisplayed(part.kind) {
        stage.changeEntry(of: shown) { $0.isDisplayed = true }
        guard let view = stage.layer(of: shown) as? View else { continue }
        source.willDisplay(view, part, shown.id.section)
      }
    }
  }

  /// Places headers and footers in view; pinned ones also after scrolling.
  ///
  /// - Parameter wasScrolled: Whether nothing else changed.
  final func placeSectionViews(_ layout: ListLayout, wasScrolled: Bool = false) {
    if wasScrolled && !sectionHeadersPinToVisibleBounds { return }
    stage.list.placeSectionParts(layout, wasScrolled: wasScrolled)
    for part in SectionPart.allCases where !wasScrolled || part == .header {
      let parts = stage.parts(part.kind)
      for index in parts.indices where parts[index].isInView {
        let layer = stage.layer(of: parts[index])
        layer?.untransformedFrame = parts[index].frame
        if part == .header, let view = layer as? SectionTextView, view.isPlain {
          view.isPinned = layout.isHeaderPinned(ofSection: parts[index].id.section)
        }
      }
    }
  }

  /// A new header or footer in the tree; nil without a view and a text.
  final func makeSectionView(_ part: SectionPart, _ section: Int) -> View? {
    guard source.has(section: section) else { return nil }
    let view =
      source.view(of: part, section)
      ?? source.title(of: part, section).flatMap { stage.textView($0, part) }
    if let view {
      reclaim(view)
      stage.add(view, part, to: self)
    }
    return view
  }

  final func prepare(_ view: View) {
    stage.putBack(view, into: self)
    (view as? SectionTextView)?.textInsets = measurer.sectionTextInsets
  }
}
