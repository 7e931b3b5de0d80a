import InlayGraphics
import InlayLayers

/// A pointer that is down.
final class Press {
  /// The target of the pointer's moves.
  enum State {
    /// Nothing; it may still become a drag.
    case untracked
    /// Tracking begins at a time, in seconds, or at the release.
    case delayed(until: Double)
    case tracked(by: Weak<View>)
    /// A view handles the pointer's events itself.
    case handled(by: Weak<View>)
    case dragged(Weak<ScrollView>)
    case panned(Weak<View>)
    /// Nothing until its end.
    case spent
  }

  /// The first event.
  let start: PointerEvent
  /// The last event.
  var event: PointerEvent
  var state = State.untracked
  /// The time at which the press becomes a long press, in seconds; nil if it does not.
  var longPressTime: Double?
  /// Those at the beginning, innermost first.
  let scrollViews: [Weak<ScrollView>]
  /// The pointer's positions, for the velocity of a pan; nil without times.
  private var tracker: VelocityTracker?
  /// The innermost cell at the beginning.
  private let cell: UsedCell?
  /// The cell that the following view is in.
  private var followingCell: UsedCell?

  /// - Parameter views: Those at the event's position, innermost first.
  init(_ event: PointerEvent, on views: [View]) {
    start = event
    self.event = event
    tracker = event.time.map { VelocityTracker(at: $0) }
    scrollViews = views.compactMap { ($0 as? ScrollView).map { Weak(object: $0) } }
    cell = UsedCell(around: views)
  }

  /// Whether views are on the same row as at the beginning.
  func isOnSameRow(_ views: [View]) -> Bool { UsedCell(around: views) == cell }

  func isInside(_ scrollView: ScrollView) -> Bool { scrollViews.contains { $0.object === scrollView } }

  /// The translation of the pointer since the beginning, in points.
  var translation: Size {
    Size(width: event.position.x - start.position.x, height: event.position.y - start.position.y)
  }

  /// Whether the press moved beyond the slop.
  var isFar: Bool { max(abs(translation.width), abs(translation.height)) > View.pressSlop }

  /// The pointer moved.
  ///
  /// - Returns: The distance since its last event, in points.
  func move(to event: PointerEvent) -> Size {
    let last = self.event.position
    self.event = event
    let step = Size(width: event.position.x - last.x, height: event.position.y - last.y)
    // Scroll views have trackers of their own.
    if case .dragged = state { return step }
    if let time = event.time { tracker?.move(by: step, at: time) } else { tracker = nil }
    return step
  }

  /// The velocity of the pointer at a time, in points a second; 0 without times.
  func velocity(at time: Double?) -> Size { time.flatMap { tracker?.velocity(at: $0) } ?? .zero }

  func track(by view: View) {
    followingCell = UsedCell(around: view)
    state = .tracked(by: Weak(object: view))
  }

  func handle(by view: View) {
    followingCell = UsedCell(around: view)
    state = .handled(by: Weak(object: view))
  }

  func pan(by view: View) {
    followingCell = UsedCell(around: view)
    state = .panned(Weak(object: view))
  }

  /// The view that tracks, handles or pans the press, while its cell shows the same row.
  var follower: View? {
    let view: View?
    switch state {
    case .tracked(let follower), .handled(let follower), .panned(let follower): view = follower.object
    case .untracked, .delayed, .dragged, .spent: view = nil
    }
    return followingCell?.isCurrent ?? true ? view : nil
  }

  /// The same while it is in the scene.
  func follower(in scene: Scene) -> View? { follower.flatMap { $0.scene === scene ? $0 : nil } }

  func isTracked(by view: View) -> Bool {
    switch state {
    case .tracked(let follower), .panned(let follower): follower.object === view
    default: false
    }
  }

  func isDragging(_ scrollView: ScrollView) -> Bool {
    if case .dragged(let dragged) = state { return dragged.object === scrollView }
    return false
  }
}

/// A cell while it shows one row.
private struct UsedCell: Equatable {
  private weak var cell: TableViewCell?
  private let useCount: Int

  /// The innermost cell among views; nil if there is none.
  init?(around views: some Sequence<Layer>) {
    guard let cell = views.lazy.compactMap({ $0 as? TableViewCell }).first(where: { _ in true }) else { return nil }
    self.cell = cell
    useCount = cell.record.useCount
  }

  /// The innermost cell that a view is in; nil if there is none.
  init?(around view: View) { self.init(around: view.superlayerChain) }

  /// Whether the cell shows the same row, or is gone.
  var isCurrent: Bool { cell.map { $0.record.useCount == useCount } ?? true }

  static func == (a: UsedCell, b: UsedCell) -> Bool { a.cell === b.cell && a.useCount == b.useCount }
}
