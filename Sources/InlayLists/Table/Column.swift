import InlayGraphics

/// The horizontal range of a rounded table's column: inset, limited, centred, and then cut to the safe area.
///
/// TORoundedTableView subtracts the safe area after the limit, and so twice from a wide table.
struct Column: Equatable {
  /// From the table's left side, in points, before snapping.
  let minX: Double
  let maxX: Double

  init(width: Double, inset: Double, maximumWidth: Double?, safeArea: Insets) {
    var column = max(0, width - 2 * inset)
    if let maximumWidth, maximumWidth > 0 { column = min(column, maximumWidth) }
    let left = (width - column) / 2
    minX = max(left, safeArea.left)
    maxX = max(minX, min(left + column, width - safeArea.right))
  }
}
