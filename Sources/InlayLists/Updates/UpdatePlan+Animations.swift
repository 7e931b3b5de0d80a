/// The animations of an update's rows and sections, and which of them come or leave together.
extension UpdatePlan {
  /// The first and the last of the parts that an update removed with one.
  func removed(around position: TablePosition, in heights: HeightIndex, afterwards: HeightIndex) -> [TablePosition] {
    Self.ends(
      around: position, position.section.flatMap(newSection), in: heights, of: afterwards, sections, rowChanges,
      isReloaded: position.section.map(reloadedSections.contains) ?? false)
  }

  /// The first and the last of the parts that an update inserted with one, and the animation of that one.
  ///
  /// - Parameter gap: The position before.
  func inserted(
    around position: TablePosition, from gap: TablePosition, in heights: HeightIndex, before: HeightIndex
  ) -> (ends: [TablePosition], animation: RowAnimation) {
    let animations = updates.animations
    let ends = Self.ends(
      around: position, gap.section, in: heights, of: before, sectionsBefore, rowChangesBack,
      isReloaded: gap.section.map(reloadedSections.contains) ?? false)
    guard let old = gap.section, case .row(let path) = position else {
      return (ends, position.section.flatMap { animations.insertedSections[$0] } ?? .none)
    }
    return (ends, animations.reloadedSections[old] ?? animations.insertedRows[path] ?? .none)
  }

  /// - Parameters:
  ///   - other: The section in the other layout; nil if it comes or leaves as a whole.
  ///   - isReloaded: Whether the section is: then rows beyond the other layout's come or leave.
  private static func ends(
    around position: TablePosition, _ other: Int?, in heights: HeightIndex, of others: HeightIndex,
    _ sections: IndexChanges, _ rows: [Int: IndexChanges], isReloaded: Bool
  ) -> [TablePosition] {
    guard let section = position.section else { return [position, position] }
    guard let other, case .row(let path) = position else {
      let run = sections.removedRun(around: section)
      return [.section(run.lowerBound), .section(run.upperBound)]
    }
    let run =
      isReloaded
      ? min(others[other].rows.count, path.row)...max(heights[section].rows.count - 1, path.row)
      : rows[section]?.removedRun(around: path.row) ?? path.row...path.row
    return [run.lowerBound, run.upperBound].map { .row(RowPath(section: section, row: $0)) }
  }

  /// The animation of a row that is reloaded, by itself or with its section; nil for one that is not.
  func animation(reloading path: RowPath) -> RowAnimation? {
    if reloadedRows.contains(path) { return updates.animations.reloadedRows[path] ?? RowAnimation.none }
    guard reloadedSections.contains(path.section) else { return nil }
    return updates.animations.reloadedSections[path.section] ?? RowAnimation.none
  }

  /// The animation of a deleted row, by itself or with its section.
  func animation(deleting path: RowPath) -> RowAnimation {
    if newSection(of: path.section) == nil { return animation(deletingSection: path.section) }
    if reloadedSections.contains(path.section) { return updates.animations.reloadedSections[path.section] ?? .none }
    return updates.animations.deletedRows[path] ?? .none
  }

  /// The animation of a deleted or reloaded section.
  func animation(deletingSection section: Int) -> RowAnimation {
    let animations = updates.animations
    return animations.deletedSections[section] ?? animations.reloadedSections[section] ?? .none
  }

  /// The animation with which a cell, header or footer leaves, and whether another one replaces it there; nil for one that stays.
  ///
  /// - Parameter heights: Those afterwards.
  func end(of position: TablePosition, in heights: HeightIndex) -> (animation: RowAnimation, isReplaced: Bool)? {
    guard let section = position.section else { return nil }
    guard case .row(let path) = position else {
      let isReplaced = reloadedSections.contains(section)
      return isReplaced || newSection(of: section) == nil ? (animation(deletingSection: section), isReplaced) : nil
    }
    if let reload = animation(reloading: path) { return (reload, !position.after(self, in: heights).isGap) }
    return newPath(of: path) == nil ? (animation(deleting: path), false) : nil
  }
}
