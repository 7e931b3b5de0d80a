import InlayGraphics
import InlayLayers

/// A table whose sections are rounded cards in a narrowed column, after TORoundedTableView.
///
/// The table lays everything out from side to side; after it, at every layout, each part that lies in the column gets
/// the column's sides again. Decided by role: background, index bar and scroll indicators keep the whole width.
open class RoundedTableView: TableView {
  /// What the owner set instead of the theme's values. Of a value that may be nil, the outer optional says whether it
  /// was set.
  package struct ColumnOverrides: Equatable {
    package var inset: Double?
    package var maximumWidth: Double??
  }

  package final var columnOverrides = ColumnOverrides() {
    didSet { if columnOverrides != oldValue { setNeedsLayout() } }
  }

  /// Whether sections are cards in a column; false gives the edge-to-edge look of a grouped table.
  public var showsRoundedCorners = true {
    didSet { if showsRoundedCorners != oldValue { setNeedsLayout() } }
  }

  /// Whether the compact size class has the edge-to-edge look too.
  public var revertsInCompactWidth = false {
    didSet { if revertsInCompactWidth != oldValue { setNeedsLayout() } }
  }

  /// From the column's side to the text of headers and footers, in points; nil for the separators' inset.
  public var headerTextInset: Double? {
    didSet { if headerTextInset != oldValue { setNeedsLayout() } }
  }

  public init() {
    super.init(style: .grouped)
  }

  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// From each side of the table to the column, in points; the theme's unless set. At 0 sections are still rounded.
  public final var horizontalInset: Double {
    get { columnOverrides.inset ?? theme.metrics.horizontalInset }
    set { columnOverrides.inset = newValue }
  }

  /// The widest that the column gets, in points; the theme's unless set. Nil, and 0 or less, mean no limit.
  public final var maximumWidth: Double? {
    get { columnOverrides.maximumWidth ?? theme.metrics.maximumWidth }
    set { columnOverrides.maximumWidth = .some(newValue) }
  }

  /// Whether the table has its column now, by the switch and by the size class.
  public final var isRounded: Bool {
    showsRoundedCorners && !(revertsInCompactWidth && traits.sizeClass == .compact)
  }

  /// The column's sides, and the table's visible height, in the table's own space, on device pixels.
  public final var columnRect: Rect {
    guard isRounded else { return bounds }
    let column = Column(
      width: bounds.width, inset: horizontalInset, maximumWidth: maximumWidth, safeArea: coveredInsets)
    return Rect(
      minX: bounds.minX + column.minX.snapped(toScale: deviceScale), minY: bounds.minY,
      maxX: bounds.minX + column.maxX.snapped(toScale: deviceScale), maxY: bounds.maxY)
  }

  override var rowWidth: Double { columnRect.width }

  /// The column while the base pass places the parts: to find it all of them are looked at.
  private var columnOfLayout: Rect?

  open override func layoutParts() {
    columnOfLayout = columnRect
    super.layoutParts()
    columnOfLayout = nil
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    assertColumn()
  }

  /// Gives every part of the column the column's sides, whatever they were.
  private func assertColumn() {
    guard isRounded else { return }
    let column = columnRect
    for part in sublayers where part.role?.liesInColumn ?? false {
      let frame = part.frame
      part.frame = Rect(x: column.minX, y: frame.minY, width: column.width, height: frame.height)
    }
  }

  override func sides(of part: Layer) -> Rect {
    part.role?.liesInColumn ?? false ? columnOfLayout ?? columnRect : bounds
  }

  override var standardDecoration: DecorationKind { theme.decoration.kind }
  override var allowsDecoration: Bool { isRounded }
  override var hasColumn: Bool { isRounded }

  override var headerTextLeading: Double { headerTextInset ?? super.headerTextLeading }

  /// What covers the table's sides, in points: all that lies outside of the scene's safe area, and an index bar.
  private var coveredInsets: Insets {
    var covered = safeAreaInTable
    guard let bar = sublayers.first(where: { $0.role == .indexBar && !$0.isHidden }) else { return covered }
    let frame = bar.frame
    if frame.midX > bounds.midX {
      covered.right = max(covered.right, bounds.maxX - frame.minX)
    } else {
      covered.left = max(covered.left, frame.maxX - bounds.minX)
    }
    return covered
  }

  /// How far the scene's safe area keeps from the table's sides, in points.
  private var safeAreaInTable: Insets {
    guard let scene, scene.traits.safeArea != .zero else { return .zero }
    let safe = Rect(origin: .zero, size: scene.size).inset(by: scene.traits.safeArea)
    let own = convert(safe, from: nil)
    return Insets(
      top: 0, left: max(0, own.minX - bounds.minX), bottom: 0, right: max(0, bounds.maxX - own.maxX))
  }
}
