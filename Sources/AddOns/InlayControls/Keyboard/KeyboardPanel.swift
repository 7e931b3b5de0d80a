import InlayGraphics
import InlayLayers
import InlayLists

/// A keyboard with its bar at the bottom of a scene, above everything but lists of values and short notes. It slides in
/// and out by the scene's clock.
final class KeyboardPanel: View {
  let keyboard = KeyboardView()
  let bar = KeyboardBar()

  /// 1 while shown.
  fileprivate(set) var presence = 0.0
  /// Called with each position while the keyboard slides: 1 at rest, 0 gone.
  var onPresence: ((Double) -> Void)?

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

  var isSliding: Bool { presented(.panelPresence) != presence }

  func move(to new: Double, animated: Bool, completion: @escaping () -> Void = {}) {
    let old = presence
    presence = new
    isUserInteractionEnabled = new > 0
    guard animated, scene != nil, new != old else {
      removeAnimations(for: .panelPresence)
      showPresence()
      return completion()
    }
    animate(.panelPresence, from: old, .curve(.easeOut, duration: Self.duration)) { _ in completion() }
    showPresence()
  }

  private static let duration = 0.25

  fileprivate func showPresence() {
    let presence = presented(.panelPresence)
    onPresence?(presence)
    guard presence != 1 else { return presentInstead(position: nil, bounds: nil, opacity: nil) }
    guard !traits.reducesMotion else { return presentInstead(position: nil, bounds: nil, opacity: presence) }
    let y = (position.y + (1 - presence) * bounds.height).snapped(toScale: displayScale)
    presentInstead(position: Point(x: position.x, y: y), bounds: nil, opacity: nil)
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

extension AnimationKey where Value == Double {
  static var panelPresence: Self { panelPresenceKey }
}

/// The animation of the panel; with reduced motion the keyboard fades.
private let panelPresenceKey = AnimationKey(
  "presence", of: KeyboardPanel.self, isMotion: false, { $0.presence }, onPresent: { view, _ in view.showPresence() })
