import InlayGraphics
import InlayLayers

extension TableView {
  /// The decoration of rows in sections without a decoration of the delegate: built-in, such as `maskedCards`, or an
  /// app's own `RowDecoration`. Unless set, inset grouped tables have their theme's decoration, others none.
  public final var decoration: DecorationKind {
    get { overrides.decoration ?? (style == .insetGrouped ? theme.decoration.kind : .none) }
    set { overrides.decoration = newValue }
  }

  /// The radius of decorations' cards, in points, rounded to whole device pixels in use; the theme's unless set.
  public final var sectionCornerRadius: Double {
    get { overrides.cornerRadius ?? theme.decoration.cornerRadius }
    set { overrides.cornerRadius = newValue }
  }

  /// From the rows' sides to the cards of corner covers, and of apps' decorations that use it, in points, in tables
  /// without a column; the theme's unless set.
  public final var decorationInset: Double {
    get { overrides.decorationInset ?? theme.decoration.inset }
    set { overrides.decorationInset = newValue }
  }

  /// The line around the rows of each section: of every built-in decoration except rows with the theme's images, and of
  /// plain rectangles in a column. The theme's unless set.
  public final var sectionBorder: ThemeBorder {
    get { overrides.border ?? theme.decoration.border }
    set { overrides.border = newValue }
  }

  /// The shadow of each section's card, of masked cards and other decorations with a shadow (`SectionCard.hasShadow`);
  /// the theme's unless set.
  public final var sectionShadow: ThemeShadow {
    get { overrides.shadow ?? theme.decoration.shadow }
    set { overrides.shadow = newValue }
  }

  public final var sectionShadowColor: LayerColor {
    get { overrides.shadowColor ?? theme.decoration.shadowColor }
    set { overrides.shadowColor = newValue }
  }

  final func decoration(ofSection section: Int) -> DecorationKind {
    guard style != .insetGrouped || isRounded else { return .none }
    return source.decoration(ofSection: section, in: self) ?? decoration
  }

  /// The present look of the table's rows. O(depth) if a superlayer overrides the theme.
  final var look: TableLook {
    TableLook(
      theme: theme, overrides: overrides, style: style, separatorStyle: separatorStyle,
      separatorInsetReference: separatorInsetReference, isRounded: isRounded, deviceScale: deviceScale)
  }

  /// The common look of a section's rows.
  final func look(ofSection section: Int) -> SectionLook {
    // The index is between the rows and the safe area.
    let space = (leading: safeSides.leading, trailing: stage.indexBar == nil ? safeSides.trailing : 0)
    var look = look.section(
      section, decoration(ofSection: section), space: space, isMultipleSelection: allowsSeveralSelectedRows)
    guard roundsCard(look.appearance) else { return look }
    if let extent = extent(ofSection: section) { look.fitCard(to: extent, width: stage.column.width) }
    if let motion = rowMotion {
      look.openEnds = look.lowCard == nil ? motion.layout.openEnds(ofSection: section) : .all
    }
    return look
  }

  /// Whether rows of a look have the round corners of a rectangle around their section.
  final func roundsCard(_ look: CellAppearance) -> Bool {
    guard look.cornerRadius > 0 else { return false }
    if look.clipsToCard { return true }
    switch look.decoration.decoration {
    case is CornerImages, is CornerCovers: return true
    case is SlicedImages: return theme.decoration.images.isEmpty
    default: return false
    }
  }
}
