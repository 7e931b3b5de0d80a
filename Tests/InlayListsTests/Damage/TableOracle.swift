import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes a random table step by step and compares what a surface shows after incremental frames with the whole
/// picture, byte for byte.
final class TableOracle {
  var random: SeededRandom
  let table: TableView
  let source: OracleSource
  let scene: Scene
  let events: EventDispatcher
  private let overlay = Layer()
  private let reference = Renderer()
  private var surface: ImageSurface?
  private var problem: String?
  /// What was copied and painted in all steps.
  private(set) var copied = 0
  private(set) var painted = 0
  /// How many rows controls took out or put in.
  var commits: Int { source.commits }

  /// - Parameter decorations: Those that the table and its sections have.
  init(
    seed: UInt64, faults: DifferenceFaults = [], textContext: TextContext,
    decorations: [DecorationKind] = DecorationKind.builtIn
  ) {
    var random = SeededRandom(seed: seed)
    let size = Size(width: 240, height: 200)
    let frame = Rect(x: 0, y: 0, width: 220, height: 200)
    switch Int.random(in: 0...4, using: &random) {
    case 0: table = TableView(frame: frame, style: .plain)
    case 1: table = TableView(frame: frame, style: .grouped)
    case 2: table = TableView(frame: frame, style: .insetGrouped)
    default: table = RoundedTableView(frame: frame)
    }
    source = OracleSource((0..<6).map { _ in Int.random(in: 0...6, using: &random) })
    source.decorations = decorations
    source.isSelfSizing = Int.random(in: 0...3, using: &random) == 0
    if source.isSelfSizing { table.rowHeight = TableView.automaticDimension }
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.register(OracleBar.self, forHeaderFooterViewReuseIdentifier: "bar")
    table.dataSource = source
    table.delegate = source
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    root.addSublayer(table)
    overlay.frame = Rect(x: 150, y: 20, width: 60, height: 50)
    overlay.backgroundColor = .init(red: 0.2, green: 0.3, blue: 0.9, alpha: 0.5)
    overlay.isHidden = true
    root.addSublayer(overlay)
    let scales = [1, 1.25, 1.5, 2, 3]
    scene = Scene(
      root: root, size: size, scale: scales[Int.random(in: 0...4, using: &random)], textContext: textContext)
    events = EventDispatcher(scene: scene)
    scene.renderer.faults = faults
    source.isRich = Bool.random(using: &random)
    self.random = random
    scene.problemHandler = { [unowned self] in problem = problem ?? $0.message }
  }

  func run(steps: Int) throws -> String? {
    for step in 0..<steps {
      let kind = try change()
      scene.tick(at: Double(step))
      // What comes out otherwise the second time does so in later steps too.
      let standing = step % 3 == 2 ? checkStanding : { _ in nil }
      if let difference = try check() ?? standing(Double(step)) ?? problem {
        return "step \(step), change \(kind): \(difference)"
      }
    }
    return nil
  }

  func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func change() throws -> Int {
    let kind = int(0...48 + Self.listChanges)
    let cell = anyCell
    switch kind {
    case 0...9: table.contentOffset.y += Double(int(-30...30)) / scene.scale
    case 10: table.contentOffset.y = Double(int(-40...900))
    case 11...13: if let path = cell?.rowPath { table.selectRow(at: path) }
    case 14: if let path = table.rowPathsForSelectedRows.first { table.deselectRow(at: path) }
    case 15: cell?.isHighlighted.toggle()
    case 16: cell?.isEnabled.toggle()
    case 17: cell?.textLabel.text = "Title \(int(0...99))"
    case 18: cell?.accessoryType = TableViewCell.AccessoryType.allCases[int(0...5)]
    case 19: cell?.isOn.toggle()
    case 20, 21:
      source.renew(sections: int(3...7)) { self.int(0...6) }
      table.reloadData()
    case 22: scene.traits.appearance = int(0...1) == 0 ? .light : .dark
    case 23: scene.traits.direction = int(0...1) == 0 ? .leftToRight : .rightToLeft
    case 24: table.frame.size.width = Double(int(120...240))
    case 25: table.frame.size.height = Double(int(80...200))
    case 26, 32: table.decoration = anyDecoration
    case 27: table.showsRoundedCorners.toggle()
    case 28: overlay.isHidden.toggle()
    case 29: table.cornerRadius = Double(int(0...1) * 14)
    case 33...37: try updateRows()
    case 38, 39: try updateSections()
    case 40: if int(0...2) == 0 { scene.theme = Theme.builtIn[int(0...Theme.builtIn.count - 1)] }
    case 41: table.sectionHeadersPinToVisibleBounds.toggle()
    case 42: changeTableViews()
    case 43: table.showsVerticalScrollIndicator.toggle()
    case 44: changeLook()
    case 30: if int(0...3) == 0 { scene.scale = [1, 1.25, 1.5, 2, 3][int(0...4)] }
    case 31: table.isEditing.toggle()
    case 45: table.allowsMultipleSelectionDuringEditing.toggle()
    case 46: cell?.indentationLevel = int(0...3)
    case 47: cell?.editingAccessoryType = TableViewCell.AccessoryType.allCases[int(0...5)]
    case 49...: try changeList(kind - 49)
    default: if int(0...3) == 0 { scene.size.height = Double(int(150...220)) }
    }
    return kind
  }

  var anyDecoration: DecorationKind { source.decorations[int(0...source.decorations.count - 1)] }

  var anyCell: TableViewCell? { table.visibleCells.randomElement(using: &random) }

  /// Lays everything out again, without a change: nothing may come out otherwise.
  private func checkStanding(at time: Double) throws -> String? {
    guard let surface else { return "no surface" }
    let (offset, end) = (table.contentOffset, table.heights.end)
    table.stage.setPlacement(CellPlacement())
    scene.root.setAllNeedLayout()
    scene.tick(at: time)
    if table.contentOffset != offset { return "laid out again, \(offset) becomes \(table.contentOffset)" }
    if table.heights.end != end { return "laid out again, the rows end at \(table.heights.end) instead of \(end)" }
    let before = surface.pixels()
    let report = try scene.render(into: surface)
    guard report.pixelsPainted + report.pixelsCopied > 0, surface.pixels() != before else { return nil }
    return "laid out again, other pixels in \(report.damage.map { "\($0)" })"
  }

  private func check() throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    if surface?.pixelWidth != frame.pixelWidth || surface?.pixelHeight != frame.pixelHeight {
      surface = try ImageSurface(for: scene)
    }
    guard let surface else { return "no surface" }
    let report = try scene.render(into: surface)
    copied += report.pixelsCopied
    painted += report.pixelsPainted
    let whole = try ImageSurface(for: scene)
    try reference.paint(frame, region: DeviceRegion(frame.bounds), into: whole)
    let (one, other) = (surface.pixels(), whole.pixels())
    if one == other { return nil }
    let index = one.indices.first { one[$0] != other[$0] } ?? 0
    return "(\(index % frame.pixelWidth), \(index / frame.pixelWidth)) at scale \(frame.scale), "
      + "damage \(report.damage.map(\.rect)), copies \(report.copies)"
  }
}

extension Layer {
  /// Asks for the layout of the layer and of everything in it.
  fileprivate func setAllNeedLayout() {
    setNeedsLayout()
    for layer in sublayers + (mask.map { [$0] } ?? []) { layer.setAllNeedLayout() }
  }
}
