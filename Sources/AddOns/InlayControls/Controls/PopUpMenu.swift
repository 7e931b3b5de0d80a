import InlayGraphics
import InlayLayers
import InlayLists

/// A list of values in a card above the scene. A tap beside the card, or Escape, closes it.
final class PopUpMenu: View {
  /// Called with the number of the chosen value.
  var choose: ((Int) -> Void)?
  /// The view beside which the card stands.
  weak var anchor: PopUpButton?

  private let card = View()
  private let list = ScrollView()
  private let items: [PopUpItem]
  private var selectedIndex: Int?
  /// The item that keys act on.
  private var currentIndex: Int? {
    didSet {
      if let old = oldValue, old != currentIndex { items[old].isCurrent = false }
      if let new = currentIndex { items[new].isCurrent = true }
    }
  }
  private var isClosing = false
  /// The anchor's place, beside which the card stays while it fades out.
  private var target: Rect?
  /// What the anchor is in.
  private var origin: ViewOrigin?
  /// The typed letters, and when the last one was.
  private var typed = ("", time: 0.0)

  init(_ titles: [String], selectedIndex: Int?, of anchor: PopUpButton) {
    items = titles.map { PopUpItem($0) }
    super.init()
    name = "popUpMenu"
    raise(to: .popUpMenu)
    (isModal, receivesUnfocusedKeys) = (true, true)
    self.anchor = anchor
    followAnchor()
    overrideUserInterfaceLevel = .elevated
    addSublayer(card)
    card.addSublayer(list)
    list.scrollsByKeys = false
    for (index, item) in items.enumerated() {
      item.onTap = { [weak self] in self?.take(index, animated: $0) }
      list.addSublayer(item)
    }
    showSelection(selectedIndex)
    addInteraction(
      TapInteraction { [unowned self] press in
        if !card.contains(press.location(in: card)) { close(animated: press.isTimed) }
      })
  }

  /// The menu is above the scene, and has the theme and the appearance of its control.
  func followAnchor() {
    guard let anchor else { return }
    overrideTheme = anchor.theme
    overrideAppearance = anchor.traits.appearance
  }

  func showSelection(_ index: Int?) {
    selectedIndex = index
    for (number, item) in items.enumerated() { item.isChosen = number == index }
  }

  // MARK: Opening and closing

  func open(in scene: Scene, animated: Bool) {
    origin = anchor.map(ViewOrigin.init)
    scene.addLayoutObserver(self)
    untransformedFrame = scene.root.bounds
    scene.root.addSublayer(self)
    setNeedsLayout()
    layoutIfNeeded()
    reveal(selectedIndex)
    guard animated else { return }
    card.animate(.opacity, from: 0, .curve(.easeOut, duration: 0.18))
    card.animate(.transform, from: Transform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: 0), Self.growing)
  }

  private static let growing = AnimationTiming.spring(dampingRatio: 0.85, response: 0.28)

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    (isModal, isUserInteractionEnabled) = (false, false)
    anchor?.menuDidClose()
    guard animated, scene != nil else { return removeFromSuperlayer() }
    opacity = 0
    animate(.opacity, from: 1, .curve(.easeIn, duration: 0.15)) { [weak self] _ in self?.removeFromSuperlayer() }
  }

  private func take(_ index: Int, animated: Bool) {
    let isCurrent = anchor?.scene === scene
    close(animated: animated)
    if isCurrent { choose?(index) }
  }

  // MARK: Input

  override func keyDown(_ event: KeyEvent) -> Bool {
    let isTimed = event.time != nil
    let last = items.count - 1
    switch event.key {
    case .escape, .tab, .backTab: close(animated: isTimed)
    case .down: move(to: min(last, (currentIndex ?? (selectedIndex ?? 0) - 1) + 1))
    case .up: move(to: max(0, (currentIndex ?? (selectedIndex ?? last) + 1) - 1))
    case .home, .pageUp: move(to: 0)
    case .end, .pageDown: move(to: last)
    case .space, .return:
      if let currentIndex { take(currentIndex, animated: isTimed) } else { close(animated: isTimed) }
    case .character("a"): type("a", at: event.time ?? scene?.time ?? 0)
    default: return false
    }
    return true
  }

  private func move(to index: Int) {
    currentIndex = index
    reveal(index)
  }

  /// Moves to the next value that begins with the letters typed within a second.
  func type(_ letters: String, at time: Double) {
    let prefix = time - typed.time <= 1 && typed.time <= time ? typed.0 + letters.lowercased() : letters.lowercased()
    typed = (prefix, time)
    guard !prefix.isEmpty else { return }
    // One letter, or the same again, goes on to the next value.
    let isOneLetter = prefix.allSatisfy { $0 == prefix.first }
    let wanted = isOneLetter ? String(prefix.prefix(1)) : prefix
    let start = currentIndex.map { isOneLetter ? $0 + 1 : $0 } ?? 0
    let order = items.indices.map { ($0 + start) % items.count }
    if let found = order.first(where: { items[$0].title.lowercased().hasPrefix(wanted) }) { move(to: found) }
  }

  /// Scrolls to an item by the least distance.
  private func reveal(_ index: Int?) {
    guard let index else { return }
    let item = items[index].untransformedFrame
    let offset = min(max(list.contentOffset.y, item.maxY - list.bounds.height), item.minY)
    list.contentOffset = Point(x: 0, y: max(0, min(offset, list.contentSize.height - list.bounds.height)))
  }

  override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(.menu)
    element.states = .modal
    element.count = items.count
    element.actions = [.cancel]
    return element
  }

  override var activeDescendant: View? { currentIndex.map { items[$0] } }

  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    action == .cancel && keyDown(KeyEvent(.escape))
  }

  /// Adds the role.
  override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.kind = "menu"
    description.add(accessibilityElement)
  }

  // MARK: Look

  /// From the card to the sides of the scene, and to the control.
  private static let margin = 8.0

  override func layoutSublayers() {
    super.layoutSublayers()
    let lengths = theme.metrics.controls
    let inset = lengths.popover.inset
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let sizes = items.map { $0.sizeThatFits(bounds.size) }
    let width = min(sizes.reduce(lengths.popover.width) { max($0, $1.width + 2 * inset) }, max(0, area.width))
    let content = sizes.reduce(0) { $0 + $1.height }
    if !isClosing { target = anchor.flatMap { $0.scene === scene ? convert($0.bounds, from: $0) : nil } }
    card.untransformedFrame = Self.cardFrame(
      Size(width: width, height: content + 2 * inset), beside: target ?? bounds, in: area,
      isMirrored: isRightToLeft
    ).snapped(toScale: displayScale)
    card.backgroundColor = .token(.popoverBackground)
    card.cornerRadius = min(lengths.popover.cornerRadius, card.bounds.height / 2)
    card.cornerCurve = .continuous
    card.showShadow(lengths.popover.shadow)
    card.borderWidth = max(traits.appearance.isHighContrast ? 1 : 0, lengths.outlineWidth)
    card.borderColor = .token(.label)
    list.untransformedFrame = card.bounds.insetBy(dx: inset, dy: inset)
    list.cornerRadius = max(0, card.cornerRadius - inset)
    list.cornerCurve = .continuous
    list.contentSize = Size(width: list.bounds.width, height: content)
    var y = 0.0
    for (item, size) in zip(items, sizes) {
      item.untransformedFrame = Rect(x: 0, y: y, width: list.bounds.width, height: size.height)
      y += size.height
    }
  }

  /// Below the control, or above it where more of the card fits there; along its trailing side.
  private static func cardFrame(_ size: Size, beside target: Rect, in area: Rect, isMirrored: Bool) -> Rect {
    let below = area.maxY - target.maxY - margin
    let above = target.minY - margin - area.minY
    let isBelow = size.height <= below || below >= above
    let height = max(0, min(size.height, isBelow ? below : above))
    let x = isMirrored ? target.minX - 12 : target.maxX + 12 - size.width
    return Rect(
      x: max(area.minX, min(x, area.maxX - size.width)),
      y: isBelow ? target.maxY + margin : target.minY - margin - height, width: size.width, height: height)
  }
}

extension PopUpMenu: CardHolder {
  var shownCard: Layer { card }
}

/// A list closes with its control: when that leaves the scene, is hidden, or is given to another row, as by a reload.
extension PopUpMenu: LayoutObserver {
  func sceneDidLayOut() -> Bool {
    guard !isClosing, let scene else { return false }
    if let anchor, let origin, anchor.scene === scene, origin.isCurrent(anchor) { return true }
    close(animated: false)
    return false
  }
}

extension Layer {
  /// Closes the lists of values whose controls a condition holds for, without a choice: they are about to be covered,
  /// or to leave.
  func closeMenus(where isWanted: (View) -> Bool = { _ in true }) {
    guard let root = scene?.root else { return }
    for case let menu as PopUpMenu in root.sublayers where menu.anchor.map(isWanted) ?? true {
      menu.close(animated: false)
    }
  }
}
