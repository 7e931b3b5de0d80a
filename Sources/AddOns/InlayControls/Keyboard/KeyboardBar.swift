import InlayGraphics
import InlayLayers
import InlayLists

/// The bar above a keyboard: to the text inputs before and after, what the app suggests, and the end of the input. Its
/// buttons leave the focus where it is.
final class KeyboardBar: View {
  var onMove: ((_ isForward: Bool) -> Void)?
  var onDone: (() -> Void)?
  var onSuggestion: ((String) -> Void)?

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
    addInteraction(KeyboardSwipe())
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

/// A drag down that puts the keyboard away.
private final class KeyboardSwipe: Interaction {
  override func claim(_ press: Press) -> Claim {
    press.stage == .dragged && press.isVertical && press.translation.height > 0 ? .keep : .wait
  }

  override func pressEnded(_ press: Press) {
    if press.translation.height > (view?.bounds.height ?? 0) / 2 { (view as? KeyboardBar)?.onDone?() }
  }
}
