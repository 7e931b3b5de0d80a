import InlayGraphics
import InlayLayers

extension TableView {
  /// How the backgrounds of rows are drawn, where the delegate does not say so for their section. Unless set, inset
  /// grouped tables have their theme's decoration, others none.
  public final var decoration: DecorationKind {
    get { overrides.decoration ?? (style == .insetGrouped ? theme.decoration.kind : .none) }
    set { overrides.decoration = newValue }
  }

  /// The radius of the cards that decorations draw, in points, laid out on whole device pixels; the theme's unless set.
  public final var sectionCornerRadius: Double {
    get { overrides.cornerRadius ?? theme.decoration.cornerRadius }
    set { overrides.cornerRadius = newValue }
  }

  /// From the rows' sides to the cards of corner covers, in points, while rows are as wide as the table; the theme's unless
  /// set.
  public final var decorationInset: Double {
    get { overrides.decorationInset ?? theme.decoration.inset }
    set { overrides.decorationInset = newValue }
  }

  /// The line around the rows of each section, of masked cards and of sliced images that the theme does not have; the
  /// theme's unless set.
  public final var sectionBorder: ThemeBorder {
    get { overrides.border ?? theme.decoration.border }
    set { overrides.border = newValue }
  }

  /// The shadow of the rows of each section together, of masked cards; the theme's unless set.
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
    guard let delegate, stillHas(section: section) else { return decoration }
    return delegate.tableView(self, decorationForSection: section) ?? decoration
  }

  /// What the rows of a section have in common.
  final func look(ofSection section: Int) -> SectionLook {
    let theme = self.theme
    let kind = decoration(ofSection: section)
    var look = SectionLook(section: section)
    look.appearance.decoration = kind
    if kind != .none { look.appearance.cornerRadius = cardRadius(ofSection: section, decoration: kind) }
    var inset = 0.0
    if kind == .cornerCovers {
      inset = isRounded ? 0 : max(0, decorationInset).snapped(toScale: deviceScale)
      look.cardGap = max(1 / deviceScale, theme.decoration.gap.snapped(toScale: deviceScale))
    }
    look.appearance.cardInset = inset
    look.appearance.border = sectionBorder
    look.appearance.background = cellBackgroundColor ?? .token(.cellBackground)
    look.appearance.selectedBackground = cellSelectedBackgroundColor ?? .token(.cellSelected)
    look.appearance.contentInsetLeading = contentInsetLeading + inset
    look.appearance.accessoryInset =
      theme.metrics.accessoryInset + contentInsetLeading - theme.metrics.contentInsetLeading + inset
    look.appearance.leadingRoom = safeSides.leading
    look.appearance.trailingRoom = isRounded ? 0 : safeSides.trailing + sectionIndexWidth
    look.appearance.isMultipleSelection = allowsSeveralSelectedRows
    look.separator = separator(in: kind, theme: theme)
    look.isEdgeToEdge = style.isGrouped && kind == .none && !isRounded
    look.isPlain = style == .plain && kind == .none
    return look
  }

  /// What a row looks like in its place.
  final func appearance(position: RowPosition, in look: SectionLook) -> CellAppearance {
    var appearance = look.appearance
    appearance.position = position
    appearance.cardGap = position.isLast ? 0 : look.cardGap
    guard var separator = look.separator else { return appearance }
    separator.hasTopEdge = look.isEdgeToEdge && position.isFirst
    if position.isLast && !look.isPlain { separator.bottom = look.isEdgeToEdge ? .edge : .none }
    appearance.separator = separator
    return appearance
  }

  /// The line between rows. Between the cards of corner covers the table shows instead.
  private func separator(in kind: DecorationKind, theme: Theme) -> SeparatorAppearance? {
    guard separatorStyle != .none, kind != .cornerCovers else { return nil }
    var separator = SeparatorAppearance()
    let inset = separatorInset
    separator.color = separatorColor ?? .token(.separator)
    separator.isOwnColor = separatorColor != nil
    separator.width = max(1 / deviceScale, theme.metrics.separatorWidth.snapped(toScale: deviceScale))
    separator.leading = inset.left.snapped(toScale: deviceScale)
    separator.trailing = inset.right.snapped(toScale: deviceScale)
    separator.isEtched = separatorStyle == .etched
    separator.beginsAtText = separatorInsetReference == .fromAutomaticInsets
    // A theme whose lines begin before the text means them to, whatever stands in the row.
    let fromText = theme.metrics.separatorInsetLeading - theme.metrics.contentInsetLeading
    let isOwn = overrides.separatorInset != nil || separator.beginsAtText
    if !isOwn && fromText >= 0 { separator.fromText = fromText }
    separator.bottom = .inset
    return separator
  }

  /// The radius of a section's cards. A card around several rows has one that fits into its first and its last row, since
  /// each of them shows its own corners.
  final func cardRadius(ofSection section: Int, decoration: DecorationKind) -> Double {
    let radius = max(0, sectionCornerRadius.snapped(toScale: deviceScale))
    let count = heights[section].rows.count
    guard decoration == .maskedCards, count > 0 else { return radius }
    let grid = deviceGrid
    let ends = [0, count - 1].map { row in
      let stretch = heights.row(RowPath(section: section, row: row))
      return grid.y(stretch.upperBound) - grid.y(stretch.lowerBound)
    }
    return min(radius, min(ends[0], ends[1]) / 2)
  }
}

/// What the rows of a section have in common.
struct SectionLook: Equatable {
  let section: Int
  /// Of a row of which nothing is known but its section.
  var appearance = CellAppearance()
  /// Nil where there are no lines.
  var separator: SeparatorAppearance?
  /// Below the card of each row but the last, in points.
  var cardGap = 0.0
  /// Whether lines from side to side stand above and below the section.
  var isEdgeToEdge = false
  /// Whether the last row has the line that all others have.
  var isPlain = false
}
