import InlayGraphics
import InlayLayers
import InlayLists

/// An on-screen keyboard, for touch screens without another one.
///
/// Its keys send key events to the focused view, which keeps the focus. A letter is entered when its key is released.
/// The delete key acts when it is pressed, and again while it is held. Shift is for one letter, and two quick taps lock
/// it.
public final class KeyboardView: View {
  /// The layouts that a key switches between, by default only the English one. The first one is shown. If it is empty,
  /// the English one is used.
  public var layouts: [KeyboardLayout] {
    didSet {
      guard layouts != oldValue else { return }
      number = 0
      showKeys()
    }
  }

  /// The layout that is shown.
  public var layout: KeyboardLayout { layouts.indices.contains(number) ? layouts[number] : .english }

  /// The purpose of the text: its keys, and the label of the Return key. By default it is any text. If the scene's
  /// keyboard host shows this keyboard, these are the traits of the focused field.
  public var inputTraits = TextInputTraits() {
    didSet {
      guard inputTraits != oldValue else { return }
      if inputTraits.keyboardType != oldValue.keyboardType { (page, shift) = (.letters, .off) }
      showKeys()
    }
  }

  /// The text of the Return key.
  var returnKey: TextInputTraits.ReturnKey { inputTraits.returnKey ?? .return }

  /// Receives the events instead of the scene. If it is `nil`, the default, the scene receives them.
  public var onEvent: ((Event) -> Void)?

  /// Called while a finger that began on a key moves far down. If it is nil, such a finger has no effect.
  var onSwipe: ((KeyboardSwipe) -> Void)?

  enum Shift: Hashable {
    case off, once, locked
  }

  private var number = 0
  private(set) var page = KeyboardLayout.Page.letters
  private(set) var shift = Shift.off
  /// The time of the last tap of Shift, in seconds of the scene's clock; nil for a tap without a time.
  private var shiftTime: Double?
  private(set) var keys: [KeyView] = []
  /// The syllable that is typed: see `enter(_:at:)`.
  var composition = Composition()

  /// Creates a keyboard, 390 points wide, with four rows of keys.
  ///
  /// - Parameters:
  ///   - layouts: The layouts that a key switches between; only the English one by default.
  ///   - onEvent: Receives the events instead of the scene; `nil`, the default, for the scene.
  public init(layouts: [KeyboardLayout] = [KeyboardLayout(language: "en")], onEvent: ((Event) -> Void)? = nil) {
    self.layouts = layouts
    self.onEvent = onEvent
    super.init()
    backgroundColor = .token(.keyboardBackground)
    bounds = Rect(x: 0, y: 0, width: 390, height: 4 * Self.rowHeight(width: 390) + 2 * Self.margin)
    showKeys()
  }

  /// Makes the keys of the page; those that stay where they are remain.
  private func showKeys() {
    let all = layout.keys(
      of: page, for: inputTraits.keyboardType, isShifted: shift != .off, hasLanguages: layouts.count > 1)
    while keys.count > all.count {
      let key = keys.removeLast()
      key.endHold()
      key.removeFromSuperlayer()
    }
    while keys.count < all.count {
      let key = KeyView()
      // Places the key below other layers in the keyboard, as the first keys are.
      insertSublayer(key, at: keys.count)
      keys.append(key)
    }
    for (view, key) in zip(keys, all) { view.show(key) }
    setNeedsLayout()
  }

  /// The text on a key; nil for a picture.
  func label(of key: KeyboardLayout.Key) -> String? {
    switch key {
    case .text(let text): text
    case .space: layouts.count > 1 ? layout.name : localized(.spaceBar, in: layout.language)
    case .return: localized(returnKey.word, in: layout.language)
    case .page(.letters): layout.lettersLabel
    case .page(.digits): layout.digits.first.map { String($0.prefix(3)) } ?? ""
    case .page(.symbols):
      layout.symbols.first.map { $0.count > 4 ? String($0.dropFirst(4).prefix(1) + $0.suffix(2)) : $0 } ?? ""
    case .shift, .delete, .language: nil
    }
  }

  // MARK: input

  /// Whether a letter is a capital by itself. It is taken back by itself only, and leaves a locked Shift.
  var capitalizes = false {
    didSet {
      guard capitalizes != oldValue, shift == (oldValue ? .once : .off), page == .letters else { return }
      // Shift is for other letters there.
      guard !layout.isHangul else { return }
      shift = capitalizes ? .once : .off
      showKeys()
    }
  }

  /// A key was used.
  ///
  /// - Parameter time: Of the event, in seconds; nil for an event without a time.
  func use(_ key: KeyboardLayout.Key, at time: Double?) {
    switch key {
    case .text(let text):
      enter(text, at: time)
      if shift == .once {
        shift = .off
        showKeys()
      }
    case .space: enter(" ", at: time)
    case .delete: delete(at: time)
    case .return:
      endComposition(at: time)
      send(.key(KeyEvent(.return, time: time)))
    case .page(let page):
      (self.page, shift) = (page, .off)
      showKeys()
    case .language:
      endComposition(at: time)
      number = layouts.isEmpty ? 0 : (number + 1) % layouts.count
      (page, shift) = (.letters, .off)
      showKeys()
    case .shift:
      let isQuick = time.flatMap { time in shiftTime.map { time - $0 < Self.doubleTap } } ?? false
      shift = shift == .once && isQuick ? .locked : shift == .off ? .once : .off
      shiftTime = time
      showKeys()
    }
  }

  /// The longest time between two taps that lock Shift, in seconds.
  private static let doubleTap = 0.4

  /// Keys that are held repeat no more, and enter nothing of what they offer: the focus has moved.
  func endHeldKeys() { for key in keys { key.endHold() } }

  func send(_ event: Event) {
    if let onEvent { onEvent(event) } else { scene?.send(event) }
  }

  // MARK: layout

  private static let margin = 4.0

  private static func rowHeight(width: Double) -> Double { width < 600 ? 54 : 66 }

  /// The width that is offered, and four rows.
  public override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width.isFinite ? size.width : bounds.width
    return Size(width: width, height: Self.height(inWidth: width, atMost: .infinity) + deviceInsets.bottom)
  }

  /// The height of four rows without the safe area, in points. Rows get lower in a scene that is low.
  static func height(inWidth width: Double, atMost limit: Double) -> Double {
    let row = min(rowHeight(width: width), max(leastRowHeight, ((limit - 2 * margin) / 4).rounded(.down)))
    return 4 * row + 2 * margin
  }

  private static let leastRowHeight = 24.0

  /// Whether the keys of four rows in a height can be hit well.
  static func hasRoom(inHeight height: Double) -> Bool {
    ((height - 2 * margin) / 4).rounded(.down) >= leastKeyHeight
  }

  /// The height of the lowest key, in points; nil without keys.
  package var keyHeight: Double? { keys.map(\.bounds.height).min() }

  /// The least height of keys, in points: checks of accessibility report lower ones.
  package static let leastKeyHeight = 28.0

  public override func layoutSublayers() {
    super.layoutSublayers()
    let safe = deviceInsets
    let (left, right) = (max(Self.margin, safe.left), max(Self.margin, safe.right))
    let width = max(0, bounds.width - left - right)
    let height = max(0, bounds.height - 2 * Self.margin - safe.bottom) / 4
    let scale = displayScale
    func snapped(_ length: Double) -> Double { length.snapped(toScale: scale) }
    for key in keys {
      let place = key.place
      let (minX, minY) = (snapped(left + place.start * width), snapped(Self.margin + Double(place.row) * height))
      let maxX = snapped(left + (place.start + place.width) * width)
      let maxY = snapped(Self.margin + Double(place.row + place.rowCount) * height)
      key.frame = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }

  public override var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.keyboard, label: localized(Word.keyboard))
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "keyboard"
    description.add("layout", layout.name)
  }
}
