import Inlay

/// A bar above a scene of the gallery: the way back, and the look. In narrow windows it has two rows.
final class Bar: View {
  /// Of windows with a bar.
  static let leastWidth = 320.0
  private static let rowHeight = 44.0
  private static let backWidth = 92.0
  private static let playWidth = 64.0

  var look: Look { didSet { for (part, button) in parts { button.text = look.words(for: part) } } }

  let back = BarButton("Scenes")
  /// Nil for a scene without a script.
  let play: BarButton?
  var turn: (Look.Part) -> Void = { _ in }

  private let parts: [(part: Look.Part, button: BarButton)]
  private let line = Layer()
  /// The scene's own, relative to the sides of its root; nil for none.
  private let safeTop: Double?

  /// - Parameter scene: Shows the bar above its root, which moves down.
  init(_ look: Look, _ shown: [Look.Part], in scene: Scene, hasScript: Bool) {
    self.look = look
    play = hasScript ? BarButton("Play") : nil
    parts = shown.map { part in (part, BarButton(look.words(for: part), caption: part.rawValue)) }
    safeTop = scene.traits.safeAreaInsets == .zero ? nil : scene.traits.safeAreaInsets.top
    super.init()
    zPosition = LiveLevel.bar.rawValue
    backgroundColor = .barBackground
    line.backgroundColor = .token("bar.hairline")
    for (part, button) in parts { button.action = { [unowned self] in turn(part) } }
    for layer in [line, back] + [play].compactMap(\.self) + parts.map(\.button) { addSublayer(layer) }
    scene.root.addSublayer(self)
    fill(scene)
  }

  /// The height above a scene of a width, in points.
  static func height(_ width: Double, parts: Int, hasScript: Bool) -> Double {
    width < backWidth + (hasScript ? playWidth : 0) + 88 * Double(parts) ? 2 * rowHeight : rowHeight
  }

  /// Follows the scene's size: the bar has the upper part of it, and the root the rest.
  func fill(_ scene: Scene) {
    guard scene === self.scene else { return }
    let size = scene.size
    let height = Self.height(size.width, parts: parts.count, hasScript: play != nil)
    let rest = Rect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
    if scene.root.frame != rest { scene.root.frame = rest }
    let place = Rect(x: 0, y: -height, width: size.width, height: height)
    if frame != place { frame = place }
    // That of the traits is relative to the sides of the scene.
    if let safeTop, scene.traits.safeAreaInsets.top != safeTop + height {
      scene.traits.safeAreaInsets.top = safeTop + height
    }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let isMirrored = traits.effectiveDirection == .rightToLeft
    func place(_ layer: Layer, _ rect: Rect) { layer.frame = mirrored(rect) }
    line.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    back.text = isMirrored ? "Scenes ›" : "‹ Scenes"
    place(back, Rect(x: 0, y: 0, width: Self.backWidth, height: Self.rowHeight))
    let isNarrow = bounds.height > Self.rowHeight
    let playX = isNarrow ? bounds.width - Self.playWidth : Self.backWidth
    if let play { place(play, Rect(x: playX, y: 0, width: Self.playWidth, height: Self.rowHeight)) }
    let room = bounds.width - (isNarrow ? 0 : play == nil ? Self.backWidth : playX + Self.playWidth)
    let width = min(isNarrow ? room : 132, max(0, room) / Double(max(1, parts.count)))
    for (index, (_, button)) in parts.enumerated() {
      let x = bounds.width - width * Double(parts.count - index)
      place(button, Rect(x: x, y: bounds.height - Self.rowHeight, width: width, height: Self.rowHeight))
    }
  }
}

/// A text that can be pressed, below a small caption.
final class BarButton: View {
  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  var action: () -> Void = {}

  private let label = Label()
  private let caption = Label()
  private var isPressed = false { didSet { opacity = isPressed ? 0.4 : 1 } }

  init(_ text: String, caption: String = "") {
    super.init()
    for (label, text, size) in [(label, text, caption.isEmpty ? 16 : 12.5), (self.caption, caption, 10)] {
      label.text = text
      label.font = Font(families: Theme.modern.fontFamilies, size: size)
      label.textAlignment = .center
      label.numberOfLines = 1
      label.lineBreakMode = .truncatingTail
      addSublayer(label)
    }
    label.textColor = .link
    self.caption.textColor = .barLabel
    let tap = TapInteraction { [unowned self] _ in action() }
    tap.onHighlight = { [unowned self] in isPressed = $0 }
    addInteraction(tap)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let inner = bounds.insetBy(dx: 4, dy: 0)
    caption.frame = Rect(x: inner.minX, y: 5, width: inner.width, height: 14)
    label.frame = caption.text.isEmpty ? inner : Rect(x: inner.minX, y: 19, width: inner.width, height: 18)
  }
}

/// What lies above the scene, by `zPosition`.
enum LiveLevel: Double {
  case film = 700_000
  case bar = 800_000
  case problems = 900_000
}
