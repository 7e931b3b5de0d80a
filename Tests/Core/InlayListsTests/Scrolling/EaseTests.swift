import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct EaseTests {
  @Test("from rest an ease is symmetric, slow at both ends, and exact at its end")
  func symmetric() {
    let ease = Ease(from: 100, velocity: 0, to: 500, duration: 0.3)
    #expect(ease.position(at: 0) == 100 && ease.position(at: 0.15) == 300 && ease.position(at: 0.3) == 500)
    #expect(ease.velocity(at: 0) == 0 && ease.velocity(at: 0.3) == 0)
    #expect(abs(ease.position(at: 0.1) + ease.position(at: 0.2) - 600) < 1e-9)
    // Core Animation's ease in and out, (0.42, 0) (0.58, 1), is at 0.1290 there.
    #expect(abs(ease.position(at: 0.075) - 100 - 400 * 0.129) < 400 * 0.03)
  }

  @Test("a new target keeps position and velocity, and no ease in its direction passes its target")
  func retargeted() {
    withSeeds(300) { random in
      var ease = Ease(from: 0, velocity: 0, to: random.double(-500...500), duration: 0.3)
      var time = 0.0
      for _ in 0..<5 {
        time = random.double(0...ease.duration)
        let (position, velocity) = (ease.position(at: time), ease.velocity(at: time))
        let target = random.double(-500...500)
        let new = Ease(from: position, velocity: velocity, to: target, duration: 0.3)
        if new.duration > 0 && abs(new.velocity(at: 0) - velocity) > 1e-6 { return "jumps to \(new.velocity(at: 0))" }
        if new.duration > 0 && abs(new.position(at: 0) - position) > 1e-6 { return "jumps to \(new.position(at: 0))" }
        if velocity * (target - position) > 0 {
          for step in 0...50 {
            let shown = new.position(at: new.duration * Double(step) / 50)
            if (shown - target) * (target - position) > 1e-6 { return "passes \(target) at \(shown)" }
          }
        }
        ease = new
      }
      return nil
    }
  }

  @Test("the rest of an ease is an ease")
  func rest() {
    let ease = Ease(from: 0, velocity: 700, to: 500, duration: 0.3)
    for start in [0.05, 0.1, 0.2] {
      let rest = Ease(
        from: ease.position(at: start), velocity: ease.velocity(at: start), to: 500, duration: ease.duration - start)
      for time in [0.21, 0.25, 0.29] {
        #expect(abs(rest.position(at: time - start) - ease.position(at: time)) < 1e-9)
      }
    }
  }
}
