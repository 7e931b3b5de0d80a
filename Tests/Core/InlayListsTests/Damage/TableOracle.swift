import InlayDecorations
import InlayGraphics
import InlayTestSupport
import InlayText

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

/// Changes a random table step by step. After each step a surface with incremental frames shows the whole picture,
/// and the layout and the picture equal those of a fresh table in the same state, byte for byte.
final class TableOracle {
  private let seed: UInt64
  var random: SeededRandom
  let table: TableView
  let source: OracleSource
  let scene: Scene
  let events: Scene
  let overlay = Layer()
  private let reference = Renderer()
  private var target: FrameTarget?
  /// Half of the seeds have a display that moves pixels itself.
  private let isMovedByDisplay: Bool
  private(set) var problem: String?
  /// The end of the content that the offset was set beyond; nil for an offset inside.
  private var endBeyond: Double?
  /// The copied pixels of all steps.
  private(set) var copied = 0
  /// The number of rows that controls deleted or inserted.
  var commits: Int { source.commits }

  struct Settings {
    var seed: UInt64
    /// The decorations of the table and its sections.
    var decorations = Decoration.builtIn
    var textContext: TextContext
  }

  init(_ settings: Settings) {
    seed = settings.seed
    var random = SeededRandom(seed: seed)
    table = TableView(style: [.plain, .grouped, .insetGrouped, .insetGrouped, .insetGrouped][random.int(0...4)])
    table.frame = Rect(x: 0, y: 0, width: 220, height: 200)
    source = OracleSource((0..<6).map { _ in random.int(0...6) }, shownBy: table)
    source.decorations = settings.decorations
    source.isSelfSizing = random.chance(0.25)
    source.isRich = random.chance(0.5)
    overlay.frame = Rect(x: 150, y: 20, width: 60, height: 50)
    overlay.backgroundColor = .init(red: 0.2, green: 0.3, blue: 0.9, alpha: 0.5)
    overlay.isHidden = true
    scene = Self.scene(table, overlay, source, settings.textContext)
    scene.scale = random.pick(Self.scales)
    isMovedByDisplay = seed % 2 == 1
    events = scene
    self.random = random
    if source.isSelfSizing { table.rowHeight = .automatic() }
    if self.random.chance(0.7) { scene.theme = anyTheme() }
    scene.onProblem = { [unowned self] in
      // Corner covers over a translucent colour, settings that the style ignores, and narrow rows are expected.
      let expected = ["the row's colour", " has no effect: ", "the row has no room for "]
      if expected.contains(where: $0.message.contains) { return }
      problem = problem ?? $0.message
    }
  }

  static let scales = [1, 1.25, 1.5, 2, 3]

  static func scene(_ table: TableView, _ overlay: Layer, _ source: OracleSource, _ textContext: TextContext?) -> Scene
  {
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.register(OracleBar.self, forHeaderFooterViewReuseIdentifier: "bar")
    table.dataSource = source
    table.delegate = source
    let size = Size(width: 240, height: 200)
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    root.addSublayer(table)
    root.addSublayer(overlay)
    return Scene.inSettings(root: root, size: size, textContext: textContext)
  }

  // MARK: Running

  /// A step with its failure.
  struct Failure {
    let step: Int
    let note: String
  }

  /// The failure of a seed's steps, with the fewest steps that show it; nil for success.
  static func failure(_ settings: Settings, steps: Int = 40) throws -> String? {
    var kept = Array(0..<steps)
    guard var failure = try TableOracle(settings).run(kept) else { return nil }
    kept.removeAll { $0 > failure.step }
    for step in kept.reversed() {
      let fewer = kept.filter { $0 != step }
      guard let other = try TableOracle(settings).run(fewer) else { continue }
      (kept, failure) = (fewer.filter { $0 <= other.step }, other)
    }
    return "seed \(settings.seed), steps \(kept): \(failure.note)"
  }

  /// - Parameter steps: Their numbers. Each step starts with its own random numbers, so others may be omitted.
  func run(_ steps: [Int]) throws -> Failure? {
    var names: [String] = []
    for number in steps {
      random = SeededRandom(seed: seed &+ UInt64(number + 1) &* 0xD134_2543_DE82_EF95)
      let step: TableStep = random.step()
      names.append(step.rawValue)
      var clock = SeededRandom(seed: seed &+ UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15)
      // The clock moves by events too, without a tick.
      if clock.chance(0.4) { scene.advanceClock(to: scene.time + clock.clockStep()) }
      try noteOffset(setBy: step, try change(step))
      scene.tick(at: scene.time + clock.clockStep())
      if let difference = try check() ?? restProblem() ?? checkFresh() ?? checkAgain(at: scene.time, after: number)
        ?? problem
      {
        return Failure(step: number, note: "\(names.joined(separator: ", ")): \(difference)")
      }
    }
    return nil
  }

  // MARK: Rest

  /// Notes an offset that a step set beyond an end of the content: it may stay there until that end moves.
  private func noteOffset(setBy step: TableStep, _ change: @autoclosure () throws -> Void) rethrows {
    let before = table.contentOffset
    try change()
    guard [.scroll, .jump, .safeArea].contains(step), table.contentOffset != before else { return }
    // The ends of an offset that was set before the first layout are those of that layout.
    if scene.frame == nil { scene.tick(at: scene.time) }
    let (least, most) = (table.minimumContentOffset.y, table.maximumContentOffset.y)
    let y = table.contentOffset.y
    endBeyond = y < least ? least : y > most ? most : nil
  }

  /// At rest the offset is inside the content, and rows that meet the view have cells.
  private func restProblem() -> String? {
    let (offset, scale) = (table.contentOffset, scene.scale)
    let (least, most) = (table.minimumContentOffset, table.maximumContentOffset)
    let nearest = table.clampedContentOffset(offset)
    let inside = Point(x: nearest.x.snapped(toScale: scale), y: nearest.y.snapped(toScale: scale))
    let isKept = offset.x == inside.x && (offset.y < least.y ? least.y : most.y) == endBeyond
    if offset != inside && !isKept { return "at rest at \(offset), outside of \(least) to \(most)" }
    guard offset == inside, table.heights.rowCount > 0, table.bounds.width > 0 else { return nil }
    let hasRows = table.layout.visibleParts().rowCount > 0
    return hasRows && table.visibleCells.isEmpty ? "no row is visible at \(offset)" : nil
  }

  func int(_ range: ClosedRange<Int>) -> Int { random.int(range) }

  // MARK: Checks

  func check() throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    if target?.shown.pixelWidth != frame.pixelWidth || target?.shown.pixelHeight != frame.pixelHeight {
      target = try FrameTarget(for: frame, isMovedByDisplay: isMovedByDisplay)
    }
    guard let target else { return "no surface" }
    let report = try target.show(scene.render)
    copied += report.pixelsCopied
    return try Picture(target.shown).difference(from: whole(scene)).map {
      "\($0) at scale \(frame.scale), damage \(report.damage.map(\.pixels)), copies \(report.copies)"
    }
  }

  func checkFresh() throws -> String? {
    let fresh = FreshTable(of: self)
    if let difference = fresh.difference(from: table) { return difference }
    return try whole(scene).difference(from: whole(fresh.scene)).map { "a fresh table's pixel is another: \($0)" }
  }

  private func whole(_ scene: Scene) throws -> Picture {
    guard let frame = scene.frame else { return Picture(try ImageSurface(for: scene)) }
    return Picture(try ImageSurface(for: scene).painted(frame, by: reference))
  }

  /// Lays everything out again after every third step, without a change: the result must be equal.
  private func checkAgain(at time: Double, after step: Int) throws -> String? {
    guard step % 3 == 2, let target else { return nil }
    let (offset, end) = (table.contentOffset, table.heights.end)
    for cell in table.stage.cells { cell.record.look = nil }
    scene.root.setAllNeedLayout()
    scene.tick(at: time)
    if table.contentOffset != offset { return "laid out again, \(offset) becomes \(table.contentOffset)" }
    if table.heights.end != end { return "laid out again, the rows end at \(table.heights.end) instead of \(end)" }
    let before = Picture(target.shown)
    _ = try target.show(scene.render)
    return Picture(target.shown).difference(from: before).map { "laid out again: \($0)" }
  }
}

extension Layer {
  /// Requests layout of the layer and all its sublayers.
  fileprivate func setAllNeedLayout() {
    setNeedsLayout()
    for layer in sublayers + (mask.map { [$0] } ?? []) { layer.setAllNeedLayout() }
  }
}
