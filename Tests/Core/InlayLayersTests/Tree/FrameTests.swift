import InlayGraphics
import InlayTestReference
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct FrameTests {
  @Test("a frame follows from bounds, position and anchor point")
  func derived() {
    let layer = Layer()
    layer.bounds = Rect(x: 100, y: 200, width: 40, height: 20)
    layer.position = Point(x: 50, y: 60)
    #expect(layer.frame == Rect(x: 30, y: 50, width: 40, height: 20))
    layer.anchorPoint = Point(x: 0, y: 1)
    #expect(layer.frame == Rect(x: 50, y: 40, width: 40, height: 20))
    layer.anchorPoint = Point(x: 2, y: -1)
    #expect(layer.frame == Rect(x: -30, y: 80, width: 40, height: 20))
  }

  @Test("setting a frame moves the position and resizes the bounds, whose origin stays")
  func set() {
    let layer = Layer()
    layer.bounds.origin = Point(x: 7, y: 8)
    layer.anchorPoint = Point(x: 0.25, y: 1)
    layer.frame = Rect(x: 10, y: 20, width: 40, height: 80)
    #expect(layer.position == Point(x: 20, y: 100))
    #expect(layer.bounds == Rect(x: 7, y: 8, width: 40, height: 80))
    #expect(layer.frame == Rect(x: 10, y: 20, width: 40, height: 80))
  }

  @Test("under a scale the frame is scaled about the anchor point, and setting it divides the bounds")
  func scaled() {
    let layer = Layer()
    layer.bounds.size = Size(width: 10, height: 20)
    layer.position = Point(x: 50, y: 50)
    layer.transform = Transform(scaleX: 2, y: 4)
    #expect(layer.frame == Rect(x: 40, y: 10, width: 20, height: 80))
    layer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.bounds.size == Size(width: 50, height: 25))
    #expect(layer.position == Point(x: 50, y: 50))
  }

  @Test("the frame of a rotated layer is its bounding box")
  func turned() {
    let layer = Layer()
    layer.bounds.size = Size(width: 40, height: 20)
    layer.position = Point(x: 100, y: 100)
    layer.transform = Transform(rotationCosine: 0, sine: 1)
    #expect(layer.frame == Rect(x: 90, y: 80, width: 20, height: 40))
    layer.transform = Transform(degrees: 45)
    let half = (40 + 20) / 2.0.squareRoot() / 2
    #expect(abs(layer.frame.minX - (100 - half)) < 1e-9 && abs(layer.frame.maxY - (100 + half)) < 1e-9)
  }

  @Test("a frame that was set is returned, for any anchor point, scale and translation")
  func roundTrip() {
    withSeeds(500) { random in
      let layer = Layer()
      layer.anchorPoint = Point(x: random.double(-1...2), y: random.double(-1...2))
      layer.transform = Transform(
        a: random.double(0.1...4), b: 0, c: 0, d: random.double(0.1...4), tx: random.double(-50...50),
        ty: random.double(-50...50))
      if random.chance(0.3) { layer.transform = .identity }
      let frame = Rect(
        x: random.double(-100...100), y: random.double(-100...100), width: random.double(0...200),
        height: random.double(0...200))
      layer.frame = frame
      return layer.frame.isNear(frame) ? nil : "\(layer.frame), not \(frame), under \(layer.transform)"
    }
  }

  @Test("negative sizes are standardised: the origin moves so that they are not negative")
  func negative() {
    let layer = Layer()
    layer.bounds = Rect(origin: Point(x: 10, y: 10), size: Size(width: 4, height: 5))
    layer.bounds.size = Size(width: -4, height: -6)
    #expect(layer.bounds == Rect(x: 6, y: 4, width: 4, height: 6))
    layer.bounds = .zero
    var frame = Rect.zero
    frame.origin = Point(x: 10, y: 10)
    frame.size = Size(width: -4, height: 6)
    layer.frame = frame
    #expect(layer.frame == Rect(x: 6, y: 10, width: 4, height: 6))
  }

  @Test("under a singular transform a frame cannot be set")
  func singular() {
    let layer = makeLayer(Rect(x: 1, y: 2, width: 3, height: 4))
    layer.transform = Transform(scaleX: 0, y: 1)
    let (bounds, position) = (layer.bounds, layer.position)
    layer.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == bounds && layer.position == position)
  }

  @Test("setting the same frame again changes nothing")
  func again() {
    let layer = RecordingLayer()
    let frame = Rect(x: 0.1, y: 0.7, width: 1.0 / 3, height: 12.3)
    layer.frame = frame
    layer.changes = []
    layer.frame = frame
    #expect(layer.changes.isEmpty)
  }

  @Test("changing the anchor point moves the frame, not the position")
  func anchor() {
    let layer = makeLayer(Rect(x: 10, y: 10, width: 20, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.position == Point(x: 20, y: 20))
    #expect(layer.frame == Rect(x: 20, y: 20, width: 20, height: 20))
  }
}

extension Rect {
  func isNear(_ other: Rect, within tolerance: Double = 1e-9) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
