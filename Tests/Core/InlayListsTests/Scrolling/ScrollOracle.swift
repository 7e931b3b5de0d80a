import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists
@testable import InlayViews

/// What happens to a scroll view at a time.
enum ScrollStep: String, OracleStep {
  case press, drag, release, cancel, touch, wheel, precise, animate, jump, content, inset, shift, rows

  var weight: Int {
    switch self {
    case .press, .release: 3
    case .drag: 10
    case .wheel, .animate, .touch: 2
    case .precise, .cancel, .jump, .content, .inset, .shift, .rows: 1
    }
  }
}

/// Random steps at random times. They do the same to two views that tick at different times.
struct ScrollOracle {
  struct Step {
    let kind: ScrollStep
    let time: Double
    /// Random numbers for the step, 0...1.
    let a: Double
    let b: Double
  }

  let steps: [Step]
  private let settings: (Bool, Bool, Bool, Bool, ScrollView.DecelerationRate)
  private let scale: Double
  private let isTable: Bool

  init(_ random: inout SeededRandom) {
    var time = 1.0
    var steps: [Step] = []
    for _ in 0..<random.int(5...60) {
      let kind: ScrollStep = random.step()
      time += kind == .drag ? random.double(0.001...0.03) : random.pick([0, 0.01, 0.1, 0.4, 2]) * random.double(0...1)
      steps.append(Step(kind: kind, time: time, a: random.double(0...1), b: random.double(0...1)))
    }
    self.steps = steps
    settings = (
      random.chance(0.8), random.chance(0.3), random.chance(0.3), random.chance(0.3),
      random.pick([.normal, .fast, .normal])
    )
    scale = random.pick([1, 1.5, 2])
    isTable = random.chance(0.4)
  }

  /// Runs all steps.
  ///
  /// - Parameter ticks: The times of ticks, beside those at which content changes.
  func run(ticks: [Double]) -> Outcome {
    let source = TestSource([60])
    let view: ScrollView = isTable ? TableView() : ScrollView()
    if let table = view as? TableView {
      table.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "row")
      table.rowHeight = .fixed(41.3)
      table.dataSource = source
    }
    let size = Size(width: 300, height: 400)
    let scroller = Scroller(view, content: Size(width: 700, height: 2_500), size: size, scale: scale)
    view.delegate = scroller
    (
      view.bounces, view.isPagingEnabled, view.isDirectionalLockEnabled, view.alwaysBounceHorizontal,
      view.decelerationRate
    ) =
      settings
    var outcome = Outcome()
    var ticks = ticks[...]
    func tick(at time: Double) {
      scroller.scene.tick(at: time)
      outcome.check(scroller, size)
    }
    for step in steps {
      while let next = ticks.first, next < step.time { tick(at: ticks.removeFirst()) }
      switch step.kind {
      // The frames of both views show the same when content changes.
      case .content, .inset, .shift, .rows, .jump: tick(at: step.time)
      default: scroller.scene.advanceClock(to: step.time)
      }
      // As the scene does before an event.
      view.layoutIfNeeded()
      act(step, scroller, source)
    }
    let end = steps.last?.time ?? 1
    for time in ticks where time > end { tick(at: time) }
    scroller.scene.advanceClock(to: end + 40)
    view.layoutIfNeeded()
    view.cancelDragging()
    tick(at: end + 80)
    // An offset that was set beyond an end stays there until that end moves.
    view.contentInset.top += 1
    view.contentInset.bottom += 1
    view.contentInset.left += 1
    view.contentInset.right += 1
    tick(at: end + 81)
    outcome.finish(scroller)
    return outcome
  }

  private func act(_ step: Step, _ scroller: Scroller, _ source: TestSource) {
    let (view, time, a, b) = (scroller.view, step.time, step.a, step.b)
    switch step.kind {
    case .press: view.beginDragging(at: a < 0.1 ? nil : time)
    case .drag: view.drag(by: Size(width: (a - 0.5) * 60, height: (b - 0.6) * 120), at: time)
    case .release: view.endDragging(at: a < 0.05 ? nil : time)
    case .cancel: view.cancelDragging()
    case .touch: _ = view.stopScrolling()
    case .wheel: view.scroll(byWheel: Size(width: (a - 0.5) * 9, height: (b - 0.4) * 120), at: time, isPrecise: false)
    case .precise: view.scroll(byWheel: Size(width: 0, height: (b - 0.4) * 30), at: time, isPrecise: true)
    case .animate:
      let target = view.clampedContentOffset(Point(x: a * 700, y: b * 2_500))
      if a < 0.5 {
        view.setContentOffset(target, animated: true)
      } else {
        view.scroll(by: Size(width: 0, height: (b - 0.5) * 900), animated: true)
      }
    case .jump: view.setContentOffset(view.clampedContentOffset(Point(x: 0, y: b * 2_500)), animated: false)
    case .content: if !isTable { view.contentSize = Size(width: a * 900, height: b * 4_000) }
    case .inset: view.contentInset = Insets(top: a * 60, bottom: b * 60)
    case .shift: view.contentOffset.y += (b - 0.5) * 300
    case .rows:
      guard let table = view as? TableView else { return }
      let count = source.counts[0]
      let changed = Int(a * Double(min(count, 30)))
      source.counts[0] += b < 0.5 ? -changed : changed
      let rows = (0..<changed).map { RowPath(section: 0, row: $0) }
      if b < 0.5 { try? table.deleteRows(at: rows) } else { try? table.insertRows(at: rows) }
    }
  }

  struct Outcome {
    private(set) var offset = Point.zero
    private(set) var problem: String?
    private(set) var log: [String] = []
    private(set) var hasBounced = false

    mutating func check(_ scroller: Scroller, _ size: Size) {
      let (view, scale) = (scroller.view, scroller.scene.scale)
      for place in [view.contentOffset.x, view.contentOffset.y]
      where abs(place * scale - (place * scale).rounded()) > 1e-6 || !place.isFinite {
        problem = "\(view.contentOffset) is between pixels at \(scroller.scene.time)"
      }
      if view.isDecelerating
        && !(view.minimumContentOffset.y...view.maximumContentOffset.y).contains(view.contentOffset.y)
      {
        hasBounced = true
      }
    }

    mutating func finish(_ scroller: Scroller) {
      let view = scroller.view
      offset = view.contentOffset
      log = scroller.log
      let nearest = view.snapped(view.clampedContentOffset(offset))
      if offset != nearest { problem = "rests at \(offset), outside the content" }
      if scroller.scene.nextTickTime != nil || view.motion != nil || view.isDragging { problem = "does not rest" }
      func count(_ call: String) -> Int { log.count { $0.hasPrefix(call) } }
      if count("drag") != count("end,") + log.count(where: { $0 == "end" }) { problem = "drags do not end: \(log)" }
      if count("end, decelerates") > count("decelerate") { problem = "did not begin to decelerate: \(log)" }
      if count("decelerate") != count("rest") { problem = "did not come to rest: \(log)" }
    }
  }
}
