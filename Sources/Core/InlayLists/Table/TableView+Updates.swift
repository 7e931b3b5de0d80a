import InlayLayers
import InlaySystem

/// Changes of rows and sections. Each call is an update; `performBatchUpdates` joins several changes.
///
/// They throw `InlayError` if a path does not exist or is given twice, or if the counts do not match the data source's
/// afterwards: the table then does not change until the next `reloadData()`. Visible rows keep their position if
/// something above the view changes. O(log rows) for each row, O(selected rows) once.
///
/// The table has its final rows at once. An animated update only shows it later: visible rows slide to their new
/// positions, also from the midst of an earlier update, and deleted ones stay visible until the end, without events.
/// Queries give the final state.
///
/// `animated` decides whether anything moves. With false, nothing does, whatever animations are named. With true, rows
/// slide, and those that come, go or are replaced use `automatic` if they name no animation. With nil, the default, an
/// update is animated if it names an animation, as in UIKit.
extension TableView {
  /// Shows new rows of the data source.
  ///
  /// - Parameters:
  ///   - paths: The rows, by their paths afterwards.
  ///   - animation: How they appear. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func insertRows(
    at paths: [RowPath], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.insertRows(at: paths, with: animation) }
  }

  /// Removes rows that the data source does not have any more.
  ///
  /// - Parameters:
  ///   - paths: The rows, by their paths before.
  ///   - animation: How they disappear. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func deleteRows(
    at paths: [RowPath], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.deleteRows(at: paths, with: animation) }
  }

  /// Requests the cells and heights of rows again. The rows stay selected.
  ///
  /// - Parameters:
  ///   - paths: The rows.
  ///   - animation: How the new cells replace the old ones. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func reloadRows(
    at paths: [RowPath], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.reloadRows(at: paths, with: animation) }
  }

  /// Moves a row, which keeps its cell. While it slides, it is above the others.
  ///
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func moveRow(at path: RowPath, to newPath: RowPath, animated: Bool = false) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.moveRow(at: path, to: newPath) }
  }

  /// Shows new sections of the data source.
  ///
  /// - Parameters:
  ///   - sections: Their numbers afterwards.
  ///   - animation: How they appear. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the numbers or counts do not match the data source.
  public final func insertSections(
    _ sections: [Int], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.insertSections(sections, with: animation) }
  }

  /// Removes sections that the data source does not have any more.
  ///
  /// - Parameters:
  ///   - sections: Their numbers before.
  ///   - animation: How they disappear. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the numbers or counts do not match the data source.
  public final func deleteSections(
    _ sections: [Int], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.deleteSections(sections, with: animation) }
  }

  /// Requests everything in sections again, including their numbers of rows.
  ///
  /// - Parameters:
  ///   - sections: Their numbers.
  ///   - animation: How the new parts replace the old ones. By default none is named.
  ///   - animated: Whether anything moves; nil if an animation is named.
  /// - Throws: `InlayError` if the numbers or counts do not match the data source.
  public final func reloadSections(
    _ sections: [Int], with animation: RowAnimation = .none, animated: Bool? = nil
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.reloadSections(sections, with: animation) }
  }

  /// Moves a section with its rows, header and footer.
  ///
  /// - Throws: `InlayError` if the numbers or counts do not match the data source.
  public final func moveSection(
    _ section: Int, toSection newSection: Int, animated: Bool = false
  ) throws(InlayError) {
    try performBatchUpdates(animated: animated) { $0.moveSection(section, toSection: newSection) }
  }

  /// Makes several changes at once. The data source must have the new rows when the closure returns.
  ///
  /// - Parameters:
  ///   - animated: Whether anything moves: with true, rows that name no animation use `automatic`; with false, nothing
  ///     moves, whatever they name. Nil, the default, animates if one of the changes names an animation.
  ///   - body: Notes the changes.
  ///   - completion: Called once, by a tick: after the end of the animation, or by the next tick without one; with
  ///     false if the table was reloaded or left its scene before. Without a scene it is called at the end of this
  ///     call. Not called after an error. A scene or a table that is released calls it too: capture what owns it with
  ///     `[weak self]`.
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func performBatchUpdates(
    animated: Bool? = nil, _ body: (inout TableUpdates) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    var updates = TableUpdates()
    body(&updates)
    try apply(updates, animated: animated, completion: completion)
  }

  /// Makes the changes of a value, such as of `DiffableDataSourceSnapshot.updates(from:with:)`. The data source must
  /// have the new rows.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - animated: Whether anything moves, as in `performBatchUpdates(animated:_:completion:)`; nil by default.
  ///   - completion: Called once, as in `performBatchUpdates(animated:_:completion:)`.
  /// - Throws: `InlayError` if the paths or counts do not match the data source.
  public final func apply(
    _ updates: TableUpdates, animated: Bool? = nil, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    var updates = updates
    if animated == true { updates.animateAll() }
    try applyUpdates(updates, animated: animated ?? updates.isAnimated, completion: completion)
  }

  /// Applies updates; cancels the drag of a row first. Empty updates measure everything again whose height content
  /// decides.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - animated: Whether anything moves.
  ///   - kept: The rows that stay though the updates delete and insert them; nil for none.
  package final func applyUpdates(
    _ updates: TableUpdates, animated: Bool = false, keeping kept: KeptRows? = nil, completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    reordering.cancelMove()
    let held = lift?.cell.rowPath
    reordering.endLift()
    let timing = animated ? updateTiming : nil
    try makeUpdate(updates, timing, holding: held, keeping: kept, completion: completion)
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
  final func makeUpdate(
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
        updates, from: heights, newSections: newSections, newRows: { source.rowCount(ofSection: $0) ?? 0 })
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
      followParts(plan)
      followRows(plan)
      if plan.changesSections { updateSectionIndex() }
    }
    setNeedsLayout()
    if !isAnimated { completions.add(completion, in: scene) }
  }

  private func updateHeights(_ plan: UpdatePlan) {
    // A copy, since the delegate may read the table during a call.
    var new = heights
    measurer.update(&new, by: plan)
    geometry.heights = new
    measurer.updateFirstHeader(formerly: plan.newSection(of: 0))
  }

  /// Updates the known values of rows after an update.
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
