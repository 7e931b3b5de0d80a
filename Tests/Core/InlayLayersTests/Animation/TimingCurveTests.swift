import InlayLayers
import InlayTestSupport
import Testing

@Suite struct TimingCurveTests {
  /// The progress at a time, by halving an interval of the parameter.
  private func reference(_ points: [Double], at time: Double) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if coordinate(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return coordinate(points[1], points[3], low)
  }

  @Test("the named curves have Core Animation's control points")
  func named() {
    let curves: [(TimingCurve, [Double])] = [
      (.default, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
    ]
    for (curve, points) in curves {
      #expect(curve == TimingCurve(controlPoints: points[0], points[1], points[2], points[3]))
      for time in stride(from: 0.0, through: 1, by: 1 / 128) {
        #expect(abs(curve.value(at: time) - reference(points, at: time)) < 1e-9)
      }
    }
    #expect(TimingCurve.easeIn != .easeOut)
  }

  @Test("any curve is solved to 1e-9")
  func random() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<300 {
      let points = [random.double(0...1), random.double(-1...2), random.double(0...1), random.double(-1...2)]
      let curve = TimingCurve(controlPoints: points[0], points[1], points[2], points[3])
      let time = random.double(0...1)
      #expect(abs(curve.value(at: time) - reference(points, at: time)) < 1e-9, "\(points) at \(time)")
    }
  }

  @Test("a curve begins at 0 and ends at 1, before and after its time too; NaN is its start")
  func ends() {
    let curve = TimingCurve(controlPoints: 0.1, 3, 0.9, -2)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0 && curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: .infinity) == 1)
  }

  @Test("a curve that is vertical somewhere, and control points beyond the time, have values")
  func extremes() {
    for curve in [
      TimingCurve(controlPoints: 1, 0, 0, 1), TimingCurve(controlPoints: 0, 1, 0, 1),
      TimingCurve(controlPoints: -3, 0, 7, 1),
    ] {
      var last = 0.0
      for time in stride(from: 0.0, through: 1, by: 1 / 64) {
        let value = curve.value(at: time)
        #expect(value >= last && value <= 1)
        last = value
      }
    }
  }
}
