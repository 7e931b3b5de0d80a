import InlayGraphics
import InlayLayers
import InlayText

/// The column of inset grouped tables, in which their sections are cards.
extension TableView {
  /// From each side of the table to the column, in points; the theme's unless set. At 0 sections are still rounded.
  /// Only inset grouped tables have a column. The theme's inset, but not one that is set, is reduced in tables narrower
  /// than 140 points.
  public final var horizontalInset: Double {
    get { overrides.columnInset ?? theme.metrics.column.inset }
    set { overrides.columnInset = newValue }
  }

  /// Whether the sections of an inset grouped table are cards in a column; false gives the look of a grouped table.
  public final var showsRoundedCorners: Bool {
    get { overrides.showsRoundedCorners }
    set { overrides.showsRoundedCorners = newValue }
  }

  /// Whether the table has the look of a grouped one in the compact size class.
  public final var revertsInCompactWidth: Bool {
    get { overrides.revertsInCompactWidth }
    set { overrides.revertsInCompactWidth = newValue }
  }

  /// Whether the table has a column now, by its style, `showsRoundedCorners` and the size class.
  public final var isRounded: Bool {
    style == .insetGrouped && overrides.showsRoundedCorners
      && !(overrides.revertsInCompactWidth && traits.sizeClass == .compact)
  }

  /// The horizontal range of rows, headers and footers, with the table's visible height, in the table's own space, on
  /// device pixels. Without a column these are the table's sides, or the side of the section index.
  public final var columnRect: Rect {
    guard isRounded else { return stage.indexBar == nil ? bounds : rectBesideIndex }
    var inset = horizontalInset
    let metrics = theme.metrics
    if overrides.columnInset == nil, bounds.width < metrics.column.narrowTableWidth {
      inset = min(inset, max(0, (bounds.width - metrics.column.narrowWidth) / 2))
    }
    let column = Column(width: bounds.width, inset: inset, maximumWidth: columnLimit, safeArea: columnInsets)
    return visibleRect(from: column.minX, to: column.maxX)
  }

  /// The bounds without the section index and the safe area beside it.
  private var rectBesideIndex: Rect {
    let width = max(0, bounds.width - sectionIndexWidth - safeTrailingSide)
    let sides = directed(Rect(x: 0, y: 0, width: width, height: 0), in: bounds.width)
    return visibleRect(from: sides.minX, to: sides.maxX)
  }

  private func visibleRect(from left: Double, to right: Double) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: bounds.minX + grid.x(left), minY: bounds.minY, maxX: bounds.minX + grid.x(right), maxY: bounds.maxY)
  }

  /// The width of rows, in points.
  final var rowWidth: Double { columnRect.width }

  /// Sets the sides of every part of the column. Background, index bar and scroll indicators keep the whole width.
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

  /// The insets of the column, in points: the covered sides, and an indicator beside a covered trailing side.
  private var columnInsets: Insets {
    var covered = coveredInsets
    let direction = effectiveDirection
    if covered[trailingIn: direction] > 0 { covered[trailingIn: direction] += indicatorWidth }
    return covered
  }

  /// The width of the vertical indicator with the space around it, in points; 0 if it is not shown.
  final var indicatorWidth: Double {
    let metrics = theme.metrics
    return showsVerticalScrollIndicator ? metrics.scrollIndicator.width + 2 * metrics.scrollIndicator.inset : 0
  }

  /// The covered sides of the table, in points: outside the scene's safe area, and below an index bar.
  private var coveredInsets: Insets {
    var covered = safeAreaInsets
    guard let bar = shownSublayer(of: .indexBar) else { return covered }
    if bar === stage.indexBar {
      // By its width, since its frame is that of the layout before.
      let direction = effectiveDirection
      covered[trailingIn: direction] = max(covered[trailingIn: direction], indicatorSpace)
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

  /// The safe area's insets of full-width rows, in points; 0 for a column, which is inside the safe area.
  final var safeSides: (leading: Double, trailing: Double) {
    guard !isRounded else { return (0, 0) }
    let leading = effectiveDirection == .rightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    return (leading.snapped(toScale: deviceScale), safeTrailingSide.snapped(toScale: deviceScale))
  }

  /// The safe area's inset at the trailing side, in points, also of a table with a column.
  final var safeTrailingSide: Double { safeAreaInsets[trailingIn: effectiveDirection] }
}

extension Insets {
  fileprivate subscript(trailingIn direction: LayoutDirection) -> Double {
    get { direction == .rightToLeft ? left : right }
    set { if direction == .rightToLeft { left = newValue } else { right = newValue } }
  }
}

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

/// A header view of a table that keeps to the margins of the table's content.
package protocol TableMarginsFollower: Layer {
  /// From the view's sides to the content, in points; left is the leading side.
  var tableMargins: Insets { get set }
}

extension TableView {
  /// Gives the header view the margins of the rows' texts, or those of cards where the rows are in cards.
  func assertMargins(of header: Layer) {
    guard let follower = header as? any TableMarginsFollower else { return }
    let sides = safeSides
    let inset = look.card(of: decoration).inset
    var margins = Insets.zero
    if !isRounded {
      let trailing = stage.indexBar == nil ? sides.trailing : 0
      margins.left = sides.leading + (inset > 0 ? inset : contentInsetLeading)
      margins.right = trailing + (inset > 0 ? inset : theme.metrics.row.trailingInset)
    }
    follower.tableMargins = margins
  }
}

extension TableView {
  /// The device pixels in the table's own space; without an offset if the table is rotated or scaled.
  ///
  /// O(depth). A table that moves is laid out again; a move of its superlayers by a part of a pixel does not request
  /// layout.
  final var deviceGrid: DeviceGrid {
    let scale = deviceScale
    var grid = DeviceGrid(scale: scale)
    let toScene = superlayer?.transformToScene ?? .identity
    let isUpright = toScene.a == 1 && toScene.b == 0 && toScene.c == 0 && toScene.d == 1
    guard isUpright && transform.isIdentity else { return grid }
    let origin = toScene.apply(to: frame.origin)
    grid.offset = Point(x: Self.part(of: origin.x, scale), y: Self.part(of: origin.y, scale))
    return grid
  }

  /// The distance of an edge from the boundary between pixels before it, in points, without the last bits, in which
  /// equal positions may differ.
  private static func part(of edge: Double, _ scale: Double) -> Double {
    let pixels = edge * scale
    let part = ((pixels - pixels.rounded(.down)) * 1_048_576).rounded() / 1_048_576
    return part < 1 && part > 0 ? part / scale : 0
  }
}
