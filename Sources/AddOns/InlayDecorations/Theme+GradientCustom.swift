import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows

extension Theme {
  /// A gradient behind the rows, rows of 100 points, and images for each position: after "Easy custom UITableView
  /// drawing" of 2009.
  public static let gradientCustom: Theme = {
    var theme = Theme(name: "gradient-custom", from: .base)
    let brown = Color(red: 0.25, green: 0, blue: 0)
    let cream = Color(red: 1, green: 1, blue: 0.9)
    theme.colors.merge([
      .tableBackground: .digits(0xB98D4F, dark: 0x4A3418),
      .cellBackground: .digits(0xF6E7C8),
      .cellSelected: .digits(0x8C2F1B),
      .cellMultipleSelected: .digits(0xFFF3D6),
      .separator: .clear,
      .label: brown,
      .secondaryLabel: brown,
      .tertiaryLabel: .digits(0x8A6A4A),
      .highlightedLabel: cream,
      .headerLabel: .digits(0x100800, dark: 0xFFF7E6),
      .footerLabel: .digits(0x100800, dark: 0xFFF7E6),
      .disclosure: .digits(0x8C5A2B),
      .tint: .digits(0x7A2413),
      .link: .digits(0x7A2413),
      .checkmark: .digits(0x7A2413),
      .barTint: .digits(0x7A2413, dark: 0xF3BA86),
      .largeTitleLabel: .digits(0x100800, dark: 0xFFF7E6),
      // Rows are parchment in every appearance.
      .controlOn: .digits(0x4C8C3A),
      .controlOff: .digits(0xD3BC8E),
      .controlFill: .rgb(0x8C5A2B).withAlpha(0.22),
      "control.selected": .digits(0xFFF8E8),
      .popoverBackground: .digits(0xFBF1DA),
      .destructive: .digits(0xA8231A),
      "field.background": .digits(0xFFF8E8),
      .fieldPlaceholder: .digits(0x7A5A3A),
      "gradient.top": .digits(0xE9C98C, dark: 0x6B4B22),
      "gradient.bottom": .digits(0xA06F30, dark: 0x2C1E0C),
    ]) { $1 }
    theme.backgroundGradient = [.token("gradient.top"), .token("gradient.bottom")]
    theme.textAttributes[.subtitle].size = 15
    theme.metrics.row.height = 100
    theme.metrics.row.imageGap = 20
    theme.decoration = .slicedImages
    theme.card = SectionCard(cornerRadius: 12, gap: 1)
    theme.rowImages = RowImages(
      RowImageDrawing.images(isSelected: false), selected: RowImageDrawing.images(isSelected: true), caps: Insets(14))
    return theme
  }()
}

/// Draws the images of `gradient-custom`: parchment, or glazed brick for a selected row, with a darker edge.
private struct RowImageDrawing {
  private static let side = 32.0
  private static let radius = 12.0

  let roundsTop: Bool
  let roundsBottom: Bool
  let isSelected: Bool

  /// Returns the images at the usual scales of image files.
  static func images(isSelected: Bool) -> [RowPosition: [Image]] {
    Dictionary(
      uniqueKeysWithValues: RowPosition.allCases.map { position in
        let drawing = RowImageDrawing(
          roundsTop: position.isFirst, roundsBottom: position.isLast, isSelected: isSelected)
        return (position, [1.0, 2, 3].compactMap { drawing.image(scale: $0) })
      })
  }

  private func image(scale: Double) -> Image? {
    try? Image(size: Size(width: Self.side, height: Self.side), scale: scale, draw: draw)
  }

  private func draw(in context: DrawingContext) {
    let edge = Color.rgb(isSelected ? 0x4F1408 : 0xB08A50)
    let fill = Color.rgb(isSelected ? 0x8C2F1B : 0xF6E7C8)
    let light = Color.rgb(isSelected ? 0xB0513A : 0xFFF8E8)
    // The lower of two neighbours draws the line between them.
    let whole = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
    context.fill(path(whole), with: edge)
    let bottom = roundsBottom ? 1.0 : 0
    let inner = Rect(x: 1, y: 1, width: Self.side - 2, height: Self.side - 1 - bottom)
    context.fill(path(inner), with: light)
    let face = Rect(x: 1, y: 2, width: Self.side - 2, height: Self.side - 2 - bottom)
    context.fill(path(face), with: fill)
  }

  private func path(_ rect: Rect) -> Path {
    var corners: Corners = []
    if roundsTop { corners.formUnion([.topLeft, .topRight]) }
    if roundsBottom { corners.formUnion([.bottomLeft, .bottomRight]) }
    return Path(roundedRect: rect, cornerRadius: corners.isEmpty ? 0 : Self.radius, corners: corners)
  }
}
