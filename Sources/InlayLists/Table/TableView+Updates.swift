import InlayGraphics
import InlayLayers

/// Changes of rows and sections. Each call is an update; `performBatchUpdates` joins several changes.
///
/// They throw `InlayError` if a path does not exist or is given twice, or if the counts do not match the data source's
/// afterwards: the table then does not change until the next `reloadData()`. Visible rows keep their position if
/// something above the view changes. O(log rows) for each row, O(selected rows) once.
extension TableView {
  public final func insertRows(at paths: [RowPath]) throws(InlayError) {
    try performBatchUpdates { $0.insertRows(at: paths) }
  }

  public final func deleteRows(at paths: [RowPath]) throws(InlayError) {
    try performBatchUpdates { $0.deleteRows(at: paths) }
  }

  /// Asks for cells and heights of rows again. They stay selected.
  public final func reloadRows(at paths: [RowPath]) throws(InlayError) {
    try performBatchUpdates { $0.reloadRows(at: paths) }
  }

  /// The row keeps its cell.
  public final func moveRow(at path: RowPath, to newPath: RowPath) throws(InlayError) {
    try performBatchUpdates { $0.moveRow(at: path, to: newPath) }
  }

  public final func insertSections(_ sections: [Int]) throws(InlayError) {
    try performBatchUpdates { $0.insertSections(sections) }
  }

  public final func deleteSections(_ sections: [Int]) throws(InlayError) {
    try performBatchUpdates { $0.deleteSections(sections) }
  }

  public final func reloadSections(_ sections: [Int]) throws(InlayError) {
    try performBatchUpdates { $0.reloadSections(sections) }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) throws(InlayError) {
    try performBatchUpdates { $0.moveSection(section, toSection: newSection) }
  }

  /// Makes several changes at once. The data source must have the new rows when the closure returns.
  public final func performBatchUpdates(_ body: (inout TableUpdates) -> Void) throws(InlayError) {
    var updates = TableUpdates()
    body(&updates)
    try apply(updates)
  }

  /// Applies updates; cancels the drag of a row first. Empty updates measure everything again whose height content
  /// decides.
  public final func apply(_ updates: TableUpdates) throws(InlayError) {
    cancelMove()
    endLift()
    try update(updates)
    if updates.isEmpty { invalidation.insert(.heights) }
  }

  func update(_ updates: TableUpdates) throws(InlayError) {
    guard source.begin() else {
      throw InlayError(.invalidArgument, "invalid table update: the table is being laid out\(source.askedRowNote)")
    }
    defer { source.end() }
    // A waiting reload asks for everything later.
    guard !invalidation.contains(.reload), let newSections = source.sectionCount(in: self) else { return }
    let heights = self.heights
    let plan = try UpdatePlan(
      updates,
      counts: UpdatePlan.Counts(
        oldSections: heights.sectionCount, newSections: newSections, oldRows: { heights[$0].rows.count },
        newRows: { self.source.rowCount(ofSection: $0, in: self) ?? 0 }))
    keepingOffsetInContent {
      let anchor = isAtTop ? nil : topVisibleItem()
      let before = anchor.map { position(of: $0) }
      updateHeights(plan)
      updateParts(plan)
      updateState(plan)
      if let anchor, let before { moveContent(by: position(of: plan.place(of: anchor)) - before) }
    }
    setNeedsLayout()
  }

  private func updateHeights(_ plan: UpdatePlan) {
    let updates = plan.updates
    var movedRows: [RowPath: (rows: RowHeights, cardInset: Double)] = [:]
    for move in updates.movedRows {
      var section = heights[move.from.section]
      movedRows[move.to] = (section.rows.remove(move.from.row..<move.from.row + 1), section.cardInset)
    }
    for (section, rows) in plan.removedRows {
      geometry.update(section) { section in
        for range in Self.ranges(of: rows).reversed() { section.rows.remove(range) }
      }
    }
    var movedSections: [Int: HeightIndex.Section] = [:]
    for move in updates.movedSections { movedSections[move.to] = heights[move.from] }
    for section in plan.sections.removed.reversed() { geometry.remove(section: section) }
    for section in plan.sections.inserted {
      let new = movedSections[section] ?? makeSection(section)
      geometry.insert(new, at: section)
    }
    for (section, rows) in plan.insertedRows {
      for range in Self.ranges(of: rows) {
        var new = RowHeights()
        for row in range {
          let path = RowPath(section: section, row: row)
          guard let moved = movedRows[path] else {
            new.insert(makeRow(path), at: new.count)
            continue
          }
          var rows = moved.rows
          // Texts wrap at another width in another card.
          if moved.cardInset != heights[section].cardInset { rows.forgetMeasures(keepingOthers: true) }
          new.insert(rows, at: new.count)
        }
        geometry.update(section) { $0.rows.insert(new, at: range.lowerBound) }
      }
    }
    for section in updates.reloadedSections {
      guard let new = plan.newSection(of: section) else { continue }
      let made = makeSection(new)
      geometry.update(new) { $0 = made }
    }
    for path in updates.reloadedRows {
      guard let new = plan.newPath(of: path) else { continue }
      let made = makeRow(new)
      geometry.update(new.section) {
        $0.rows.remove(new.row..<new.row + 1)
        $0.rows.insert(made, at: new.row)
      }
    }
    updateFirstHeader(formerly: plan.newSection(of: 0))
  }

  /// Consecutive numbers as ranges, ascending.
  private static func ranges(of numbers: [Int]) -> RangeSet<Int>.Ranges {
    RangeSet(numbers.sorted().map { $0..<$0 + 1 }).ranges
  }

  private func updateParts(_ plan: UpdatePlan) {
    let reloaded = Set(plan.updates.reloadedRows)
    var kept: [TableViewCell] = []
    for cell in stage.cells {
      if let path = cell.rowPath, !reloaded.contains(path), let new = plan.newPath(of: path) {
        cell.rowPath = new
        kept.append(cell)
      } else {
        // Its row is removed or measured again.
        cell.record.hasOwnContent = false
        recycle(cell)
      }
    }
    let gone = Set(plan.updates.reloadedSections)
    stage.renumber(kept, keepsLooks: !plan.renumbersSections && plan.updates.movedRows.isEmpty)
    for part in SectionPart.allCases {
      reportEnd(of: stage.renumber(part) { gone.contains($0) ? nil : plan.newSection(of: $0) }, part)
    }
  }

  private func updateState(_ plan: UpdatePlan) {
    let focused = focus?.row
    if selection.renumber(by: plan) { showSelection() }
    if let focused, plan.newPath(of: focused) == nil { focusPlace(of: focused, in: plan) }
    prefetch.renumber(plan.newPath)
    rowScroll?.renumber(plan.newPath)
  }
}

extension RowPath {
  static let first = RowPath(section: 0, row: 0)
}
