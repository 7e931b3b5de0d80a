import InlayGraphics
import InlayLayers

extension TableView {
  /// The decoration of rows in sections for which the delegate names none: built-in, such as `maskedCards`, or an app's own
  /// `RowDecoration`. Unless set, inset grouped tables have their theme's decoration, others none.
  public final var decoration: DecorationKind {
    get { overrides.decoration ?? (style == .insetGrouped ? theme.decoration.kind : .none) }
    set { overrides.decoration = newValue }
  }

  /// The radius of the cards that decorations draw, in points, laid out on whole device pixels; the theme's unless set.
  public final var sectionCornerRadius: Double {
    get { overrides.cornerRadius ?? theme.decoration.cornerRadius }
    set { overrides.cornerRadius = newValue }
  }

  /// From the rows' sides to the cards of corner covers, and of decorations of apps that use it, in points, while rows are
  /// as wide as the table; the theme's unless set.
  public final var decorationInset: Double {
    get { overrides.decorationInset ?? theme.decoration.inset }
    set { overrides.decorationInset = newValue }
  }

  /// The line around the rows of each section that is a card: of every built-in decoration, and of plain rectangles in a
  /// column. Images that the theme gives to rows have none. The theme's unless set.
  public final var sectionBorder: ThemeBorder {
    get { overrides.border ?? theme.decoration.border }
    set { overrides.border = newValue }
  }

  /// The shadow of the rows of each section together, of masked cards and other decorations with a shadow
  /// (`SectionCard.hasShadow`); the theme's unless set.
  public final var sectionShadow: ThemeShadow {
    get { overrides.shadow ?? theme.decoration.shadow }
    set { overrides.shadow = newValue }
  }

  public final var sectionShadowColor: LayerColor {
    get { overrides.shadowColor ?? theme.decoration.shadowColor }
    set { overrides.shadowColor = newValue }
  }

  /// How the rows of a section are drawn now.
  final func decoration(ofSection section: Int) -> DecorationKind {
    guard style != .insetGrouped || isRounded else { return .none }
    return source.decoration(ofSection: section, in: self) ?? decoration
  }

  /// The look of the table's rows as things are. O(depth) where a layer around has a theme of its own.
  final var look: TableLook {
    TableLook(
      theme: theme, overrides: overrides, style: style, separatorStyle: separatorStyle,
      separatorInsetReference: separatorInsetReference, isRounded: isRounded, deviceScale: deviceScale)
  }

  /// What the rows of a section have in common.
  final func look(ofSection section: Int) -> SectionLook {
    // The index stands beside the rows, with the safe area beyond it.
    let room = (leading: safeSides.leading, trailing: stage.indexBar == nil ? safeSides.trailing : 0)
    return look.section(
      section, decoration(ofSection: section), shortestEnd: shortestEnd(ofSection: section), room: room,
      isMultipleSelection: allowsSeveralSelectedRows)
  }

  /// The height of the lower one of a section's first and last row, in points; nil without rows.
  final func shortestEnd(ofSection section: Int) -> Double? {
    guard let rows = heights[section].rows.seenEnds else { return nil }
    let grid = deviceGrid
    let ends = [rows.lowerBound, rows.upperBound].map { row in
      let stretch = heights.row(RowPath(section: section, row: row))
      return grid.y(stretch.upperBound) - grid.y(stretch.lowerBound)
    }
    return min(ends[0], ends[1])
  }
}
