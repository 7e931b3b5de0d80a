import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The characters that a held key offers, in a card above it. A finger that moves sideways chooses one.
final class KeyChoice: View {
  private var characters: [String]
  private let labels: [Label]
  private let mark = Layer()
  private var number = 0 { didSet { if number != oldValue { setNeedsLayout() } } }

  /// - Parameter characters: The first one is that of the key, which is chosen first.
  init(_ characters: [String]) {
    self.characters = characters
    labels = characters.map { _ in Label.line(.title, .center) }
    super.init()
    zPosition = 1
    isUserInteractionEnabled = false
    backgroundColor = .token(.popoverBackground)
    cornerCurve = .continuous
    mark.backgroundColor = .token(.tint)
    mark.cornerCurve = .continuous
    for layer in [mark] + labels as [Layer] { addSublayer(layer) }
  }

  var selected: String { characters[number] }

  /// Is above a key, moved sideways into the keyboard. The key's character is above it; the others are on its
  /// right, and on its left where the card has been moved.
  func stand(above key: Rect, in keyboard: Rect) {
    let most = (keyboard.width - 2 * Self.margin) / Double(characters.count)
    let width = max(1, min(most, max(key.width, Self.leastWidth)))
    let whole = width * Double(characters.count)
    let x = min(max(key.midX - width / 2, keyboard.minX + Self.margin), keyboard.maxX - Self.margin - whole)
    frame = Rect(x: x, y: key.minY - key.height, width: whole, height: key.height).snapped(toScale: displayScale)
    select(at: key.midX)
    let others = characters.dropFirst()
    characters = others.prefix(number).reversed() + characters.prefix(1) + others.dropFirst(number)
    for (label, character) in zip(labels, characters) { label.text = character }
  }

  private static let margin = 2.0
  private static let leastWidth = 30.0

  /// - Parameter x: In points of the keyboard.
  func select(at x: Double) {
    let column = Int(clamping: ((x - frame.minX) / max(1, frame.width) * Double(characters.count)).rounded(.down))
    number = min(max(0, column), characters.count - 1)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let width = bounds.width / Double(characters.count)
    let radius = min(8, bounds.height / 4)
    cornerRadius = radius
    showShadow(theme.metrics.controls.popover.shadow)
    let size = min(24, width * 0.68) * max(1, min(effectiveTextScale, 1.3))
    for (index, label) in labels.enumerated() {
      label.font = Font(families: theme.fontFamilies, size: size)
      let isChosen = index == number
      label.textColor = isChosen ? .fixed(contrastingColor(on: resolvedColor(.token(.tint)))) : .token(.label)
      label.frame = Rect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
    }
    mark.frame = Rect(x: Double(number) * width, y: 0, width: width, height: bounds.height).insetBy(dx: 2, dy: 3)
      .snapped(toScale: displayScale)
    mark.cornerRadius = max(0, radius - 2)
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "keyChoice"
    description.add("label", selected)
  }
}
