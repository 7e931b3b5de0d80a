import InlayGraphics
import InlayTestSupport

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

/// Changes a random table by animated updates, one after and during the other, and checks every frame.
///
/// - At rest, layout and picture are a fresh table's, byte for byte, and nothing of the updates is left.
/// - In every frame no row has two cells, and the visible parts of two sections do not overlap, unless one of them, or
///   the row, is moved.
/// - In every frame the corners of a card are those of its topmost and its lowest part: see `cornerProblem`.
/// - A row that an update during another one leaves visible goes on from where it is presented.
/// - While one update runs undisturbed, a row that stays moves in one direction, within its way.
/// - Every incremental frame equals the whole picture.
final class UpdateOracle {
  let oracle: TableOracle
  private var random: SeededRandom
  private var time = 0.0
  /// The row and the section of each cell, as of the last update with it.
  private(set) var names: [ObjectIdentifier: (row: Int, section: Int)] = [:]
  private(set) var movedRows: Set<Int> = []
  /// The row that each reloaded row of the running updates replaced: its cell moves with that one.
  private var formerRows: [Int: Int] = [:]
  private(set) var movedSections: Set<Int> = []
  /// The sections with rows that were moved away or in: the place of such a row is empty for a while.
  private(set) var openSections: Set<Int> = []
  /// Whether heights changed during an update: rows then may be lower than their places.
  private(set) var isDisturbed = false
  /// The presented positions of the rows since the last change, in the order of time.
  var ways: [Int: [Double]] = [:]
  /// The rows that the last frame presented, from the top of the view; empty after a change that moves them at once.
  var presentedTops: [ObjectIdentifier: (row: Int, top: Double)] = [:]
  /// How often the completion of each update was called.
  private var completions: [Int] = []
  private(set) var framesBetween = 0
  private(set) var leavingSeen = 0

  var table: TableView { oracle.table }
  var source: OracleSource { oracle.source }

  init(_ settings: TableOracle.Settings) {
    oracle = TableOracle(settings)
    random = SeededRandom(seed: settings.seed &* 0x9E37_79B9)
    if random.chance(0.5) { oracle.table.decoration = oracle.anyDecoration }
    oracle.scene.tick(at: 0)
  }

  /// Random steps that the updates are mixed with.
  private static let others: [TableStep] = TableStep.allCases.filter { $0 != .updateRows && $0 != .updateSections }

  func run(_ steps: [Int], seed: UInt64) throws -> TableOracle.Failure? {
    var names: [String] = []
    for number in steps {
      random = SeededRandom(seed: seed &+ UInt64(number + 1) &* 0xA24B_AED4_963E_E407)
      oracle.random = random
      let name = try change()
      names.append(name)
      if let problem = try advance() ?? oracle.problem {
        return TableOracle.Failure(step: number, note: "\(names.joined(separator: ", ")): \(problem)")
      }
    }
    return nil
  }

  static func failure(_ settings: TableOracle.Settings, steps: Int) throws -> String? {
    var kept = Array(0..<steps)
    guard var failure = try UpdateOracle(settings).run(kept, seed: settings.seed) else { return nil }
    kept.removeAll { $0 > failure.step }
    for step in kept.reversed() {
      let fewer = kept.filter { $0 != step }
      guard let other = try UpdateOracle(settings).run(fewer, seed: settings.seed) else { continue }
      (kept, failure) = (fewer.filter { $0 <= other.step }, other)
    }
    return "seed \(settings.seed), steps \(kept): \(failure.note)"
  }

  private func change() throws -> String {
    ways = [:]
    // Events move the clock without a tick: during updates, to their end, and past it.
    if random.chance(0.4) {
      time += random.clockStep()
      oracle.scene.advanceClock(to: time)
      presentedTops = [:]
    }
    switch random.int(0...9) {
    case 0...5:
      noteNames()
      let only = random.chance(0.3) ? random.pick(RowAnimation.allCases) : nil
      let batch = source.changeAtRandom(&random) { random in only ?? random.pick(RowAnimation.allCases) }
      movedRows.formUnion(batch.reloadedRows.filter { movedRows.contains($0.key) }.values)
      for (old, new) in batch.reloadedRows { formerRows[new] = old }
      for row in batch.movedRows {
        movedRows.formUnion(sequence(first: row) { self.formerRows[$0] })
      }
      movedSections.formUnion(batch.movedSections)
      openSections.formUnion(batch.openSections)
      let number = completions.count
      completions.append(0)
      let isAnimated = random.chance(0.9)
      if !isAnimated { presentedTops = [:] }
      try table.applyUpdates(batch.updates, animated: isAnimated) { [weak self] _ in self?.completions[number] += 1 }
      if completions[number] > 0 { return "update with a completion inside the call" }
      return "update"
    case 6: return "nothing"
    case 7:
      presentedTops = [:]
      table.contentOffset.y += Double(random.int(-40...40)) / oracle.scene.scale
      return "scroll"
    default:
      presentedTops = [:]
      let step: TableStep = random.step(of: Self.others)
      noteNames()
      isDisturbed = isDisturbed || table.rowMotion != nil
      try oracle.change(step)
      return step.rawValue
    }
  }

  /// Some ticks; the last one is often the end of all updates.
  private func advance() throws -> String? {
    for index in 0..<random.int(1...3) {
      let isEnd = index > 0 && random.chance(0.3)
      let step = index == 0 && random.chance(0.5) ? 0 : random.double(0.01...0.12)
      time += isEnd ? 1 : step
      oracle.scene.tick(at: time)
      noteNames()
      if index == 0 && step == 0, let problem = jumpProblem() { return "at \(time): \(problem)" }
      noteTops()
      if let problem = try checkFrame() { return "at \(time): \(problem)" }
    }
    return nil
  }

  private func noteNames() {
    func note(_ cell: TableViewCell, _ path: RowPath) {
      guard path.section < source.sections.count, path.row < source.sections[path.section].rows.count else { return }
      names[ObjectIdentifier(cell)] = (source.sections[path.section].rows[path.row], source.sections[path.section].id)
    }
    for cell in table.stage.cells { if let path = cell.rowPath { note(cell, path) } }
    // A cell may come and leave in one layout.
    for departure in table.stage.carried where departure.part.id.end == 0 {
      if let cell = departure.entry.cell { note(cell, departure.part.id.path) }
    }
  }

  // MARK: Checks

  private func checkFrame() throws -> String? {
    if let difference = try oracle.check() { return "incremental: \(difference)" }
    guard table.rowMotion != nil else {
      (movedRows, movedSections, openSections, formerRows) = ([], [], [], [:])
      isDisturbed = false
      return try checkRest()
    }
    framesBetween += 1
    leavingSeen += table.stage.carried.count
    let parts = visibleParts()
    return twiceProblem() ?? overlapProblem(parts) ?? cornerProblem(parts) ?? wayProblem()
  }

  private func checkRest() throws -> String? {
    if !table.stage.carried.isEmpty || table.sublayers.contains(where: { $0 is PartHolder }) { return "not at rest" }
    for layer in table.sublayers where !layer.presentedValues.isEmpty || layer.mask is MotionMask {
      return "\(layer.reportName) is still presented otherwise"
    }
    // Completions of updates that a reload ended in the layout come in the next tick.
    if completions.contains(0) { oracle.scene.tick(at: time) }
    if let time = oracle.scene.nextTickTime { return "a tick is due at \(time)" }
    if completions.contains(where: { $0 != 1 }) { return "completions were called \(completions) times" }
    return try oracle.checkFresh()
  }
}
