import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Animations of single layers: what is presented when, and when they end.
@Suite struct AnimationTests {
  private let card = RecordingLayer(named: "card")
  private let scene: Scene

  init() {
    card.frame = Rect(x: 10, y: 10, width: 60, height: 40)
    card.backgroundColor = .rgb(0x336699)
    scene = makeScene([card], width: 200, height: 150)
    scene.tick(at: 0)
    card.layoutCount = 0
  }

  private var x: Double { card.presented(.position).x }

  /// The value at a time. It is shown at most half a pixel from there.
  private func x(at time: Double) -> Double {
    scene.tick(at: time)
    #expect(abs(card.presentedGeometry.position.x - x) <= 0.5)
    return x
  }

  @Test("an animated value goes from the old one to the model's by the curve, without layout")
  func curve() {
    card.position.x = 140
    card.animate(.position, from: Point(x: 40, y: 30), .curve(.easeIn, duration: 2))
    #expect(card.position.x == 140 && x == 40, "at once")
    for time in stride(from: 0.0, through: 2, by: 0.125) {
      #expect(abs(x(at: time) - 40 - 100 * TimingCurve.easeIn.value(at: time / 2)) < 1e-6)
      #expect(card.hasAnimations == (time < 2))
      #expect(scene.layersVisited == 2 || time == 0)
    }
    #expect(card.presentedBox == nil && scene.animator.isEmpty)
    #expect(card.layoutCount == 0 && card.position.x == 140)
  }

  @Test("a spring goes by its closed form, and ends at its settling duration")
  func spring() {
    let spring = Spring(dampingRatio: 0.5, response: 0.4, initialVelocity: 3)
    card.animate(.cornerRadius, from: 30, .spring(spring))
    var time = 0.0
    while time < spring.settlingDuration {
      scene.tick(at: time)
      #expect(abs(card.presented(.cornerRadius) - 30 * (1 - spring.value(at: time))) < 1e-9)
      time += 0.01
    }
    #expect(card.hasAnimations)
    scene.tick(at: spring.settlingDuration)
    #expect(!card.hasAnimations && card.presentedLook.cornerRadius == 0)
  }

  @Test("two springs of one value add up: a target that changes half way keeps the velocity")
  func retargeted() {
    let spring = Spring(dampingRatio: 0.7, response: 0.6)
    scene.animate(.spring(spring)) { card.position.x = 140 }
    let before = x(at: 0.2 - 1e-6)
    let at = x(at: 0.2)
    scene.animate(.spring(spring)) { card.position.x = 90 }
    #expect(x == at)
    #expect(abs((x(at: 0.2 + 1e-6) - at) - (at - before)) < 1e-7, "the velocity is kept")
    for time in stride(from: 0.21, through: 0.7, by: 0.01) {
      let expected = 90 - 100 * (1 - spring.value(at: time)) + 50 * (1 - spring.value(at: time - 0.2))
      #expect(abs(x(at: time) - expected) < 1e-9)
    }
    #expect(x(at: 10) == 90 && scene.nextTickTime == nil)
  }

  @Test("a model that changes without animation is followed at once")
  func followed() {
    scene.animate(duration: 1, curve: .linear) { card.position.x = 140 }
    #expect(x(at: 0.5) == 90)
    card.position.x += 7
    #expect(x == 97 && card.convert(Point.zero, to: nil).x == 67, "before the next tick too")
    #expect(x(at: 0.75) == 122 && x(at: 1) == 147)
  }

  @Test("a delayed animation shows the old value until it begins, and one with a negative delay is under way")
  func delay() {
    card.position.x = 140
    card.animate(.position, from: Point(x: 40, y: 30), .curve(.linear, duration: 1, delay: 2))
    card.animate(.opacity, from: 0, .curve(.linear, duration: 1, delay: -0.5))
    #expect(x(at: 0) == 40 && card.presentedLook.opacity == 0.5)
    #expect(x(at: 1.9) == 40 && card.presentedLook.opacity == 1 && x(at: 2.5) == 90 && x(at: 3) == 140)
  }

  @Test("passes are repeated, return, and end with the model's value")
  func repeated() {
    card.position.x = 140
    let old = Point(x: 40, y: 30)
    card.animate(.position, from: old, .curve(.linear, duration: 1).repeated(2.5))
    #expect(x(at: 0.25) == 65 && x(at: 1.25) == 65 && x(at: 2) == 40 && x(at: 2.25) == 65 && x(at: 2.5) == 140)
    card.animate(.position, from: old, .curve(.easeIn, duration: 1).repeated(2, autoreverses: true))
    let quarter = 40 + 100 * TimingCurve.easeIn.value(at: 0.25)
    for start in [2.5, 4.5] {
      #expect(abs(x(at: start + 0.25) - quarter) < 1e-9 && abs(x(at: start + 1.75) - quarter) < 1e-9)
    }
    #expect(card.hasAnimations && x(at: 6.5) == 140 && !card.hasAnimations)
    card.animate(.position, from: old, .curve(.linear, duration: 1).repeated(.infinity))
    #expect(x(at: 1_000_007) == 90 && card.hasAnimations)
  }

  @Test("lengths do not become negative when a spring overshoots")
  func overshoot() {
    card.animate(.cornerRadius, from: 20, .spring(dampingRatio: 0.1, response: 1))
    card.animate(.borderWidth, from: 20, .spring(dampingRatio: 0.1, response: 1))
    scene.tick(at: 0.5)
    #expect(card.presented(.cornerRadius) < 0 && card.presented(.borderWidth) < 0)
    #expect(card.presentedLook.cornerRadius == 0 && card.presentedLook.borderWidth == 0)
  }

  @Test("keyframes replace the model's value, later animations add to them, and other keyframes end them")
  func keyframes() {
    var finished: [Bool] = []
    let frames = Keyframes([Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 50, y: 0)], keyTimes: [0, 0.25, 1])
    card.animate(.position, keyframes: frames, .curve(.linear, duration: 4)) { finished.append($0) }
    #expect(x(at: 0) == 0 && x(at: 0.5) == 50 && x(at: 1) == 100 && card.position.x == 40)
    scene.animate(duration: 1, curve: .linear) { card.position.x = 60 }
    #expect(x == 80 && x(at: 1.75) == 82.5, "their own way, from a start that is 20 before it")
    card.animate(.position, keyframes: Keyframes([Point(x: 7, y: 7)]), .curve(.linear, duration: 1))
    #expect(x == 7)
    scene.tick(at: 2)
    #expect(finished == [false] && x(at: 3) == 60)
  }

  @Test("removed animations show the model at once, by key, by layer and by scene")
  func removed() {
    var finished: [String] = []
    func start() {
      scene.tick(at: scene.time + 1)
      finished = []
      card.animate(.position, from: .zero, .curve(duration: 9)) { finished.append("position \($0)") }
      card.animate(.opacity, from: 0, .curve(duration: 9)) { finished.append("opacity \($0)") }
    }
    start()
    card.removeAnimations(for: .position)
    #expect(x == 40 && card.presentedLook.opacity < 0.5 && finished == [], "completions wait for the tick")
    scene.tick(at: scene.time)
    #expect(finished == ["position false"] && card.hasAnimations)
    card.removeAnimations()
    #expect(!card.hasAnimations && card.presentedLook.opacity == 1)
    start()
    scene.removeAnimations()
    #expect(!card.hasAnimations && x == 40 && card.presentedGeometry == card.geometry)
    scene.tick(at: scene.time)
    #expect(finished.sorted() == ["opacity false", "position false"] && scene.animator.isEmpty)
  }

  @Test("the frame is position and bounds")
  func frame() {
    card.frame = Rect(x: 50, y: 50, width: 100, height: 20)
    card.animate(.frame, from: Rect(x: 10, y: 10, width: 60, height: 40), .curve(.linear, duration: 1))
    #expect(card.presented(.frame) == Rect(x: 10, y: 10, width: 60, height: 40))
    scene.tick(at: 0.5)
    #expect(card.presented(.frame) == Rect(x: 30, y: 30, width: 80, height: 30))
    card.removeAnimations(for: .frame)
    #expect(card.presented(.frame) == card.frame && !card.hasAnimations)
    let frames = Keyframes([Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 20, y: 0, width: 30, height: 10)])
    card.animate(.frame, keyframes: frames, .curve(.linear, duration: 1))
    scene.tick(at: 1)
    #expect(card.presentedGeometry.untransformedFrame == Rect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test("values without a way between them, and without a number, change at once and count as finished")
  func impossible() {
    var finished: [Bool] = []
    card.animate(.position, from: Point(x: .nan, y: 0), .curve(duration: 1)) { finished.append($0) }
    card.animate(.opacity, from: 1, .curve(duration: 1)) { finished.append($0) }
    card.animate(.opacity, from: 0, .curve(duration: .nan)) { finished.append($0) }
    card.animate(.opacity, keyframes: Keyframes([]), .curve(duration: 1)) { finished.append($0) }
    #expect(!card.hasAnimations && finished.isEmpty)
    scene.tick(at: 0)
    #expect(finished == [true, true, true, true])
    let alone = Layer()
    alone.animate(.opacity, from: 0, .curve(duration: 1)) { finished.append($0) }
    #expect(finished == [true, true, true, true, false] && !alone.hasAnimations, "\(finished)")
  }

  @Test("with reduced motion nothing moves, while opacities and colours fade")
  func reducedMotion() {
    scene.traits.reducesMotion = true
    var finished = 0
    scene.animate(duration: 1, curve: .linear) {
      card.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      card.transform = Transform(scaleX: 2, y: 2)
      card.opacity = 0
      card.backgroundColor = .white
    } completion: { _ in
      finished += 1
    }
    card.animate(.position, keyframes: Keyframes([Point.zero]), .curve(duration: 1)) { _ in finished += 1 }
    scene.tick(at: 0.5)
    #expect(card.presentedGeometry == card.geometry && card.presentedLook.opacity == 0.5 && finished == 1)
    #expect(card.presentedLook.backgroundColor != .white)
    scene.tick(at: 1)
    #expect(finished == 2)
  }

  @Test("an app's own value is drawn as presented, and its layer hears of each change")
  func ownValue() throws {
    let meter = Meter()
    meter.frame = Rect(x: 0, y: 100, width: 100, height: 10)
    scene.root.addSublayer(meter)
    scene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) { meter.level = 1 }
    scene.tick(at: 0.5)
    #expect(meter.presented(Meter.levelKey) == 0.5 && meter.drawn.last == 0.5)
    let animated = try scene.picture()
    meter.removeAnimations()
    meter.level = 0.5
    #expect(try scene.picture() == animated)
    meter.animate(Meter.levelKey, from: 1, .curve(.linear, duration: 1))
    scene.tick(at: 1)
    #expect(meter.drawn.last == 0.75)
    scene.tick(at: 2)
    #expect(meter.drawn.last == 0.5 && scene.nextTickTime == nil)
  }

  @Test("a key that says how its value is presented gets each value, and draws nothing")
  func presentedValue() {
    let meter = Meter()
    meter.frame = Rect(x: 0, y: 100, width: 100, height: 10)
    scene.root.addSublayer(meter)
    scene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) { meter.height = 4 }
    for time in [0.25, 0.5, 1] { scene.tick(at: time) }
    #expect(meter.heard == [0, 1, 2, 4] && meter.drawn.count == 2)
    meter.animate(Meter.heightKey, from: 8, .curve(.linear, duration: 1))
    meter.removeAnimations()
    #expect(meter.heard == [0, 1, 2, 4, 8, 4])
  }
}

/// A layer with a value of its own that can be animated.
private final class Meter: Layer {
  static let levelKey = AnimationKey("level", of: Meter.self) { $0.level }
  static let heightKey = AnimationKey(
    "height", of: Meter.self, { $0.height }, onPresent: { meter, height in meter.heard.append(height) })

  var level = 0.0 { didSet { if level != oldValue { didChangeValue(for: Self.levelKey, from: oldValue) } } }
  private(set) var drawn: [Double] = []
  var height = 0.0 { didSet { if height != oldValue { didChangeValue(for: Self.heightKey, from: oldValue) } } }
  fileprivate var heard: [Double] = []

  override func draw(in context: DrawingContext) {
    drawn.append(presented(Self.levelKey))
    let width = bounds.width * presented(Self.levelKey)
    context.fill(Rect(x: 0, y: 0, width: width, height: bounds.height), with: .black)
  }
}
