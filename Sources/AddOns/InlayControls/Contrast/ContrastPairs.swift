import InlayGraphics
import InlayLayers
import InlayLists

/// A text or a mark, and the background on which the library draws it.
package struct ContrastPair: Hashable {
  /// The background of a text or a mark.
  package indirect enum Ground: Hashable {
    /// A token's colour, blended over the table's background.
    case token(ColorToken)
    /// A row's images, which replace the token's colour.
    case images(isSelected: Bool)
    /// A gradient behind the rows, which replaces `table.background`: all of it, or at a place, 0 at the top.
    case gradient(at: Double? = nil)
    /// A part in a token's colour, or a share of it, above another background.
    case part(ColorToken, share: Double = 1, on: Ground)
  }

  package let text: ColorToken
  package let ground: Ground
  /// The ratio that WCAG 2 asks for: 4.5 for texts; 3 for large titles, marks and buttons with a background.
  package var least = 4.5
}

/// The texts and marks that the library draws in a theme, with their backgrounds.
///
/// The marks and texts on a part with any colour, such as a badge, an icon's tile, a swipe action or a filled button,
/// and in appearances of high contrast any button with a background, are not among them: their colour follows from the
/// part's (`RGBColor.contrasting`). Nor is decoration: separators, borders, disclosure indicators, tracks of controls.
package struct ContrastPairs {
  typealias Ground = ContrastPair.Ground

  let theme: Theme
  /// The theme's, or others in its place.
  var palette: Palette
  private let appearance: Appearance
  /// The contrast that views require for titles and marks on a coloured background.
  private let least: Double
  /// Whether sheets, alerts and menus have other backgrounds.
  private let isElevated: Bool

  package init(_ theme: Theme, _ appearance: Appearance) {
    self.theme = theme.namingTextColors()
    self.appearance = appearance
    palette = self.theme.palette(for: appearance)
    least = max(appearance.leastContrast, theme.leastContrast)
    isElevated = theme.elevates(in: appearance)
  }

  /// All distinct pairs.
  package var all: [ContrastPair] {
    var seen: Set<ContrastPair> = []
    return (rows + backgrounds + bars + fields + buttons + cards + marks).filter { seen.insert($0).inserted }
  }

  /// Whether all texts of a highlighted or selected row have the colour `label.highlighted`; otherwise each keeps its
  /// own.
  var highlightsTexts: Bool { palette[.highlightedLabel] != palette[.label] }

  /// The titles of rows with a category, on their backgrounds where these are tokens.
  var categories: [ContrastPair] {
    theme.categories.sorted { $0.key < $1.key }.map(\.value).flatMap { category in
      titles(of: category).compactMap { title, ground in
        guard case .token(let text) = title, case .token(let ground) = ground else { return nil }
        return ContrastPair(text: text, ground: .token(ground))
      }
    }
  }

  /// The colours of a category's titles and their backgrounds: of a row, and of a selected one.
  package func titles(of category: Theme.Category) -> [(text: Color, ground: Color)] {
    let label = category.label ?? .token(.label)
    return [
      (label, category.background ?? .token(.cellBackground)),
      (highlightsTexts ? .token(.highlightedLabel) : label, category.selected ?? .token(.cellSelected)),
    ]
  }

  private var isHighContrast: Bool { appearance.isHighContrast }

  /// The token of a text style's color: `namingTextColors()` has given one to each.
  private func token(of style: TextStyle) -> ColorToken {
    if case .token(let token) = theme.textAttributes[style].color { token } else { .label }
  }

  // MARK: Parts

  private var rows: [ContrastPair] {
    let texts = texts([.title, .detail, .subtitle, .button], .label, .secondaryLabel, .link, .tint, .destructive)
    return pairs(texts, on: grounds(of: .cellBackground))
      + pairs(highlightsTexts ? [.highlightedLabel] : texts, on: grounds(of: .cellSelected))
      + pairs(texts, on: [.token(.cellMultipleSelected)])
  }

  /// Headers, footers, large titles, empty states and a section index.
  private var backgrounds: [ContrastPair] {
    let headers = texts([.header, .footer], .headerLabel, .footerLabel)
    return pairs(headers, on: grounds(of: .tableBackground) + [.token(.barBackground)])
      + pages(at: 0.5).flatMap { page in
        let texts = [
          readable([.largeTitleLabel, .label], on: page), readable([.footerLabel, .secondaryLabel], on: page),
        ]
        let button = readable([.barTint, .tint], on: page)
        return pairs(texts, on: [page]) + buttonPairs([button], on: tinted(button, on: page))
      }
  }

  private var bars: [ContrastPair] {
    pairs(texts([.barTitle, .tabTitle], .barLabel, .barTint, .footerLabel), on: [.token(.barBackground)])
      + pages(at: 0).flatMap { page in
        let large = readable([token(of: .largeTitle), .label], on: page)
        let texts = [readable([.largeTitleLabel, .label], on: page), readable([.barTint, .tint], on: page)]
        return pairs([large], on: [page], atLeast: 3) + pairs(texts, on: [page])
      }
  }

  /// The pairs in rows, and in search fields above the rows.
  private var fields: [ContrastPair] {
    let pages = pages(at: 0)
    let grounds = grounds(of: .cellBackground) + pages
    let boxes = grounds.map { Ground.part(.fieldBackground, on: $0) }
    let selections = boxes.map { Ground.part(.selectionText, on: $0) }
    return pairs(texts([.title], .fieldPlaceholder), on: boxes) + pairs(texts([.title]), on: selections)
      + pairs([.fieldPlaceholder], on: self.grounds(of: .cellBackground))
      + pages.flatMap { pairs([readable([token(of: .button), .barTint], on: $0)], on: [$0]) }
  }

  /// Buttons, segments and steppers in rows.
  private var buttons: [ContrastPair] {
    grounds(of: .cellBackground).flatMap { row in
      let fill = Ground.part(.controlFill, on: row)
      return pairs([.label], on: [fill]) + pairs([.label], on: [.part(.controlSelected, on: fill)], atLeast: 3)
        + buttonPairs([.tint, .destructive], on: fill)
        + [ColorToken.tint, .destructive].flatMap { buttonPairs([$0], on: tinted($0, on: row)) }
    }
  }

  private func buttonPairs(_ texts: [ColorToken], on ground: Ground) -> [ContrastPair] {
    isHighContrast ? [] : pairs(texts, on: [ground], atLeast: RGBColor.leastContrast)
  }

  /// Menus, alerts, toasts and keyboards.
  private var cards: [ContrastPair] {
    let card = Ground.token(.popoverBackground)
    let fill = Ground.part(.controlFill, on: card)
    return pairs(texts([.message], .label), on: [card]) + pairs([.label], on: [fill])
      + buttonPairs([.tint, .destructive], on: fill)
      + pairs(
        [.keyLabel], on: [ColorToken.keyBackground, .keyFunction].map { .part($0, on: .token(.keyboardBackground)) })
  }

  private var marks: [ContrastPair] {
    let selected = highlightsTexts ? [ColorToken.highlightedLabel] : [.checkmark]
    return pairs([.checkmark], on: grounds(of: .cellBackground), atLeast: 3)
      + pairs(selected, on: grounds(of: .cellSelected), atLeast: 3)
      + (grounds(of: .cellBackground) + pages(at: 0)).flatMap {
        pairs([readable([.focusRing, .tint, .barTint], on: $0)], on: [$0], atLeast: 3)
      }
      + pairs([.caret], on: grounds(of: .cellBackground).map { .part(.fieldBackground, on: $0) }, atLeast: 3)
  }

  private func pairs(_ texts: [ColorToken], on grounds: [Ground], atLeast least: Double = 4.5) -> [ContrastPair] {
    grounds.flatMap { ground in texts.map { ContrastPair(text: $0, ground: ground, least: least) } }
  }

  private func texts(_ styles: [TextStyle], _ tokens: ColorToken...) -> [ColorToken] {
    var texts = tokens
    for color in styles.map({ token(of: $0) }) where !texts.contains(color) { texts.append(color) }
    return texts
  }

  /// A button's pale background.
  private func tinted(_ token: ColorToken, on ground: Ground) -> Ground {
    .part(token, share: isHighContrast ? RGBColor.highContrastTintShare : RGBColor.tintShare, on: ground)
  }

  /// The colour that the library chooses on a page.
  private func readable(_ tokens: [ColorToken], on ground: Ground) -> ColorToken {
    return colors(of: ground).first.map { palette.readable(tokens, on: $0, atLeast: least) } ?? tokens[0]
  }

  // MARK: Backgrounds

  /// The backgrounds behind the rows of grouped and of plain tables, at a position of a gradient.
  private func pages(at place: Double) -> [Ground] {
    guard theme.backgroundGradient == nil else { return [.gradient(at: place)] }
    return [.token(.tableBackground)] + plainRows + (isElevated ? [.token(.elevatedBackground)] : [])
  }

  /// The background of plain tables, by the token that the theme sets.
  private var plainRows: [Ground] {
    if theme.colors[.listBackground] != nil { return [.token(.listBackground)] }
    return isElevated ? [] : [.token(.cellBackground)]
  }

  /// The visible backgrounds for a token: also of plain tables and of elevated ones, where these differ.
  private func grounds(of token: ColorToken) -> [Ground] {
    let grounds = baseGrounds(of: token)
    switch token {
    case .cellBackground where isElevated:
      let plain = theme.colors[.listBackground] == nil ? ColorToken.tableBackground : .listBackground
      return grounds + [.token(plain), .token(.elevatedCellBackground), .token(.elevatedBackground)]
    case .cellBackground where theme.colors[.listBackground] != nil: return grounds + [.token(.listBackground)]
    case .tableBackground where isElevated: return grounds + [.token(.elevatedBackground)]
    default: return grounds
    }
  }

  private func baseGrounds(of token: ColorToken) -> [Ground] {
    let hasImages = theme.decoration.decoration.showsThemeImages
    switch token {
    case .cellBackground where hasImages && !images(isSelected: false).isEmpty:
      return [.token(token), .images(isSelected: false)]
    case .cellSelected where hasImages && !images(isSelected: true).isEmpty:
      return [.token(token), .images(isSelected: true)]
    case .tableBackground where theme.backgroundGradient != nil: return [.gradient()]
    default: return [.token(token)]
    }
  }

  private func images(isSelected: Bool) -> [Image] {
    RowPosition.allCases.compactMap { theme.rowImages.image(at: $0, isSelected: isSelected, scale: .infinity) }
  }

  // MARK: Ratios

  package func ratio(_ pair: ContrastPair) -> Double { ratio(.token(pair.text), on: pair.ground) }

  /// The contrast ratio of a text to its background: of a gradient, the lowest ratio of its colours; of an image, that
  /// of its middle pixel, which is stretched.
  func ratio(_ text: Color, on ground: Ground) -> Double {
    colors(of: ground).map { resolved(text).over($0).contrast(to: $0) }.min() ?? 21
  }

  /// The ratio of a text to a colour over the table.
  package func ratio(_ text: Color, on color: Color) -> Double {
    let behind = over(resolved(color))
    return resolved(text).over(behind).contrast(to: behind)
  }

  /// The opaque colours of a background.
  func colors(of ground: Ground) -> [RGBColor] {
    switch ground {
    case .token(let token): [over(resolved(.token(token)))]
    case .images(let isSelected): images(isSelected: isSelected).map { over($0.middlePixel) }
    case .gradient(let place): gradientColors(at: place)
    case .part(let token, let share, let ground):
      colors(of: ground).map { behind in
        let color = resolved(.token(token))
        return color.withAlpha(color.alpha * share).over(behind)
      }
    }
  }

  private func gradientColors(at place: Double?) -> [RGBColor] {
    let colors = (theme.backgroundGradient ?? []).map { over(resolved($0)) }
    guard let place, let last = colors.indices.last else { return colors }
    let position = place * Double(last)
    let lower = Int(position.rounded(.down))
    return [colors[min(lower + 1, last)].withAlpha(position - Double(lower)).over(colors[lower])]
  }

  private func over(_ color: RGBColor) -> RGBColor { color.over(resolved(.token(.tableBackground)).over(.white)) }

  private func resolved(_ color: Color) -> RGBColor {
    color.resolved(for: appearance) { palette[$0] } ?? .black
  }
}

extension Image {
  fileprivate var middlePixel: RGBColor {
    let pixel = withPixels { $0[(pixelHeight / 2) * pixelWidth + pixelWidth / 2] }
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    let alpha = part(24)
    guard alpha > 0 else { return .clear }
    return RGBColor(red: part(16) / alpha, green: part(8) / alpha, blue: part(0) / alpha, alpha: alpha)
  }
}
