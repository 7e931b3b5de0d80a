import InlayGraphics
import InlayLayers
import InlayLists

/// A page of a `NavigationStack`: a title, buttons of its bar, and a view that fills it.
///
/// If the content is a `ScrollView`, such as a table, it continues below the bar, and the page sets its `contentInset`.
/// Other content begins below the bar. The buttons of `toolbarItems` are in a second bar, at the bottom.
open class NavigationPage: View {
  /// The title in the bar, empty by default.
  public final var title: String { didSet { if title != oldValue { titleDidChange() } } }

  /// The title of the next page's back button. If it is `nil`, the default, the page's title is used.
  public final var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { titleDidChange() } } }

  /// Whether the page has no back button, false by default. Keys and swipes then do not go back from it either.
  public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { titleDidChange() } } }

  /// Called before the back button, a key or a swipe goes back from the page. Return false to keep the page, such as
  /// one with unsaved changes. If it is `nil`, the default, the page goes. Calls such as
  /// `NavigationStack.pop(animated:)` do not call it.
  public final var shouldPop: (() -> Bool)?

  /// Whether a large title is above the content, false by default. It collapses into the bar while the content scrolls,
  /// so the content must be a `ScrollView`, such as a table, or contain one that begins at its top. If it is neither, a
  /// problem is reported.
  public final var prefersLargeTitle = false { didSet { if prefersLargeTitle != oldValue { titleDidChange() } } }

  /// The buttons at the leading side, after the back button; none by default.
  public final var leadingItems: [BarButtonItem] = [] { didSet { barContent.setNeedsButtons() } }

  /// The buttons at the trailing side, the outermost first; none by default.
  public final var trailingItems: [BarButtonItem] = [] { didSet { barContent.setNeedsButtons() } }

  /// The buttons and spaces of a bar at the bottom of the page, from the leading side, as in a `Toolbar`; none, and no
  /// such bar, by default. The content ends above the bar.
  public final var toolbarItems: [BarButtonItem] = [] { didSet { toolbarItemsDidChange() } }

  /// The view that fills the page; none by default.
  public final var content: View? { didSet { contentDidChange(from: oldValue) } }

  /// The stack that contains the page; `nil` if there is none.
  public internal(set) final weak var navigationStack: NavigationStack?

  /// The page's part of the bar.
  final let barContent = NavigationBarContent()
  /// The background of the bar of this page.
  final let barBackground = BarBackground(at: .top)
  final let largeTitle = Label.line(.largeTitle)
  /// Dims the page while another slides above it.
  private let shade = Layer()
  /// The top inset that the content has, with the large title; nil before the first layout.
  final var knownTop: Double?
  /// The bar of `toolbarItems`; nil without any.
  final var toolbar: Toolbar?
  /// The scroll view in the content that the large title scrolls with; nil if that is the content itself, or none.
  final weak var nestedScrollView: ScrollView?
  /// Its size at the last layout, in points.
  final var nestedSize = Size.zero
  /// Continues the background of that scroll view behind the bar.
  final var nestedGround: Layer?
  final var missingScrollView = LastingProblem()
  /// The view that had the focus when another page was pushed; nil after the focus came back.
  final var rememberedFocus: FocusMemory?

  /// The position of the page: 0 at rest, 1 beyond the trailing side, -1 behind the page above it.
  final var shift = 0.0
  /// The animations that run.
  final var transitions = 0

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title in the bar; empty by default.
  ///   - content: The view that fills the page; none by default.
  public init(_ title: String = "", content: View? = nil) {
    self.title = title
    super.init()
    backgroundColor = .token(.tableBackground)
    largeTitle.headingLevel = 1
    self.content = content
    shade.backgroundColor = .token(.dimming)
    shade.isHidden = true
    shade.zPosition = 2
    barBackground.zPosition = 1
    for layer in [barBackground, shade] { addSublayer(layer) }
    contentDidChange(from: nil)
    titleDidChange()
  }

  /// Whether the page is the topmost one of its stack, if it has one: only that takes input, and its part of the bar.
  final var isTop = true {
    didSet { for view in [self, barContent] { view.isUserInteractionEnabled = isTop } }
  }

  /// A page that leaves keeps presses from what it still covers.
  open override func hitTest(_ point: Point) -> Layer? { isTop ? super.hitTest(point) : topmostLayer(at: point) }

  private func titleDidChange() {
    barContent.title = title
    largeTitle.text = title
    setNeedsLayout()
    navigationStack?.titlesDidChange()
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    navigationStack?.titlesDidChange()
  }

  // MARK: Sliding

  /// Shows the page, and its part of the bar, where they are.
  final func showShift() {
    let shift = presented(.pageShift)
    let isMirrored = isRightToLeft
    guard shift != 0 else {
      presentInstead(position: nil, bounds: nil, opacity: nil)
      shade.isHidden = true
      return barContent.show(shift: 0, isMirrored: isMirrored)
    }
    let distance = shift * bounds.width * (shift < 0 ? Self.parallax : 1) * (isMirrored ? -1 : 1)
    let x = (position.x + distance).snapped(toScale: displayScale)
    presentInstead(position: Point(x: x, y: position.y), bounds: nil, opacity: nil)
    shade.isHidden = shift > 0
    shade.opacity = min(1, max(0, -shift)) * Self.shadeOpacity
    barContent.show(shift: shift, isMirrored: isMirrored)
  }

  /// The distance by which a covered page slides, in widths.
  private static var parallax: Double { 0.3 }
  private static var shadeOpacity: Double { 0.5 }

  /// Follows the content's offset: no layout is needed.
  open override func _sublayerDidChange(_ sublayer: Layer) {
    super._sublayerDidChange(sublayer)
    guard sublayer === content else { return }
    if sublayer === scrollView, sublayer.untransformedFrame == scrollFrame { showScrolling() } else { setNeedsLayout() }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    shade.untransformedFrame = bounds
    layOutToolbar()
    layOutBelowBar()
    showShift()
  }

  open override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.page, label: title) }

  /// A large title is in the content, and is read before it.
  open override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? (largeTitle.superlayer == nil ? sublayers : [largeTitle] + sublayers) }
    set { super.accessibilityElements = newValue }
  }

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "page"
    description.add(accessibilityElement)
  }
}

extension AnimationKey where Value == Double {
  static var pageShift: Self { pageShiftKey }
}

private let pageShiftKey = AnimationKey(
  "pageShift", of: NavigationPage.self, { $0.shift }, onPresent: { page, _ in page.showShift() })
