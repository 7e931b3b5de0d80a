import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Numbers that no motion has.
@Suite struct ExtremeTimingTests {
  private static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, 1e-12, -1e-12, .leastNonzeroMagnitude,
    .leastNormalMagnitude, 1e12,
    -1e12, 1e300, -1e300, .greatestFiniteMagnitude, 1 - 1e-16, 1 + 1e-15, 600, 1e6,
  ]

  private func timing(_ random: inout SeededRandom) -> AnimationTiming {
    func number() -> Double { random.pick(Self.numbers) }
    if random.chance(0.5) {
      let spring = Spring(dampingRatio: number(), response: number(), initialVelocity: number())
      return .spring(spring, delay: number())
    }
    let curve = TimingCurve(controlPoints: number(), number(), number(), number())
    return .curve(curve, duration: number(), delay: number())
  }

  @Test("springs and curves of any numbers have finite values, and a finite end")
  func values() {
    var random = SeededRandom()
    for _ in 0..<20_000 {
      var timing = timing(&random)
      if random.chance(0.3) { timing.delay = random.pick(Self.numbers) }
      if random.chance(0.3) { timing.autoreverses = true }
      if random.chance(0.3) { timing.repeatCount = random.pick([.nan, -1, 0, -.infinity, 0.25, 1e3]) }
      #expect(timing.totalDuration.isFinite && timing.duration.isFinite, "\(timing) seed \(random.seed)")
      for time in [timing.totalDuration / 3, timing.totalDuration, random.pick(Self.numbers)] {
        #expect(timing.progress(at: time).isFinite, "\(timing) at \(time), seed \(random.seed)")
      }
    }
    for _ in 0..<20_000 {
      let spring = Spring(
        dampingRatio: random.pick(Self.numbers), response: random.pick(Self.numbers),
        initialVelocity: random.pick(Self.numbers))
      let time = random.pick(Self.numbers)
      #expect(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite, "\(spring) at \(time)")
      #expect(!spring.settlingDuration.isNaN && spring.settlingDuration >= 0)
    }
  }

  @Test("every animation ends, with its completion, and the layer shows its model")
  func ends() {
    var random = SeededRandom()
    for _ in 0..<1_500 {
      let layer = makeLayer(Rect(x: 3, y: 4, width: 5, height: 6), .black)
      let scene = makeScene([layer], width: 20, height: 20)
      scene.tick(at: 0)
      var count = 0
      let timing = timing(&random)
      switch random.int(0...2) {
      case 0: layer.animate(.position, from: .zero, timing) { _ in count += 1 }
      case 1: layer.animate(.opacity, from: random.pick(Self.numbers), timing) { _ in count += 1 }
      default: scene.animate(timing, { layer.frame.size.width = 9 }, completion: { _ in count += 1 })
      }
      for _ in 0..<6 {
        scene.tick(at: scene.time + random.pick([0.01, 0.3, 100]))
        let position = layer.presentedGeometry.position
        #expect(position.x.isFinite && position.y.isFinite, "\(timing) seed \(random.seed)")
      }
      scene.tick(at: scene.time + 3 * AnimationTiming.longest)
      #expect(count == 1 && scene.nextTickTime == nil && !layer.hasAnimations, "\(timing) seed \(random.seed)")
    }
  }
}
