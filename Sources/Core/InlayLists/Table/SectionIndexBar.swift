import InlayGraphics
import InlayLayers

/// A column of short titles at a table's side, one for each section or group of sections. A press scrolls to a section.
///
/// If the titles do not fit, the bar shows evenly chosen ones with dots between. It is on the table's background,
/// beside the rows: in the tint colour in plain tables, else in the colour of headers.
final class SectionIndexBar: View {
  var titles: [String] = [] {
    didSet { if titles != oldValue { rebuild() } }
  }

  var isInPlainTable = false {
    didSet { if isInPlainTable != oldValue { rebuild() } }
  }

  /// The labels from top to bottom; a dot replaces omitted titles.
  private var labels: [Label] = []

  public override init() {
    super.init()
    listRole = .indexBar
    addInteraction(IndexScrubInteraction())
  }

  /// The title at a point of the bar's own space, clamped to the first and the last; nil without titles. Every title
  /// has an equal part of the height, shown or not.
  func index(at point: Point) -> Int? {
    guard !titles.isEmpty else { return nil }
    let block = block
    let part = (point.y - block.minY) / max(block.height, .leastNormalMagnitude)
    return max(0, min(Int(clamping: (part * Double(titles.count)).rounded(.down)), titles.count - 1))
  }

  /// The size of the titles, in points.
  public override func sizeThatFits(_ size: Size) -> Size {
    let letters = letters
    return Size(
      width: max(theme.metrics.section.indexWidth, letters.width + 2 * theme.metrics.scrollIndicator.inset),
      height: min(size.height, letters.height * Double(titles.count)))
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    rebuild()
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let block = block
    let fitting = Int(clamping: bounds.height / max(letters.height, 1))
    let shown = titles.isEmpty ? 0 : max(1, min(titles.count, fitting, Self.labelLimit))
    if labels.count != shown { makeLabels(shown) }
    let height = labels.isEmpty ? 0 : block.height / Double(labels.count)
    for (number, label) in labels.enumerated() {
      label.frame = Rect(x: bounds.minX, y: block.minY + Double(number) * height, width: bounds.width, height: height)
    }
  }

  /// The rectangle of the titles, vertically centred.
  private var block: Rect {
    let height = min(bounds.height, letters.height * Double(titles.count))
    return Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The greatest width and height of a title, in points, by the titles that are shown without a limit of height.
  private var letters: Size {
    if let knownLetters { return knownLetters }
    guard scene != nil, !titles.isEmpty else { return .zero }
    makeLabels(min(titles.count, Self.labelLimit))
    let sizes = labels.map { $0.linesSize(in: Size(width: .infinity, height: .infinity)) }
    let letters = Size(width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { max($0, $1.height) })
    knownLetters = letters
    return letters
  }

  override var accessibilityElement: AccessibilityElement? {
    guard !titles.isEmpty else { return nil }
    var element = AccessibilityElement(.sectionIndex)
    element.count = titles.count
    element.actions = titles.map { .custom($0) }
    return element
  }

  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard case .custom(let title) = action, let index = titles.firstIndex(of: title),
      let table = superlayer as? TableView
    else { return false }
    table.scroll(toIndexTitle: index)
    return true
  }

  private var knownLetters: Size?

  private static let labelLimit = 100

  private func rebuild() {
    makeLabels(0)
    knownLetters = nil
    setNeedsLayout()
  }

  /// A colour with contrast to the table's background, which in plain tables is the rows' colour, unless it is a
  /// gradient.
  private var color: ColorToken {
    let isOnRowColor = isInPlainTable && theme.backgroundGradient == nil
    return isOnRowColor ? .tint : .headerLabel
  }

  private func makeLabels(_ count: Int) {
    for label in labels { label.removeFromSuperlayer() }
    labels = (0..<count).map { number in
      let label = Label.wrapping(.subtitle)
      label.textColor = .token(color)
      label.textAlignment = .center
      label.numberOfLines = 1
      // If not all titles fit, every other label is a dot, never the first or the last.
      let isDot = count < titles.count && number % 2 == 1 && number < count - 1
      let title = count > 1 ? number * (titles.count - 1) / (count - 1) : 0
      label.text = isDot ? "\u{2022}" : titles[title]
      addSublayer(label)
      return label
    }
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "sectionIndex"
  }
}

/// A press, and each drag to another title, scrolls to its section.
private final class IndexScrubInteraction: Interaction {
  /// The last title of the present press.
  private var index: Int?

  override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }
  override func pressBegan(_ press: Press) {
    index = nil
    pressChanged(press)
  }

  override func pressChanged(_ press: Press) {
    guard let bar = view as? SectionIndexBar, let table = bar.superlayer as? TableView,
      let new = bar.index(at: press.location(in: bar))
    else { return press.cancel() }
    guard new != index else { return }
    index = new
    table.scroll(toIndexTitle: new)
  }
}
