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

  /// From the row's sides to its card, in points: 0 where the row has none of its own.
  final func rowCardInset(of kind: DecorationKind) -> Double { card(of: kind, theme).inset }

  /// The card that a decoration makes around the rows of a section, its lengths on whole device pixels.
  final func card(of kind: DecorationKind, _ theme: Theme) -> SectionCard {
    var settings = DecorationSettings(theme: theme)
    settings.deviceScale = deviceScale
    settings.isInColumn = isRounded
    settings.cornerRadius = onPixels(overrides.cornerRadius ?? theme.decoration.cornerRadius)
    if !settings.isInColumn { settings.inset = onPixels(overrides.decorationInset ?? theme.decoration.inset) }
    settings.gap = max(1 / deviceScale, onPixels(theme.decoration.gap))
    settings.border = onPixels(overrides.border ?? theme.decoration.border)
    var card = kind.decoration.card(in: settings)
    card.cornerRadius = onPixels(card.cornerRadius)
    card.inset = card.clipsRows ? 0 : onPixels(card.inset)
    card.gap = card.clipsRows ? 0 : onPixels(card.gap)
    card.border = onPixels(card.border)
    return card
  }

  private func onPixels(_ length: Double) -> Double { max(0, length.snapped(toScale: deviceScale)) }

  /// A line of at least one device pixel; without a width the standard border, which is none.
  private func onPixels(_ border: ThemeBorder) -> ThemeBorder {
    guard border.width > 0 else { return ThemeBorder() }
    return ThemeBorder(width: max(1 / deviceScale, border.width.snapped(toScale: deviceScale)), color: border.color)
  }

  /// What the rows of a section have in common.
  final func look(ofSection section: Int) -> SectionLook {
    let theme = self.theme
    let kind = decoration(ofSection: section)
    let card = card(of: kind, theme)
    let inset = card.inset
    var look = SectionLook(section: section)
    look.appearance.decoration = kind
    look.appearance.border = card.border
    look.appearance.clipsToCard = card.clipsRows
    look.appearance.cornerRadius = cardRadius(card.cornerRadius, ofSection: section, isShared: card.clipsRows)
    look.cardGap = card.gap
    look.appearance.cardInset = inset
    look.appearance.background = cellBackgroundColor ?? .token(.cellBackground)
    look.appearance.selectedBackground = cellSelectedBackgroundColor ?? .token(.cellSelected)
    look.appearance.contentInsetLeading = contentInsetLeading + inset
    look.appearance.accessoryInset =
      theme.metrics.accessoryInset + contentInsetLeading - theme.metrics.contentInsetLeading + inset
    look.appearance.leadingRoom = safeSides.leading
    // The index stands beside the rows, with the safe area beyond it.
    look.appearance.trailingRoom = stage.indexBar == nil ? safeSides.trailing : 0
    look.appearance.isMultipleSelection = allowsSeveralSelectedRows
    look.separator = card.separators == .none ? nil : separator(theme: theme)
    let isOfStyle = card.separators == .ofTableStyle
    look.isEdgeToEdge = isOfStyle && style.isGrouped && !isRounded
    look.isPlain = isOfStyle && style == .plain
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

  /// The line between rows.
  private func separator(theme: Theme) -> SeparatorAppearance? {
    guard separatorStyle != .none else { return nil }
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
  final func cardRadius(_ radius: Double, ofSection section: Int, isShared: Bool) -> Double {
    guard isShared, radius > 0, let rows = heights[section].rows.seenEnds else { return radius }
    let grid = deviceGrid
    let ends = [rows.lowerBound, rows.upperBound].map { row in
      let stretch = heights.row(RowPath(section: section, row: row))
      return grid.y(stretch.upperBound) - grid.y(stretch.lowerBound)
    }
    return min(radius, min(ends[0], ends[1]) / 2)
  }
}
