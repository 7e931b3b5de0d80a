import InlayGraphics
import InlayLayers

/// A pointer that is down, from its beginning to its end.
public final class Press {
  /// The moment at which a press is offered to interactions.
  public enum Stage: Hashable, Sendable {
    /// The pointer went down, with any button. For those that need no delay, such as a slider.
    case down
    /// The press of the primary button has an effect: at once, or for a touch with a time on content that scrolls after
    /// 0.15 seconds or at its end; see `ScrollView.delaysContentTouches`.
    case pressed
    /// The press moved beyond `dragThreshold`. Offered at each move until it is taken.
    case dragged
    /// No interaction took the drag. Offered at each move until it is taken.
    case unclaimed
    /// A touch with a time, or a pen, was held for half a second without moving beyond `dragThreshold`.
    case held
  }

  /// The distance that a press may move before it becomes a drag, or outside the pressed part before it has no effect,
  /// in points.
  public static let dragThreshold = 10.0

  /// The first event.
  public let start: PointerEvent
  /// The last event.
  public internal(set) var event: PointerEvent
  /// The current part of the press.
  public internal(set) var stage = Stage.down
  /// The distance of the pointer since the interaction's last call, in points of the scene: for a drag that begins,
  /// since the press.
  public internal(set) var delta = Size.zero

  weak var dispatcher: EventDispatcher?
  var state = State.untaken
  /// The time at which the press is held, in seconds; nil if it is not.
  var holdTime: Double?
  /// The views at the beginning, innermost first.
  private let views: [Weak<View>]
  /// The interactions that are not asked again.
  private var declined: [ObjectIdentifier] = []
  /// The pointer's positions, for its velocity; nil without times.
  private var tracker: VelocityTracker?
  /// The innermost reused view at the beginning.
  private let reused: ReusedState?

  /// The interaction that has a press, or the wait for one.
  enum State {
    /// Nothing; it may still become a drag.
    case untaken
    /// The view is pressed at a time, in seconds, or at the release.
    case delayed(until: Double)
    case taken(Taking)
    /// Nothing until its end.
    case spent
  }

  struct Taking {
    weak var interaction: Interaction?
    /// Whether no other one may take the press over.
    let isKept: Bool
    let stage: Stage
    /// The innermost reused view around the interaction's.
    let reused: ReusedState?
  }

  /// - Parameter views: Those at the event's position, innermost first.
  init(_ event: PointerEvent, on views: [View]) {
    start = event
    self.event = event
    tracker = event.time.map { VelocityTracker(at: $0) }
    self.views = views.map { Weak(object: $0) }
    reused = ReusedState(around: views)
  }

  /// Whether the events have times: then the press has dynamics.
  package var isTimed: Bool { event.time != nil }

  /// The distance of the pointer since the beginning, in points of the scene.
  public var translation: Size {
    Size(width: event.position.x - start.position.x, height: event.position.y - start.position.y)
  }

  /// The velocity of the pointer in its last 100 milliseconds, in points per second; 0 without times.
  public var velocity: Size { event.time.flatMap { tracker?.velocity(at: $0) } ?? .zero }

  /// The pointer, in the view's own space.
  public func location(in view: View) -> Point { view.convert(event.position, from: nil) }

  /// The beginning of the press, in the view's own space.
  public func startLocation(in view: View) -> Point { view.convert(start.position, from: nil) }

  /// Whether the pointer is on the view or within `dragThreshold` of it: a press that is released there has its
  /// effect.
  public func isInside(_ view: View) -> Bool {
    let point = location(in: view)
    for case let outer as any PressForwarding in view.superlayerChain where outer.pressReceiver === view {
      if outer.contains(location(in: outer)) { return true }
    }
    return view.contains(point) || view.bounds.insetBy(dx: -Self.dragThreshold, dy: -Self.dragThreshold).contains(point)
  }

  /// Takes the press from its interaction, on which it has no effect any more. It may still become a drag of another
  /// one.
  public func cancel() {
    if case .spent = state { return }
    let old = state
    holdTime = nil
    state = .untaken
    guard case .taken(let taking) = old, let interaction = taking.interaction else { return }
    interaction.presses.removeAll { $0 === self }
    // A cell that shows another row has nothing to end.
    if taking.reused?.isCurrent ?? true { interaction.pressCancelled(self) }
  }

  /// Leaves the press to nobody.
  func spend() {
    cancel()
    state = .spent
  }

  /// Whether the press moved beyond `dragThreshold`.
  var isFar: Bool { max(abs(translation.width), abs(translation.height)) > Self.dragThreshold }

  /// The pointer moved.
  func move(to event: PointerEvent) {
    let last = self.event.position
    self.event = event
    delta = Size(width: event.position.x - last.x, height: event.position.y - last.y)
    if let time = event.time { tracker?.move(by: delta, at: time) } else { tracker = nil }
  }

  func take(_ interaction: Interaction, isKept: Bool) {
    let reused = interaction.view.flatMap { ReusedState(around: $0.superlayerChain) }
    state = .taken(Taking(interaction: interaction, isKept: isKept, stage: stage, reused: reused))
    if !interaction.presses.contains(where: { $0 === self }) { interaction.presses.append(self) }
  }

  /// No other interaction takes the press over any more.
  func keep() {
    holdTime = nil
    if case .taken(let old) = state {
      state = .taken(Taking(interaction: old.interaction, isKept: true, stage: old.stage, reused: old.reused))
    }
  }

  private var taking: Taking? { if case .taken(let taking) = state { taking } else { nil } }

  /// Whether no other interaction may take the press over.
  var isKept: Bool { taking?.isKept ?? false }

  /// Whether an interaction has the press as a drag, or has it in any other way than as a control.
  var isDrag: Bool { taking.map { $0.stage.isDrag || $0.stage == .held } ?? false }

  /// Whether the press moves the focus to its view.
  var movesFocus: Bool {
    start.button == .primary && taking.map { $0.stage == .down || $0.stage == .pressed } ?? false
  }

  /// The interaction that has the press; nil if its view left the scene, or its cell shows another row.
  func taker(in scene: Scene) -> Interaction? {
    guard let taking, taking.reused?.isCurrent ?? true else { return nil }
    return taking.interaction.flatMap { $0.view?.scene === scene ? $0 : nil }
  }

  func isTaken(by interaction: Interaction) -> Bool { taking.map { $0.interaction === interaction } ?? false }

  func isTakenByOther(than interaction: Interaction) -> Bool {
    taking.map { $0.interaction !== interaction } ?? false
  }

  /// Whether views are on the same row as at the beginning.
  func isOnSameRow(_ views: [View]) -> Bool { ReusedState(around: views) == reused }

  /// The scroll views at the beginning, innermost first.
  var scrollViews: [ScrollView] { views.compactMap { $0.object as? ScrollView } }

  /// Whether the view was below the pointer at the beginning.
  func began(on view: View) -> Bool { views.contains { $0.object === view } }

  func hasDeclined(_ interaction: Interaction) -> Bool { declined.contains(ObjectIdentifier(interaction)) }

  func decline(_ interaction: Interaction) { declined.append(ObjectIdentifier(interaction)) }
}

/// A view that gives the presses on it to a view inside, such as a row to its field.
package protocol PressForwarding: View {
  /// The view inside that presses on this view are for; nil for none.
  var pressReceiver: View? { get }
}

/// A reused view while it shows one thing.
struct ReusedState: Equatable {
  private(set) weak var view: View?
  private let useCount: Int

  /// The innermost reused view among layers; nil if there is none.
  init?(around layers: some Sequence<Layer>) {
    guard let view = layers.lazy.compactMap({ $0 as? View }).first(where: { $0.useCount > 0 }) else { return nil }
    self.view = view
    useCount = view.useCount
  }

  /// Whether the view shows the same, or is gone.
  var isCurrent: Bool { view.map { $0.useCount == useCount } ?? true }

  static func == (a: ReusedState, b: ReusedState) -> Bool { a.view === b.view && a.useCount == b.useCount }
}

/// The view and layers from which something is presented: it closes when these change.
package struct ViewOrigin {
  private let reused: ReusedState?

  package init(_ view: View) { reused = ReusedState(around: view.superlayerChain) }

  /// Whether the view is shown in what it was in. O(depth).
  package func isCurrent(_ view: View) -> Bool {
    for layer in view.superlayerChain where layer.isHidden { return false }
    return ReusedState(around: view.superlayerChain) == reused && reused?.isCurrent ?? true
  }
}

/// A weak reference.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
