import InlayGraphics

/// Where a rounded table's column lies from side to side: inset, capped, centred, and then kept clear of the safe area.
///
/// System 1 subtracted the safe area after capping, and so took it twice from a wide table; here the centred column is
/// cut to the safe area.
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
