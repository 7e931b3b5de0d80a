import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// Random themes, without images of rows and the lengths of accessories and controls, which the tests of cells vary.
extension TableOracle {
  /// A built-in theme with random lengths around rows and sections, and a random decoration.
  func anyTheme() -> Theme {
    var theme = random.pick(Theme.builtIn)
    for _ in 0..<int(1...8) { vary(&theme.metrics) }
    if random.chance(0.8) {
      theme.decoration = anyDecoration
      theme.card.cornerRadius = random.length(0...25)
      theme.card.cornerCurve = random.pick([.circular, .continuous])
      theme.card.inset = random.length(0...14)
      theme.card.gap = random.length(0...5)
      theme.card.border = Border(width: random.chance(0.5) ? 0 : random.length(0...4))
      theme.card.shadow = anyShadow()
      theme.card.shadow.color = Color(random.color(alpha: 0.3...1))
    }
    if random.chance(0.3) {
      theme.textAttributes[random.pick(TextStyle.allCases)].tracking = random.length(-50...100) / 1000
    }
    if random.chance(0.2) {
      theme.backgroundGradient = (0...int(0...2)).map { _ in Color(random.color()) }
    }
    return theme
  }

  private static let lengths: [(WritableKeyPath<Theme.Metrics, Double> & Sendable, ClosedRange<Double>)] = [
    (\.row.height, 8...70), (\.row.height, 150...250), (\.card.inset, 0...50), (\.section.headerHeight, 0...40),
    (\.section.headerHeight, 0...6), (\.section.footerHeight, 0...40), (\.section.footerHeight, 0...6),
    (\.section.firstTop, 0...50), (\.separator.width, 0...4), (\.separator.leadingInset, 0...40),
    (\.separator.trailingInset, 0...30), (\.row.leadingInset, 0...40), (\.row.trailingInset, 0...30),
    (\.row.imageSize, 4...50), (\.row.imageGap, 0...30), (\.accessory.inset, 0...30), (\.accessory.gap, 0...20),
    (\.editing.gap, 0...30), (\.section.textGap, 0...20), (\.row.minimumTitleWidth, 0...90),
    (\.row.narrowWidth, 0...240), (\.card.narrowTableWidth, 60...240), (\.card.narrowWidth, 40...200),
    (\.row.textGap, 0...20),
    (\.row.subtitleGap, 0...9), (\.row.padding, 0...20), (\.scrollIndicator.width, 0...9),
    (\.scrollIndicator.inset, 0...9), (\.scrollIndicator.minimumLength, 0...90), (\.section.indexWidth, 5...40),
    (\.row.indentation, 0...30),
  ]

  private func vary(_ metrics: inout Theme.Metrics) {
    switch int(0...11) {
    case 10: metrics.row.isSelfSizing.toggle()
    case 11: metrics.section.headerTopGap = random.chance(0.3) ? nil : random.length(0...30)
    case 0: metrics.card.maximumWidth = random.chance(0.3) ? .infinity : random.length(40...240)
    case 1: metrics.section.textInset = random.chance(0.3) ? nil : random.length(0...40)
    default:
      let (length, range) = random.pick(Self.lengths)
      metrics[keyPath: length] = random.length(range)
    }
  }

  func anyShadow() -> Shadow {
    let offset = Size(width: random.length(-12...12), height: random.length(-15...15))
    return Shadow(
      opacity: random.chance(0.2) ? 0 : random.double(0...1),
      radius: random.chance(0.2) ? 0 : random.length(0...random.pick([4, 25])), offset: offset)
  }

  func anyInsets(_ range: ClosedRange<Double>) -> Insets {
    Insets(
      top: random.length(range), left: random.chance(0.5) ? 0 : random.length(0...range.upperBound / 2),
      bottom: random.length(range), right: random.chance(0.5) ? 0 : random.length(0...range.upperBound / 2))
  }
}
