import InlayGraphics
import InlayLayers
import InlayLists

/// The texts that a list in a theme draws, with their backgrounds.
struct ContrastPairs {
  /// The background of a text.
  enum Ground: Hashable {
    /// A token's colour, blended over the table's background.
    case token(ColorToken)
    /// A row's images, which replace the token's colour.
    case images(isSelected: Bool)
    /// A gradient behind the rows, which replaces `table.background`.
    case gradient
  }

  let theme: Theme
  let palette: Palette

  init(_ theme: Theme, _ appearance: Appearance) {
    self.theme = theme
    palette = theme.palette(for: appearance)
  }

  /// All distinct pairs that lists draw themselves: texts of rows; of headers and footers on the table and on the bars
  /// of plain tables; and of bars. Letters of a section index have the colours of rows or of headers.
  var all: [(text: ColorToken, ground: Ground)] {
    let rows = texts([.title, .detail, .subtitle, .button], .label, .secondaryLabel, .link, .tint, .destructive)
    let headers = texts([.header, .footer], .headerLabel, .footerLabel)
    var pairs: [(ColorToken, Ground)] = []
    func add(_ texts: [ColorToken], on grounds: [Ground]) {
      for ground in grounds { pairs += texts.map { ($0, ground) } }
    }
    add(rows, on: grounds(of: .cellBackground))
    add(highlightsTexts ? [.highlightedLabel] : rows, on: grounds(of: .cellSelected))
    add(rows, on: [.token(.cellMultipleSelected)])
    add(headers + texts([.largeTitle], .largeTitleLabel), on: grounds(of: .tableBackground))
    add(texts([.barTitle], .barLabel) + headers, on: [.token(.barBackground)])
    return pairs
  }

  /// Whether all texts of a highlighted or selected row have the colour `label.highlighted`; otherwise each keeps its
  /// own.
  var highlightsTexts: Bool { palette[.highlightedLabel] != palette[.label] }

  private func texts(_ styles: [TextStyleName], _ tokens: ColorToken...) -> [ColorToken] {
    var texts = tokens
    for color in styles.map({ theme.textStyle($0).color }) where !texts.contains(color) { texts.append(color) }
    return texts
  }

  /// The visible backgrounds for a token.
  private func grounds(of token: ColorToken) -> [Ground] {
    let hasImages = theme.decoration.kind.decoration.showsThemeImages
    switch token {
    case .cellBackground where hasImages && !images(isSelected: false).isEmpty:
      return [.token(token), .images(isSelected: false)]
    case .cellSelected where hasImages && !images(isSelected: true).isEmpty:
      return [.token(token), .images(isSelected: true)]
    case .tableBackground where theme.backgroundGradient != nil: return [.gradient]
    default: return [.token(token)]
    }
  }

  private func images(isSelected: Bool) -> [ThemeImage] {
    let images = theme.decoration.images
    return isSelected
      ? [images.topSelected, images.middleSelected, images.bottomSelected, images.onlySelected].compactMap { $0 }
      : [images.top, images.middle, images.bottom, images.only].compactMap { $0 }
  }

  // MARK: Ratios

  /// The contrast ratio of a text to its background: of a gradient, the lowest ratio of its colours; of an image, that
  /// of its middle pixel, which is stretched.
  func ratio(_ text: LayerColor, on ground: Ground) -> Double {
    colors(of: ground).map { ratio(text, on: $0) }.min() ?? 21
  }

  /// The ratio of a text to a colour over the table.
  func ratio(_ text: LayerColor, on color: LayerColor) -> Double { ratio(text, on: over(resolved(color))) }

  private func ratio(_ text: LayerColor, on behind: Color) -> Double {
    let (a, b) = (resolved(text).over(behind).luminance, behind.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The opaque colours of a background.
  private func colors(of ground: Ground) -> [Color] {
    switch ground {
    case .token(let token): [over(resolved(.token(token)))]
    case .images(let isSelected): images(isSelected: isSelected).map { over($0.middlePixel) }
    case .gradient: (theme.backgroundGradient?.colors ?? []).map { over(resolved($0)) }
    }
  }

  private func over(_ color: Color) -> Color { color.over(resolved(.token(.tableBackground)).over(.white)) }

  private func resolved(_ color: LayerColor) -> Color {
    switch color {
    case .fixed(let color): color
    case .token(let token): palette[token] ?? .black
    }
  }
}

extension ThemeImage {
  fileprivate var middlePixel: Color {
    let image = variants[variants.count - 1]
    let pixel = image.withPixels { $0[(image.pixelHeight / 2) * image.pixelWidth + image.pixelWidth / 2] }
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    let alpha = part(24)
    guard alpha > 0 else { return .clear }
    return Color(red: part(16) / alpha, green: part(8) / alpha, blue: part(0) / alpha, alpha: alpha)
  }
}
