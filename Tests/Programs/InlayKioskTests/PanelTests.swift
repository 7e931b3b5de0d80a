import Inlay
import InlayTestSupport
import Testing

@testable import InlayKiosk

/// The panel of Demos/kiosk, without a window.
@Suite struct PanelTests {
  /// A panel in a scene, with a clock that tests move.
  private final class Stage {
    let panel = Panel()
    let scene: Scene
    let events: EventDispatcher
    var scans = 0

    init(_ networks: [Network] = []) {
      let size = Size(width: 480, height: 720)
      panel.frame = Rect(origin: .zero, size: size)
      panel.found(networks)
      scene = Scene(root: panel, size: size)
      scene.theme = .modern
      events = scene.eventDispatcher
      panel.scan = { [unowned self] in scans += 1 }
      wait(0)
    }

    /// Ticks as a window does, until nothing moves or the time is over.
    func wait(_ seconds: Double) {
      let end = scene.time + seconds
      scene.tick(at: scene.time)
      while let next = scene.nextTickTime, next < end { scene.tick(at: max(next, scene.time + 1 / 60)) }
      if scene.time < end { scene.tick(at: end) }
    }

    func tap(_ item: Panel.Item) {
      let table = panel.listPage.table
      guard let path = panel.list.rowPath(for: item), let rect = table.rectForRow(at: path) else { return }
      let x = item == .power ? rect.maxX - 40 : rect.midX
      events.tap(at: table.convert(Point(x: x, y: rect.midY), to: scene.root))
    }

    /// On the bar, at the side that the details come from.
    func tapBar() { events.tap(at: Point(x: panel.traits.effectiveDirection == .leftToRight ? 470 : 10, y: 26)) }
  }

  @Test("any sequence of scans, choices and switches ends in the picture of a fresh panel")
  func oracle() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var surroundings = Surroundings()
      let stage = Stage()
      var last: [Network] = []
      for _ in 0..<25 {
        switch random.int(0...6) {
        case 0...2:
          last = surroundings.scan(using: &random)
          stage.panel.found(last)
        case 3: stage.tap(.power)
        case 4: if let network = last.randomElement(using: &random) { stage.tap(.network(network.name)) }
        case 5: stage.panel.wifi.joining.map(stage.panel.didJoin)
        default: stage.tapBar()
        }
        stage.wait(random.double(0...0.5))
      }
      stage.wait(1)
      if stage.panel.details != nil { stage.tapBar() }
      stage.wait(1)
      if !stage.panel.wifi.isOn { stage.tap(.power) }
      stage.panel.wifi.joining.map(stage.panel.didJoin)
      last = surroundings.scan(using: &random)
      stage.panel.found(last)
      stage.wait(5)
      let fresh = Stage(last)
      if let joined = stage.panel.wifi.joined {
        fresh.tap(.network(joined))
        fresh.panel.didJoin(joined)
        fresh.wait(5)
      }
      let difference = try stage.scene.picture().difference(from: try fresh.scene.picture())
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
  }

  @Test("a chosen network connects, moves below the switch with a checkmark, and another choice replaces it")
  func joining() throws {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 3))
    let networks = surroundings.scan(using: &random)
    let stage = Stage(networks)
    var asked: [String] = []
    stage.panel.join = { asked.append($0) }
    let (first, second) = (networks[1].name, networks[2].name)
    stage.tap(.network(first))
    #expect(stage.panel.wifi.joining == first)
    stage.tap(.network(second))
    stage.panel.didJoin(first)
    #expect(stage.panel.wifi.joined == nil && asked == [first, second], "the later choice counts")
    stage.panel.didJoin(second)
    stage.wait(2)
    let path = RowPath(section: 0, row: 1)
    #expect(stage.panel.list.rowPath(for: .network(second)) == path)
    #expect(stage.panel.listPage.table.cellForRow(at: path)?.accessoryType == .checkmark)
  }

  @Test("a pull scans once and ends with what was found")
  func refreshing() {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 4))
    let stage = Stage(surroundings.scan(using: &random))
    let table = stage.panel.listPage.table
    var time = stage.scene.time
    func send(_ phase: PointerEvent.Phase, y: Double) {
      stage.events.send(.pointer(PointerEvent(phase, at: Point(x: 240, y: y), time: time)))
      time += 1.0 / 60
    }
    send(.down, y: 120)
    for step in 1...25 { send(.moved, y: 120 + Double(step) * 12) }
    send(.up, y: 420)
    stage.wait(2)
    #expect(stage.scans == 1 && table.refreshControl?.isRefreshing == true)
    stage.panel.found(surroundings.scan(using: &random))
    stage.wait(3)
    #expect(table.refreshControl?.isRefreshing == false && table.contentOffset.y == 0)
    #expect(stage.scene.nextTickTime == nil)
  }

  @Test("the way back from the details restores the list", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func details(direction: LayoutDirection) throws {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 5))
    let stage = Stage(surroundings.scan(using: &random))
    stage.scene.traits.direction = direction
    stage.wait(0)
    let before = try stage.scene.picture()
    for wait in [0.1, 1] {
      stage.panel.showDetails(of: "Fjord")
      stage.wait(wait)
      #expect(try stage.scene.picture() != before)
      stage.tapBar()
      stage.wait(2)
      #expect(stage.panel.details == nil)
      let difference = try stage.scene.picture().difference(from: before)
      #expect(difference == nil, "after \(wait) s: \(difference ?? "")")
    }
  }

  @Test("keys do not reach the list behind the details, and do again afterwards")
  func keys() {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 7))
    let stage = Stage(surroundings.scan(using: &random))
    for _ in 0..<3 { stage.events.send(.key(KeyEvent(.down))) }
    stage.panel.showDetails(of: "Fjord")
    stage.wait(1)
    stage.events.send(.key(KeyEvent(.return)))
    #expect(stage.panel.wifi.joining == nil && stage.events.focusedView == nil)
    stage.panel.hideDetails()
    stage.wait(1)
    stage.events.send(.key(KeyEvent(.return)))
    #expect(stage.panel.wifi.joining != nil && stage.events.focusedView === stage.panel.listPage.table)
  }

  @Test("the list behind the details follows changes")
  func changes() throws {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 8))
    let stage = Stage(surroundings.scan(using: &random))
    stage.panel.showDetails(of: "Fjord")
    stage.wait(1)
    let networks = surroundings.scan(using: &random)
    stage.panel.found(networks)
    stage.wait(1)
    stage.panel.hideDetails()
    stage.wait(1)
    let difference = try stage.scene.picture().difference(from: try Stage(networks).scene.picture())
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("nothing ticks at rest: on the list, with the Wi-Fi off, on the details")
  func rest() {
    var (surroundings, random) = (Surroundings(), SeededRandom(seed: 6))
    let stage = Stage(surroundings.scan(using: &random))
    #expect(stage.scene.nextTickTime == nil)
    stage.tap(.power)
    #expect(stage.scene.nextTickTime != nil, "the networks fold away")
    stage.wait(2)
    #expect(stage.scene.nextTickTime == nil && stage.panel.listPage.table.numberOfSections == 2)
    stage.tap(.power)
    stage.wait(2)
    stage.panel.showDetails(of: "Fjord")
    stage.wait(2)
    #expect(stage.scene.nextTickTime == nil)
    stage.panel.found(surroundings.scan(using: &random))
    stage.wait(2)
    #expect(stage.scene.nextTickTime == nil)
  }
}
