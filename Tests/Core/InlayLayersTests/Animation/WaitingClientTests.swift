import InlayGraphics
import Testing

@testable import InlayLayers

@Suite struct WaitingClientTests {
  private final class Client: TickClient {
    var nextTickTime: Double?
    var ticks: [Double] = []

    func advance(to time: Double) -> Bool {
      ticks.append(time)
      return nextTickTime.map { $0 > time } ?? (ticks.count < 3)
    }
  }

  @Test("a client that waits makes the next tick due at its time, and one without a time at once")
  func waiting() {
    let root = Layer()
    let scene = Scene(root: root, size: Size(width: 10, height: 10))
    scene.tick(at: 1)
    #expect(scene.nextTickTime == nil)
    let (late, early) = (Client(), Client())
    (late.nextTickTime, early.nextTickTime) = (5, 3)
    scene.addTickClient(late)
    scene.addTickClient(early)
    #expect(scene.nextTickTime == 3)
    root.opacity = 0.5
    #expect(scene.nextTickTime == 1, "a change is shown at once")
    scene.tick(at: 2)
    #expect(scene.nextTickTime == 3)
    scene.tick(at: 3)
    #expect(scene.nextTickTime == 5)
    scene.addTickClient(Client())
    #expect(scene.nextTickTime == 5, "a client that is gone wants nothing")
    let moving = Client()
    scene.addTickClient(moving)
    #expect(scene.nextTickTime == 3)
    scene.tick(at: 6)
    #expect(late.ticks == [2, 3, 6] && early.ticks == [2, 3])
  }
}
