import InlayGraphics
import InlayLayers

/// A layer that takes part in a themed user interface: it knows the theme and the traits of its scene, and events come
/// to it. Here a view is a layer; it does not have one.
open class View: Layer {
  public override init() { super.init() }

  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// The scene's theme, or the nearest that stands in its place; `settings` while the view is in no scene.
  public final var theme: Theme { effectiveTheme }

  /// The scene's traits, with the nearest appearance that stands in their place; the defaults while the view is in no scene.
  public final var traits: Traits { effectiveTraits }

  /// How far the scene's safe area keeps from the view's sides, in points; 0 where it reaches beyond them.
  public final var safeAreaInsets: Insets {
    guard let scene, scene.traits.safeArea != .zero else { return .zero }
    let safe = convert(Rect(origin: .zero, size: scene.size).inset(by: scene.traits.safeArea), from: nil)
    return Insets(
      top: Self.inset(safe.minY - bounds.minY), left: Self.inset(safe.minX - bounds.minX),
      bottom: Self.inset(bounds.maxY - safe.maxY), right: Self.inset(bounds.maxX - safe.maxX))
  }

  /// A binary fraction, without what rounding leaves of a bounds' origin: insets are the same wherever a view is scrolled.
  private static func inset(_ distance: Double) -> Double { max(0, (distance * 1_048_576).rounded() / 1_048_576) }

  /// Device pixels per point of the scene; 1 while the view is in no scene.
  public final var deviceScale: Double { scene?.scale ?? 1 }

  /// The size that the view would like within a size, in points.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Lays the view out anew in the scene's theme and traits.
  open override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsLayout()
  }

  /// A scene that shows a view has a theme.
  open override var standardColorSource: (any ColorSource)? { Theme.settings.colorSource }

  // MARK: Input, which an `EventDispatcher` brings

  /// Takes a press at a point of the view's own space: the view then follows it until it is let go or cancelled. Asked of
  /// the innermost view at the point first, and on outwards until one takes it.
  open func beginTracking(at point: Point) -> Bool { false }

  /// The pointer of a press moved.
  ///
  /// - Returns: Whether the view follows it on. When not, nothing comes of the press.
  open func continueTracking(at point: Point) -> Bool { true }

  /// The press was let go, perhaps outside of the view.
  open func endTracking(at point: Point) {}

  /// Nothing is to come of the press: a scroll view took it, or it was cancelled.
  open func cancelTracking() {}

  /// Whether a press stays the view's own when it becomes a drag; else a scroll view around takes it.
  open var keepsTracking: Bool { false }

  /// Whether the views inside take part in events.
  open var admitsEvents: Bool { true }

  /// Whether keys may go to the view.
  open var canBecomeFocused: Bool { false }

  /// Does what a key means here, while the view, or one inside, has the focus.
  ///
  /// - Returns: Whether the key means anything here; else the views around are asked.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Where the view stands with the keys.
  public internal(set) final var focusState = FocusState.none {
    didSet { if focusState != oldValue { focusDidChange() } }
  }

  public final var isFocused: Bool { focusState != .none }

  /// The view's `focusState` is another.
  open func focusDidChange() {}

  /// How far a press may go beyond what it began on before nothing comes of it, in points.
  static let pressSlop = 10.0

  /// What a colour is in the view's scene, or in `settings` while the view is in none.
  package final func resolved(_ color: LayerColor) -> Color {
    switch color {
    case .fixed(let color): color
    case .token(let token): (effectivePalette ?? Theme.settings.palette(for: .light))[token] ?? .black
    }
  }

  /// A rectangle of left-to-right layout where the scene's direction puts it.
  package final func directed(_ rect: Rect, in width: Double) -> Rect {
    guard effectiveDirection == .rightToLeft else { return rect }
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
