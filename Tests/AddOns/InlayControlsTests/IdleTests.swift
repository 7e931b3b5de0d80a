import CInlayAllocations
import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// Controls at rest cost nothing.
@Suite struct IdleTests {
  private let board: Board

  init() throws {
    board = Board(fonts: try TextContext())
    board.scene.tick(at: 0)
  }

  private func stop() {
    board.unknown.isHidden = true
    board.spokes.isHidden = true
    board.arc.isHidden = true
  }

  @Test("a scene with controls asks for no ticks unless one moves that can be seen")
  func ticks() {
    #expect(board.scene.nextTickTime != nil, "three move")
    stop()
    for time in [1.0, 1.1] { board.scene.tick(at: time) }
    #expect(board.scene.nextTickTime == nil)
    for control in [board.unknown, board.spokes, board.arc] {
      control.isHidden = false
      for time in [2.0, 2.1] { board.scene.tick(at: time) }
      #expect(board.scene.nextTickTime != nil)
      control.isHidden = true
      for time in [3.0, 3.1] { board.scene.tick(at: time) }
      #expect(board.scene.nextTickTime == nil)
    }
  }

  @Test("an indicator inside a hidden layer, outside of the scene or stopped asks for no ticks, and goes on afterwards")
  func hiddenAround() throws {
    stop()
    board.arc.isHidden = false
    let outer = View()
    outer.frame = board.root.bounds
    outer.addSublayer(board.arc)
    board.root.addSublayer(outer)
    func isTicking(_ time: Double) -> Bool {
      for step in 0..<3 { board.scene.tick(at: time + Double(step) / 10) }
      return board.scene.nextTickTime != nil
    }
    #expect(isTicking(1))
    outer.isHidden = true
    #expect(!isTicking(2))
    outer.isHidden = false
    #expect(isTicking(3))
    outer.removeFromSuperlayer()
    #expect(!isTicking(4))
    board.root.addSublayer(outer)
    #expect(isTicking(5))
    board.arc.isAnimating = false
    #expect(!isTicking(6))
    board.arc.isAnimating = true
    #expect(isTicking(7))
  }

  @Test("what turns has the picture of the scene's time, whenever it began")
  func time() throws {
    let other = Board(fonts: board.scene.textContext)
    other.scene.tick(at: 0.4)
    for step in 1...7 { board.scene.tick(at: Double(step) / 10) }
    other.scene.tick(at: 0.7)
    #expect(try board.scene.picture() == other.scene.picture())
  }

  #if !DEBUG
    @Test("an idle tick allocates no memory")
    func allocations() throws {
      stop()
      let surface = try ImageSurface(for: board.scene)
      for time in [1.0, 1.1, 1.2] {
        board.scene.tick(at: time)
        try board.scene.render(into: surface)
      }
      let before = allocationCount()
      board.scene.tick(at: 2)
      try board.scene.render(into: surface)
      let count = allocationCount() - before
      // As many as without any controls: none in an optimised build.
      for control in board.all { control.removeFromSuperlayer() }
      for time in [3.0, 3.1] {
        board.scene.tick(at: time)
        try board.scene.render(into: surface)
      }
      let empty = allocationCount()
      board.scene.tick(at: 4)
      try board.scene.render(into: surface)
      #expect(count <= allocationCount() - empty)
    }
  #endif
}
