import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists

/// Random themes, without images of rows and the lengths of accessories and controls, which the tests of cells vary.
extension TableOracle {
  /// A built-in theme with random lengths around rows and sections, and a random decoration.
  func anyTheme() -> Theme {
    var theme = random.pick(Theme.builtIn)
    for _ in 0..<int(1...8) { vary(&theme.metrics) }
    if random.chance(0.8) {
      theme.decoration.kind = anyDecoration
      theme.decoration.cornerRadius = random.length(0...25)
      theme.decoration.cornerCurve = random.pick([.circular, .continuous])
      theme.decoration.inset = random.length(0...14)
      theme.decoration.gap = random.length(0...5)
      theme.decoration.border = ThemeBorder(width: random.chance(0.5) ? 0 : random.length(0...4))
      theme.decoration.shadow = anyShadow()
      theme.decoration.shadowColor = LayerColor(random.color(alpha: 0.3...1))
    }
    if random.chance(0.3) {
      theme.textStyles[random.pick(TextStyleName.allCases)]?.tracking = random.length(-50...100) / 1000
    }
    if random.chance(0.2) {
      theme.backgroundGradient = ThemeGradient(colors: (0...int(0...2)).map { _ in LayerColor(random.color()) })
    }
    return theme
  }

  private static let lengths: [(WritableKeyPath<ThemeMetrics, Double> & Sendable, ClosedRange<Double>)] = [
    (\.rowHeight, 8...70), (\.rowHeight, 150...250), (\.horizontalInset, 0...50), (\.sectionHeaderHeight, 0...40),
    (\.sectionHeaderHeight, 0...6), (\.sectionFooterHeight, 0...40), (\.sectionFooterHeight, 0...6),
    (\.firstSectionTop, 0...50), (\.separatorWidth, 0...4), (\.separatorInsetLeading, 0...40),
    (\.separatorInsetTrailing, 0...30), (\.contentInsetLeading, 0...40), (\.contentInsetTrailing, 0...30),
    (\.imageSize, 4...50), (\.imageGap, 0...30), (\.accessoryInset, 0...30), (\.accessoryGap, 0...20),
    (\.editingControlGap, 0...30), (\.headerTextGap, 0...20), (\.minimumTitleWidth, 0...90),
    (\.narrowRowWidth, 0...240), (\.narrowTableWidth, 60...240), (\.narrowColumnWidth, 40...200), (\.textGap, 0...20),
    (\.subtitleGap, 0...9), (\.selfSizingPadding, 0...20), (\.scrollIndicatorWidth, 0...9),
    (\.scrollIndicatorInset, 0...9), (\.scrollIndicatorMinimumLength, 0...90), (\.sectionIndexWidth, 5...40),
    (\.indentation, 0...30),
  ]

  private func vary(_ metrics: inout ThemeMetrics) {
    switch int(0...11) {
    case 10: metrics.growsRows.toggle()
    case 11: metrics.headerTopGap = random.chance(0.3) ? nil : random.length(0...30)
    case 0: metrics.maximumWidth = random.chance(0.3) ? nil : random.length(40...240)
    case 1: metrics.headerTextInset = random.chance(0.3) ? nil : random.length(0...40)
    default:
      let (length, range) = random.pick(Self.lengths)
      metrics[keyPath: length] = random.length(range)
    }
  }

  func anyShadow() -> ThemeShadow {
    let offset = Size(width: random.length(-12...12), height: random.length(-15...15))
    return ThemeShadow(
      radius: random.chance(0.2) ? 0 : random.length(0...random.pick([4, 25])), offset: offset,
      opacity: random.chance(0.2) ? 0 : random.double(0...1))
  }

  func anyInsets(_ range: ClosedRange<Double>) -> Insets {
    Insets(
      top: random.length(range), left: random.chance(0.5) ? 0 : random.length(0...range.upperBound / 2),
      bottom: random.length(range), right: random.chance(0.5) ? 0 : random.length(0...range.upperBound / 2))
  }
}
