import InlayLayers
import InlaySystem

/// Makes the changes of an update: of the heights, the cells and views, the selection and the focus.
struct TableUpdater {
  let table: TableView

  /// - Parameters:
  ///   - timing: Nil without animation.
  ///   - held: A row that was lifted until now.
  func update(
    _ updates: TableUpdates, _ timing: AnimationTiming? = nil, holding held: RowPath? = nil,
    completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    guard table.source.begin() else {
      throw InlayError(
        .invalidArgument, "invalid table update: the table is being laid out\(table.source.askedRowNote)")
    }
    var pressed = table.selection.highlighted
    defer {
      table.source.end()
      if let pressed { table.source.didUnhighlight(pressed) }
    }
    // A waiting reload asks for everything later.
    guard !table.invalidation.contains(.reload), let newSections = table.source.sectionCount else {
      pressed = nil
      return table.completions.add(completion, in: table.scene)
    }
    let heights = table.heights
    let plan: UpdatePlan
    do throws(InlayError) {
      plan = try UpdatePlan(
        updates,
        counts: UpdatePlan.Counts(
          oldSections: heights.sectionCount, newSections: newSections, oldRows: { heights[$0].rows.count },
          newRows: { table.source.rowCount(ofSection: $0) ?? 0 }))
    } catch {
      pressed = nil
      throw error
    }
    if let row = pressed, plan.newPath(of: row) != nil { pressed = nil }
    let isAnimated = RowMotion.begin(plan, timing, of: table, completion)
    table.anchoring.keepingRows(plan, holding: held) {
      updateHeights(plan)
      table.followParts(plan, table.rowMotion?.phases.last)
      updateState(plan)
      if plan.renumbersSections || !plan.reloadedSections.isEmpty { table.updateSectionIndex() }
    }
    table.setNeedsLayout()
    if !isAnimated { table.completions.add(completion, in: table.scene) }
  }

  private func updateHeights(_ plan: UpdatePlan) {
    let updates = plan.updates
    var movedRows: [RowPath: (rows: RowRuns, cardInset: Double)] = [:]
    for move in updates.movedRows {
      var section = table.heights[move.from.section]
      movedRows[move.to] = (section.rows.remove(move.from.row..<move.from.row + 1), section.cardInset)
    }
    table.geometry.update(plan.removedRows.keys.sorted()) { number, section in
      for range in Self.ranges(of: plan.removedRows[number] ?? []).reversed() { section.rows.remove(range) }
    }
    var movedSections: [Int: HeightIndex.Section] = [:]
    for move in updates.movedSections { movedSections[move.to] = table.heights[move.from] }
    for section in plan.sections.removed.reversed() { table.geometry.remove(section: section) }
    for section in plan.sections.inserted {
      let new = movedSections[section] ?? table.measurer.makeSection(section)
      table.geometry.insert(new, at: section)
    }
    var insertedRows: [Int: [(row: Int, heights: RowRuns)]] = [:]
    for (section, rows) in plan.insertedRows {
      for range in Self.ranges(of: rows) {
        var new = RowRuns()
        for row in range {
          let path = RowPath(section: section, row: row)
          guard let moved = movedRows[path] else {
            new.insert(table.measurer.makeRow(path), at: new.count)
            continue
          }
          var rows = moved.rows
          // Texts wrap at another width in another card.
          if moved.cardInset != table.heights[section].cardInset { rows.forgetMeasures(keepingGiven: true) }
          new.insert(rows, at: new.count)
        }
        insertedRows[section, default: []].append((range.lowerBound, new))
      }
    }
    table.geometry.update(insertedRows.keys.sorted()) { number, section in
      for inserted in insertedRows[number] ?? [] { section.rows.insert(inserted.heights, at: inserted.row) }
    }
    for section in updates.reloadedSections {
      guard let new = plan.newSection(of: section) else { continue }
      let made = table.measurer.makeSection(new)
      table.geometry.update(new) { $0 = made }
    }
    for path in updates.reloadedRows {
      guard let new = plan.newPath(of: path) else { continue }
      let made = table.measurer.makeRow(new)
      table.geometry.update(new.section) {
        $0.rows.remove(new.row..<new.row + 1)
        $0.rows.insert(made, at: new.row)
      }
    }
    table.measurer.updateFirstHeader(formerly: plan.newSection(of: 0))
  }

  /// Consecutive numbers as ranges, ascending.
  private static func ranges(of numbers: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in numbers.sorted() {
      let isNext = ranges.last?.upperBound == number
      let start = isNext ? ranges.removeLast().lowerBound : number
      ranges.append(start..<number + 1)
    }
    return ranges
  }

  private func updateState(_ plan: UpdatePlan) {
    let focused = table.focus?.row
    if table.selection.renumber(by: plan) { table.showSelection() }
    if let focused, plan.newPath(of: focused) == nil { table.navigator.focusPosition(of: focused, in: plan) }
    table.prefetch.renumber(plan.newPath)
    table.rowScroll?.renumber(plan.newPath)
  }
}
