import InlayGraphics
import InlayLayers

/// An etched separator is a dark line with a light one below it.
extension TableViewCell {
  /// Whether the line below the row is one that is etched.
  private var hasEtchedLine: Bool { appearance.separator.isEtched && appearance.separator.bottom == .inset }

  /// The colour of the line below the row. An etched one has the separators' where that is darker than the row, and else
  /// the row's, darkened.
  var bottomSeparatorColor: LayerColor {
    let separator = appearance.separator
    guard hasEtchedLine && !separator.isOwnColor else { return separator.color }
    let row = rowColor
    let isDarker = resolved(separator.color).brightness < row.brightness - Color.visibleDifference
    return isDarker ? separator.color : .fixed(row.mixed(with: .black, share: 0.5))
  }

  /// The light line: in the colour of bars where that is lighter than the row, and else the row's, lightened.
  func layoutGroove(below line: Rect?) {
    let look = appearance.separator
    guard let line, hasEtchedLine, look.width > 0 else {
      parts.grooveSeparator?.isHidden = true
      return
    }
    let groove = parts.grooveSeparator ?? Layer()
    if parts.grooveSeparator == nil {
      parts.grooveSeparator = groove
      groove.role = .separator
      addSublayer(groove)
    }
    groove.isHidden = false
    let row = rowColor
    let isLighter = resolved(.token(.barBackground)).brightness > row.brightness + Color.visibleDifference
    groove.backgroundColor = isLighter ? .token(.barBackground) : .fixed(row.mixed(with: .white, share: 0.15))
    groove.frame = line.offsetBy(dx: 0, dy: look.width)
  }

  /// What the line is to be seen on.
  private var rowColor: Color {
    resolved(
      backgroundColor ?? category.flatMap { theme.categories[$0]?.background } ?? appearance.background)
  }
}

extension Color {
  /// The least difference of brightness at which lines are told apart.
  fileprivate static var visibleDifference: Double { 0.03 }

  /// 0...1, as the eye weighs the components.
  fileprivate var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func mixed(with other: Color, share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
