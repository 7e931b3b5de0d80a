import InlayGraphics
import InlayLayers

/// A turning wheel above a table's content, which appears when the content is pulled down and stays while the table is
/// refreshed. After UIKit's UIRefreshControl; set it as `TableView.refreshControl`.
///
/// Only drags by events with times pull the content beyond its top.
public final class RefreshControl: View {
  /// Called when a pull begins to refresh the table, not by `beginRefreshing()`. Call `endRefreshing()` when it is
  /// done.
  public var onRefresh: (() -> Void)?

  /// Whether the table is refreshed: the content begins below the control.
  public private(set) var isRefreshing = false { didSet { scrollView?.refreshInset = inset } }

  /// The colour of the wheel. If it is `nil`, the default, it is the colour of texts in footers, which has contrast to
  /// every theme's table.
  public var tintColor: Color? {
    didSet { if tintColor != oldValue { setNeedsLayout() } }
  }

  /// The height of the control, in points.
  package static let height = 60.0
  /// The distance by which the content is pulled down until the table is refreshed, in points.
  static let pullDistance = 72.0

  private let spinner = SpinnerView()
  /// The table; nil without one. It clears this when it goes or gets another control.
  weak var scrollView: ScrollView?
  /// Whether the content returned to its top since the last pull.
  private var isReady = true

  public override init() {
    super.init()
    name = "refreshControl"
    addSublayer(spinner)
  }

  /// Creates a control.
  ///
  /// - Parameter onRefresh: Called when a pull begins to refresh the table.
  public convenience init(onRefresh: @escaping () -> Void) {
    self.init()
    self.onRefresh = onRefresh
  }

  /// Follows the table that shows the control. A table that is dragged down already has to return to its top first.
  func join(_ table: TableView) {
    scrollView = table
    isReady = !table.isDragging || pull.map { $0 < 1 } ?? true
  }

  func leave() {
    scrollView?.refreshInset = 0
    scrollView = nil
  }

  /// Shows that the table is being refreshed. A table that shows the top of its content makes space for the control.
  ///
  /// - Parameter animated: Whether the content slides down; false by default.
  public func beginRefreshing(animated: Bool = false) {
    guard !isRefreshing else { return }
    let isAtTop = scrollView.map { $0.contentOffset.y <= $0.minimumContentOffset.y } ?? false
    isRefreshing = true
    setNeedsLayout()
    guard let scrollView else { return }
    scrollView.setNeedsLayout()
    guard isAtTop, !scrollView.isDragging else { return }
    let top = scrollView.minimumContentOffset.y
    if animated {
      scrollView.setContentOffset(Point(x: scrollView.contentOffset.x, y: top), animated: true)
    } else {
      scrollView.contentOffset.y = top
    }
  }

  /// Ends the refreshing: content that begins below the control slides back.
  ///
  /// - Parameter animated: False moves it at once.
  public func endRefreshing(animated: Bool = true) {
    guard isRefreshing else { return }
    isRefreshing = false
    setNeedsLayout()
    guard let scrollView else { return }
    scrollView.setNeedsLayout()
    let top = scrollView.minimumContentOffset.y
    guard scrollView.contentOffset.y < top, !scrollView.isDragging else { return }
    scrollView.setContentOffset(Point(x: scrollView.contentOffset.x, y: top), animated: animated)
  }

  /// The height that the control takes above the content, in points.
  var inset: Double { isRefreshing ? Self.height : 0 }

  /// The distance of the content below its position without the control, in points; 0 or less while it is not. Nil
  /// without a table.
  var pull: Double? { scrollView.map { $0.minimumContentOffset.y + inset - $0.contentOffset.y } }

  /// The content moved, by a drag or by itself.
  func contentMoved() {
    guard let scrollView, let pull else { return }
    if pull < 1 { isReady = true }
    guard isReady, !isRefreshing, scrollView.isDragging, pull >= Self.pullDistance else { return }
    isReady = false
    beginRefreshing()
    onRefresh?()
  }

  /// Places the control above the content of its table, while the table is refreshed or its content is pulled down: at
  /// the top of the view if there is more space.
  func place(in table: TableView) {
    guard let pull else { return }
    guard pull > 0 || isRefreshing else { return removeFromSuperlayer() }
    if superlayer !== table { table.insertSublayer(self, at: table.sublayers.prefix(while: \.isBehindRows).count) }
    let (bounds, top) = (table.bounds, 0 - table.collapsingTop - max(Self.height, pull))
    frame = Rect(x: bounds.minX, y: table.deviceGrid.y(top), width: bounds.width, height: Self.height)
    opacity = isRefreshing ? 1 : min(1, pull / Self.height)
    setNeedsLayout()
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let pull = pull ?? Self.height
    spinner.color = tintColor ?? readableColor(.footerLabel, .secondaryLabel)
    spinner.isTurning = isRefreshing
    let part = max(0, min((pull - SpinnerView.side / 2) / (Self.pullDistance - SpinnerView.side / 2), 1))
    spinner.shownSpokes = Int(clamping: (part * Double(SpinnerView.spokeCount)).rounded(.down))
    let side = SpinnerView.side
    let frame = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    spinner.frame = frame.movedToPixels(scale: displayScale)
  }

  public override var accessibilityElement: AccessibilityElement? {
    guard isRefreshing else { return nil }
    var element = AccessibilityElement(.activityIndicator)
    element.states = .busy
    return element
  }

  /// Adds whether the table is refreshed.
  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "refreshControl"
    description.add("isRefreshing", isRefreshing, omitted: false)
  }
}
