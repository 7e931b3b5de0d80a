import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A key of a keyboard: a plate with a text or a picture. Presses between two plates are for the nearer one.
final class KeyView: View {
  private(set) var key = KeyboardLayout.Key.space
  private(set) var place = KeyboardLayout.PlacedKey(key: .space, start: 0, width: 0)

  private let plate = Layer()
  private let label = Label(textStyle: .title)
  private var symbol: ShapeLayer?
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsLayout() } } }
  /// The time at which a held key acts again, in seconds of the scene's clock; nil while it does not.
  private var nextRepeat: Double?
  /// The characters of a held key, above it.
  private var choice: KeyChoice?
  /// Whether the press enters nothing: the key is another one by now, or what it offered is gone.
  private var isVoid = false
  /// Whether the finger swipes the keyboard down.
  private var isSwiping = false
  /// The view that had the focus when the key was pressed.
  private weak var heldView: View?

  /// The time until a held key repeats or shows its characters, and between two repetitions, in seconds.
  private static let repeatDelay = 0.45
  private static let repeatInterval = 0.08
  /// The most repetitions in one tick, which may come late.
  private static let mostRepeats = 25

  override init() {
    super.init()
    addInteraction(KeyInteraction())
    label.textColor = .token(.keyLabel)
    label.textAlignment = .center
    label.numberOfLines = 1
    label.lineBreakMode = .truncatingTail
    addSublayer(plate)
    addSublayer(label)
  }

  private var keyboard: KeyboardView? { superlayer as? KeyboardView }

  /// Shows a key at a position of the keyboard.
  func show(_ placed: KeyboardLayout.PlacedKey) {
    if placed.key != key {
      nextRepeat = nil
      if isPressed || choice != nil, !placed.key.isLetter(of: key) {
        cancel()
        isVoid = true
      }
    }
    // A capital is on the key of its letter.
    if scene != nil, !placed.key.isLetter(of: key) { accessibilityGeneration += 1 }
    key = placed.key
    place = placed
    setNeedsLayout()
  }

  // MARK: presses

  fileprivate func begin(_ press: Press) {
    (isPressed, isVoid, isSwiping, heldView) = (true, false, false, scene?.focusedView)
    if key == .delete { keyboard?.use(key, at: press.start.time) }
    guard let time = press.start.time, let scene, isPressed, key == .delete || !characters.isEmpty else { return }
    nextRepeat = time + Self.repeatDelay
    scene.addTickClient(self)
  }

  fileprivate func move(_ press: Press) {
    if let choice, let keyboard { return choice.select(at: press.location(in: keyboard).x) }
    isPressed = press.isInside(self) && !isVoid
    if !isPressed { nextRepeat = nil }
    swipe(by: press.translation)
  }

  /// A finger that leaves the key far downwards enters nothing, and takes the keyboard along.
  private func swipe(by distance: Size) {
    guard let onSwipe = keyboard?.onSwipe else { return }
    if distance.height > bounds.height, distance.height > 2 * abs(distance.width) {
      (isSwiping, isVoid, isPressed, nextRepeat) = (true, true, false, nil)
    }
    if isSwiping { onSwipe(.moved(max(0, distance.height - bounds.height))) }
  }

  /// The finger that swipes lets go.
  private func endSwipe(_ goes: Bool) {
    isSwiping = false
    keyboard?.onSwipe?(.ended(goes))
  }

  fileprivate func end(_ press: Press) {
    if isSwiping {
      return endSwipe(
        press.velocity.height > KeyboardSwipe.fastVelocity || press.translation.height > 2 * bounds.height)
    }
    let wasDelete = key == .delete
    endHoldElsewhere()
    let chosen = choice?.selected
    cancel()
    guard !isVoid else { return }
    let time = press.start.time.flatMap { _ in scene?.time }
    if let chosen {
      keyboard?.use(.text(chosen), at: time)
    } else if !wasDelete, press.isInside(self) {
      keyboard?.use(key, at: time)
    }
  }

  fileprivate func cancel() {
    isPressed = false
    nextRepeat = nil
    choice?.removeFromSuperlayer()
    choice = nil
    if isSwiping { endSwipe(false) }
  }

  /// A held key repeats no more, and offers nothing.
  func endHold() {
    nextRepeat = nil
    guard choice != nil else { return }
    cancel()
    isVoid = true
  }

  /// A hold ends if another view has the focus than when the key was pressed.
  private func endHoldElsewhere() { if heldView !== scene?.focusedView { endHold() } }

  /// The characters that the key offers while it is held, beside its own.
  private var characters: [String] {
    if case .text(let text) = key { keyboard?.layout.alternatives(to: text) ?? [] } else { [] }
  }

  private func showChoice() {
    guard let keyboard, case .text(let text) = key else { return }
    let choice = KeyChoice([text] + characters)
    self.choice = choice
    keyboard.addSublayer(choice)
    choice.stand(above: untransformedFrame, in: keyboard.bounds)
  }

  // MARK: layout

  override func layoutSublayers() {
    super.layoutSublayers()
    let isWide = isLarge
    let gap = isWide ? Size(width: 10, height: 10) : Size(width: 6, height: 10)
    let frame = bounds.insetBy(dx: min(gap.width, bounds.width / 2) / 2, dy: min(gap.height, bounds.height / 2) / 2)
    plate.frame = frame
    plate.cornerRadius = min(isWide ? 8 : 6, frame.height / 2)
    plate.backgroundColor = .token(isLight != isPressed ? .keyBackground : .keyFunction)
    let text = keyboard?.label(of: key)
    label.text = text ?? ""
    // Eleven columns on a phone have smaller letters.
    let size = isLetter ? min(isWide ? 24.0 : 22, frame.width * 0.68) : isWide ? 18 : 16
    label.frame = frame.insetBy(dx: isLetter ? 0 : 3, dy: 0)
    fit(size * max(1, min(effectiveTextScale, 1.3)))
    layOutSymbol(text == nil ? KeySymbol(key, shift: keyboard?.shift ?? .off) : nil, in: frame)
  }

  private var isLarge: Bool { bounds.height / Double(max(1, place.rowCount)) >= 60 }

  /// Gives the text the size, or the largest with which it is not cut.
  private func fit(_ size: Double) {
    var size = size
    // Fonts with optical sizes are wider when they are smaller.
    while true {
      label.font = Font(families: theme.fontFamilies, size: size)
      let width = label.lineSize.width
      guard width > label.frame.width, size > Self.leastSize else { return }
      size = max(Self.leastSize, min(size - 0.5, (size * label.frame.width / width * 2).rounded(.down) / 2))
    }
  }

  private static let leastSize = 6.0

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
    let side = (isLarge ? 24.0 : 21) * max(1, min(effectiveTextScale, 1.3))
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

  /// The key's effect in the words of the scene's language, unless the layout has a word for it on the key.
  private var spokenName: String {
    if key == .return, let returnKey = keyboard?.returnKey, returnKey != .return { return localized(returnKey.word) }
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

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "key"
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

  /// The name of a key without a character of its own.
  fileprivate var word: Word? {
    switch self {
    case .shift: .shiftKey
    case .delete: .deleteKey
    case .space: .spaceKey
    case .return: .returnKey
    case .language: .languageKey
    case .page(.letters): .lettersKey
    case .page(.digits): .numbersKey
    case .page(.symbols): .symbolsKey
    case .text: nil
    }
  }
}

extension TextInputTraits.ReturnKey {
  /// The word on the key.
  var word: Word {
    switch self {
    case .return: .returnLabel
    case .next: .next
    case .done: .done
    case .go: .go
    case .search: .search
    case .send: .send
    }
  }
}

extension KeyView: TickClient {
  var nextTickTime: Double? { nextRepeat }

  /// Whether characters are about to be shown. A key that repeats continues until somebody lets go.
  var isMotion: Bool { nextRepeat != nil && key != .delete }

  func advance(to time: Double) -> Bool {
    endHoldElsewhere()
    if key != .delete, let next = nextRepeat, next <= time {
      nextRepeat = nil
      showChoice()
    }
    for _ in 0..<Self.mostRepeats {
      guard let next = nextRepeat, next <= time else { break }
      nextRepeat = next + Self.repeatInterval
      keyboard?.use(key, at: nil)
      endHoldElsewhere()
    }
    if let next = nextRepeat, next <= time { nextRepeat = time.later(by: Self.repeatInterval) }
    return nextRepeat != nil
  }
}

/// The press of a key, which is not delayed.
private final class KeyInteraction: Interaction {
  override init() {
    super.init()
    movesFocus = false
  }

  private var key: KeyView? { view as? KeyView }

  override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }
  override func pressBegan(_ press: Press) { key?.begin(press) }
  override func pressChanged(_ press: Press) { key?.move(press) }
  override func pressEnded(_ press: Press) { key?.end(press) }
  override func pressCancelled(_ press: Press) { key?.cancel() }
}
