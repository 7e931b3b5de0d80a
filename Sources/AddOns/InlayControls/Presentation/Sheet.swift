import InlayGraphics
import InlayLayers
import InlayLists

/// A view on a card that slides up from the bottom of the scene: a page with a bar, or a whole stack of pages.
///
/// Escape and a tap beside the card dismiss it. So does dragging down its bar, or its content if nothing can scroll
/// that way, such as a list at its top.
public final class Sheet: ModalView {
  /// The height of the card.
  public enum Detent: Hashable, Sendable {
    /// Half of the scene.
    case medium
    /// Nearly all of the scene.
    case large
    /// A height in points, at most that of `large`.
    case height(Double)
  }

  /// The view on the card; `nil` for an empty card. A `NavigationPage` gets a stack of its own, whose bar shows its
  /// title and buttons.
  public var content: View? { didSet { if content !== oldValue { contentDidChange() } } }

  /// The content, or the stack around it.
  fileprivate var shownContent: View?

  /// The height of the card, `large` by default.
  public var detent: Detent { didSet { if detent != oldValue { setNeedsLayout() } } }

  /// Called instead of the dismissal by Escape, a tap beside the card, or a drag. If it is `nil`, the default, these
  /// dismiss the card.
  public var onCancel: (() -> Void)?

  /// Called by Return if no focused view uses the key, such as for the button that completes the task. `nil` by
  /// default.
  public var onSubmit: (() -> Void)?

  /// Holds the content. It has the look of the card where that has no line along the sides of the scene.
  private let plate = Layer()

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - content: The view on the card; `nil` for an empty card. A `NavigationPage` is below a bar, as the first page
  ///     of a new navigation stack.
  ///   - detent: The height of the card; `large` by default.
  public init(_ content: View?, detent: Detent = .large) {
    self.content = content
    self.detent = detent
    super.init()
    addInteraction(SheetDragInteraction())
    addInteraction(tap)
    plate.cornerCurve = .continuous
    card.addSublayer(plate)
    contentDidChange()
  }

  private func contentDidChange() {
    let old = shownContent
    shownContent = (content as? NavigationPage).map { NavigationStack(root: $0) } ?? content
    exchange([old].compactMap(\.self), for: [shownContent].compactMap(\.self), at: \Sheet.content, in: plate) {
      [weak self] _ in self?.content = nil
    }
    if let shownContent { plate.addSublayer(shownContent) }
    setNeedsLayout()
  }

  /// Whether a list at a point of the sheet's own space can be pulled to refresh it.
  fileprivate func hasRefreshControl(at point: Point) -> Bool {
    hitTest(point)?.superlayerChain.contains { ($0 as? TableView)?.refreshControl != nil } ?? false
  }

  package override func cancel() { if let onCancel { onCancel() } else { dismiss() } }

  override func performPreferredAction() -> Bool {
    onSubmit?()
    return onSubmit != nil
  }

  // MARK: Layout

  private var isAtBottom: Bool { traits.effectiveSizeClass == .compact }

  override func cardFrame() -> Rect {
    let metrics = theme.metrics.overlays
    let safe = safeAreaInsets
    let area = bounds.inset(by: Insets(top: safe.top + Self.topMargin))
    // A keyboard covers content, not the card's part of it.
    let covered = safe.bottom - deviceInsets.bottom
    let wanted =
      switch detent {
      case .medium: bounds.height / 2 + (isAtBottom ? covered : 0)
      case .large: area.height
      case .height(let height): height + (isAtBottom ? safe.bottom : 0)
      }
    if isAtBottom {
      let height = max(0, min(wanted, area.height))
      return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let width = max(0, min(metrics.sheetWidth, bounds.width - 2 * metrics.margin))
    let height = max(0, min(wanted, area.height - safe.bottom - Self.topMargin, Self.largestCard))
    var y = bounds.midY - height / 2
    if covered > 0 { y = max(area.minY, min(y, bounds.maxY - safe.bottom - Self.topMargin - height)) }
    return Rect(x: bounds.midX - width / 2, y: y, width: width, height: height)
  }

  /// The distance from the safe area to the largest card, in points.
  private static let topMargin = 10.0
  /// The greatest height of a card in the middle, in points.
  private static let largestCard = 680.0

  public override func layoutSublayers() {
    super.layoutSublayers()
    card.maskedCorners = isAtBottom ? .top : .all
    if card.borderWidth == 0 {
      // Dark cards differ little from what is behind.
      card.borderWidth = hairline
      card.borderColor = .token(.separator)
    }
    layOutPlate()
  }

  /// Sides of the card along those of the scene have no line: it is beyond them.
  private func layOutPlate() {
    let (frame, line) = (card.untransformedFrame, card.borderWidth)
    let outside = Insets(
      left: frame.minX <= bounds.minX ? line : 0, bottom: frame.maxY >= bounds.maxY ? line : 0,
      right: frame.maxX >= bounds.maxX ? line : 0)
    let isBeyond = outside != .zero
    plate.untransformedFrame = Rect(
      minX: -outside.left, minY: 0, maxX: frame.width + outside.right, maxY: frame.height + outside.bottom)
    plate.masksToBounds = isBeyond
    plate.backgroundColor = isBeyond ? cardColor : nil
    plate.cornerRadius = isBeyond ? card.cornerRadius : 0
    plate.maskedCorners = card.maskedCorners
    plate.borderWidth = isBeyond ? line : 0
    plate.borderColor = card.borderColor
    card.masksToBounds = !isBeyond
    card.backgroundColor = isBeyond ? nil : cardColor
    card.castsShadowOfBounds = isBeyond
    if isBeyond { card.borderWidth = 0 }
    shownContent?.untransformedFrame = Rect(x: outside.left, y: 0, width: frame.width, height: frame.height)
  }

  /// The colour of the card if the content has no background: a list's, if the theme's sheets have one of their own.
  private var cardColor: Color {
    .token(theme.elevates(in: traits.appearance) ? .listBackground : .popoverBackground)
  }

  override func cardValues(at presence: Double) -> PresentedValues {
    var values = PresentedValues()
    if traits.reducesMotion {
      values.opacity = presence.limited
    } else {
      let distance = (bounds.maxY - card.untransformedFrame.minY) * (1 - presence)
      values.position = Point(x: card.position.x, y: (card.position.y + distance).snapped(toScale: displayScale))
    }
    return values
  }

  public override var accessibilityElement: AccessibilityElement? {
    guard isPresented else { return nil }
    let page = content as? NavigationPage ?? (content as? NavigationStack)?.topPage
    var element = AccessibilityElement(.sheet, label: page?.title ?? "")
    element.states = .modal
    element.actions = [.cancel]
    return element
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "sheet"
    description.add(accessibilityElement)
  }
}

/// The card stays where its frame avoids the keyboard, and its content moves in it.
extension Sheet: LiftsContent {
  var liftedContent: Layer? { shownContent }

  func liftDidChange() {}
}

/// A drag of the sheet's bar, or downwards on its content where nothing scrolls that way, such as a list at its top.
/// The card follows, and is dismissed by a release far enough below.
private final class SheetDragInteraction: Interaction {
  /// Downwards, in heights of the card.
  private var distance = 0.0

  private var sheet: Sheet? { view as? Sheet }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .pressed || press.stage == .dragged, let sheet else { return .wait }
    let start = press.startLocation(in: sheet)
    let point = sheet.card.convert(start, from: sheet)
    guard sheet.card.contains(point) else { return .wait }
    if press.stage == .pressed { return point.y < sheet.barHeight ? .keep : .wait }
    // Views inside that scroll downwards come first. A list that is pulled to refresh it keeps the drag.
    guard press.isVertical, press.translation.height > 0, !sheet.hasRefreshControl(at: start) else { return .wait }
    return .take
  }

  override func pressBegan(_ press: Press) { distance = 0 }

  override func pressChanged(_ press: Press) {
    guard let sheet else { return }
    let translation = press.location(in: sheet).y - press.startLocation(in: sheet).y
    distance = max(0, translation) / max(1, sheet.bounds.maxY - sheet.card.untransformedFrame.minY)
    sheet.hold(at: 1 - distance)
  }

  override func pressEnded(_ press: Press) {
    guard let sheet else { return }
    if distance > 0.3 { sheet.cancel() }
    if sheet.isPresented { sheet.release() }
  }

  override func pressCancelled(_ press: Press) { if let sheet, sheet.isPresented { sheet.release() } }
}
