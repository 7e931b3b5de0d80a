import InlayGraphics
import InlayLayers

/// A turning wheel above a table's content, which appears when the content is pulled down and stays while the table is
/// refreshed. After UIKit's UIRefreshControl; set it as `TableView.refreshControl`.
///
/// Only drags by events with times pull the content beyond its top.
public final class RefreshControl: View {
  /// Called when a pull begins to refresh the table, not by `beginRefreshing()`. Call `endRefreshing()` when it is done.
  public var action: (() -> Void)?

  /// Whether the table is refreshed: the content begins below the control.
  public private(set) var isRefreshing = false

  /// The colour of the wheel; nil for that of texts in footers, which has contrast to every theme's table.
  public var tintColor: LayerColor? {
    didSet { if tintColor != oldValue { setNeedsLayout() } }
  }

  /// The height of the control, in points.
  public static let height = 60.0
  /// How far the content is pulled down until the table is refreshed, in points.
  public static let pullDistance = 72.0

  private let spinner = SpinnerView()
  /// The table; nil without one. It clears this when it goes or gets another control.
  weak var table: TableView?
  /// Whether the content returned to its top since the last pull.
  private var isReady = true

  public override init() {
    super.init()
    name = "refreshControl"
    addSublayer(spinner)
  }

  /// Shows that the table is being refreshed. A table that shows the top of its content makes room at once.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    let isAtTop = table.map { $0.contentOffset.y <= $0.minimumContentOffset.y } ?? false
    isRefreshing = true
    setNeedsLayout()
    guard let table else { return }
    table.setNeedsLayout()
    if isAtTop && !table.isDragging { table.contentOffset.y = table.minimumContentOffset.y }
  }

  /// Ends the refreshing: content that begins below the control slides back.
  ///
  /// - Parameter animated: False moves it at once.
  public func endRefreshing(animated: Bool = true) {
    guard isRefreshing else { return }
    isRefreshing = false
    setNeedsLayout()
    guard let table else { return }
    table.setNeedsLayout()
    let top = table.minimumContentOffset.y
    guard table.contentOffset.y < top, !table.isDragging else { return }
    table.setContentOffset(Point(x: table.contentOffset.x, y: top), animated: animated)
  }

  /// The content moved, by a drag or by itself.
  func contentMoved() {
    guard let table else { return }
    let pull = table.pull
    if pull < 1 { isReady = true }
    guard isReady, !isRefreshing, table.isDragging, pull >= Self.pullDistance else { return }
    isReady = false
    beginRefreshing()
    action?()
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    let pull = table?.pull ?? Self.height
    spinner.color = tintColor ?? .token(.footerLabel)
    spinner.isTurning = isRefreshing
    let part = max(0, min((pull - SpinnerView.side / 2) / (Self.pullDistance - SpinnerView.side / 2), 1))
    spinner.shownSpokes = Int(clamping: (part * Double(SpinnerView.spokeCount)).rounded(.down))
    let side = SpinnerView.side
    let frame = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    spinner.frame = frame.movedToPixels(scale: deviceScale)
  }

  /// Adds whether the table is refreshed.
  public override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("isRefreshing", isRefreshing, omitted: false)
  }
}
