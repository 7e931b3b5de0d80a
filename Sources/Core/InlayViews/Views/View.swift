import InlayGraphics
import InlayLayers

/// A layer with the theme and the traits of its scene, which receives events. Unlike in UIKit a view is a layer.
open class View: Layer {
  public override init() { super.init() }

  /// Creates a view with a frame, in points of its superlayer.
  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  deinit { for interaction in interactions { interaction.view = nil } }

  /// The nearest `overrideTheme`, or else the scene's theme; `modern` while the view is in no scene.
  @inlinable public final var theme: Theme { effectiveTheme }

  /// The scene's traits with the nearest overriding appearance; the defaults while the view is in no scene.
  public final var traits: Traits { effectiveTraits }

  /// The distances from the view's sides to the scene's safe area, in points; 0 if the area extends beyond a side.
  /// If the view is shown higher for a keyboard on the screen, the keyboard covers so much less of it.
  public final var safeAreaInsets: Insets {
    guard let scene else { return .zero }
    return insets(from: scene.safeAreaInsets, of: scene)
  }

  /// The same for the device's margins alone: a keyboard on the screen is inside these.
  package final var deviceInsets: Insets { scene.map { insets(from: traits.safeAreaInsets, of: $0) } ?? .zero }

  private func insets(from sceneInsets: Insets, of scene: Scene) -> Insets {
    // The insets at the model's frame: a view that slides to its position has the insets of that position.
    guard sceneInsets != .zero, let fromScene = transformToScene.inverse else { return .zero }
    var area = Rect(origin: .zero, size: scene.size).inset(by: sceneInsets)
    if scene.coveredHeight > 0 { area.size.height += wholeLift }
    let safe = area.applying(fromScene)
    return Insets(
      top: Self.inset(safe.minY - bounds.minY), left: Self.inset(safe.minX - bounds.minX),
      bottom: Self.inset(bounds.maxY - safe.maxY), right: Self.inset(bounds.maxX - safe.maxX))
  }

  /// Rounded to a binary fraction, without rounding errors of the bounds' origin: insets do not depend on scrolling.
  private static func inset(_ distance: Double) -> Double { max(0, distance.withoutRoundingErrors) }

  open override func environmentDidChange() {
    super.environmentDidChange()
    // A scene with a view has a theme.
    scene?.adoptStandardColors(Theme.standard.colorSource)
    setNeedsLayout()
  }

  /// The reactions to presses on the view and inside it, in the order in which they are tried.
  public internal(set) final var interactions: [Interaction] = []

  /// Whether a pointer hovers over the view or over one inside. Nothing shows it by default.
  @exclusivity(unchecked) public internal(set) final var isHovered = false {
    didSet { if isHovered != oldValue { hoverDidChange() } }
  }

  /// `isHovered` changed.
  open func hoverDidChange() {}

  /// Whether the view and those inside get presses, keys and the focus; true by default. If not, what is behind the
  /// view gets presses.
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true {
    // The focus of a text inside ends by the next tick.
    didSet { if !isUserInteractionEnabled, oldValue, dispatcherWithFocus != nil { setNeedsLayout() } }
  }

  open override func hitTest(_ point: Point) -> Layer? { isUserInteractionEnabled ? super.hitTest(point) : nil }

  /// Whether keys may go to the view.
  open var canBecomeFocused: Bool { false }

  /// Whether the view gets keys while no view is focused, and none could be by the key; false by default. Of several
  /// such views the frontmost gets them.
  public final var receivesUnfocusedKeys = false

  /// Whether the view keeps events and focus from everything else, as a sublayer of the scene's root; false by default.
  public final var isModal = false

  /// Handles a key while the view, or one inside, has the focus.
  ///
  /// - Returns: Whether the key was handled. If not, the enclosing views are asked.
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  @exclusivity(unchecked) final var focusState = FocusState.none {
    didSet { if focusState != oldValue { focusDidChange() } }
  }

  /// Whether keys go to the view, unless a view inside takes them.
  public final var isFocused: Bool { focusState != .none }

  /// Whether the key that moved the focus to the view has its effect there too. Set when the view gets the focus.
  package final var takesFocusingKey = false

  /// `isFocused` or `isFocusVisible` changed.
  open func focusDidChange() {}

  /// The description of the view for assistive technology; nil for a view that is not an element itself, although views
  /// inside it may be. The accessibility properties that an app sets replace its values (View+Accessibility.swift).
  open var accessibilityElement: AccessibilityElement? { nil }

  /// The layers inside that are queried for elements, in reading order; nil, as by default, for all sublayers. Of those
  /// that are set, ones that are not inside the view when it is read are left out. Weak references.
  open var accessibilityElements: [Layer]? {
    get { accessibilitySettings?.elements?.compactMap(\.object) }
    set { madeAccessibilitySettings.elements = newValue?.map { Weak(object: $0) } }
  }

  /// The view whose element has the focus for assistive technology while this view has it, such as a row of a list; nil
  /// for the view itself.
  open var accessibilityActiveDescendant: View? { nil }

  /// Performs an action of the view's element.
  ///
  /// - Returns: Whether it had an effect.
  open func accessibilityPerform(_ action: AccessibilityAction) -> Bool { false }

  package final var accessibilitySettings: AccessibilitySettings?

  /// The number of things that the view stood for before, such as the earlier rows of a cell.
  @exclusivity(unchecked) package final var accessibilityGeneration = 0

  /// The number of things that the view was given to show, such as the rows of a cell; 0 for a view that is not reused.
  /// Presses are of what it showed at their beginning.
  @exclusivity(unchecked) package final var useCount = 0

  /// The label that names the controls inside, such as a row's title. What is around them passes keys to them.
  @exclusivity(unchecked) package final var namingLabel: Label?

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "view"
  }
}

/// Whether keys go to a view, and whether the view shows it.
enum FocusState {
  /// Keys do not go to the view.
  case none
  /// The keys go to the view, and nothing shows it: the pointer moved the focus.
  case hidden
  /// The keys go to the view, and the view shows it.
  case shown
}
