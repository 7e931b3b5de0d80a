import InlayLayers
import InlaySystem

/// Changes of rows and sections. Each call is an update; `performBatchUpdates` joins several changes.
///
/// They throw `InlayError` if a path does not exist or is given twice, or if the counts do not match the data source's
/// afterwards: the table then does not change until the next `reloadData()`. Visible rows keep their position if
/// something above the view changes. O(log rows) for each row, O(selected rows) once.
///
/// The table has its final rows at once. Updates with an animation only show it later: visible rows slide to their new
/// positions, also from the midst of an earlier update, and deleted ones stay visible until the end, without events.
/// Queries give the final state. Updates without a `RowAnimation` change the picture at once, unless `animated` is
/// true.
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
  ///   - body: Notes the changes.
  ///   - completion: Called once, by a tick: after the end of the animation, or by the next tick without one; with
  ///     false if the table was reloaded or left its scene before. Without a scene it is called at the end of this
  ///     call. Not called after an error. A scene or a table that is released calls it too: capture what owns it with
  ///     `[weak self]`.
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
  ///   - kept: The rows that stay though the updates delete and insert them; nil for none.
  package final func apply(
    _ updates: TableUpdates, animated: Bool = false, keeping kept: KeptRows? = nil, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    reordering.cancelMove()
    let held = lift?.cell.rowPath
    reordering.endLift()
    let timing = animated || updates.isAnimated ? updateTiming : nil
    try update(updates, timing, holding: held, keeping: kept, completion: completion)
    if updates.isEmpty { invalidation.insert(.heights) }
    completions.callDue()
  }
}

extension TableView {
  /// Makes the changes of an update: of the heights, the cells and views, the selection and the focus.
  ///
  /// - Parameters:
  ///   - timing: Nil without animation.
  ///   - held: A row that was lifted until now.
  ///   - kept: The rows that stay though the updates delete and insert them; nil for none.
  final func update(
    _ updates: TableUpdates, _ timing: AnimationTiming? = nil, holding held: RowPath? = nil,
    keeping kept: KeptRows? = nil, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    guard source.begin() else {
      throw InlayError(.invalidArgument, "invalid table update: the table is being laid out\(source.askedRowNote)")
    }
    var pressed = selection.highlighted
    defer {
      source.end()
      if let pressed { source.didUnhighlight(pressed) }
    }
    // A waiting reload asks for everything later.
    guard !invalidation.contains(.reload), let newSections = source.sectionCount else {
      pressed = nil
      return completions.add(completion, in: scene)
    }
    let (heights, source) = (heights, source)
    let plan: UpdatePlan
    do throws(InlayError) {
      plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: heights.sectionCount, newSections: newSections, oldRows: { heights[$0].rows.count },
          newRows: { source.rowCount(ofSection: $0) ?? 0 }))
    } catch {
      pressed = nil
      throw error
    }
    plan.keptRows = kept
    defer { plan.keptRows = nil }
    if let row = pressed, plan.keptPath(of: row) != nil { pressed = nil }
    let isAnimated = RowMotion.begin(plan, timing, of: self, completion)
    keepingRows(plan, holding: held) {
      updateHeights(plan)
      followParts(plan, rowMotion?.phases.last)
      followRows(plan)
      if plan.renumbersSections || !plan.reloadedSections.isEmpty { updateSectionIndex() }
    }
    setNeedsLayout()
    if !isAnimated { completions.add(completion, in: scene) }
  }

  private func updateHeights(_ plan: UpdatePlan) {
    // A copy, since the delegate may read the table during a call.
    var new = heights
    new.update(by: plan, makeSection: { measurer.makeSection($0) }, makeRow: measurer.makeRow)
    geometry.replace(new)
    measurer.updateFirstHeader(formerly: plan.newSection(of: 0))
  }

  /// What is known of rows follows an update.
  private func followRows(_ plan: UpdatePlan) {
    let focused = focus?.row
    if selection.renumber(by: plan) { showSelection() }
    if let focused, plan.keptPath(of: focused) == nil { navigator.focusPosition(of: focused, in: plan) }
    prefetch.renumber(plan.newPath)
  }
}

extension RowPath {
  static let first = RowPath(section: 0, row: 0)
}

/// Calls of data sources that are not the app's own.
extension TableView {
  /// Whether the table asks the data source, or calls it, now.
  package final var isAskingDataSource: Bool { source.isAsking }

  /// Whether the next layout asks the data source for everything.
  package final var awaitsReload: Bool { invalidation.contains(.reload) }

  /// Has work done at the end of the next layout.
  package final func afterLayout(_ work: @escaping () -> Void) {
    source.afterLayout(work)
    setNeedsLayout()
  }

  /// Moves a dragged row back to its position in the data source.
  package final func cancelMove() { reordering.cancelMove() }
}
