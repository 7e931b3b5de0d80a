import InlayGraphics
import InlayLayers

/// Applies the changes of a list to the layers of its parts: layers are made, kept, carried or ended. There is no other
/// way onto the stage or off it.
extension Stage {
  /// Why parts change.
  enum Cause {
    case layout
    case update(UpdatePlan)
    /// Parts are requested again, or end with their update.
    case removal
  }

  /// Does to layers what becomes of their parts, in that order, which is the order of an app's calls.
  ///
  /// - Parameter source: Makes layers, and calls the app.
  func apply(_ changes: some Sequence<PartChange>, _ cause: Cause = .removal, by source: PartSource) {
    // Only a table with the focus inside, now or later, looks for it.
    var holdsFocus: Bool?
    for change in changes {
      let part = change.part
      switch change.effect {
      case .enters, .returns: make(change.kind, part, by: source)
      case .moves: if change.kind == .row && part.isInView { cell(of: part)?.rowPath = part.id.path }
      case .isKept(let path): keep(part, at: path, in: source.table)
      case .isCarried, .leaves, .ends:
        if case .layout = cause, holdsFocus == nil { holdsFocus = source.table.dispatcherHoldingFocus != nil }
        if case .isCarried(let isAbove) = change.effect {
          carry(change.kind, part, isAbove: isAbove, cause, holdsFocus: holdsFocus ?? true, in: source.table)
        } else {
          end(change, cause, holdsFocus: holdsFocus ?? true, by: source)
        }
      }
    }
  }

  // MARK: Make

  private func make(_ kind: PartKind, _ part: PlacedPart, by source: PartSource) {
    let table = source.table
    switch kind {
    case .row:
      // The data source may have other rows after a reload during the layout.
      guard !table.invalidation.contains(.reload), source.has(part.id.path) else {
        return list.setOutOfView(kind, part.id)
      }
      guard let cell = returningCell(part, to: table) ?? table.makeCell(for: part.id.path) else {
        return list.setMissing(kind, part.id)
      }
      changeEntry(of: part) { $0.layer = cell }
    case .header, .footer:
      guard let sectionPart = kind.sectionPart, !(layer(of: part) is View) else { return }
      guard let view = table.makeSectionView(sectionPart, part.id.section) else {
        return list.setMissing(kind, part.id)
      }
      changeEntry(of: part) { $0.layer = view }
    // Its card decides whether there is one.
    case .shadow: break
    }
  }

  /// The cell of a row that comes into view, where it was kept or is still carried; nil for another row.
  private func returningCell(_ part: PlacedPart, to table: TableView) -> TableViewCell? {
    let path = part.id.path
    let held = takeKeptCell(forRowAt: path) ?? takeFocusedCell(forRowAt: path)
    guard let cell = held ?? cell(of: part) else { return nil }
    if held == nil { table.swipe.remove(cell) }
    cell.isHighlighted = table.selection.highlighted == path
    cell.reclaimAccessories()
    table.beginUse(of: cell, at: path)
    return cell
  }

  private func takeFocusedCell(forRowAt path: RowPath) -> TableViewCell? {
    guard let cell = focusedCell, cell.rowPath == path else { return nil }
    focusedCell = nil
    return cell
  }

  // MARK: Keep

  /// Keeps the cell of a row that an update deletes and inserts, until the next layout.
  private func keep(_ part: PlacedPart, at path: RowPath, in table: TableView) {
    let entry = takeEntry(of: part)
    guard let cell = entry.cell else { return }
    if entry.isPresented { cell.endPresentation() }
    table.keep(cell, at: path)
  }

  // MARK: Carry

  /// Carries a part that only updates show. It takes no events, and no query finds it.
  private func carry(
    _ kind: PartKind, _ part: PlacedPart, isAbove: Bool, _ cause: Cause, holdsFocus: Bool, in table: TableView
  ) {
    guard let layer = layer(of: part) else { return }
    // One without a row is carried already.
    guard let cell = layer as? TableViewCell, cell.rowPath != nil else {
      return carry(layer, isAbove: isAbove, in: table)
    }
    if case .update = cause {
      // The row is removed or measured again.
      cell.noteFilled()
      table.endFocusAfterLayout(insideLeaving: cell)
    } else {
      if holdsFocus, table.keepFocused(cell, isPresented: entry(of: part).isPresented) {
        _ = takeEntry(of: part)
        _ = list.remove(kind) { $0.id == part.id }
        return
      }
      if cell.hasOwnContent { table.forgetHeight(ofContentOf: cell) }
      if !cell.record.isPlaced { cell.place(part.frame) }
    }
    // A cell between two rows of one card has no corners of its own.
    if cell.appearance.roundsCard {
      var appearance = cell.appearance
      appearance.position = .middle
      appearance.overhang = nil
      cell.showAppearance(appearance)
    }
    carry(cell, isAbove: isAbove, in: table)
    table.releaseGestures(of: cell)
    cell.endUse()
  }

  // MARK: End

  /// Ends a part that is not on show any more. A cell that leaves the view is used again at once; a carried one leaves
  /// the tree.
  private func end(_ change: PartChange, _ cause: Cause, holdsFocus: Bool, by source: PartSource) {
    let (entry, table, id) = (takeEntry(of: change.part), source.table, change.part.id)
    guard let layer = entry.layer else { return }
    if let cell = layer as? TableViewCell, change.effect == .leaves {
      guard cell.rowPath != nil else { return }
      var plan: UpdatePlan?
      switch cause {
      case .layout: if holdsFocus && table.keepFocused(cell, isPresented: entry.isPresented) { return }
      case .update(let update):
        plan = update
        cell.noteFilled()
      case .removal: break
      }
      if entry.isPresented { cell.endPresentation() }
      return table.recycle(cell, in: plan, mayHaveFocus: holdsFocus)
    }
    if entry.isPresented { layer.endPresentation() }
    switch layer {
    case let cell as TableViewCell:
      table.swipe.remove(cell)
      if cell.isHovered { cell.endHover() }
      cell.removeFromSuperlayer()
      cellPool.put(cell)
      source.didEndDisplaying(cell, at: id.path)
    case let view as View:
      remove(view)
      if let part = change.kind.sectionPart, entry.isDisplayed { source.didEndDisplaying(view, part, id.section) }
    default: layer.removeFromSuperlayer()
    }
  }
}
