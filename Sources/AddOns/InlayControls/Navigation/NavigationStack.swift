import InlayGraphics
import InlayLayers
import InlayLists

/// Pages on top of each other, of which the topmost is shown below a bar with its title: after UIKit's
/// UINavigationController.
///
/// The back button, Escape, Alt with an arrow key, and a swipe from the leading edge show the page before. The swipe
/// follows the finger and can be taken back. Pages below the topmost one are in no scene once nothing moves: they are
/// not laid out, and hold no focus. A push or a pop during another begins from the current picture. Input that goes
/// back does nothing while a page still slides away, so two quick taps on the back button go back once.
///
/// Each change is complete before it is reported: callbacks, such as `TextField.onEndEditing` of the page that leaves,
/// may change the pages again, present and dismiss.
public final class NavigationStack: View {
  /// The pages, from the first to the topmost; none by default.
  public private(set) var pages: [NavigationPage] = [] {
    didSet { for page in oldValue + pages { page.isTop = page === pages.last } }
  }

  /// The page that is shown; `nil` if there is none.
  public var topPage: NavigationPage? { pages.last }

  /// Called after a change of `pages`, by input or in code; `nil` by default. It may change them again.
  public var onChange: (() -> Void)?

  /// The timing of pages that slide: by default a spring with a response of 0.36 seconds.
  public var transitionTiming = AnimationTiming.spring(response: 0.36)

  private let bar = NavigationBar()
  /// The swipe that holds pages; nil without one.
  var swipe: NavigationSwipe?
  /// Pages that slide away, which are in `pages` no more.
  private var leaving: [NavigationPage] = []
  /// The number of changes of `pages`: one that was changed again meanwhile leaves the rest to the later one.
  private(set) var changeCount = 0
  /// The focus that a change took from a page.
  var takenFocus: TakenFocus?

  /// Creates a stack of pages.
  ///
  /// - Parameter root: The first page; none by default.
  public init(root: NavigationPage? = nil) {
    super.init()
    receivesUnfocusedKeys = true
    addInteraction(EdgeSwipeInteraction())
    masksToBounds = true
    backgroundColor = .token(.tableBackground)
    addSublayer(bar)
    if let root { push(root, animated: false) }
  }

  // MARK: Pages

  /// Shows a page on top of the others. A page that is already in a stack, or that contains this stack, is ignored.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: Whether it slides in, by the scene's clock; true by default.
  public func push(_ page: NavigationPage, animated: Bool = true) {
    guard page.navigationStack == nil || leaving.contains(where: { $0 === page }) else { return }
    setPages(pages + [page], animated: animated)
  }

  /// Removes the topmost page and shows the one before.
  ///
  /// - Parameter animated: Whether the page slides out, by the scene's clock; true by default.
  /// - Returns: The page that leaves; `nil` if there is only one.
  @discardableResult
  public func pop(animated: Bool = true) -> NavigationPage? { popTo(count: pages.count - 1, animated: animated).first }

  /// Removes all pages but the first, and shows it.
  ///
  /// - Parameter animated: Whether the topmost page slides out, by the scene's clock; true by default.
  /// - Returns: The pages that leave, from the lowest.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> [NavigationPage] { popTo(count: 1, animated: animated) }

  /// Removes all pages above a page of the stack, and shows it.
  ///
  /// - Parameters:
  ///   - page: The page. If the stack does not contain it, nothing changes.
  ///   - animated: Whether the topmost page slides out, by the scene's clock; true by default.
  /// - Returns: The pages that leave, from the lowest.
  @discardableResult
  public func pop(to page: NavigationPage, animated: Bool = true) -> [NavigationPage] {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return [] }
    return popTo(count: index + 1, animated: animated)
  }

  /// Whether input may go back from the topmost page.
  var canGoBack: Bool { pages.count > 1 && topPage?.hidesBackButton == false }

  /// Whether a page still slides away from above the topmost one: a second input goes back no further.
  var isGoingBack: Bool { leaving.contains { $0.superlayer === self && $0.transitions > 0 && $0.shift > 0 } }

  /// Whether the topmost page agrees to input that goes back. What it does meanwhile has the last word.
  func shouldGoBack() -> Bool {
    guard !isGoingBack else { return false }
    let change = changeCount
    return topPage?.shouldPop?() ?? true && change == changeCount
  }

  private func popTo(count: Int, animated: Bool) -> [NavigationPage] {
    guard count >= 1, count < pages.count else { return [] }
    let gone = Array(pages[count...])
    setPages(Array(pages[..<count]), animated: animated)
    return gone
  }

  /// Replaces all pages. If the topmost one is new, it slides in from the trailing side. Otherwise the page above it
  /// slides away.
  ///
  /// Pages of other stacks, pages that contain this stack, and repeated ones are ignored.
  ///
  /// - Parameters:
  ///   - new: The pages, from the first to the topmost.
  ///   - animated: Whether the topmost page slides, by the scene's clock; true by default.
  public func setPages(_ new: [NavigationPage], animated: Bool = true) {
    var wanted: [NavigationPage] = []
    for page in new where page.navigationStack == nil || page.navigationStack === self {
      guard !isDescendant(of: page) else { continue }
      if !wanted.contains(where: { $0 === page }) { wanted.append(page) }
    }
    guard !wanted.elementsEqual(pages, by: ===) else { return }
    endSwipe()
    change(to: wanted, animated ? transitionTiming : nil)
  }

  /// Makes `pages` other ones. The tree has what they ask for, and pages that slide have begun to, before the focus
  /// moves and calls code of the app.
  ///
  /// - Parameter timing: Nil for no animation.
  func change(to new: [NavigationPage], _ timing: AnimationTiming?) {
    let old = pages
    let (below, above) = (topPage, new.last)
    let isPush = above.map { page in !old.contains { $0 === page } } ?? false
    takeFocus(before: above)
    changeCount += 1
    let change = changeCount
    pages = new
    exchange(old, for: new, at: \NavigationStack.pages, in: self, removes: false) { [weak self] page in
      guard let self else { return }
      setPages(pages.filter { $0 !== page }, animated: false)
    }
    for page in new {
      leaving.removeAll { $0 === page }
      page.navigationStack = self
      page.barContent.page = page
    }
    let gone = old.filter { page in !new.contains { $0 === page } }
    leaving += gone
    titlesDidChange()
    if let above { showPage(above, isPush: isPush, isAnimated: timing != nil && below != nil) }
    // The layout may call code of the app, too.
    if change == changeCount {
      slidePages(from: below, to: above, gone, isPush: isPush, timing)
      moveFocus(to: above, isPush: isPush)
    }
    if change == changeCount, let above, above !== below { announceTitle(of: above) }
    onChange?()
  }

  /// Announces the title of a new page, since nothing else reports that the page has changed.
  private func announceTitle(of page: NavigationPage) {
    if !page.title.isEmpty { scene?.announce(page.title) }
  }

  /// Puts a page that will be the topmost one into the tree, beyond the trailing side.
  private func showPage(_ page: NavigationPage, isPush: Bool, isAnimated: Bool) {
    if page.superlayer !== self {
      page.shift = isPush ? 1 : -1
      insertPage(page)
      // Lays out at rest, before it moves.
      if isAnimated, scene != nil { layoutIfNeeded() }
    } else if isPush {
      insertPage(page)
    }
  }

  /// Moves the topmost page to its position at rest, and all others that are in the tree away.
  private func slidePages(
    from below: NavigationPage?, to above: NavigationPage?, _ gone: [NavigationPage], isPush: Bool,
    _ timing: AnimationTiming?
  ) {
    if let above, above !== below || above.shift != 0 { slide(above, to: 0, below == nil ? nil : timing) }
    let away = isPush ? -1.0 : 1
    for case let page as NavigationPage in sublayers where page !== above {
      if page !== below, pages.contains(where: { $0 === page }) {
        slide(page, to: -1, timing)
      } else if page.shift == 0 || page === below || gone.contains(where: { $0 === page }) {
        slide(page, to: away, timing)
      }
    }
    // Also those of changes that were changed again before their pages were shown, or began to slide.
    for page in leaving { if page.superlayer === self { didSlide(page) } else { removePage(page) } }
  }

  /// Adds a page: one from behind below those that are above it in the stack, or leave, and others above all.
  func insertPage(_ page: NavigationPage) {
    let index = pages.firstIndex { $0 === page } ?? 0
    let above = sublayers.first { layer in
      pages[(index + 1)...].contains { $0 === layer } || leaving.contains { $0 === layer }
    }
    insertSublayer(page, below: page.shift < 0 ? above ?? bar : bar)
    bar.addSublayer(page.barContent)
    setNeedsLayout()
  }

  /// Moves a page from where it is shown.
  ///
  /// - Parameter timing: Nil for no animation.
  func slide(_ page: NavigationPage, to shift: Double, _ timing: AnimationTiming?) {
    let old = page.shift
    page.shift = shift
    guard let timing, page.scene != nil else {
      page.removeAnimations(for: .pageShift)
      page.showShift()
      return didSlide(page)
    }
    page.transitions += 1
    page.animate(.pageShift, from: old, timing) { [weak page] _ in
      guard let page else { return }
      page.transitions -= 1
      page.navigationStack?.didSlide(page)
    }
    page.showShift()
  }

  /// Removes a page that is out of sight.
  private func didSlide(_ page: NavigationPage) {
    guard page.transitions == 0, page.shift != 0, swipe?.holds(page) != true else { return }
    removePage(page)
  }

  private func removePage(_ page: NavigationPage) {
    page.removeAnimations(for: .pageShift)
    if page.superlayer === self { page.removeFromSuperlayer() }
    page.barContent.removeFromSuperlayer()
    leaving.removeAll { $0 === page }
    if !pages.contains(where: { $0 === page }) {
      page.navigationStack = nil
      page.isTop = true
      page.shift = 0
    }
  }

  /// The back buttons have the titles of the pages before.
  func titlesDidChange() {
    for (index, page) in pages.enumerated() {
      let before = index > 0 ? pages[index - 1] : nil
      page.barContent.backButtonTitle = page.hidesBackButton ? nil : before.map { $0.backButtonTitle ?? $0.title }
    }
    setNeedsLayout()
  }

  // MARK: Layout

  public override func layoutSublayers() {
    super.layoutSublayers()
    let height = safeAreaInsets.top + barHeight
    bar.untransformedFrame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    for case let page as NavigationPage in sublayers { page.untransformedFrame = bounds }
  }

  // MARK: Keys

  /// Escape, and Alt with the arrow to the leading side, go back.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    let back: KeyEvent.Key = isRightToLeft ? .right : .left
    let goesBack = event.key == .escape || event.key == back && event.modifiers.contains(.alt)
    guard goesBack, canGoBack else { return false }
    if !event.isRepeat, shouldGoBack() { pop() }
    return true
  }

  public override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.navigation) }

  /// The bar comes before its page, and pages that leave are not read.
  public override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? [bar] + [topPage].compactMap { $0 } }
    set { super.accessibilityElements = newValue }
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "navigation"
    description.add(accessibilityElement)
    description.add("pages", pages.map(\.title).joined(separator: " > "))
  }
}

/// Holds the bar's parts of the pages. Presses beside its buttons are not for the content below.
private final class NavigationBar: View {
  override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? ((superlayer as? NavigationStack)?.topPage?.barContent).map { [$0] } ?? [] }
    set { super.accessibilityElements = newValue }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let height = barHeight
    for layer in sublayers {
      layer.untransformedFrame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }
}
