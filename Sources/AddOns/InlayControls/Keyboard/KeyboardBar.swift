import InlayGraphics
import InlayLayers
import InlayLists

/// The bar above a keyboard: to the text inputs before and after, what the app suggests, and the end of the input. Its
/// buttons leave the focus where it is.
final class KeyboardBar: View {
  var onMove: ((_ isForward: Bool) -> Void)?
  var onDone: (() -> Void)?
  var onSuggestion: ((String) -> Void)?
  /// Called while a finger drags the bar down.
  var onSwipe: ((KeyboardSwipe) -> Void)?

  private let previous = Button(image: .symbol(.chevronUp, weight: .medium))
  private let next = Button(image: .symbol(.chevronDown, weight: .medium))
  private let done = Button()
  private var offers: [Button] = []
  private let line = Layer()

  override init() {
    super.init()
    previous.onTap = { [unowned self] in onMove?(false) }
    next.onTap = { [unowned self] in onMove?(true) }
    done.onTap = { [unowned self] in onDone?() }
    line.backgroundColor = .token(.separator)
    for button in [previous, next, done] {
      button.isFocusable = false
      addSublayer(button)
    }
    addSublayer(line)
    addInteraction(KeyboardSwipeInteraction())
    addInteraction(LargeContentViewerInteraction())
  }

  /// Whether there are text inputs before and after.
  func setMoves(back: Bool, forward: Bool) { (previous.isEnabled, next.isEnabled) = (back, forward) }

  /// Texts that are offered; those that have no room are left out.
  var suggestions: [String] = [] {
    didSet {
      guard suggestions != oldValue else { return }
      while offers.count > suggestions.count { offers.removeLast().removeFromSuperlayer() }
      while offers.count < suggestions.count {
        let button = Button()
        button.isFocusable = false
        offers.append(button)
        addSublayer(button)
      }
      for (button, text) in zip(offers, suggestions) {
        button.title = text
        button.onTap = { [unowned self] in onSuggestion?(text) }
      }
      setNeedsLayout()
    }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    done.title = localized(.done)
    previous.accessibilityLabel = localized(.previous)
    next.accessibilityLabel = localized(.next)
  }

  /// The gap in points.
  static let gap = 8.0

  override func layoutSublayers() {
    super.layoutSublayers()
    for button in [previous, next, done] + offers { button.maximumTextScale = theme.metrics.bars.maximumTextScale }
    let safe = deviceInsets
    let row = bounds.inset(by: Insets(left: safe.left + Self.gap, right: safe.right + Self.gap))
    func place(_ button: Button, from start: Double, width: Double) {
      let rect = Rect(x: row.minX + start, y: row.minY, width: max(0, width), height: row.height)
      button.untransformedFrame = snapped(mirrored(rect))
    }
    let side = min(row.height, row.width / 4)
    let end = done.sizeThatFits(row.size).width
    place(previous, from: 0, width: side)
    place(next, from: side, width: side)
    place(done, from: row.width - end, width: end)
    var (x, last) = (2 * side + Self.gap, row.width - end - Self.gap)
    for button in offers {
      let width = button.sizeThatFits(row.size).width + 2 * Self.gap
      let fits = x + width <= last
      button.isHidden = !fits
      guard fits else {
        last = x
        continue
      }
      place(button, from: x, width: width)
      x += width
    }
    line.untransformedFrame = Rect(x: 0, y: 0, width: bounds.width, height: hairline)
  }

  override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.toolbar) }
}

/// A swipe that puts the keyboard away: the keyboard follows the finger.
enum KeyboardSwipe {
  /// The distance downwards, in points.
  case moved(Double)
  /// The finger let go; whether the keyboard goes.
  case ended(Bool)

  /// A finger that moves faster when it lets go puts the keyboard away after any distance, in points per second.
  static let fastVelocity = 500.0
}

/// A drag down that puts the keyboard away.
private final class KeyboardSwipeInteraction: Interaction {
  private var bar: KeyboardBar? { view as? KeyboardBar }

  override func claim(_ press: Press) -> Claim {
    press.stage == .dragged && press.isVertical && press.translation.height > 0 ? .keep : .wait
  }

  override func pressChanged(_ press: Press) { bar?.onSwipe?(.moved(max(0, press.translation.height))) }

  override func pressEnded(_ press: Press) {
    guard let bar else { return }
    let isFast = press.velocity.height > KeyboardSwipe.fastVelocity
    bar.onSwipe?(.ended(isFast || press.translation.height > bar.bounds.height / 2))
  }

  override func pressCancelled(_ press: Press) { bar?.onSwipe?(.ended(false)) }
}
