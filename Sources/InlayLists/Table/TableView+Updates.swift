import InlayLayers
import InlaySystem

/// Changes of rows and sections. Each call is an update; `performBatchUpdates` joins several changes.
///
/// They throw `InlayError` if a path does not exist or is given twice, or if the counts do not match the data source's
/// afterwards: the table then does not change until the next `reloadData()`. Visible rows keep their position if
/// something above the view changes. O(log rows) for each row, O(selected rows) once.
///
/// The table has its final rows at once. Updates with an animation only show it later: visible rows slide to their new
/// positions, also from the midst of an earlier update, and deleted ones stay visible until the end, without events. Queries
/// give the final state. Updates without a `RowAnimation` change the picture at once, unless `animated` is true.
extension TableView {
  public final func insertRows(at paths: [RowPath], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.insertRows(at: paths, with: animation) }
  }

  public final func deleteRows(at paths: [RowPath], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.deleteRows(at: paths, with: animation) }
  }

  /// Asks for cells and heights of rows again. They stay selected.
  public final func reloadRows(at paths: [RowPath], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.reloadRows(at: paths, with: animation) }
  }

  /// The row keeps its cell. While it slides, it is above the others.
  public final func moveRow(at path: RowPath, to newPath: RowPath, animated: Bool = false) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.moveRow(at: path, to: newPath) }
  }

  public final func insertSections(_ sections: [Int], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.insertSections(sections, with: animation) }
  }

  public final func deleteSections(_ sections: [Int], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.deleteSections(sections, with: animation) }
  }

  public final func reloadSections(_ sections: [Int], with animation: RowAnimation = .none) throws(InlayError) {
    try performBatchUpdates { $0.reloadSections(sections, with: animation) }
  }

  public final func moveSection(
    _ section: Int, toSection newSection: Int, animated: Bool = false
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.moveSection(section, toSection: newSection) }
  }

  /// Makes several changes at once. The data source must have the new rows when the closure returns.
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide though no change has an animation.
  ///   - completion: Called once, by a tick: after the end of the animation, or by the next tick without one; with false
  ///     if the table was reloaded or left its scene before. Without a scene it is called at the end of this call. Not
  ///     called after an error.
  public final func performBatchUpdates(
    animated: Bool = false, _ body: (inout TableUpdates) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    var updates = TableUpdates()
    body(&updates)
    try apply(updates, animated: animated, completion: completion)
  }

  /// Applies updates; cancels the drag of a row first. Empty updates measure everything again whose height content
  /// decides.
  ///
  /// - Parameters: As in `performBatchUpdates`.
  package final func apply(
    _ updates: TableUpdates, animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    reordering.cancelMove()
    reordering.endLift()
    try update(updates, animated || updates.isAnimated ? updateTiming : nil, completion: completion)
    if updates.isEmpty { invalidation.insert(.heights) }
    completions.callDue()
  }

  /// - Parameter timing: Nil without animation.
  func update(
    _ updates: TableUpdates, _ timing: AnimationTiming? = nil, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    guard source.begin() else {
      throw InlayError(.invalidArgument, "invalid table update: the table is being laid out\(source.askedRowNote)")
    }
    var pressed = selection.highlighted
    defer {
      source.end()
      if let pressed { source.didUnhighlight(pressed, in: self) }
    }
    // A waiting reload asks for everything later.
    guard !invalidation.contains(.reload), let newSections = source.sectionCount(in: self) else {
      pressed = nil
      return completions.add(completion, in: scene)
    }
    let heights = self.heights
    let plan: UpdatePlan
    do throws(InlayError) {
      plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: heights.sectionCount, newSections: newSections, oldRows: { heights[$0].rows.count },
          newRows: { self.source.rowCount(ofSection: $0, in: self) ?? 0 }))
    } catch {
      pressed = nil
      throw error
    }
    if let row = pressed, plan.newPath(of: row) != nil { pressed = nil }
    let isAnimated = beginMotion(plan, timing, completion)
    contentAnchor.keepingOffsetInContent {
      contentAnchor.keepingPosition(of: isAtTop ? nil : layout.topItem()) {
        updateHeights(plan)
        updateParts(plan)
        updateState(plan)
        if plan.renumbersSections || !plan.reloadedSections.isEmpty { stageUpdater.updateSectionIndex() }
        return $0.map(plan.successor)
      }
    }
    setNeedsLayout()
    if !isAnimated { completions.add(completion, in: scene) }
  }

  private func updateHeights(_ plan: UpdatePlan) {
    let updates = plan.updates
    var movedRows: [RowPath: (rows: RowRuns, cardInset: Double)] = [:]
    for move in updates.movedRows {
      var section = heights[move.from.section]
      movedRows[move.to] = (section.rows.remove(move.from.row..<move.from.row + 1), section.cardInset)
    }
    geometry.update(plan.removedRows.keys.sorted()) { number, section in
      for range in Self.ranges(of: plan.removedRows[number] ?? []).reversed() { section.rows.remove(range) }
    }
    var movedSections: [Int: HeightIndex.Section] = [:]
    for move in updates.movedSections { movedSections[move.to] = heights[move.from] }
    for section in plan.sections.removed.reversed() { geometry.remove(section: section) }
    for section in plan.sections.inserted {
      let new = movedSections[section] ?? measurer.makeSection(section)
      geometry.insert(new, at: section)
    }
    var insertedRows: [Int: [(row: Int, heights: RowRuns)]] = [:]
    for (section, rows) in plan.insertedRows {
      for range in Self.ranges(of: rows) {
        var new = RowRuns()
        for row in range {
          let path = RowPath(section: section, row: row)
          guard let moved = movedRows[path] else {
            new.insert(measurer.makeRow(path), at: new.count)
            continue
          }
          var rows = moved.rows
          // Texts wrap at another width in another card.
          if moved.cardInset != heights[section].cardInset { rows.forgetMeasures(keepingGiven: true) }
          new.insert(rows, at: new.count)
        }
        insertedRows[section, default: []].append((range.lowerBound, new))
      }
    }
    geometry.update(insertedRows.keys.sorted()) { number, section in
      for inserted in insertedRows[number] ?? [] { section.rows.insert(inserted.heights, at: inserted.row) }
    }
    for section in updates.reloadedSections {
      guard let new = plan.newSection(of: section) else { continue }
      let made = measurer.makeSection(new)
      geometry.update(new) { $0 = made }
    }
    for path in updates.reloadedRows {
      guard let new = plan.newPath(of: path) else { continue }
      let made = measurer.makeRow(new)
      geometry.update(new.section) {
        $0.rows.remove(new.row..<new.row + 1)
        $0.rows.insert(made, at: new.row)
      }
    }
    measurer.updateFirstHeader(formerly: plan.newSection(of: 0))
  }

  /// Consecutive numbers as ranges, ascending.
  private static func ranges(of numbers: [Int]) -> RangeSet<Int>.Ranges {
    RangeSet(numbers.sorted().map { $0..<$0 + 1 }).ranges
  }

  private func updateParts(_ plan: UpdatePlan) {
    moveParts(plan)
    let reloaded = Set(plan.updates.reloadedRows)
    var kept: [TableViewCell] = []
    for cell in stage.cells {
      if let path = cell.rowPath, !reloaded.contains(path), let new = plan.newPath(of: path) {
        cell.rowPath = new
        kept.append(cell)
      } else {
        // Its row is removed or measured again.
        cell.noteFilled()
        if cell.rowPath.map({ !leaves(LeavingPart(cell, .row($0)), plan) }) ?? true { stageUpdater.recycle(cell) }
      }
    }
    let gone = Set(plan.updates.reloadedSections)
    stage.renumber(kept, keepsLooks: !plan.renumbersSections && plan.updates.movedRows.isEmpty)
    for part in SectionPart.allCases {
      let removed = stage.renumber(part) { gone.contains($0) ? nil : plan.newSection(of: $0) }
      for view in removed where !leaves(LeavingPart(view, part), plan) { stageUpdater.end(view, part) }
    }
  }

  private func updateState(_ plan: UpdatePlan) {
    let focused = focus?.row
    if selection.renumber(by: plan) { showSelection() }
    if let focused, plan.newPath(of: focused) == nil { navigator.focusPosition(of: focused, in: plan) }
    prefetch.renumber(plan.newPath)
    rowScroll?.renumber(plan.newPath)
  }
}

extension RowPath {
  static let first = RowPath(section: 0, row: 0)
}
