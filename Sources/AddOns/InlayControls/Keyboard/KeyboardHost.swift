import InlayGraphics
import InlayLayers
import InlayLists

/// The on-screen keyboard of a scene: `Scene.keyboardHost`.
///
/// The keyboard appears for a focused text input, depending on `Scene.keyboardMode`. In automatic mode it appears if a
/// finger, a pen or assistive technology moved the focus, no keyboard is attached, and the app does not show its own
/// `KeyboardView`. It disappears when the input ends: by "Done", by a swipe down, by a tap outside, or when the focus
/// leaves.
///
/// Content avoids the keyboard as it avoids the safe-area insets: scroll views around the text input receive an inset
/// and keep it visible, and alerts and sheets move. If no scroll view can make the text input visible, the content of
/// its page or sheet moves up by the missing distance. Outside pages and sheets, everything below the keyboard moves.
/// Bars of pages stay. Insets follow the positions at which views are shown. When the keyboard disappears, insets and
/// offsets return. In each frame in which the keyboard slides, content has the place for the part that is shown.
///
/// The keys depend on the text input's `inputTraits`. A bar above them moves to the previous and next text input, in
/// the order of Tab, and shows the `suggestions` of a text field.
public final class KeyboardHost {
  private weak var scene: Scene?
  let panel = KeyboardPanel()

  /// The layouts that a key switches between, empty by default. If it is empty, they are the layout of the scene's
  /// language, those of the languages in `Scene.localization`, and the English one if none has Latin letters.
  public var layouts: [KeyboardLayout] = [] {
    didSet {
      guard layouts != oldValue else { return }
      shownLayouts = nil
      follow()
    }
  }

  /// Whether the keyboard is shown, also while it still appears. False at first.
  public private(set) var isPresented = false

  /// Called with the height that the keyboard covers, in points, when it appears, disappears or changes: for content
  /// that does not avoid it by itself. A keyboard that slides has this height at the end. `nil` by default.
  public var onHeightChange: ((Double) -> Void)?
  /// The height that was reported last.
  private var reportedHeight = 0.0
  /// The height that the keyboard covers at rest, in points.
  private var wholeHeight = 0.0

  /// The text input that the keyboard was shown for first, and the offsets of the scroll views around it then.
  private weak var firstInput: View?
  private var offsets: [KnownOffset] = []
  /// The text input that the keyboard is for.
  private weak var input: View?
  /// Whether text inputs are before and after it, as found last; nil if that is not known.
  private var knownNeighbours: (before: Bool, after: Bool)?
  private var isFollowing = false
  private var isFollowDue = false
  private let lift = KeyboardLift()
  /// The text input for which the app shows a keyboard of its own.
  private weak var inputWithKeyboard: View?
  /// The conditions for which the layouts were made; nil before they are.
  private var shownLayouts: LayoutConditions?

  fileprivate init(for scene: Scene) {
    self.scene = scene
    panel.onSlide = { [weak self] in self?.cover() }
    panel.onGone = { [weak self] in self?.panel.removeFromSuperlayer() }
    panel.keyboard.onEvent = { [weak self] in self?.send($0) }
    panel.keyboard.onSwipe = { [weak self] in self?.swipe($0) }
    panel.bar.onSwipe = { [weak self] in self?.swipe($0) }
    panel.bar.onDone = { [weak self] in self?.dismiss() }
    panel.bar.onMove = { [weak self] in _ = self?.scene?.knownEventDispatcher?.moveFocusToTextInput(forward: $0) }
    panel.bar.onSuggestion = { [weak self] in self?.enter($0) }
  }

  /// Ends the input: the text input loses the focus, and the keyboard disappears.
  ///
  /// - Parameter animated: Whether the keyboard slides out if the last press had a time; true by default.
  public func dismiss(animated: Bool = true) {
    guard let scene, let events = scene.knownEventDispatcher, events.focusedView === input else { return }
    disappearsAtOnce = !animated
    defer {
      disappearsAtOnce = false
      withExtendedLifetime(scene) {}
    }
    events.cancelPresses()
    events.focus(nil)
    follow()
  }

  // MARK: Following the focus

  /// The focused view, if text can be entered into it.
  private var focusedInput: View? {
    guard let view = scene?.focusedView, view.asTextInput?.caretRect != nil else { return nil }
    return view
  }

  private func isWanted(for view: View, in scene: Scene) -> Bool {
    switch scene.keyboardMode {
    case .never: return false
    case .always: return true
    case .automatic:
      if scene.hasHardwareKeyboard { return false }
      if isPresented { return true }
      let kind = scene.knownEventDispatcher?.lastPress?.kind
      let isAssisted = scene.knownEventDispatcher?.isAssisted ?? false
      guard kind == .touch || kind == .pen || isAssisted, view !== inputWithKeyboard else { return false }
      // Looked for once for each text input, not in each layout.
      guard hasOtherKeyboard(in: scene.root) else { return true }
      inputWithKeyboard = view
      return false
    }
  }

  /// Whether the app shows a keyboard of its own. O(layers)
  private func hasOtherKeyboard(in root: Layer) -> Bool {
    // A list, not recursion, since trees may be deep.
    var waiting = [root]
    while let layer = waiting.popLast() {
      if layer.isHidden || layer === panel { continue }
      if layer is KeyboardView { return true }
      waiting += layer.sublayers
    }
    return false
  }

  /// Shows the keyboard for the focused text input, or lets it go. The app, which hears of it meanwhile, may move the
  /// focus: that is followed afterwards.
  func follow() {
    isFollowDue = true
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    for _ in 0..<Self.mostRounds where isFollowDue {
      isFollowDue = false
      followOnce()
    }
  }

  /// The most rounds for an app that moves the focus to and fro.
  private static let mostRounds = 10

  private func followOnce() {
    guard let scene else { return }
    guard let view = focusedInput, isWanted(for: view, in: scene) else { return hide() }
    let comes = !isPresented
    if comes { begin(with: view, in: scene) }
    if input !== view {
      input = view
      knownNeighbours = nil
      panel.keyboard.endHeldKeys()
      panel.keyboard.capitalizes = false
    }
    showInput(view, in: scene)
    place()
    guard comes else { return }
    panel.move(to: 1, animated: isAnimated)
    cover()
  }

  /// Whether the event that brought or took the focus has a time: then the keyboard slides.
  private var isAnimated: Bool { !disappearsAtOnce && scene?.knownEventDispatcher?.lastPress?.time != nil }
  /// Whether `dismiss(animated:)` takes the keyboard away without a movement.
  private var disappearsAtOnce = false

  private func begin(with view: View, in scene: Scene) {
    isPresented = true
    firstInput = view
    // A keyboard that turns round leaves the offsets as they were before it came first.
    let known = offsets.filter(\.isCurrent)
    offsets = view.superlayerChain.compactMap { layer in
      (layer as? ScrollView).map { view in known.first { $0.view === view } ?? KnownOffset(view) }
    }
    if panel.superlayer !== scene.root { scene.root.addSublayer(panel) }
  }

  private func hide() {
    guard isPresented, let scene else { return }
    isPresented = false
    panel.keyboard.endHeldKeys()
    let returns = firstInput != nil && firstInput === input
    offsets = returns ? offsets.map { $0.leaving(at: scene.coveredHeight) } : []
    (firstInput, input) = (nil, nil)
    lift.leave(at: scene.coveredHeight)
    panel.move(to: 0, animated: isAnimated)
    cover()
    report(0)
  }

  /// Puts the keyboard at the bottom of the root, and lets the scene's content avoid it.
  private func place() {
    guard let scene, isPresented || panel.superlayer === scene.root else { return }
    let area = scene.root.bounds
    panel.bounds.size.width = area.width
    let height = min(panel.height(in: scene), area.height)
    panel.untransformedFrame = Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    panel.showPresence()
    let top = scene.root.convert(Point(x: area.minX, y: area.maxY - height), to: nil).y
    wholeHeight = max(0, scene.size.height - top)
    cover()
    if isPresented { report(wholeHeight) }
  }

  /// Lets the scene's content avoid the part of the keyboard that is shown. Everything that moves for the keyboard
  /// follows from this one value.
  ///
  /// Content that avoids the device's margin leaves its place when the keyboard begins to come, and arrives
  /// with it, so it is never covered on the way.
  private func cover() {
    guard let scene else { return }
    let (whole, part) = (wholeHeight, panel.shownPart)
    if part <= 0 || part >= 1 {
      scene.coveredHeight = part > 0 ? whole : 0
    } else {
      let margin = min(scene.traits.safeAreaInsets.bottom, whole)
      let height = margin + (whole - margin) * part
      // Whole pixels are free of rounding errors.
      scene.coveredHeight = min(whole, (height * scene.scale - 1e-6).rounded(.up) / scene.scale)
    }
    if !isPresented { returnContent(in: scene) }
  }

  /// The keyboard goes: content comes back along with it.
  private func returnContent(in scene: Scene) {
    let covered = scene.coveredHeight
    lift.lower(to: covered, in: scene)
    for offset in offsets { offset.restore(to: covered) }
    // The app, which hears of the scrolling, may have moved the focus.
    if covered == 0, !isPresented { offsets = [] }
  }

  private func report(_ height: Double) {
    guard height != reportedHeight else { return }
    reportedHeight = height
    onHeightChange?(height)
  }

  /// A finger swipes the keyboard down.
  private func swipe(_ swipe: KeyboardSwipe) {
    guard isPresented else { return }
    switch swipe {
    case .moved(let distance): panel.hold(by: distance)
    case .ended(let goes): if goes { dismiss() } else { panel.move(to: 1, animated: isAnimated) }
    }
    if isPresented { cover() }
  }

  // MARK: Keys

  private func showLayouts(_ conditions: LayoutConditions) {
    guard conditions != shownLayouts else { return }
    shownLayouts = conditions
    panel.keyboard.layouts = layouts.isEmpty ? conditions.layouts : layouts
  }

  /// The keys, the bar and the capitals for a text input.
  private func showInput(_ view: View, in scene: Scene) {
    guard let events = scene.knownEventDispatcher, let input = view.asTextInput else { return }
    let field = view as? TextField
    let neighbours = neighbours(events, in: scene)
    var traits = input.inputTraits
    // A text in groups, such as a card number, is never negative.
    if traits.keyboardType == .number, let field, !field.grouping.isEmpty {
      traits.keyboardType = .digits
    }
    if traits.returnKey == nil { traits.returnKey = neighbours.after ? .next : .done }
    showLayouts(LayoutConditions(scene, traits.keyboardType))
    panel.keyboard.inputTraits = traits
    panel.keyboard.capitalizes = field.map { traits.capitalizes(after: $0.textBeforeCaret) } ?? false
    panel.bar.setMoves(back: neighbours.before, forward: neighbours.after)
    panel.bar.suggestions = field?.suggestedTexts ?? []
  }

  /// Whether text inputs are before and after the focused one. A frame of the slide in which nothing was laid out does
  /// not look for them again; the frame after the slide does.
  private func neighbours(_ events: EventDispatcher, in scene: Scene) -> (before: Bool, after: Bool) {
    if let knownNeighbours, panel.isSliding, scene.layersVisited == 0 { return knownNeighbours }
    let found = events.neighbouringTextInputs
    knownNeighbours = found
    return found
  }

  private func send(_ event: Event) {
    guard let scene else { return }
    let known = scene.focusedView
    scene.send(event)
    guard case .key(let key) = event, key.key == .return else { return follow() }
    // The app may have moved the focus.
    guard scene.focusedView === known, known != nil else { return follow() }
    switch panel.keyboard.returnKey {
    case .return: break
    case .next: if !scene.eventDispatcher.moveFocusToTextInput(forward: true) { dismiss() }
    case .done, .go, .search, .send: dismiss()
    }
    follow()
  }

  /// A suggestion replaces the text.
  private func enter(_ text: String) {
    guard let field = input as? TextField else { return }
    field.perform(.selectAll)
    field.perform(.insert(text))
    follow()
  }
}

/// Follows what the focus, the size and the direction of the scene become in a layout.
extension KeyboardHost: LayoutObserver {
  package func sceneDidLayOut() -> Bool {
    if isPresented || focusedInput != nil { follow() }
    if !isPresented { place() }
    if isPresented, let scene, let input { lift.follow(input, in: scene, below: panel) }
    return scene != nil
  }
}

/// The conditions on which the layouts depend that nobody has set.
private struct LayoutConditions: Equatable {
  private let languages: [String?]
  /// Addresses and most passwords are in Latin letters.
  private let beginsWithLatin: Bool

  init(_ scene: Scene, _ type: TextInputTraits.KeyboardType) {
    languages = [scene.traits.language] + scene.localization.languages
    beginsWithLatin = [.email, .url, .password].contains(type)
  }

  /// One of each name.
  var layouts: [KeyboardLayout] {
    var layouts: [KeyboardLayout] = []
    for layout in languages.map(KeyboardLayout.init(language:))
    where !layouts.contains(where: { $0.name == layout.name }) {
      layouts.append(layout)
    }
    if !layouts.contains(where: \.isLatin) { layouts.append(.english) }
    return beginsWithLatin ? layouts.filter(\.isLatin) + layouts.filter { !$0.isLatin } : layouts
  }
}

/// The offset of a scroll view before the keyboard came.
private struct KnownOffset {
  private(set) weak var view: ScrollView?
  /// The distance from the beginning of the content, which other texts or a rotation may move.
  private let distance: Size
  private let moves: Int
  /// The offset and the covered height when the keyboard began to go; nil while it does not.
  private var start: (offset: Point, covered: Double)?

  init(_ view: ScrollView) {
    let least = view.minimumContentOffset
    distance = Size(width: view.contentOffset.x - least.x, height: view.contentOffset.y - least.y)
    (self.view, moves) = (view, view.ownersMoves)
  }

  /// Whether the view has not been scrolled since.
  var isCurrent: Bool { view.map { $0.ownersMoves == moves } ?? false }

  /// The same for a keyboard that begins to go.
  func leaving(at covered: Double) -> Self {
    var known = self
    known.start = view.map { ($0.contentOffset, covered) }
    return known
  }

  /// Restores the offset as far as the keyboard has gone, unless the view has been scrolled since: along with the edge
  /// of the keyboard, and faster only if the way is longer.
  func restore(to covered: Double) {
    guard let view, let start, isCurrent else { return }
    func restored(_ from: Double, _ to: Double) -> Double {
      guard covered > 0, start.covered > 0 else { return to }
      let whole = abs(from - to)
      let moved = (start.covered - covered) * max(1, whole / start.covered)
      let rest = max(0, min(whole, whole - moved))
      return to + (from < to ? -rest : rest)
    }
    let least = view.minimumContentOffset
    let point = view.clampedContentOffset(
      Point(
        x: restored(start.offset.x, least.x + distance.width), y: restored(start.offset.y, least.y + distance.height)))
    let scale = view.displayScale
    view.moveOffset(to: Point(x: point.x.snapped(toScale: scale), y: point.y.snapped(toScale: scale)))
  }
}

private final class KeyboardHostValue: EnvironmentValue {
  let host: KeyboardHost

  init(_ host: KeyboardHost) { self.host = host }

  func isEqual(to other: KeyboardHostValue) -> Bool { self === other }
}

extension Scene {
  /// The on-screen keyboard of the scene. It is created when you first use this property, or when a text field needs
  /// it. If a scene has text inputs of your own and no text field, use it once.
  public var keyboardHost: KeyboardHost {
    if let known = environmentValues.value(of: KeyboardHostValue.self) { return known.host }
    let host = KeyboardHost(for: self)
    setEnvironmentValue(KeyboardHostValue(host))
    addLayoutObserver(host)
    return host
  }
}
