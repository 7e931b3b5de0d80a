import Inlay

/// A bar above a scene of the gallery: the way back, and the look.
final class Bar: View {
  static let height = 44.0
  /// Of windows with a bar.
  static let leastWidth = 480.0

  var look: Look { didSet { for (part, button) in parts { button.text = look.words(for: part) } } }

  private let back: BarButton
  private let parts: [(part: Look.Part, button: BarButton)]
  private let line = Layer()

  init(_ look: Look, back: @escaping () -> Void, turn: @escaping (Look.Part) -> Void) {
    self.look = look
    self.back = BarButton("Scenes", action: back)
    parts = Look.Part.allCases.map { part in
      (part, BarButton(look.words(for: part), caption: part.rawValue) { turn(part) })
    }
    super.init()
    zPosition = 800_000
    backgroundColor = .token(.barBackground)
    line.backgroundColor = .token(.barHairline)
    for layer in [line, self.back] + parts.map(\.button) { addSublayer(layer) }
  }

  /// Shows the bar above the content of a scene, which moves down.
  func add(to scene: Scene) {
    scene.root.bounds.origin.y = -Self.height
    fill(scene)
    scene.root.addSublayer(self)
  }

  /// Follows the scene's width.
  func fill(_ scene: Scene) {
    let place = Rect(x: 0, y: -Self.height, width: scene.size.width, height: Self.height)
    if frame != place { frame = place }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let isMirrored = traits.direction == .rightToLeft
    func place(_ layer: Layer, _ rect: Rect) { layer.frame = directed(rect, in: bounds.width) }
    line.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    back.text = isMirrored ? "Scenes ›" : "‹ Scenes"
    let backWidth = 92.0
    place(back, Rect(x: 0, y: 0, width: backWidth, height: bounds.height))
    let width = min(132, max(0, bounds.width - backWidth) / Double(parts.count))
    for (index, (_, button)) in parts.enumerated() {
      let x = bounds.width - width * Double(parts.count - index)
      place(button, Rect(x: x, y: 0, width: width, height: bounds.height))
    }
  }
}

/// A text that can be pressed, below a small caption.
final class BarButton: View {
  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  private let label = Label()
  private let caption = Label()
  private let action: () -> Void
  private var isPressed = false { didSet { opacity = isPressed ? 0.4 : 1 } }

  init(_ text: String, caption: String = "", action: @escaping () -> Void) {
    self.action = action
    super.init()
    for (label, text, size) in [(label, text, caption.isEmpty ? 16 : 12.5), (self.caption, caption, 10)] {
      label.text = text
      label.font = Font(families: Theme.modern.fontFamilies, size: size)
      label.alignment = .center
      label.numberOfLines = 1
      label.lineBreakMode = .truncatingTail
      addSublayer(label)
    }
    label.textColor = .token(.link)
    self.caption.textColor = .token(.barLabel)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let inner = bounds.insetBy(dx: 4, dy: 0)
    caption.frame = Rect(x: inner.minX, y: 5, width: inner.width, height: 14)
    label.frame = caption.text.isEmpty ? inner : Rect(x: inner.minX, y: 19, width: inner.width, height: 18)
  }

  override func beginTracking(at point: Point) -> Bool {
    isPressed = true
    return true
  }

  override func endTracking(at point: Point) {
    isPressed = false
    if bounds.contains(point) { action() }
  }

  override func cancelTracking() { isPressed = false }
}
