import InlayGraphics
import InlayLayers

/// The look of a table's rows: a function of its settings, its theme and its scene, without layers.
struct TableLook: Equatable {
  let theme: Theme
  let overrides: TableOverrides
  let style: TableView.Style
  let separatorStyle: TableView.SeparatorStyle
  let separatorInsetReference: TableView.SeparatorInsetReference
  /// Whether the rows are in a column.
  let isRounded: Bool
  let deviceScale: Double
  /// The insets of the rows' content from the safe area, in points.
  let leadingSpace: Double
  let trailingSpace: Double
  /// Whether several rows may be selected.
  let isMultipleSelection: Bool

  /// A decoration's card around the rows of a section, its lengths on whole device pixels.
  func card(of kind: DecorationKind) -> SectionCard {
    var settings = DecorationSettings(theme: theme)
    settings.deviceScale = deviceScale
    settings.isInColumn = isRounded
    settings.cornerRadius = onPixels(overrides.cornerRadius ?? theme.decoration.cornerRadius)
    settings.cornerCurve = theme.decoration.cornerCurve
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

  /// The common look of the rows of sections with a decoration, without what depends on the section's rows.
  func section(of kind: DecorationKind, _ card: SectionCard) -> SectionLook {
    let inset = card.inset
    let leading = contentInsetLeading
    var look = SectionLook()
    look.appearance.decoration = kind
    look.appearance.border = card.border
    look.appearance.clipsToCard = card.clipsRows
    look.appearance.roundsBackground = card.roundsBackgrounds
    look.hasBorderBetweenRows = card.hasBorderBetweenRows
    look.appearance.cornerRadius = card.cornerRadius
    look.appearance.cornerCurve = card.cornerCurve
    look.cardGap = card.gap
    look.appearance.cardInset = inset
    look.appearance.background = overrides.background ?? .token(.cellBackground)
    look.appearance.selectedBackground = overrides.selectedBackground ?? .token(.cellSelected)
    look.appearance.contentInsetLeading = leading + inset
    look.appearance.accessoryInset = theme.metrics.accessory.inset + leading - theme.metrics.row.leadingInset + inset
    look.appearance.leadingSpace = leadingSpace
    look.appearance.trailingSpace = trailingSpace
    look.appearance.isMultipleSelection = isMultipleSelection
    look.separator = card.separators == .none ? nil : separator
    let isOfStyle = card.separators == .ofTableStyle
    look.isEdgeToEdge = isOfStyle && style.isGrouped && !isRounded
    look.isPlain = isOfStyle && style == .plain
    return look
  }

  /// In points.
  var separatorInset: Insets {
    let left = isFromText ? 0 : theme.metrics.separator.leadingInset
    return overrides.separatorInset ?? Insets(left: left, right: theme.metrics.separator.trailingInset)
  }

  /// Whether separators begin at the rows' texts.
  private var isFromText: Bool { separatorInsetReference == .fromAutomaticInsets }

  /// From the rows' leading side to their texts, in points.
  var contentInsetLeading: Double {
    (isFromText ? nil : overrides.separatorInset?.left) ?? theme.metrics.row.leadingInset
  }

  /// The line between rows.
  private var separator: SeparatorAppearance? {
    guard separatorStyle != .none else { return nil }
    var separator = SeparatorAppearance()
    let inset = separatorInset
    separator.color = overrides.separatorColor ?? .token(.separator)
    separator.isOwnColor = overrides.separatorColor != nil
    separator.width = max(1 / deviceScale, theme.metrics.separator.width.snapped(toScale: deviceScale))
    separator.leading = inset.left.snapped(toScale: deviceScale)
    separator.trailing = inset.right.snapped(toScale: deviceScale)
    separator.isEtched = separatorStyle == .etched
    separator.beginsAtText = isFromText
    // Lines that begin before the text in the theme do so in every row.
    let fromText = theme.metrics.separator.leadingInset - theme.metrics.row.leadingInset
    if overrides.separatorInset == nil && !isFromText && fromText >= 0 { separator.fromText = fromText }
    separator.bottom = .inset
    return separator
  }

  private func onPixels(_ length: Double) -> Double { max(0, length.snapped(toScale: deviceScale)) }

  /// A line of at least one device pixel, or none without a width.
  private func onPixels(_ border: ThemeBorder) -> ThemeBorder {
    guard border.width > 0 else { return ThemeBorder() }
    return ThemeBorder(width: max(1 / deviceScale, border.width.snapped(toScale: deviceScale)), color: border.color)
  }
}
