import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A key of a keyboard: a plate with a text or a picture. Presses between two plates are for the nearer one.
final class KeyView: View {
  private(set) var key = KeyboardLayout.Key.space
  private(set) var row = 0
  /// In shares of the keyboard's width.
  private(set) var start = 0.0
  private(set) var width = 0.0

  private let plate = Layer()
  private let label = Label(textStyle: .title)
  private var symbol: ShapeLayer?
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsLayout() } } }
  /// The time at which a held key acts again, in seconds of the scene's clock; nil while it does not.
  private var nextRepeat: Double?

  /// Until a held key repeats, and between two repetitions, in seconds.
  private static let repeatDelay = 0.45
  private static let repeatInterval = 0.08
  /// The most repetitions in one tick, which may come late.
  private static let mostRepeats = 25

  override init() {
    super.init()
    addInteraction(KeyInteraction())
    label.textColor = .token(.keyLabel)
    label.alignment = .center
    label.numberOfLines = 1
    label.lineBreakMode = .truncatingTail
    addSublayer(plate)
    addSublayer(label)
  }

  private var keyboard: KeyboardView? { superlayer as? KeyboardView }

  /// Shows a key at a position of the keyboard.
  func show(_ placed: KeyboardLayout.PlacedKey, row: Int) {
    if placed.key != key { nextRepeat = nil }
    // A capital is on the key of its letter.
    if !placed.key.isLetter(of: key) { accessibilityGeneration += 1 }
    key = placed.key
    (self.row, start, width) = (row, placed.start, placed.width)
    setNeedsLayout()
  }

  // MARK: presses

  fileprivate func begin(_ press: Press) {
    isPressed = true
    guard key == .delete else { return }
    keyboard?.use(key, at: press.start.time)
    if let time = press.start.time, let scene, key == .delete, isPressed {
      nextRepeat = time + Self.repeatDelay
      scene.addTickClient(self)
    }
  }

  fileprivate func move(_ press: Press) {
    isPressed = press.isInside(self)
    if !isPressed { nextRepeat = nil }
  }

  fileprivate func end(_ press: Press) {
    let wasDelete = key == .delete
    cancel()
    if !wasDelete, press.isInside(self) { keyboard?.use(key, at: press.start.time.flatMap { _ in scene?.time }) }
  }

  fileprivate func cancel() {
    isPressed = false
    nextRepeat = nil
  }

  // MARK: layout

  override func layoutSublayers() {
    super.layoutSublayers()
    let isWide = bounds.height >= 60
    let gap = isWide ? Size(width: 10, height: 10) : Size(width: 6, height: 10)
    let frame = bounds.insetBy(dx: min(gap.width, bounds.width / 2) / 2, dy: min(gap.height, bounds.height / 2) / 2)
    plate.frame = frame
    plate.cornerRadius = min(isWide ? 8 : 6, frame.height / 2)
    plate.backgroundColor = .token(isLight != isPressed ? .keyBackground : .keyFunction)
    let text = keyboard?.label(of: key)
    label.text = text ?? ""
    // Eleven columns on a phone have smaller letters.
    let size = isLetter ? min(isWide ? 24.0 : 22, frame.width * 0.68) : isWide ? 18 : 16
    label.font = Font(families: theme.fontFamilies, size: size * max(1, min(effectiveTextScale, 1.3)))
    label.frame = frame.insetBy(dx: isLetter ? 0 : 3, dy: 0)
    layOutSymbol(text == nil ? KeySymbol(key, shift: keyboard?.shift ?? .off) : nil, in: frame)
  }

  private var isLetter: Bool { if case .text = key { true } else { false } }

  /// Whether the plate has the letters' colour: that of Shift too while it is on.
  private var isLight: Bool {
    switch key {
    case .text, .space: true
    case .shift: keyboard.map { $0.shift != .off } ?? false
    case .delete, .return, .page, .language: false
    }
  }

  private func layOutSymbol(_ kind: KeySymbol?, in frame: Rect) {
    guard let kind else {
      symbol?.removeFromSuperlayer()
      symbol = nil
      return
    }
    let symbol = self.symbol ?? ShapeLayer()
    if self.symbol == nil {
      self.symbol = symbol
      symbol.lineCap = .round
      symbol.lineJoin = .round
      addSublayer(symbol)
    }
    let side = (bounds.height >= 60 ? 24.0 : 21) * max(1, min(effectiveTextScale, 1.3))
    symbol.path = kind.path(side: side)
    symbol.strokeColor = .token(.keyLabel)
    symbol.fillColor = kind.isFilled ? .token(.keyLabel) : nil
    symbol.lineWidth = side / 13
    symbol.frame = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  private var keyName: String {
    switch key {
    case .shift: "shift"
    case .delete: "delete"
    case .language: "language"
    default: keyboard?.label(of: key) ?? ""
    }
  }

  /// What a key does is said in the words of the scene's language, unless the layout has a word for it on the key.
  private var spokenName: String {
    if key == .return, let label = keyboard?.layout.returnLabel, !label.isEmpty { return label }
    return key.word.map { localized($0) } ?? keyName
  }

  override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(.key, label: spokenName)
    element.actions = [.press]
    if key == .shift, let keyboard { element.states = keyboard.shift == .off ? .checkable : [.checkable, .checked] }
    return element
  }

  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard action == .press, let keyboard else { return false }
    keyboard.use(key, at: nil)
    return true
  }

  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("label", keyName)
    if key == .shift { description.add("isOn", keyboard.map { $0.shift != .off } ?? false, omitted: false) }
  }
}

extension KeyboardLayout.Key {
  /// Whether both are equal but for the case of a letter.
  fileprivate func isLetter(of key: Self) -> Bool {
    guard case .text(let text) = self, case .text(let other) = key else { return self == key }
    return text.lowercased() == other.lowercased()
  }

  /// What a key without a character of its own is called.
  fileprivate var word: Word? {
    switch self {
    case .shift: .shiftKey
    case .delete: .deleteKey
    case .space: .spaceKey
    case .return: .returnKey
    case .language: .languageKey
    case .text, .page: nil
    }
  }
}

extension KeyView: TickClient {
  var nextTickTime: Double? { nextRepeat }

  func advance(to time: Double) -> Bool {
    for _ in 0..<Self.mostRepeats {
      guard let next = nextRepeat, next <= time else { break }
      nextRepeat = next + Self.repeatInterval
      keyboard?.use(key, at: nil)
    }
    if let next = nextRepeat, next <= time { nextRepeat = time + Self.repeatInterval }
    return nextRepeat != nil
  }
}

/// The press of a key, which is not delayed.
private final class KeyInteraction: Interaction {
  private var key: KeyView? { view as? KeyView }

  override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }
  override func began(_ press: Press) { key?.begin(press) }
  override func changed(_ press: Press) { key?.move(press) }
  override func ended(_ press: Press) { key?.end(press) }
  override func cancelled(_ press: Press) { key?.cancel() }
}
