import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// The base class of alerts and sheets: a card on top of everything else, which is dimmed. Do not create it yourself.
///
/// Until it is dismissed, events and the focus stay inside. The focus then returns to the view that had it. Card and
/// dimming appear and disappear by the scene's clock, and either may interrupt the other.
public class ModalView: View {
  /// Whether the view is presented, also while it still appears. False at first.
  public private(set) final var isPresented = false { didSet { takesInput(isPresented) } }

  /// Called once for each dismissal, by input or in code, after the focus returned; `nil` by default. The card may
  /// still be disappearing. The closure may present and dismiss any view, this one too.
  public final var onDismiss: (() -> Void)?

  /// The view that gets the focus when this is presented; nil for the first one, if the focus was shown before.
  final weak var preferredFocus: View?

  let card = Layer()
  private let dimming = Layer()
  /// Keeps presses from what is below; beside the card it cancels.
  let tap = TapInteraction()
  private var rememberedFocus: FocusMemory?
  /// The number of presentations and dismissals.
  private var changeCount = 0

  /// 1 while presented.
  final var presence = 0.0

  override init() {
    super.init()
    takesInput(false)
    raise(to: .modal)
    fillsSuperlayer = true
    overrideUserInterfaceLevel = .elevated
    dimming.backgroundColor = .token(.dimming)
    card.backgroundColor = .token(.popoverBackground)
    card.cornerCurve = .continuous
    for layer in [dimming, card] { addSublayer(layer) }
    tap.onTap = { [unowned self] press in
      if isCancelledOutside && !card.contains(card.convert(press.location(in: self), from: self)) { cancel() }
    }
    addInteraction(tap)
  }

  // MARK: Presenting

  /// Shows the view on top of everything in a scene. The scene's root must fill it and must not scroll. Open lists of
  /// values close.
  ///
  /// A view that is already in the scene stays below its superlayer, also after its dismissal, and is not seen.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - animated: Whether the card appears with an animation, by the scene's clock; true by default.
  public final func present(in scene: Scene, animated: Bool = true) {
    guard !isPresented || superlayer == nil else { return }
    scene.root.closeMenus()
    let events = scene.knownEventDispatcher
    let known = events?.focusedView
    let isShown = known?.isFocusVisible ?? false
    isPresented = true
    changeCount += 1
    let change = changeCount
    if let known { rememberedFocus = FocusMemory(of: known) }
    addToTree(of: scene)
    // Code of the app may run from here on, and may present and dismiss: the rest is then left to that change.
    events?.cancelPresses()
    layoutIfNeeded()
    guard change == changeCount else { return }
    move(to: 1, animated)
    events?.focus(nil)
    guard change == changeCount else { return }
    if let preferredFocus {
      events?.focus(preferredFocus, isVisible: isShown)
    } else if isShown {
      events?.focus(events?.firstFocusableView(in: self))
    }
  }

  /// Shows the view on top of everything in the scene of another view, such as a page or a row that was tapped: see
  /// `present(in:animated:)`.
  ///
  ///     Alert("Saved").present(above: page)
  ///
  /// If the other view is in no scene, nothing is presented, and a warning is printed to standard error.
  ///
  /// - Parameters:
  ///   - view: A view of the scene.
  ///   - animated: Whether the card appears with an animation, by the scene's clock; true by default.
  public final func present(above view: View, animated: Bool = true) {
    guard let scene = view.shownScene(for: self) else { return }
    present(in: scene, animated: animated)
  }

  /// Adds the view above what was presented before, unless it has a superlayer other than the root.
  private func addToTree(of scene: Scene) {
    if self.scene !== scene {
      isAdded = true
      presence = 0
    }
    if self.scene !== scene || superlayer === scene.root { scene.root.addSublayer(self) }
  }

  /// Ends the presentation. From then on, the view receives no events.
  ///
  /// - Parameter animated: Whether the card disappears with an animation, by the scene's clock; true by default.
  public final func dismiss(animated: Bool = true) {
    guard isPresented else { return }
    let (scene, events) = (self.scene, knownEventDispatcher)
    // Code of the app may let the scene go.
    defer { withExtendedLifetime(scene) {} }
    let focused = events?.focusedView.flatMap { $0.isDescendant(of: self) ? $0 : nil }
    let isShown = focused?.isFocusVisible ?? false
    isPresented = false
    changeCount += 1
    let change = changeCount
    closeMenus { [self] in $0.isDescendant(of: self) }
    leaveFocusToViewAbove()
    // Presses end, as in `present(in:animated:)`.
    events?.cancelPresses()
    if change == changeCount { move(to: 0, animated) }
    if change == changeCount, focused?.isFocused ?? false { events?.focus(nil) }
    if change == changeCount {
      let known = rememberedFocus
      rememberedFocus = nil
      if let known, events?.focusedView == nil { known.giveBack(isVisible: isShown) }
    }
    onDismiss?()
  }

  /// A view that was presented later, and has its focus from this one or from none, returns it where this one would.
  private func leaveFocusToViewAbove() {
    guard let layers = superlayer?.sublayers, let index = layers.firstIndex(where: { $0 === self }) else { return }
    let above = layers[(index + 1)...].lazy.compactMap { $0 as? ModalView }.first { $0.isPresented }
    guard let above, above.rememberedFocus?.view?.isDescendant(of: self) ?? true else { return }
    above.rememberedFocus = rememberedFocus
    rememberedFocus = nil
  }

  /// Whether the presentation added the view to the tree, and the dismissal removes it.
  private var isAdded = false

  /// Presents or dismisses the view in the scene that it is in; without a scene at once.
  package final func setPresented(_ new: Bool) {
    guard new != isPresented else { return }
    if let scene {
      if new { present(in: scene) } else { dismiss() }
    } else {
      isPresented = new
      presence = new ? 1 : 0
      setNeedsLayout()
    }
  }

  /// Called for Escape, and for a tap beside a card that may be cancelled.
  func cancel() { dismiss() }

  /// Called for Return where nothing focused uses it.
  ///
  /// - Returns: Whether there is such an action.
  func performPreferredAction() -> Bool { false }

  /// Whether a tap beside the card cancels it.
  var isCancelledOutside: Bool { true }

  private func move(to new: Double, _ isAnimated: Bool) {
    let old = presence
    presence = new
    guard isAnimated, scene != nil else {
      removeAnimations(for: .presence)
      showPresence()
      return didMove()
    }
    animate(.presence, from: old, .spring(response: old < new ? 0.34 : 0.3)) { [weak self] _ in self?.didMove() }
    showPresence()
  }

  private func didMove() {
    guard !isPresented, isAdded else { return }
    isAdded = false
    removeFromSuperlayer()
  }

  /// A finger holds the card, partly gone.
  final func hold(at presence: Double) {
    removeAnimations(for: .presence)
    self.presence = presence
    showPresence()
  }

  final func release() { move(to: 1, true) }

  fileprivate func showPresence() {
    let presence = presented(.presence)
    guard presence != 1 else {
      dimming.presentInstead(position: nil, bounds: nil, opacity: nil)
      card.presentedValues = PresentedValues()
      return
    }
    dimming.presentInstead(position: nil, bounds: nil, opacity: presence.limited)
    var values = cardValues(at: presence)
    // A card beyond the bounds would still show its shadow.
    if presence <= 0 { values.opacity = 0 }
    card.presentedValues = values
  }

  /// The values with which the card is shown while it appears or disappears: 0 is gone, 1 at rest.
  func cardValues(at presence: Double) -> PresentedValues { PresentedValues() }

  // MARK: Layout

  /// The frame of the card, in the view's own space.
  func cardFrame() -> Rect { bounds }

  open override func layoutSublayers() {
    super.layoutSublayers()
    dimming.untransformedFrame = bounds
    let theme = self.theme
    let border = theme.card.border
    card.borderWidth = border.width
    card.borderColor = border.color ?? .separator
    card.cornerRadius = theme.metrics.overlays.cornerRadius
    card.showShadow(theme.metrics.overlays.shadow)
    card.untransformedFrame = snapped(cardFrame())
    showPresence()
  }

  // MARK: Events

  /// The layers that are read while the view is presented.
  var partsInReadingOrder: [Layer] { sublayers }

  open override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? (isPresented ? partsInReadingOrder : []) }
    set { super.accessibilityElements = newValue }
  }

  /// A view that goes has no effect on input.
  private func takesInput(_ takes: Bool) {
    (isModal, receivesUnfocusedKeys, isUserInteractionEnabled) = (takes, takes, takes)
  }

  open override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard action == .cancel, isPresented else { return false }
    cancel()
    return true
  }

  /// Escape cancels, Return performs the preferred action. Other keys have no effect outside.
  open override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .escape:
      if !event.isRepeat { cancel() }
      return true
    case .return: return event.isRepeat || performPreferredAction()
    default: return false
    }
  }
}

extension View {
  /// The scene of a view above which another one is to be shown; nil, and a warning, without a scene.
  func shownScene(for card: View) -> Scene? {
    if scene == nil {
      writeWarning("inlay: warning: \(reportName) is in no scene: \(card.reportName) is not shown above it")
    }
    return scene
  }
}

extension ModalView: CardHolder {
  package final var shownCard: Layer { card }
}

extension AnimationKey where Value == Double {
  static var presence: Self { presenceKey }
}

/// The animation of a card; with reduced motion it fades and does not move.
private let presenceKey = AnimationKey(
  "presence", of: ModalView.self, isMotion: false, { $0.presence }, onPresent: { view, _ in view.showPresence() })
