import InlayGraphics
import InlayLayers
import InlayLists

/// A keyboard with its bar at the bottom of a scene, above everything but lists of values and short notes. It slides in
/// and out by the scene's clock, and follows a finger that swipes it down.
final class KeyboardPanel: View {
  let keyboard = KeyboardView()
  let bar = KeyboardBar()

  /// 1 while shown, and less while a finger holds the panel lower.
  fileprivate(set) var presence = 0.0
  /// The presence that the last frame shows: 1 at rest, 0 gone.
  private(set) var shownPresence = 0.0
  /// Called when the panel is shown at another position, before the layout of a tick: content moves along.
  var onSlide: (() -> Void)?
  /// Called when the panel is gone.
  var onGone: (() -> Void)?
  /// The end of the slide that runs, in seconds of the scene's clock; nil for none.
  private var slideEnd: Double?
  /// The distance from the place at rest at which a finger began to hold the panel, in points; nil while none does.
  private var holdStart: Double?

  override init() {
    super.init()
    raise(to: .keyboard)
    name = "keyboardPanel"
    backgroundColor = .token(.keyboardBackground)
    for view in [bar, keyboard] as [View] { addSublayer(view) }
    // Views below get no presses between the keys.
    let tap = TapInteraction()
    tap.movesFocus = false
    addInteraction(tap)
  }

  // MARK: Sliding

  /// Whether a slide runs at the scene's clock.
  var isSliding: Bool { slideEnd.map { end in scene.map { $0.time < end } ?? false } ?? false }

  func move(to new: Double, animated: Bool) {
    let old = presence
    presence = new
    holdStart = nil
    // A leaving keyboard keeps presses from the views that it still covers.
    for part in [bar, keyboard] as [View] { part.isUserInteractionEnabled = new > 0 }
    guard animated, let scene, new != old else {
      removeAnimations(for: .panelPresence)
      (slideEnd, shownPresence) = (nil, new)
      showPresence()
      if new == 0 { onGone?() }
      return
    }
    // A slide that runs continues below this one, which turns it round.
    animate(.panelPresence, from: old, .curve(.easeOut, duration: Self.duration))
    slideEnd = scene.time + Self.duration
    scene.addTickClient(self)
  }

  private static let duration = 0.25

  /// A finger that swipes down holds the panel, lower by a distance in points.
  func hold(by distance: Double) {
    let start = holdStart ?? max(0, self.distance)
    holdStart = start
    removeAnimations(for: .panelPresence)
    slideEnd = nil
    presence = bounds.height > 0 ? 1 - ((start + distance) / bounds.height).limited : 1
    follow()
  }

  /// Shows the presence of the scene's clock.
  private func follow() {
    shownPresence = presented(.panelPresence)
    showPresence()
    onSlide?()
  }

  /// Presents the panel where it is shown now.
  func showPresence() {
    let presence = shownPresence
    guard presence != 1 else { return presentInstead(position: nil, bounds: nil, opacity: nil) }
    guard !traits.reducesMotion else { return presentInstead(position: nil, bounds: nil, opacity: presence) }
    presentInstead(position: Point(x: position.x, y: position.y + distance), bounds: nil, opacity: nil)
  }

  /// The distance by which the panel is shown lower than at rest, to a whole pixel, in points.
  private var distance: Double {
    (position.y + (1 - shownPresence) * bounds.height).snapped(toScale: displayScale) - position.y
  }

  /// The part of the panel that is in the scene, 0...1. With reduced motion it fades, and is at its place at once.
  var shownPart: Double {
    if traits.reducesMotion { return presence > 0 ? 1 : 0 }
    guard shownPresence > 0, shownPresence < 1, bounds.height > 0 else { return shownPresence.limited }
    return (1 - distance / bounds.height).limited
  }

  // MARK: Layout

  private var barRow: Double { bar.isHidden ? 0 : barHeight }

  /// The height in a scene, in points: at most six tenths of it, as far as keys can be hit then. In a low scene the bar
  /// goes first.
  func height(in scene: Scene) -> Double {
    let bottom = traits.safeAreaInsets.bottom
    let limit = (0.6 * scene.size.height).rounded(.down) - bottom
    let hidesBar = !KeyboardView.hasRoom(inHeight: limit - barHeight)
    if bar.isHidden != hidesBar {
      bar.isHidden = hidesBar
      setNeedsLayout()
    }
    return barRow + KeyboardView.height(inWidth: bounds.width, atMost: limit - barRow) + bottom
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    bar.untransformedFrame = Rect(x: 0, y: 0, width: bounds.width, height: barRow)
    keyboard.untransformedFrame = Rect(minX: 0, minY: barRow, maxX: bounds.width, maxY: bounds.height)
    showPresence()
  }
}

extension KeyboardPanel: TickClient {
  func advance(to time: Double) -> Bool {
    follow()
    if isSliding { return true }
    slideEnd = nil
    // A finger may hold the panel at its end.
    if presence == 0, !keyboard.isUserInteractionEnabled { onGone?() }
    return false
  }
}

extension AnimationKey where Value == Double {
  static var panelPresence: Self { panelPresenceKey }
}

/// The animation of the panel; with reduced motion the keyboard fades.
private let panelPresenceKey = AnimationKey(
  "presence", of: KeyboardPanel.self, isMotion: false, { $0.presence }, onPresent: { view, _ in view.showPresence() })
