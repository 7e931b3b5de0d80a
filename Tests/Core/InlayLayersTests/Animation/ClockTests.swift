import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// When a scene needs a tick, and what moves its clock.
@Suite struct ClockTests {
  private final class Client: TickClient {
    var times: [Double] = []
    var onAdvance: ((Double) -> Bool)?

    func advance(to time: Double) -> Bool {
      times.append(time)
      return onAdvance?(time) ?? false
    }
  }

  private final class NoColors: ColorSource {
    func palette(for appearance: Appearance) -> Palette { Palette() }
  }

  private let card = makeLayer(Rect(x: 10, y: 10, width: 60, height: 40), .black, name: "card")
  private let scene: Scene

  init() { scene = makeScene([card], width: 200, height: 150) }

  @Test("a new scene needs a tick, then none until something changes")
  func changes() {
    #expect(scene.nextTickTime == 0)
    scene.tick(at: 3)
    let changes: [(String, () -> Void)] = [
      ("look", { card.opacity = 0.5 }), ("place", { card.position.x += 1 }), ("layout", { card.setNeedsLayout() }),
      ("tree", { card.addSublayer(Layer()) }), ("size", { scene.size.width += 1 }), ("scale", { scene.scale = 2 }),
      ("background", { scene.backgroundColor = .black }), ("traits", { scene.traits.textScale = 2 }),
      ("drawing", { card.setNeedsDisplay() }), ("hidden", { card.isHidden = true }),
      ("shown", { card.isHidden = false }), ("root hidden", { scene.root.isHidden = true }),
      ("root shown", { scene.root.isHidden = false }), ("colours", { scene.colorSource = NoColors() }),
      ("presented", { card.presentedValues.opacity = 0 }),
    ]
    for (name, change) in changes {
      #expect(scene.nextTickTime == nil, "before \(name)")
      change()
      #expect(scene.nextTickTime == 3, "\(name)")
      scene.tick(at: 3)
    }
  }

  @Test("the handler is called once when a tick becomes due, for changes of any kind")
  func handler() {
    var calls = 0
    scene.onNeedsTick = { calls += 1 }
    card.opacity = 0.5
    #expect(calls == 0, "the first tick is due already")
    scene.tick(at: 0)
    let changes: [(String, () -> Void)] = [
      ("look", { card.opacity = 0.7 }), ("layout", { card.setNeedsLayout() }),
      ("root's layout", { scene.root.setNeedsLayout() }), ("size", { scene.size.width += 1 }),
      ("hidden", { card.isHidden = true }), ("shown", { card.isHidden = false }),
      ("root hidden", { scene.root.isHidden = true }), ("root shown", { scene.root.isHidden = false }),
      ("scale", { scene.scale = 2 }), ("animation", { card.animate(.opacity, from: 0.7, .curve(duration: 1)) }),
      (
        "closure",
        {
          scene.animate(duration: 1) {
          } completion: { _ in
          }
        }
      ),
      ("client", { scene.addTickClient(Client()) }),
    ]
    for (index, (name, change)) in changes.enumerated() {
      change()
      #expect(calls == index + 1, "\(name)")
      change()
      card.position.x += 1
      #expect(calls == index + 1, "\(name) again")
      scene.tick(at: 0)
      scene.tick(at: 0)
      #expect(scene.nextTickTime == nil, "after \(name)")
    }
    scene.root.isHidden = true
    scene.tick(at: 0)
    calls = 0
    card.opacity = 0.1
    #expect(calls == 0, "nothing of it is shown")
    scene.root.isHidden = false
    #expect(calls == 1)
  }

  @Test("only animations that wait: the next tick is at their begin, and changes are reported before")
  func waiting() {
    var calls = 0
    scene.tick(at: 1)
    scene.onNeedsTick = { calls += 1 }
    card.animate(.opacity, from: 0, .curve(duration: 1, delay: 5))
    card.animate(.position, from: .zero, .curve(duration: 1, delay: 3))
    #expect(calls == 1)
    scene.tick(at: 1)
    #expect(scene.nextTickTime == 4)
    card.animate(.cornerRadius, from: 9, .curve(duration: 1, delay: 2))
    #expect(calls == 2)
    scene.tick(at: 1)
    #expect(scene.nextTickTime == 3)
    scene.tick(at: 3)
    #expect(scene.nextTickTime == 3, "it runs")
    scene.tick(at: 5)
    #expect(scene.nextTickTime == 6, "the others ended")
    scene.tick(at: 6)
    scene.tick(at: 7)
    #expect(scene.nextTickTime == nil && calls == 2)
  }

  @Test("an idle tick visits no layer and keeps the frame")
  func idle() {
    scene.animate(duration: 1) { card.position.x = 100 }
    for time in [0.0, 0.5, 1, 1] { scene.tick(at: time) }
    let frame = scene.frame
    scene.tick(at: 2)
    #expect(scene.layersVisited == 0 && scene.frame === frame && scene.nextTickTime == nil)
  }

  @Test("the clock moves without a tick: what begins then begins at its time")
  func moved() {
    scene.tick(at: 1)
    scene.advanceClock(to: 2)
    scene.advanceClock(to: 1.5)
    scene.advanceClock(to: .nan)
    #expect(scene.time == 2 && scene.nextTickTime == nil)
    scene.animate(duration: 1, curve: .linear) { card.opacity = 0 }
    scene.tick(at: 2.25)
    #expect(card.presentedLook.opacity == 0.75)
    scene.advanceClock(to: 2.5)
    #expect(card.presented(.opacity) == 0.5 && card.presentedLook.opacity == 0.75, "the frame is as it was")
    scene.tick(at: 2.4)
    #expect(scene.time == 2.5 && card.presentedLook.opacity == 0.5)
  }

  @Test("clients are called once a tick before layout, until they want no more, and are not held")
  func clients() {
    var client: Client? = Client()
    var left = 3
    let layer = RecordingLayer(named: "layer")
    scene.root.addSublayer(layer)
    scene.tick(at: 0)
    layer.layoutCount = 0
    client?.onAdvance = { _ in
      layer.bounds.origin.y += 5
      left -= 1
      return left > 0
    }
    for _ in 0..<3 { client.map { scene.addTickClient($0) } }
    #expect(scene.nextTickTime == 0)
    for time in 1...5 { scene.tick(at: Double(time)) }
    #expect(client?.times == [1, 2, 3] && layer.layoutCount == 3 && scene.nextTickTime == nil)
    client?.onAdvance = { _ in true }
    client.map { scene.addTickClient($0) }
    scene.tick(at: 6)
    #expect(scene.nextTickTime == 6)
    weak let gone = client
    client = nil
    #expect(gone == nil && scene.nextTickTime == nil)
    scene.tick(at: 7)
  }

  @Test("a client that is added by a client waits for the next tick")
  func clientsOfClients() {
    let (first, second) = (Client(), Client())
    first.onAdvance = { _ in
      scene.addTickClient(second)
      scene.addTickClient(first)
      return false
    }
    scene.addTickClient(first)
    scene.tick(at: 1)
    #expect(first.times == [1] && second.times == [] && scene.nextTickTime == 1)
    first.onAdvance = nil
    scene.tick(at: 2)
    #expect(first.times == [1, 2] && second.times == [2] && scene.nextTickTime == nil)
  }
}
