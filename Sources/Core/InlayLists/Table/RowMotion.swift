import InlayGraphics
import InlayLayers

/// The animated updates of a table that run now, and how rows make room for a lifted one. The model has its final state
/// from the update on; the table presents its parts elsewhere in each frame (`ListMotion`), until the last update is
/// over.
///
/// The places of parts follow from the updates that run and from nothing else. Work in a frame: O(visible parts · log
/// rows), whatever the number of rows.
final class RowMotion: TickClient, ClockEndClient {
  private weak var table: TableView?
  /// The scene with the clock of the updates.
  private(set) weak var scene: Scene?
  /// The running updates, oldest first.
  private(set) var phases: [Phase] = []
  /// A clock for each of them.
  private var clocks: [Clock] = []
  private var lastSerial: UInt32 = 0

  /// The time of an update.
  private struct Clock {
    /// The start in seconds.
    let start: Double
    /// The timing; nil for an update without animation, during another one.
    let timing: AnimationTiming?
    let completion: ((Bool) -> Void)?

    func isOver(at time: Double) -> Bool { timing.map { time - start >= $0.totalDuration } ?? true }

    func progress(at time: Double) -> Double {
      isOver(at: time) ? 1 : max(0, min(timing?.progress(at: time - start) ?? 1, 1))
    }
  }

  init(_ table: TableView, in scene: Scene) {
    self.table = table
    self.scene = scene
  }

  deinit { end(clocks, finished: false, Completions()) }

  // MARK: Updates

  /// Begins an update of a table, before the heights change. One without animation during another one moves the parts
  /// too.
  ///
  /// - Parameter timing: Nil without animation.
  /// - Returns: Whether the completion is called later.
  static func begin(
    _ plan: UpdatePlan, _ timing: AnimationTiming?, of table: TableView, _ completion: ((Bool) -> Void)?
  ) -> Bool {
    let scene = table.scene
    if let motion = table.rowMotion, scene == nil || motion.scene !== scene { motion.endAll(finished: false) }
    guard let scene else { return false }
    table.rowMotion?.endPhases(at: scene.time)
    let isShown = !table.bounds.isEmpty && !table.stage.isEmpty && timing?.totalDuration ?? 0 > 0
    guard isShown || table.rowMotion != nil else { return false }
    let motion = table.rowMotion ?? RowMotion(table, in: scene)
    if table.rowMotion == nil {
      table.rowMotion = motion
      scene.addTickClient(motion)
    }
    motion.lastSerial += 1
    let clock = Clock(start: scene.time, timing: isShown ? timing : nil, completion: isShown ? completion : nil)
    var phase = Phase(
      plan, serial: motion.lastSerial, from: table.heights,
      in: ClosedRange(from: table.bounds.minY, to: table.bounds.maxY), isAnimated: isShown,
      slides: !scene.traits.reducesMotion)
    phase.advance(to: clock.progress(at: scene.time), after: motion.phases.last)
    motion.phases.append(phase)
    motion.clocks.append(clock)
    return isShown
  }

  /// The content moved below the view, which shows the same parts as before.
  func shift(by distance: Double) { if !phases.isEmpty { phases[phases.count - 1].shift += distance } }

  // MARK: Time

  func advance(to time: Double) -> Bool {
    guard let table, table.rowMotion === self else { return false }
    guard let scene, table.scene === scene else {
      endAll(finished: false)
      return false
    }
    endPhases(at: time)
    guard table.rowMotion === self else { return false }
    table.presentMotion()
    return true
  }

  func clockDidEnd() {
    guard let table, table.rowMotion === self else { return }
    endAll(finished: false)
    table.completions.callDue()
  }

  /// Ends the updates that are over at a time, unless others before them run: in a tick, and before another update,
  /// since the clock also moves without ticks.
  private func endPhases(at time: Double) {
    guard let table else { return }
    let count = clocks.prefix { $0.isOver(at: time) }.count
    guard count < phases.count else { return endAll(finished: true) }
    let (over, overClocks) = (phases.prefix(count).map(\.serial), Array(clocks.prefix(count)))
    phases.removeFirst(count)
    clocks.removeFirst(count)
    for index in phases.indices {
      phases[index].advance(to: clocks[index].progress(at: time), after: index > 0 ? phases[index - 1] : nil)
    }
    guard count > 0 else { return }
    table.endCarried { over.contains($0.id.end) }
    table.stage.removeCards { over.contains($0.end) }
    table.setNeedsLayout()
    end(overClocks, finished: true, table.completions)
  }

  /// Ends all updates: the parts that left are recycled, and the others have the positions of the layout.
  func endAll(finished: Bool) {
    guard let table, table.rowMotion === self else { return }
    table.rowMotion = nil
    table.stage.endPresentation()
    table.endCarried { _ in true }
    table.stage.removeHolders()
    table.setNeedsLayout()
    let over = clocks
    clocks = []
    end(over, finished: finished, table.completions)
  }

  /// Has the completions of updates called.
  private func end(_ clocks: [Clock], finished: Bool, _ completions: Completions) {
    for clock in clocks { completions.add(clock.completion, finished: finished, in: scene) }
    if scene == nil && table == nil { completions.callDue() }
  }
}
