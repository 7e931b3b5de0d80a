import InlayGraphics
import InlayLayers
import InlayLists

/// A question or a message on a card, with buttons: after UIKit's UIAlertController.
///
/// Escape performs the cancel action, and Return the preferred one, whichever button has the focus. Space taps the
/// focused button, and so does Return if no action is preferred. At first, the leading or upper button has the focus.
///
/// Texts and titles of buttons wrap. If the card would be higher than the scene's safe area, the texts and the buttons
/// scroll, each in its part of the card.
public final class Alert: ModalView {
  /// The form of an alert.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A card in the middle of the scene. Two buttons with short titles are side by side.
    case alert
    /// A list of actions, at the bottom of a compact scene and in the middle of others.
    case actionSheet
  }

  /// The form, `alert` by default.
  public let style: Style
  /// The question or the message, in bold type.
  public var title: String { didSet { if title != oldValue { setNeedsLayout() } } }
  /// The text below the title, empty by default.
  public var message: String { didSet { if message != oldValue { setNeedsLayout() } } }

  /// The buttons, in reading order; "OK" by default. A cancel action is shown last, or first of two.
  public var actions: [Action] { didSet { makeButtons() } }

  /// The index of the preferred action in a scene file; nil for the action that declares itself preferred.
  package var preferredActionIndex: Int? { didSet { if preferredActionIndex != oldValue { makeButtons() } } }

  private let texts = ScrollView()
  /// The buttons that are too high for the card; without a superlayer while all of them fit.
  private let buttonList = ScrollView()
  private let titleLabel = Label.wrapping(.barTitle)
  private let messageLabel = Label.wrapping(.message)
  private var buttons: [Button] = []

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The question or the message.
  ///   - message: The text below the title; empty by default.
  ///   - style: The form; `alert` by default.
  ///   - actions: The buttons; "OK" by default.
  public init(
    _ title: String, message: String = "", style: Style = .alert, actions: [Action] = [Action()]
  ) {
    self.style = style
    self.title = title
    self.message = message
    self.actions = actions
    super.init()
    // The theme's colour of this style is that of bars.
    titleLabel.textColor = .token(.label)
    for label in [titleLabel, messageLabel] { texts.addSublayer(label) }
    for view in [texts, buttonList] {
      view.scrollIndicatorsFade = true
      view.showsVerticalScrollIndicator = true
    }
    card.addSublayer(texts)
    makeButtons()
  }

  // MARK: Actions

  private var effectivePreferredAction: Int? {
    if let preferredActionIndex { return actions.indices.contains(preferredActionIndex) ? preferredActionIndex : nil }
    return actions.firstIndex(where: \.isPreferred)
      ?? (style == .alert ? actions.firstIndex { $0.role == .normal } : nil)
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperlayer() }
    let preferred = effectivePreferredAction
    buttons = actions.indices.map { index in
      let action = actions[index]
      let button = Button(title(of: action), style: index == preferred ? .filled : .gray)
      button.role = action.role
      button.onTap = { [weak self] in self?.perform(index) }
      button.usesReturn = preferred == nil
      return button
    }
    for index in order { card.addSublayer(buttons[index]) }
    setNeedsLayout()
  }

  private func title(of action: Action) -> String { action.title ?? localized(action.role.alertTitle) }

  public override func environmentDidChange() {
    super.environmentDidChange()
    for (button, action) in zip(buttons, actions) { button.title = title(of: action) }
  }

  /// Buttons follow each other, for Tab, as they are placed: in the card, or in its list if they scroll.
  private func putInOrder(_ order: [Int], inList: Bool) {
    if inList, buttonList.superlayer == nil { card.addSublayer(buttonList) }
    let holder: Layer = inList ? buttonList : card
    let wanted = order.map { buttons[$0] }
    let known = holder.sublayers.compactMap { $0 as? Button }
    if !known.elementsEqual(wanted, by: ===) { for button in wanted { holder.addSublayer(button) } }
    if !inList { buttonList.removeFromSuperlayer() }
  }

  /// The actions from the top to the bottom, or from the leading side.
  private var order: [Int] {
    let cancel = actions.indices.filter { actions[$0].role == .cancel }
    let others = actions.indices.filter { actions[$0].role != .cancel }
    return others + cancel
  }

  private func perform(_ index: Int) {
    guard isPresented, actions.indices.contains(index) else { return }
    let action = actions[index]
    dismiss()
    action.onTap?()
  }

  /// Performs the action of the role `cancel`. Without one, an alert stays.
  package override func cancel() {
    if let index = actions.firstIndex(where: { $0.role == .cancel }) {
      perform(index)
    } else if style == .actionSheet || actions.isEmpty {
      dismiss()
    }
  }

  override func performPreferredAction() -> Bool {
    guard let index = effectivePreferredAction else { return false }
    perform(index)
    return true
  }

  override var isCancelledOutside: Bool { style == .actionSheet }

  // MARK: Layout

  private var isAtBottom: Bool { style == .actionSheet && traits.effectiveSizeClass == .compact }

  /// The bounds inside the safe area and the theme's margin.
  private var freeArea: Rect {
    let margin = theme.metrics.overlays.margin
    return bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  override func cardFrame() -> Rect {
    let metrics = theme.metrics.overlays
    let area = freeArea
    let growth = min(traits.textScale, 1.4)
    let wanted = isAtBottom ? metrics.sheetWidth : (metrics.alertWidth * max(1, growth)).rounded()
    let width = max(0, min(wanted, area.width))
    let height = min(layOutContent(width: width, within: area.height), area.height)
    let y = isAtBottom ? area.maxY - height : area.midY - height / 2
    return Rect(x: area.midX - width / 2, y: y, width: width, height: height)
  }

  /// Places the content of a card of a width. Where the card has no space for all, the texts and the buttons scroll, each
  /// in half of the space, or in the space that the other part leaves.
  ///
  /// - Returns: The height of the card.
  private func layOutContent(width: Double, within limit: Double) -> Double {
    let padding = theme.metrics.overlays.padding
    let inner = max(0, width - 2 * padding)
    let textWidth = max(0, inner - 2 * Self.textInset)
    let (footer, order) = layOutButtons(width: inner, x: padding)
    let whole = layOutTexts(width: textWidth)
    let top = whole > 0 ? padding + Self.textInset : padding
    let gap = whole > 0 && footer > 0 ? padding : 0
    let room = max(0, limit - top - gap - padding)
    let shown = min(whole, max(room - footer, room / 2))
    texts.untransformedFrame = mirrored(
      Rect(x: padding + Self.textInset, y: top, width: textWidth, height: shown), in: width)
    texts.contentSize = Size(width: textWidth, height: whole)
    var y = top + shown + gap
    let scrolls = footer > room - shown + 0.01
    let height = (y + footer + padding).rounded(.up)
    putInOrder(order, inList: scrolls)
    if scrolls {
      // The list leaves the focus ring of the first button its space.
      let listTop = whole > 0 ? y - Self.gap : 0
      y -= listTop
      placeList(Rect(x: 0, y: listTop, width: width, height: max(0, limit - listTop)), length: y + footer + padding)
    }
    for button in buttons {
      button.untransformedFrame = snapped(
        mirrored(button.untransformedFrame.offsetBy(dx: 0, dy: y), in: width))
    }
    return scrolls ? limit : height
  }

  /// Places the list of the buttons, which ends with the card.
  private func placeList(_ frame: Rect, length: Double) {
    buttonList.untransformedFrame = snapped(frame)
    buttonList.contentSize = Size(width: frame.width, height: length)
    buttonList.cornerRadius = theme.metrics.overlays.cornerRadius
    buttonList.cornerCurve = .continuous
    buttonList.maskedCorners = frame.minY > 0 ? .bottom : .all
  }

  /// The distance from a card's content to its texts, in points.
  private static let textInset = 6.0
  private static let gap = 8.0

  private func layOutTexts(width: Double) -> Double {
    titleLabel.text = title
    messageLabel.text = message
    let isCentered = style == .actionSheet
    var y = 0.0
    for label in [titleLabel, messageLabel] {
      label.textAlignment = isCentered ? .center : .natural
      label.isHidden = label.text.isEmpty
      guard !label.text.isEmpty else {
        label.untransformedFrame = .zero
        continue
      }
      if y > 0 { y += Self.gap }
      let height = label.linesSize(in: Size(width: width, height: .infinity)).height.rounded(.up)
      label.untransformedFrame = Rect(x: 0, y: y, width: width, height: height)
      y += height
    }
    return y
  }

  /// Places the buttons from the height 0 on.
  ///
  /// - Returns: The height of all, and their order.
  private func layOutButtons(width: Double, x: Double) -> (height: Double, order: [Int]) {
    guard !buttons.isEmpty else { return (0, []) }
    let texts = buttons.map { $0.sizeThatFits(bounds.size).height + Self.gap }
    let height = max(theme.metrics.overlays.buttonHeight, texts.max() ?? 0)
    let half = ((width - Self.gap) / 2).rounded(.down)
    let isSideBySide =
      style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(bounds.size).width <= half }
    // Cancel is at the leading side.
    let order = isSideBySide ? self.order.reversed() : self.order
    if isSideBySide {
      for (position, index) in order.enumerated() {
        buttons[index].untransformedFrame = Rect(
          x: x + Double(position) * (half + Self.gap), y: 0, width: half, height: height)
      }
      return (height, order)
    }
    var y = 0.0
    for index in order {
      if y > 0 { y += Self.gap }
      // A title that is too long for one line wraps.
      let wanted = buttons[index].size(inRow: Size(width: width, height: .infinity)).height + Self.gap
      buttons[index].untransformedFrame = Rect(x: x, y: y, width: width, height: max(height, wanted))
      y += max(height, wanted)
    }
    return (y, order)
  }

  override func cardValues(at presence: Double) -> PresentedValues {
    var values = PresentedValues()
    let isStill = traits.reducesMotion
    if isAtBottom && !isStill {
      let distance = (bounds.maxY - card.untransformedFrame.minY) * (1 - presence)
      values.position = Point(x: card.position.x, y: (card.position.y + distance).snapped(toScale: displayScale))
    } else {
      values.opacity = presence.limited
      let scale = 1 + 0.12 * (1 - presence)
      if !isStill { values.transform = Transform(scaleX: scale, y: scale) }
    }
    return values
  }

  public override var accessibilityElement: AccessibilityElement? {
    guard isPresented else { return nil }
    var element = AccessibilityElement(style == .alert ? .alert : .actionSheet, label: title, value: message)
    element.states = .modal
    element.actions = [.cancel]
    return element
  }

  /// The texts are the alert's own.
  override var partsInReadingOrder: [Layer] { card.sublayers.filter { $0 !== texts } }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "alert"
    description.add(accessibilityElement)
    description.add("message", message, omitted: "")
  }
}

extension Alert {
  /// A button of an alert.
  ///
  ///     Alert("Remove?", actions: [.init(role: .cancel), .init("Remove", role: .destructive) { remove() }])
  public struct Action {
    /// The title. If it is `nil`, the default, it is "OK", "Cancel" or "Delete" by the role, in the user's language
    /// (the words `inlay.ok`, `inlay.cancel` and `inlay.delete`).
    public var title: String?
    /// The purpose of the button, `normal` by default. It decides the colour and the place.
    public var role: Role
    /// Whether Return performs the action, and its button has stronger colours; false by default. If no action is
    /// preferred, it is the first of the role `normal` in an alert, and none in an action sheet.
    public var isPreferred: Bool
    /// Called after this button dismissed the alert; `nil` by default.
    public var onTap: (() -> Void)?

    /// Creates a button of an alert.
    ///
    /// - Parameters:
    ///   - title: The title; `nil`, the default, for "OK", "Cancel" or "Delete", by the role.
    ///   - role: The purpose of the button; `normal` by default.
    ///   - isPreferred: Whether Return performs the action; false by default.
    ///   - onTap: Called after this button dismissed the alert.
    public init(
      _ title: String? = nil, role: Role = .normal, isPreferred: Bool = false, onTap: (() -> Void)? = nil
    ) {
      self.title = title
      self.role = role
      self.isPreferred = isPreferred
      self.onTap = onTap
    }
  }
}

extension Role {
  /// The title of an alert's button that has none of its own.
  fileprivate var alertTitle: Word {
    switch self {
    case .normal: .ok
    case .cancel: .cancel
    case .destructive: .delete
    }
  }
}
