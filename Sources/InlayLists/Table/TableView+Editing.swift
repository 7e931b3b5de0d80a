extension TableView {
  /// Begins or ends editing, as `isEditing` does.
  ///
  /// Animated, the contents of visible rows move to their positions by `updateTiming` and controls fade in or out,
  /// while the model is final at once. In a table without a scene, and in calls of its data source or delegate, nothing is animated.
  /// O(visible rows).
  public final func setEditing(_ editing: Bool, animated: Bool = false) {
    guard animated, editing != isEditing, let scene, !source.isAsking else {
      isEditing = editing
      return
    }
    // Changes that wait for layout are not animated.
    layoutIfNeeded()
    scene.animate(updateTiming) {
      isEditing = editing
      layoutIfNeeded()
    }
  }

  /// Asks for the editing settings of visible rows again.
  func reloadEditing() {
    invalidation.insert(.editing)
    setNeedsLayout()
  }

  /// Updates the visible cells when editing begins or ends. The settings of a row are asked for once, when the row
  /// comes into view or editing begins.
  func updateEditing() {
    guard invalidation.contains(.editing) else { return }
    invalidation.remove(.editing)
    defer { endLostLift() }
    let sections = isEditing ? source.currentSectionCount(in: self) : 0
    var known: (section: Int, rows: Int)?
    for cell in stage.cells {
      guard let path = cell.rowPath else { continue }
      guard isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows =
        known.flatMap { $0.section == path.section ? $0.rows : nil }
        ?? source.currentRowCount(ofSection: path.section, in: self)
      known = (path.section, rows)
      cell.editing = path.row < rows ? source.editing(ofRow: path, in: self) : nil
    }
  }
}
