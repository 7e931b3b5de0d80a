import InlayGraphics
import InlayLayers

/// The settings that the look of a table's rows follows from, without layers.
struct LookSettings: Equatable {
  let theme: Theme
  /// The number of changes of the table's overrides, which stands for them in comparisons: they are many.
  let overridesVersion: Int
  let style: TableView.Style
  let separatorStyle: TableView.SeparatorStyle
  let separatorInsetReference: TableView.SeparatorInsetReference
  /// Whether the rows are in a column.
  let isRounded: Bool
  let displayScale: Double
  /// The insets of the rows' content from the safe area, in points.
  let leadingSpace: Double
  let trailingSpace: Double
  /// Whether several rows may be selected.
  let isMultipleSelection: Bool
}

/// The look of a table's rows: a function of its settings, which keeps the cards and looks of the decorations in use.
final class TableLook {
  let settings: LookSettings
  private let overrides: TableOverrides
  // Loaded and stored whole, or changed without calls of other code.
  @exclusivity(unchecked) private var known: [(kind: Decoration, card: SectionCard, rows: Shared<RowsLook>)] = []

  /// Whether a decoration in use has a shadow, and the table has none in whose reach it would be shown.
  private(set) var hidesShadow = false

  /// More decorations of one table are made anew each time.
  private static let mostKinds = 8

  init(_ settings: LookSettings, _ overrides: TableOverrides) {
    self.settings = settings
    self.overrides = overrides
  }

  /// The card around the rows of sections with a decoration, its lengths on whole device pixels.
  func card(of kind: Decoration) -> SectionCard {
    let index = index(of: kind)
    return known[index].card
  }

  /// The common look of the rows of sections with a decoration, without what depends on the section's rows.
  func rows(of kind: Decoration) -> Shared<RowsLook> {
    let index = index(of: kind)
    return known[index].rows
  }

  /// Returns the number of a decoration, and queries its card if that is not known. O(kinds in use).
  private func index(of kind: Decoration) -> Int {
    // A copy, since comparisons may call code of apps.
    let looks = known
    if let index = looks.indices.first(where: { looks[$0].kind == kind }) { return index }
    if known.count == Self.mostKinds { known.removeAll(keepingCapacity: true) }
    let card = makeCard(of: kind)
    let rows = Shared(makeRows(of: kind, card))
    known.append((kind, card, rows))
    return known.count - 1
  }

  /// The shadow of cards as decorations get it.
  var standardShadow: Shadow {
    let theme = settings.theme.card.shadow
    guard var shadow = overrides.shadow else { return theme }
    shadow.color = shadow.color ?? theme.color
    return shadow
  }

  private func makeCard(of kind: Decoration) -> SectionCard {
    let (theme, displayScale) = (settings.theme, settings.displayScale)
    var standard = theme.card
    standard.cornerRadius = onPixels(overrides.cornerRadius ?? standard.cornerRadius)
    standard.border = onPixels(overrides.border ?? standard.border)
    standard.shadow = standardShadow
    standard.isInColumn = settings.isRounded
    standard.inset = settings.isRounded ? 0 : onPixels(overrides.decorationInset ?? standard.inset)
    standard.gap = max(1 / displayScale, onPixels(standard.gap))
    var card = kind.decoration.card(standard, theme: theme)
    card.cornerRadius = onPixels(card.cornerRadius)
    card.inset = card.clipsRows ? 0 : onPixels(card.inset)
    card.gap = card.clipsRows ? 0 : onPixels(card.gap)
    card.border = onPixels(card.border)
    if card.shadow.isVisible && !standard.shadow.isVisible { hidesShadow = true }
    return card
  }

  private func makeRows(of kind: Decoration, _ card: SectionCard) -> RowsLook {
    let metrics = settings.theme.metrics
    let inset = card.inset
    let leading = contentInsetLeading
    var look = RowsLook()
    look.appearance.decoration = kind
    look.appearance.border = card.border
    look.appearance.clipsToCard = card.clipsRows
    look.appearance.roundsBackground = card.roundsBackgrounds
    look.hasBorderBetweenRows = card.bordersRows
    look.appearance.cornerRadius = card.cornerRadius
    look.appearance.cornerCurve = card.cornerCurve
    look.cardGap = card.gap
    look.appearance.cardInset = inset
    look.appearance.background = overrides.background ?? .token(settings.style.rowToken)
    look.appearance.selectedBackground = overrides.selectedBackground ?? .token(.cellSelected)
    look.appearance.contentInsetLeading = leading + inset
    look.appearance.accessoryInset = metrics.accessory.inset + leading - metrics.row.leadingInset + inset
    look.appearance.leadingSpace = settings.leadingSpace
    look.appearance.trailingSpace = settings.trailingSpace
    look.appearance.isMultipleSelection = settings.isMultipleSelection
    look.separator = card.separators == .none ? nil : separator
    let isOfStyle = card.separators == .ofTableStyle
    look.isEdgeToEdge = isOfStyle && settings.style.isGrouped && !settings.isRounded
    look.isPlain = isOfStyle && settings.style == .plain
    return look
  }

  /// The inset in points.
  var separatorInset: Insets {
    let left = isFromText ? 0 : settings.theme.metrics.separator.leadingInset
    return overrides.separatorInset ?? Insets(left: left, right: settings.theme.metrics.separator.trailingInset)
  }

  /// Whether separators begin at the rows' texts.
  private var isFromText: Bool { settings.separatorInsetReference == .fromAutomaticInsets }

  /// The distance from the rows' leading side to their texts, in points.
  var contentInsetLeading: Double {
    (isFromText ? nil : overrides.separatorInset?.left) ?? settings.theme.metrics.row.leadingInset
  }

  /// The line between rows.
  private var separator: SeparatorAppearance? {
    guard settings.separatorStyle != .none else { return nil }
    var separator = SeparatorAppearance()
    let inset = separatorInset
    separator.color = overrides.separatorColor ?? .token(.separator)
    separator.isOwnColor = overrides.separatorColor != nil
    separator.width = max(
      1 / settings.displayScale, settings.theme.metrics.separator.width.snapped(toScale: settings.displayScale))
    separator.leading = inset.left.snapped(toScale: settings.displayScale)
    separator.trailing = inset.right.snapped(toScale: settings.displayScale)
    separator.isEtched = settings.separatorStyle == .etched
    separator.beginsAtText = isFromText
    // Lines that begin before the text in the theme do so in every row.
    let fromText = settings.theme.metrics.separator.leadingInset - settings.theme.metrics.row.leadingInset
    if overrides.separatorInset == nil && !isFromText && fromText >= 0 { separator.fromText = fromText }
    separator.bottom = .inset
    return separator
  }

  private func onPixels(_ length: Double) -> Double { max(0, length.snapped(toScale: settings.displayScale)) }

  /// A line of at least one device pixel, or none without a width.
  private func onPixels(_ border: Border) -> Border {
    guard border.width > 0 else { return Border() }
    return Border(
      width: max(1 / settings.displayScale, border.width.snapped(toScale: settings.displayScale)), color: border.color)
  }
}
