import InlayGraphics
import InlayLayers

/// The hairlines of a row. An etched separator is a dark line with a light one below it.
extension TableViewCell {
  /// Places the lines, made when needed.
  func layoutSeparators() {
    let look = appearance.separator
    let y = bounds.height - look.width
    let top = look.hasTopEdge ? Rect(x: 0, y: 0, width: bounds.width, height: look.width) : nil
    let bottom: Rect? =
      switch look.bottom {
      case .none: nil
      case .edge: Rect(x: 0, y: y, width: bounds.width, height: look.width)
      case .inset: insetSeparator
      }
    let groove = hasEtchedLine ? bottom?.offsetBy(dx: 0, dy: look.width) : nil
    parts.topSeparator = placedSeparator(parts.topSeparator, top, look.color, before: parts.bottomSeparator)
    parts.bottomSeparator = placedSeparator(
      parts.bottomSeparator, bottom, bottomSeparatorColor, before: parts.grooveSeparator)
    parts.grooveSeparator = placedSeparator(parts.grooveSeparator, groove, grooveColor)
  }

  private func placedSeparator(
    _ old: Layer?, _ rect: Rect?, _ color: @autoclosure () -> Color, before next: Layer? = nil
  ) -> Layer? {
    guard let rect, appearance.separator.width > 0 else {
      old?.isHidden = true
      return old
    }
    let line = old ?? Layer()
    line.isHidden = false
    if !line.isDirectly(in: self) {
      line.listRole = .separator
      // The order of the lines does not depend on former rows of the cell.
      if let next, next.isDirectly(in: self) { insertSublayer(line, below: next) } else { addSublayer(line) }
    }
    line.backgroundColor = color()
    line.frame = rect
    return line
  }

  /// The separator between this row and the next; nil beside a row that looks selected.
  private var insetSeparator: Rect? {
    guard !showsSelection && !isAboveSelection else { return nil }
    let (look, inset) = (appearance.separator, separatorInset)
    let (contentStart, textLeading) = (record.placement.contentStart, record.placement.textLeading)
    let leading: Double
    if let fromText = look.fromText, inset == nil {
      leading = (contentStart + textLeading + fromText).snapped(toScale: displayScale)
    } else {
      let begin = contentStart + (look.beginsAtText ? textLeading : appearance.cardInset)
      leading = begin + (inset?.left.snapped(toScale: displayScale) ?? look.leading)
    }
    let trailing = (inset?.right.snapped(toScale: displayScale) ?? look.trailing) + appearance.cardInset
    return mirrored(
      Rect(
        x: leading, y: bounds.height - look.width * (look.isEtched ? 2 : 1),
        width: max(0, bounds.width - leading - trailing), height: look.width))
  }

  private var hasEtchedLine: Bool { appearance.separator.isEtched && appearance.separator.bottom == .inset }

  /// An etched line has the separators' colour if that is darker than the row, else the row's, darkened.
  private var bottomSeparatorColor: Color {
    let separator = appearance.separator
    guard hasEtchedLine && !separator.isOwnColor else { return separator.color }
    let row = rowColor
    let isDarker = resolvedColor(separator.color).brightness < row.brightness - RGBColor.visibleDifference
    return isDarker ? separator.color : .fixed(row.mixed(with: .black, share: 0.5))
  }

  /// The light line has the colour of bars if that is lighter than the row, else the row's, lightened.
  private var grooveColor: Color {
    let row = rowColor
    let isLighter = resolvedColor(.token(.barBackground)).brightness > row.brightness + RGBColor.visibleDifference
    return isLighter ? .token(.barBackground) : .fixed(row.mixed(with: .white, share: 0.15))
  }

  var rowColor: RGBColor {
    resolvedColor(backgroundColor ?? category.flatMap { theme.categories[$0]?.background } ?? appearance.background)
  }
}

extension RGBColor {
  /// The least difference of brightness between visible lines.
  fileprivate static var visibleDifference: Double { 0.03 }

  /// The luma, 0...1, without alpha.
  fileprivate var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
