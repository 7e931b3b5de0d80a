import InlayGraphics
import InlayLayers

/// A view of larger content. The origin of its bounds is the content offset.
open class ScrollView: View {
  // The properties whose exclusivity is not checked at run time are loaded and stored whole: observers read the old
  // value, so that they run after the store.

  public override init() {
    super.init()
    // Another part of it may be outside the safe area.
    requestsLayout(after: .position)
    masksToBounds = true
    addInteraction(ScrollBarInteraction())
    addInteraction(ScrollInteraction())
  }

  /// The point of the content at the view's top left corner, in points: the bounds' origin. The default is the
  /// beginning of the content. After each layout it is on a device pixel. Set beyond an end of the content, it stays
  /// there until that end moves or the content is dragged. Content that another change leaves beyond an end comes back
  /// in the next layout. Numbers that are not finite are reported as a problem and ignored, here and in the insets.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      guard isFinite("contentOffset", newValue.x, newValue.y) else { return }
      // The sum makes 0 of -0.
      bounds = Rect(origin: Point(x: newValue.x + 0, y: newValue.y + 0), size: bounds.size)
    }
  }

  /// The size of the content, in points; 0 by default. A table sets its own at each layout. If a query comes before the
  /// table has measured all rows, it measures the others first.
  public final var contentSize: Size {
    get {
      settleContent?()
      return knownContentSize
    }
    set { knownContentSize = newValue }
  }

  /// The size of the content as far as it is known, in points.
  @exclusivity(unchecked) package final var knownContentSize = Size.zero {
    didSet {
      guard knownContentSize != oldValue else { return }
      if !isFinite("contentSize", knownContentSize.width, knownContentSize.height) { knownContentSize = oldValue }
      followChange()
      setNeedsLayout()
    }
  }

  /// Completes the size of the content before a query; nil if it is always known.
  package final var settleContent: (() -> Void)?

  /// Scrolling is reported to the delegate. For a table, set a `TableViewDelegate`; any other delegate gets only
  /// scrolling.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether the user can scroll: by drags, wheels, keys and scroll indicators. True by default. Code scrolls in any
  /// case, and the focused view is still brought into view. If it becomes false during a drag, the drag ends.
  public final var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { cancelDragging() }
      setNeedsLayout()
    }
  }

  /// The effects of a drag of the content on text input.
  public enum KeyboardDismissMode: String, CaseIterable, Hashable, Sendable {
    /// Text input continues.
    case none
    /// The input of the focused field ends when the drag begins, and a keyboard on the screen goes.
    case onDrag
  }

  /// The effect of a drag of the content on text input, anywhere in the scene; `none` by default, so that input
  /// continues.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a drag with times can move the content beyond its ends, from where it moves back; true by default.
  @exclusivity(unchecked) public final var bounces = true

  /// Whether `bounces` applies to content that fits into the view's height. True by default in tables.
  @exclusivity(unchecked) public final var alwaysBounceVertical = false

  /// Whether `bounces` applies to content that fits into the view's width; false by default.
  @exclusivity(unchecked) public final var alwaysBounceHorizontal = false

  /// The deceleration after a drag with times; `normal` by default.
  public final var decelerationRate = DecelerationRate.normal

  /// Whether a drag with times ends at a multiple of the view's size; false by default.
  public final var isPagingEnabled = false

  /// Whether a drag that is clearly vertical, or clearly horizontal, scrolls only along that axis; false by default.
  public final var isDirectionalLockEnabled = false

  /// The drag that moves the content; nil without a pointer.
  @exclusivity(unchecked) final var drag: ScrollDrag? {
    didSet { if (drag == nil) != (oldValue == nil) { movementDidChange() } }
  }
  /// The movement of the content without a pointer; nil at rest.
  @exclusivity(unchecked) final var motion: ScrollMotion? {
    didSet { if (motion == nil) != (oldValue == nil) { movementDidChange() } }
  }
  /// The part of a pixel that the last turn of a wheel left, and the offset that it left it at.
  final var wheelRest: (offset: Point, rest: Size)?

  /// The offset that the owner set last; nil after a drag or a motion.
  @exclusivity(unchecked) final var ownersOffset: OwnersOffset?
  /// The space and the focused text view as of the last layout; nil before the first.
  @exclusivity(unchecked) final var knownFocus: KnownFocus?
  /// The focused text view of the running layout.
  private var focusedText: FocusedText?
  /// The number of movements by the owner, a pointer or a motion.
  @exclusivity(unchecked) package internal(set) final var ownersMoves = 0
  /// Whether the next change of the offset is the view's own.
  @exclusivity(unchecked) final var movesItself = false
  /// The offset as of the last change of the bounds.
  @exclusivity(unchecked) private var knownOffset = Point.zero

  /// The last reported offset; nil during a report.
  @exclusivity(unchecked) private var reportedOffset: Point? = .zero

  /// Whether scrolling is not reported until `reportScrolling()`: the owner lays its content out.
  @exclusivity(unchecked) package final var holdsReports = false
  /// Whether the delegate is being told of scrolling.
  @exclusivity(unchecked) package private(set) final var isReporting = false

  /// Changes the offset, and reports only a difference that remains.
  package final func reportingOnce(_ change: () -> Void) {
    guard let known = reportedOffset else { return change() }
    reportedOffset = nil
    change()
    reportedOffset = known
    reportScrolling()
  }

  package final func reportScrolling() {
    guard !holdsReports, let known = reportedOffset, known != contentOffset else { return }
    reportedOffset = nil
    noteScrolling()
    isReporting = true
    delegate?.scrollViewDidScroll(self)
    isReporting = false
    reportedOffset = contentOffset
  }

  open override func boundsDidChange() {
    super.boundsDidChange()
    if knownOffset != bounds.origin {
      knownOffset = bounds.origin
      // The delegate may move the view in the report of this.
      if movesItself { movesItself = false } else { noteOwnersOffset() }
    }
    if motion != nil { followChange() }
    reportScrolling()
    boundsObserver?()
  }

  /// Called after each change of the bounds, for a page whose large title scrolls with the content; `nil` by default.
  @exclusivity(unchecked) package final var boundsObserver: (() -> Void)?

  /// Whether the content is known before the sublayers are laid out. Otherwise the view's class brings the content to
  /// rest, keeps the focus in view and places the indicators, in its own layout.
  @exclusivity(unchecked) package final var restsAfterLayout = true

  open override func _didLayoutSublayers() {
    super._didLayoutSublayers()
    guard restsAfterLayout else { return }
    keepFocusInView(focusedText)
    focusedText = nil
    restOffset()
  }

  /// Whether a touch with a time is tracked, and highlights a row, only 0.15 seconds after it began, or at its end if
  /// that comes first; true by default. A touch that becomes a drag before is never tracked. If this is false, every
  /// touch is tracked at once.
  package final var delaysContentTouches = true

  /// The space around the content, in points, without the safe area; 0 by default.
  @exclusivity(unchecked) public final var contentInset = Insets.zero {
    didSet { check("contentInset", \.contentInset, oldValue) }
  }

  /// Whether the safe area's top and bottom add to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable { case automatic, never }

  /// The rule by which the safe area is added to `contentInset`; `automatic` by default.
  @exclusivity(unchecked) public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// Space around the content, in points: `contentInset` plus the part of the view that the scene's safe area excludes
  /// at the top and the bottom. Tables avoid the safe area's sides themselves.
  ///
  /// Unlike in UIKit the offset does not grow with this: set it to `minimumContentOffset` for a view that begins below
  /// the safe area's top.
  public final var adjustedContentInset: Insets {
    let safe = adjustment
    return Insets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// The safe area's insets, in points, at most the view's height, and the space that a refresh takes.
  final var adjustment: (top: Double, bottom: Double) {
    guard contentInsetAdjustmentBehavior == .automatic else { return (refreshInset, 0) }
    let safe = safeAreaInsets
    return (min(safe.top, bounds.height) + refreshInset, min(safe.bottom, bounds.height))
  }

  /// The space above the content, below the inset, for what shows that it is being refreshed, in points.
  @exclusivity(unchecked) package final var refreshInset = 0.0

  /// Whether a bar at the trailing side shows the scrolling progress. Unlike UIKit's it is off by default, and always
  /// shown unless `scrollIndicatorsFade`. While it is shown, a mouse drags it, and a press beside it scrolls by a page.
  @exclusivity(unchecked) public final var showsVerticalScrollIndicator = false {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether a bar at the bottom shows the scrolling progress, as for `showsVerticalScrollIndicator`; false by default.
  @exclusivity(unchecked) public final var showsHorizontalScrollIndicator = false {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether the indicators are shown only while the view scrolls, and fade out 0.3 seconds after it rests, as UIKit's.
  /// False by default.
  @exclusivity(unchecked) public final var scrollIndicatorsFade = false {
    didSet { if scrollIndicatorsFade != oldValue { fadingDidChange() } }
  }

  /// Whether indicators that fade are shown completely.
  @exclusivity(unchecked) final var indicatorsAreShown = false

  /// The appearance of which the indicators have the theme's colour, as over dark content in any; nil for the view's.
  package final var indicatorAppearance: Appearance? {
    didSet { if indicatorAppearance != oldValue { setNeedsLayout() } }
  }

  /// The insets of the indicators from the view's sides, added to the theme's, in points; 0 by default.
  public final var scrollIndicatorInsets = Insets.zero {
    didSet { check("scrollIndicatorInsets", \.scrollIndicatorInsets, oldValue) }
  }

  @exclusivity(unchecked) var verticalIndicator: Layer?
  @exclusivity(unchecked) var horizontalIndicator: Layer?
  /// Whether a mouse holds an indicator.
  final var isBarHeld = false { didSet { if isBarHeld != oldValue { movementDidChange() } } }

  /// Space above the content, below the inset, that scrolls with it, in points: for a large title. Pinned headers are
  /// not below it, and a drag with times does not end during it.
  @exclusivity(unchecked) package final var collapsingTop = 0.0 {
    didSet {
      guard collapsingTop != oldValue else { return }
      followChange()
      setNeedsLayout()
    }
  }

  /// The space that the vertical indicator leaves free at the trailing side, in points.
  @exclusivity(unchecked) package final var indicatorSpace = 0.0

  /// The progress that the vertical indicator shows if the content's length is guessed; nil for the offset.
  @exclusivity(unchecked) package final var guessedProgress: ScrollProgress?

  /// The vertical offset at which the indicator is at a position between 0 and 1; nil if both are proportional.
  package final var offsetAtProgress: ((_ position: Double) -> Double?)?

  /// Gives an animation to a target the target at any time, for content that changes on the way; nil for none.
  package final var followTarget: ((_ target: Point) -> () -> Point?)?

  final var verticalScrollProgress: ScrollProgress {
    guessedProgress
      ?? ScrollProgress(
        offset: bounds.minY, least: minimumContentOffset.y, most: maximumContentOffset.y, view: bounds.height)
  }

  /// Whether keys scroll the view; false if its owner handles the keys.
  package final var scrollsByKeys = true

  final var focusRing: FocusRing?

  /// A view whose content cannot have the focus takes it, if there is more content than it shows.
  open override var canBecomeFocused: Bool { takesFocusToScroll }

  open override func focusDidChange() {
    super.focusDidChange()
    if restsAfterLayout { setNeedsLayout() }
  }

  /// Arrows scroll by the height of a row, Page Up, Page Down, Space and Shift with Space by a page, Home and End to
  /// the ends: while the view has the focus, or a view inside that does not use the key. Space needs the focus.
  open override func keyDown(_ event: KeyEvent) -> Bool { scroll(by: event) }

  open override func layoutSublayers() {
    super.layoutSublayers()
    if !isFinite("contentOffset", bounds.minX, bounds.minY) { contentOffset = minimumContentOffset }
    if restsAfterLayout { focusedText = focusBeforeLayout() }
    let scale = displayScale
    let offset = contentOffset
    let snapped = Point(x: offset.x.snapped(toScale: scale), y: offset.y.snapped(toScale: scale))
    if snapped != offset {
      // No motion follows this.
      motion?.written = snapped
      moveOffset(to: snapped)
    }
    guard restsAfterLayout else { return }
    layoutScrollIndicators()
    if focusRing != nil || isFocused { layoutFocusRing() }
  }

  /// Whether all numbers are finite; reports a problem if not.
  private func isFinite(_ name: String, _ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) -> Bool {
    if a.isFinite && b.isFinite && c.isFinite && d.isFinite { return true }
    let wrong = [a, b, c, d].first { !$0.isFinite } ?? 0
    scene?.report("\(name) contains \(wrong); only finite numbers are allowed", in: self)
    return false
  }

  private func check(_ name: String, _ path: ReferenceWritableKeyPath<ScrollView, Insets>, _ old: Insets) {
    let insets = self[keyPath: path]
    guard insets != old else { return }
    if isFinite(name, insets.top, insets.left, insets.bottom, insets.right) {
      followChange()
      setNeedsLayout()
    } else {
      self[keyPath: path] = old
    }
  }

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "scrollView"
  }
}
