import InlayGraphics
import InlaySystem
import Testing

@testable import InlayFiles

@Suite struct WorkBudgetTests {
  @Test("a frame's work has a limit, and the message names the most expensive kind")
  func frame() {
    let budget = WorkBudget(maximumWork: 5_000_000, maximumBytes: 0)
    #expect(budget.spend(.texts, 3_000_000))
    #expect(budget.spend(.painting, 2_000_000))
    #expect(!budget.isExhausted && budget.workLeft == 0)
    #expect(!budget.spend(.painting, 1))
    #expect(
      budget.excess
        == "one frame takes more than 5 million units of work (about a nanosecond each), 3 million of them for laying out texts"
    )
    #expect(throws: InlayError.self) { try budget.check() }
  }

  @Test("the next frame starts at zero; within a run a reached limit stays reached")
  func nextFrame() {
    let budget = WorkBudget(maximumWork: 10, maximumBytes: 0)
    budget.spend(.layers, 11)
    #expect(budget.isExhausted)
    budget.startFrame()
    #expect(!budget.isExhausted && budget.workLeft == 10)
    budget.startRun(work: 100, of: "it")
    budget.spend(.layers, 11)
    budget.startFrame()
    #expect(budget.isExhausted)
    budget.endRun()
    budget.startFrame()
    #expect(!budget.isExhausted)
  }

  @Test("a run has its own limit beside that of each frame")
  func run() {
    let budget = WorkBudget(maximumWork: 10, maximumBytes: 0)
    budget.startRun(work: 25, of: "the script")
    for _ in 0..<2 {
      #expect(budget.spend(.rows, 10))
      budget.startFrame()
    }
    #expect(budget.workLeft == 5 && budget.workSpent == 20)
    #expect(!budget.spend(.fonts, 6))
    #expect(
      budget.excess
        == "the script takes more than 25 units of work (about a nanosecond each), 20 of them for sections and rows"
    )
  }

  @Test("work of any amount is counted, and work after a limit is not")
  func extremes() {
    let budget = WorkBudget(maximumWork: .max, maximumBytes: .max)
    budget.spend(.layers, -5)
    #expect(budget.workSpent == 0)
    for units in [Double.infinity, .nan, -.infinity, 1e300] { budget.spend(.layers, units) }
    for _ in 0..<9 { budget.spend(.layers, Int.max) }
    #expect(budget.workSpent > 0)
    _ = budget.takeBytes(.infinity, for: "it")
    #expect(budget.excess?.hasPrefix("it needs ") ?? false)
    #expect(budget.takeBytes(0, for: "it") == false)
  }

  @Test("bytes count together with those of live pictures, and are refused before allocation")
  func bytes() throws {
    let budget = WorkBudget(maximumWork: 10, maximumBytes: 1000)
    var image: Image? = try Image(pixelWidth: 10, pixelHeight: 10) { _ in }
    try budget.hold(#require(image))
    #expect(budget.takeBytes(600, for: "it"))
    image = nil
    #expect(budget.takeBytes(1000, for: "it"))
    try budget.hold(30, for: "it")
    budget.canvasBytes = 70
    #expect(!budget.takeBytes(901, for: "it"))
    #expect(budget.excess == "it needs 1001 bytes of memory at once; at most 1000 bytes are allowed")
  }

  @Test("released bytes are free, and a price has the most bytes of its own work")
  func heldBytes() throws {
    let budget = WorkBudget(maximumWork: 1_000, maximumBytes: 100)
    try budget.hold(40, for: "it")
    let (_, price) = try budget.price { () throws(InlayError) in
      try budget.hold(30, for: "a part")
      try budget.hold(20, for: "a part")
      budget.release(50)
      try budget.hold(10, for: "a part")
      budget.release(10)
      try budget.spend(2, .pathElement, for: nil)
    }
    #expect(price.bytes == 50 && price.units == 400)
  }

  @Test("the price of a cached result is refused like the work itself")
  func prices() throws {
    func budget() -> WorkBudget { WorkBudget(maximumWork: 100, maximumBytes: 100) }
    try budget().pay(WorkPrice(units: 100, bytes: 100))
    #expect(throws: InlayError.self) { try budget().pay(WorkPrice(units: 101, bytes: 0)) }
    let held = budget()
    try held.hold(1, for: "it")
    #expect(throws: InlayError.self) { try held.pay(WorkPrice(units: 0, bytes: 100)) }
    #expect(throws: InlayError(.limitExceeded, held.excess ?? "")) { try held.spend(1, .look, for: nil) }
  }

  @Test("a font counts once for a budget, in any frame")
  func fonts() throws {
    let budget = WorkBudget(maximumWork: 4_000_000, maximumBytes: 0)
    budget.startRun(work: 5_000_000, of: "it")
    try budget.spend(onFont: 1)
    budget.startFrame()
    try budget.spend(onFont: 1)
    #expect(budget.workSpent == 3_000_000)
    #expect(throws: InlayError.self) { try budget.spend(onFont: 2) }
  }

  @Test("an expired deadline is noticed at the next work, and holds to the end of the run")
  func deadline() {
    let budget = WorkBudget(maximumWork: 1 << 40, maximumBytes: 0, seconds: 0)
    budget.startRun(work: 1 << 40, of: "it")
    #expect(!budget.spend(.painting, 1 << 30))
    #expect(budget.excess == "rendering takes more than 0 seconds, most of them for painting")
    budget.endRun()
    budget.startFrame()
    #expect(budget.spend(.painting, 1 << 30))
  }
}
