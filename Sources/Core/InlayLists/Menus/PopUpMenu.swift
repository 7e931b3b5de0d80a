import InlayGraphics
import InlayLayers

/// A list of values or actions in a card above the scene. A tap beside the card, or Escape, closes it.
package final class PopUpMenu: View {
  /// Called with the number of the chosen item.
  package var choose: ((Int) -> Void)?
  /// Called when the list begins to close, before the choice.
  package var onClose: (() -> Void)?
  /// The view beside which the card stands.
  package private(set) weak var anchor: View?
  /// The point at which the card stands, in the anchor's own space; nil beside all of the anchor.
  private let point: Point?
  /// The lines, each before the item of a number.
  private let lines: [(index: Int, layer: Layer)]
  private let title: String

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
  /// The layers that contain the anchor.
  private var origin: ViewOrigin?
  /// The typed letters, and when the last one was.
  private var typed = ("", time: 0.0)

  /// A list of values.
  package convenience init(_ titles: [String], selectedIndex: Int?, of anchor: View) {
    self.init(titles.map { PopUpItem($0) }, selectedIndex: selectedIndex, of: anchor)
  }

  /// - Parameter separators: The numbers of the items that a line is before.
  init(
    _ items: [PopUpItem], separators: [Int] = [], title: String = "", selectedIndex: Int? = nil, of anchor: View,
    at point: Point? = nil
  ) {
    (self.items, self.point, self.title) = (items, point, title)
    lines = separators.map { (index: $0, layer: Layer()) }
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
    for line in lines { list.addSublayer(line.layer) }
    if let selectedIndex { showSelection(selectedIndex) }
    addInteraction(
      TapInteraction { [unowned self] press in
        if !card.contains(press.location(in: card)) { close(animated: press.isTimed) }
      })
  }

  /// The menu is above the scene, and has the theme and the appearance of its control.
  package func followAnchor() {
    guard let anchor else { return }
    overrideTheme = anchor.theme
    overrideAppearance = anchor.traits.appearance
  }

  package func showSelection(_ index: Int?) {
    selectedIndex = index
    for (number, item) in items.enumerated() { item.isChosen = number == index }
  }

  // MARK: Opening and closing

  package func open(in scene: Scene, animated: Bool) {
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

  package func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    (isModal, isUserInteractionEnabled) = (false, false)
    onClose?()
    guard animated, scene != nil else { return removeFromSuperlayer() }
    opacity = 0
    animate(.opacity, from: 1, .curve(.easeIn, duration: 0.15)) { [weak self] _ in self?.removeFromSuperlayer() }
  }

  private func take(_ index: Int, animated: Bool) {
    guard items[index].isEnabled else { return }
    let isCurrent = anchor?.scene === scene
    close(animated: animated)
    if isCurrent { choose?(index) }
  }

  // MARK: Input

  package override func keyDown(_ event: KeyEvent) -> Bool {
    let isTimed = event.time != nil
    switch event.key {
    case .escape, .tab, .backTab: close(animated: isTimed)
    case .down: move(by: 1, from: currentIndex ?? (selectedIndex ?? 0) - 1)
    case .up: move(by: -1, from: currentIndex ?? (selectedIndex ?? items.count - 1) + 1)
    case .home, .pageUp: move(by: 1, from: -1)
    case .end, .pageDown: move(by: -1, from: items.count)
    case .space, .return:
      if let currentIndex { take(currentIndex, animated: isTimed) } else { close(animated: isTimed) }
    case .character("a"): type("a", at: event.time ?? scene?.time ?? 0)
    default: return false
    }
    return true
  }

  /// Moves to the next item that can be chosen; stays where there is none.
  private func move(by step: Int, from start: Int) {
    var index = start + step
    while items.indices.contains(index), !items[index].isEnabled { index += step }
    if items.indices.contains(index) { move(to: index) } else { reveal(currentIndex) }
  }

  private func move(to index: Int) {
    currentIndex = index
    reveal(index)
  }

  /// Moves to the next value that begins with the letters typed within a second.
  package func type(_ letters: String, at time: Double) {
    let prefix = time - typed.time <= 1 && typed.time <= time ? typed.0 + letters.lowercased() : letters.lowercased()
    typed = (prefix, time)
    guard !prefix.isEmpty else { return }
    // One letter, or the same again, goes on to the next value.
    let isOneLetter = prefix.allSatisfy { $0 == prefix.first }
    let wanted = isOneLetter ? String(prefix.prefix(1)) : prefix
    let start = currentIndex.map { isOneLetter ? $0 + 1 : $0 } ?? 0
    let order = items.indices.map { ($0 + start) % items.count }
    let found = order.first { items[$0].isEnabled && items[$0].title.lowercased().hasPrefix(wanted) }
    if let found { move(to: found) }
  }

  /// Scrolls to an item by the least distance.
  private func reveal(_ index: Int?) {
    guard let index else { return }
    let item = items[index].untransformedFrame
    let offset = min(max(list.contentOffset.y, item.maxY - list.bounds.height), item.minY)
    list.contentOffset = Point(x: 0, y: max(0, min(offset, list.contentSize.height - list.bounds.height)))
  }

  package override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(.menu, label: title)
    element.states = .modal
    element.count = items.count
    element.actions = [.cancel]
    return element
  }

  package override var accessibilityActiveDescendant: View? { currentIndex.map { items[$0] } }

  package override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    action == .cancel && keyDown(KeyEvent(.escape))
  }

  /// Adds the role.
  package override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "menu"
    description.add(accessibilityElement)
  }

  // MARK: Look

  /// The distance from the card to the sides of the scene, and to the control.
  private static let margin = 8.0
  /// The height of the space for a line between items.
  private static let lineSpace = 9.0

  package override func layoutSublayers() {
    super.layoutSublayers()
    let lengths = theme.metrics.controls
    let inset = lengths.popover.inset
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let sizes = items.map { $0.sizeThatFits(bounds.size) }
    let width = min(sizes.reduce(lengths.popover.width) { max($0, $1.width + 2 * inset) }, max(0, area.width))
    let content = sizes.reduce(0) { $0 + $1.height } + Double(lines.count) * Self.lineSpace
    if !isClosing { target = anchor.flatMap { $0.scene === scene ? convert(standing(in: $0), from: $0) : nil } }
    card.untransformedFrame = Self.cardFrame(
      Size(width: width, height: content + 2 * inset), beside: target ?? bounds, in: area,
      isMirrored: isRightToLeft, beginsAtTarget: point != nil
    ).snapped(toScale: displayScale)
    card.backgroundColor = .token(.popoverBackground)
    card.cornerRadius = min(lengths.popover.cornerRadius, card.bounds.height / 2)
    card.cornerCurve = .continuous
    let shadow = lengths.popover.shadow
    card.shadowColor = shadow.color ?? .black
    (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (shadow.opacity, shadow.radius, shadow.offset)
    card.borderWidth = max(traits.appearance.isHighContrast ? 1 : 0, lengths.outlineWidth)
    card.borderColor = .token(.label)
    list.untransformedFrame = card.bounds.insetBy(dx: inset, dy: inset)
    list.cornerRadius = max(0, card.cornerRadius - inset)
    list.cornerCurve = .continuous
    list.contentSize = Size(width: list.bounds.width, height: content)
    var y = 0.0
    for (index, (item, size)) in zip(items, sizes).enumerated() {
      for line in lines where line.index == index {
        show(line.layer, y: y)
        y += Self.lineSpace
      }
      item.untransformedFrame = Rect(x: 0, y: y, width: list.bounds.width, height: size.height)
      y += size.height
    }
  }

  private func show(_ line: Layer, y: Double) {
    let height = 1 / displayScale
    line.untransformedFrame = snapped(
      Rect(x: 0, y: y + (Self.lineSpace - height) / 2, width: list.bounds.width, height: height))
    line.backgroundColor = .token(.separator)
  }

  /// Returns the rectangle beside which the card is shown, in the anchor's own space.
  private func standing(in anchor: View) -> Rect { point.map { Rect(origin: $0, size: .zero) } ?? anchor.bounds }

  /// Returns a frame below the control, or above it where more of the card fits there; along its trailing side, or away
  /// from a point.
  private static func cardFrame(
    _ size: Size, beside target: Rect, in area: Rect, isMirrored: Bool, beginsAtTarget: Bool
  ) -> Rect {
    let below = area.maxY - target.maxY - margin
    let above = target.minY - margin - area.minY
    let isBelow = size.height <= below || below >= above
    let height = max(0, min(size.height, isBelow ? below : above))
    var x = isMirrored ? target.minX - 12 : target.maxX + 12 - size.width
    if beginsAtTarget { x = isMirrored ? target.minX - size.width : target.minX }
    return Rect(
      x: max(area.minX, min(x, area.maxX - size.width)),
      y: isBelow ? target.maxY + margin : target.minY - margin - height, width: size.width, height: height)
  }
}

extension PopUpMenu: CardHolder {
  package var shownCard: Layer { card }
}

/// A list closes with its control or row: when that leaves the scene, is hidden, or is given to another row, as by a
/// reload.
extension PopUpMenu: LayoutObserver {
  package func sceneDidLayOut() -> Bool {
    guard !isClosing, let scene else { return false }
    if let anchor, let origin, anchor.scene === scene, origin.isCurrent(anchor) { return true }
    close(animated: false)
    return false
  }
}

extension Layer {
  /// Closes the lists of values whose controls a condition holds for, without a choice: they are about to be covered,
  /// or to leave.
  package func closeMenus(where isWanted: (View) -> Bool = { _ in true }) {
    guard let root = scene?.root else { return }
    for case let menu as PopUpMenu in root.sublayers where menu.anchor.map(isWanted) ?? true {
      menu.close(animated: false)
    }
  }
}
