import InlayGraphics
import InlayLayers

/// The column of inset grouped tables, in which their sections are cards.
extension TableView {
  /// From each side of the table to the column, in points; the theme's unless set. At 0 sections are still rounded. Only
  /// inset grouped tables have a column. In tables of less than 140 points the theme's inset gives way to the rows, one
  /// that is set holds.
  public final var horizontalInset: Double {
    get { columnOverrides.inset ?? theme.metrics.horizontalInset }
    set { columnOverrides.inset = newValue }
  }

  /// Whether the sections of an inset grouped table are cards in a column; false gives the edge-to-edge look of a grouped
  /// one.
  public final var showsRoundedCorners: Bool {
    get { columnOverrides.showsRoundedCorners }
    set { columnOverrides.showsRoundedCorners = newValue }
  }

  /// Whether the compact size class has the edge-to-edge look too.
  public final var revertsInCompactWidth: Bool {
    get { columnOverrides.revertsInCompactWidth }
    set { columnOverrides.revertsInCompactWidth = newValue }
  }

  /// Whether the table has its column now, by its style, the switch and the size class.
  public final var isRounded: Bool {
    style == .insetGrouped && columnOverrides.showsRoundedCorners
      && !(columnOverrides.revertsInCompactWidth && traits.sizeClass == .compact)
  }

  /// The sides of rows, headers and footers, and the table's visible height, in the table's own space, on device pixels.
  /// Without a column these are the table's sides, or that of the section index.
  public final var columnRect: Rect {
    guard isRounded else { return stage.indexBar == nil ? bounds : rectBesideIndex }
    var inset = horizontalInset
    let metrics = theme.metrics
    if columnOverrides.inset == nil, bounds.width < metrics.narrowTableWidth {
      inset = min(inset, max(0, (bounds.width - metrics.narrowColumnWidth) / 2))
    }
    let column = Column(width: bounds.width, inset: inset, maximumWidth: columnLimit, safeArea: columnInsets)
    let grid = deviceGrid
    return Rect(
      minX: bounds.minX + grid.x(column.minX), minY: bounds.minY, maxX: bounds.minX + grid.x(column.maxX),
      maxY: bounds.maxY)
  }

  /// The table up to its section index, and to the safe area beside that.
  private var rectBesideIndex: Rect {
    let width = max(0, bounds.width - sectionIndexWidth - safeTrailingSide)
    let sides = directed(Rect(x: 0, y: 0, width: width, height: 0), in: bounds.width)
    let grid = deviceGrid
    return Rect(
      minX: bounds.minX + grid.x(sides.minX), minY: bounds.minY, maxX: bounds.minX + grid.x(sides.maxX),
      maxY: bounds.maxY)
  }

  /// The width that rows get, in points.
  final var rowWidth: Double { columnRect.width }

  /// Gives every part of the column the column's sides, whatever they were. Decided by role: background, index bar and
  /// scroll indicators keep the whole width.
  final func assertColumn() {
    guard isRounded, invalidation.contains(.column) else { return }
    defer { invalidation.remove(.column) }
    let column = columnRect
    for part in sublayers where part.role?.liesInColumn ?? false {
      let frame = part.untransformedFrame
      let inset = (part as? SectionShadow)?.inset ?? 0
      part.untransformedFrame = Rect(
        x: column.minX + inset, y: frame.minY, width: max(0, column.width - 2 * inset), height: frame.height)
    }
  }

  /// What the column keeps clear of, in points: what covers the sides, and the indicator that stands beside it.
  private var columnInsets: Insets {
    var covered = coveredInsets
    if effectiveDirection == .rightToLeft {
      if covered.left > 0 { covered.left += indicatorWidth }
    } else if covered.right > 0 {
      covered.right += indicatorWidth
    }
    return covered
  }

  /// What the vertical indicator takes at the trailing side, with the room around it, in points; 0 where none is wanted.
  final var indicatorWidth: Double {
    let metrics = theme.metrics
    return showsVerticalScrollIndicator ? metrics.scrollIndicatorWidth + 2 * metrics.scrollIndicatorInset : 0
  }

  /// What covers the table's sides, in points: all that lies outside of the scene's safe area, and an index bar.
  private var coveredInsets: Insets {
    var covered = safeAreaInsets
    guard let bar = shownSublayer(of: .indexBar) else { return covered }
    if bar === stage.indexBar {
      // By its width: the place that it has is of the layout before.
      if effectiveDirection == .rightToLeft {
        covered.left = max(covered.left, indicatorRoom)
      } else {
        covered.right = max(covered.right, indicatorRoom)
      }
      return covered
    }
    let frame = bar.frame
    if frame.midX > bounds.midX {
      covered.right = max(covered.right, bounds.maxX - frame.minX)
    } else {
      covered.left = max(covered.left, frame.maxX - bounds.minX)
    }
    return covered
  }

  /// What the scene's safe area takes of rows from side to side, in points. A column keeps clear of it as a whole.
  final var safeSides: (leading: Double, trailing: Double) {
    guard !isRounded else { return (0, 0) }
    let safe = safeAreaInsets
    let isMirrored = effectiveDirection == .rightToLeft
    let sides = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    return (sides.0.snapped(toScale: deviceScale), sides.1.snapped(toScale: deviceScale))
  }

  /// What the safe area takes at the trailing side, of a table with a column too.
  final var safeTrailingSide: Double {
    let safe = safeAreaInsets
    return effectiveDirection == .rightToLeft ? safe.left : safe.right
  }
}
