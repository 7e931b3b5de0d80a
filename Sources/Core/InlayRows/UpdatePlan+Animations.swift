/// The animations of an update's rows and sections, and which of them come or leave together.
extension UpdatePlan {
  /// The rows or sections that an update inserted or removed with a part, or around a gap between two of them, and the
  /// part's animation; nil for none.
  ///
  /// - Parameters:
  ///   - position: In the layout with the part, of some heights.
  ///   - gap: In the other layout, of other heights.
  func run(
    around position: TablePosition, from gap: TablePosition, isInserted: Bool, in heights: HeightIndex,
    _ others: HeightIndex
  ) -> (first: TablePosition, last: TablePosition, animation: RowAnimation)? {
    let animations = updates.animations
    // The number of a gap is that of the part below.
    switch (gap, position) {
    case (.sectionGap, _):
      guard let section = position.sectionNumber else { return nil }
      let run = (isInserted ? sectionsBefore : sections).removedRun(around: section)
      if position.isGap && position.section == nil && run.lowerBound == section { return nil }
      let own = max(run.lowerBound, position.section ?? section - 1)
      return (
        .section(run.lowerBound), .section(run.upperBound),
        isInserted ? animations.insertedSections[own] ?? .none : animation(deletingSection: own)
      )
    case (.rowGap(let other), .row(let path)), (.rowGap(let other), .rowGap(let path)):
      let (section, row) = (path.section, path.row)
      let old = isInserted ? other.section : section
      let changes = (isInserted ? rowChangesBack : rowChanges)[ofSection: section]
      // The count in the other layout, which may be lower.
      let count = others[other.section].rows.count
      let run =
        reloadedSections.contains(old)
        ? min(count, row)...max(heights[section].rows.count - 1, row)
        : changes?.removedRun(around: row) ?? row...row
      if position.isGap, run.lowerBound == row || row >= heights[section].rows.count { return nil }
      let own = RowPath(section: section, row: position.isGap ? row - 1 : row)
      return (
        .row(RowPath(section: section, row: run.lowerBound)), .row(RowPath(section: section, row: run.upperBound)),
        isInserted
          ? animations.reloadedSections[old] ?? animations.insertedRows[own] ?? .none : animation(deleting: own)
      )
    default: return nil
    }
  }

  /// The animation of a row or section part that is reloaded, by itself or with its section; nil for one that is not.
  func animation(reloading position: TablePosition) -> RowAnimation? {
    guard case .row(let path) = position else { return nil }
    if reloadedRows.contains(path) { return updates.animations.reloadedRows[path] ?? RowAnimation.none }
    guard reloadedSections.contains(path.section) else { return nil }
    return updates.animations.reloadedSections[path.section] ?? RowAnimation.none
  }

  /// The animation of a deleted row, by itself or with its section.
  private func animation(deleting path: RowPath) -> RowAnimation {
    if newSection(of: path.section) == nil { return animation(deletingSection: path.section) }
    if reloadedSections.contains(path.section) { return updates.animations.reloadedSections[path.section] ?? .none }
    return updates.animations.deletedRows[path] ?? .none
  }

  /// The animation of a deleted or reloaded section.
  private func animation(deletingSection section: Int) -> RowAnimation {
    let animations = updates.animations
    return animations.deletedSections[section] ?? animations.reloadedSections[section] ?? .none
  }

  /// The animation with which a cell, header or footer leaves, and whether another one replaces it there; nil for one
  /// that stays.
  ///
  /// - Parameter heights: Those afterwards.
  func end(of position: TablePosition, in heights: HeightIndex) -> (animation: RowAnimation, isReplaced: Bool)? {
    guard let section = position.section else { return nil }
    guard case .row(let path) = position else {
      let isReplaced = reloadedSections.contains(section)
      return isReplaced || newSection(of: section) == nil ? (animation(deletingSection: section), isReplaced) : nil
    }
    if let reload = animation(reloading: position) { return (reload, !position.after(self, in: heights).isGap) }
    return newPath(of: path) == nil ? (animation(deleting: path), false) : nil
  }
}
