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
  /// A clock for each of them (`ListState.phases`), oldest first.
  private var clocks: [Clock] = []

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
    let clock = Clock(start: scene.time, timing: isShown ? timing : nil, completion: isShown ? completion : nil)
    table.stage.list.begin(
      plan, from: table.heights, in: ClosedRange(from: table.bounds.minY, to: table.bounds.maxY), isAnimated: isShown,
      slides: !scene.traits.reducesMotion, progress: clock.progress(at: scene.time))
    motion.clocks.append(clock)
    return isShown
  }

  // MARK: Time

  func advance(to time: Double) -> Bool {
    guard let table, table.rowMotion === self else { return false }
    guard let scene, table.scene === scene else {
      endAll(finished: false)
      return false
    }
    endPhases(at: time)
    guard table.rowMotion === self else { return false }
    present()
    return true
  }

  /// Presents the parts on show. Parts that are presented out of view, and that the layout does not have in view
  /// either, are taken back.
  func present() {
    guard let table, !table.invalidation.contains(.reload) else { return }
    let (layout, stage, frame) = (table.layout, table.stage, table.stage.frame)
    let motion = ListMotion(
      layout, frame, specs: frame.rows.map { stage.cell(of: $0).map { CardSpec($0.appearance) } },
      lowCards: stage.lowCards,
      mayHaveGround: { row in
        guard let appearance = stage.cell(of: frame.rows[row])?.appearance else { return false }
        return table.look.card(of: appearance.decoration).gap == 0
          && table.resolvedColor(appearance.background).alpha == 1
      },
      hidesRows: { header in
        stage.layer(of: frame[.header][header])?.backgroundColor.map { table.resolvedColor($0).alpha == 1 } ?? false
      }, lifted: table.lift?.cell.rowPath.map(PartID.init),
      top: table.tableHeaderView?.bounds.height, bottom: table.tableFooterView?.bounds.height)
    stage.present(motion, ends: (table.tableHeaderView, table.tableFooterView), in: table)
    stage.apply(stage.list.settle(layout), by: table.source)
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
    guard count < clocks.count else { return endAll(finished: true) }
    let over = table.stage.list.phases.prefix(count).map(\.serial)
    let changes = table.stage.list.advance(to: clocks.map { $0.progress(at: time) }, ending: count)
    guard count > 0 else { return }
    let overClocks = Array(clocks.prefix(count))
    clocks.removeFirst(count)
    table.stage.apply(changes, by: table.source)
    table.stage.removeCards { over.contains($0.end) }
    table.setNeedsLayout()
    end(overClocks, finished: true, table.completions)
  }

  /// Ends all updates: the parts that left are recycled, and the others have the positions of the layout.
  func endAll(finished: Bool) {
    guard let table, table.rowMotion === self else { return }
    table.rowMotion = nil
    table.stage.endPresentation()
    table.stage.apply(table.stage.list.endAll(), by: table.source)
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

extension CardSpec {
  /// Copies the values of a row's look that affect positions.
  fileprivate init(_ appearance: CellAppearance) {
    self.init(
      inset: appearance.cardInset, radius: appearance.cornerRadius, curve: appearance.cornerCurve,
      lineWidth: appearance.border.width, roundsCard: appearance.roundsCard)
  }
}
