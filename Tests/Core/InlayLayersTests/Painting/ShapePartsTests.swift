import InlayGraphics
import InlayTestReference
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct ShapePartsTests {
  @Test("a shape's parts are disjoint, inside its pixels, and cover each pixel like the shape does")
  func coverage() throws {
    try withSeeds(1500) { random in
      let shape = random.deviceShape()
      let map = try CoverageMap(shape)
      if let problem = map.problem { return "\(shape): \(problem)" }
      for (pixel, coverage) in map.coverages {
        let expected = shape.sampledCoverage(x: pixel.x, y: pixel.y)
        if abs(coverage - expected) > 40.0 / 255 { return "\(shape): \(pixel) is covered \(coverage), not \(expected)" }
      }
      for pixel in shape.pixels where map.coverages[pixel] == nil {
        let expected = shape.sampledCoverage(x: pixel.x, y: pixel.y)
        if expected > 0.01 { return "\(shape): \(pixel) is in no part, and should be covered \(expected)" }
      }
      return nil
    }
  }

  @Test("the coverage of a shape's parts adds up to its area")
  func area() throws {
    try withSeeds(1500) { random in
      let shape = random.deviceShape()
      let map = try CoverageMap(shape)
      let sum = map.coverages.values.reduce(0, +)
      // Curves are drawn as chords with a deviation of up to a tenth of a pixel, and each pixel is rounded.
      let partial = map.coverages.values.count { $0 < 1 }
      let arc = Double(shape.corners.rawValue.nonzeroBitCount) * shape.radius * .pi / 2
      let tolerance = 0.1 * arc * (shape.border == nil ? 1 : 2) + 0.005 * Double(partial) + 0.01
      return abs(sum - shape.area) <= tolerance ? nil : "\(shape) covers \(sum), not \(shape.area)"
    }
  }

  @Test("a shape on whole pixels rasterises only squares at its rounded corners")
  func aligned() {
    withSeeds(500) { random in
      let radius = Double(random.int(1...20))
      let border = random.chance(0.5) ? Double(random.int(1...8)) : nil
      let side = 2 * max(radius, border ?? 0)
      let rect = Rect(
        x: Double(random.int(-50...50)), y: Double(random.int(-50...50)),
        width: side + Double(random.int(1...100)), height: side + Double(random.int(1...100)))
      let corners = random.corners()
      let parts = DeviceShape(rect: rect, radius: radius, corners: corners, border: border).parts
      if parts.solids.contains(where: { $0.coverage != 1 }) { return "\(rect) has partly covered solids" }
      let sides = parts.corners.map { max($0.rect.width, $0.rect.height) }
      guard sides.allSatisfy({ Double($0) == side / 2 }) else { return "\(rect) has corners of \(sides)" }
      return sides.count == corners.rawValue.nonzeroBitCount ? nil : "\(corners) has \(sides.count) corners"
    }
  }

  @Test("a radius that the size limits is the same after a move with rounding errors")
  func limitedRadius() {
    withSeeds(500) { random in
      let size = Size(width: Double(random.int(20...100)), height: Double(random.int(20...60)))
      let (corners, curve) = (random.corners(), random.pick(CornerCurve.allCases))
      func shape(_ error: Double) -> DeviceShape {
        let rect = Rect(minX: 5, minY: 7 + error, maxX: 5 + size.width, maxY: 7 + size.height - error)
        return DeviceShape(rect: rect, radius: 80, corners: corners, curve: curve)
      }
      let moved = random.pick([1e-12, -1e-12, 1e-10, -1e-10])
      return shape(moved) == shape(0) ? nil : "\(shape(moved)) is not \(shape(0))"
    }
  }

  @Test("a shape without rounded corners rasterises nothing, at any position")
  func unrounded() {
    withSeeds(500) { random in
      var shape = random.deviceShape()
      shape = DeviceShape(rect: shape.rect, radius: 0, corners: shape.corners, border: shape.border)
      return shape.parts.corners.isEmpty ? nil : "\(shape) has corners"
    }
  }

  @Test("shapes of one radius share corner tiles, for all sizes, whole-pixel positions and corners")
  func sharedCorners() {
    var keys: Set<DeviceShape> = []
    var count = 0
    withSeeds(200) { random in
      let rect = Rect(
        x: Double(random.int(-500...500)) + 0.25, y: Double(random.int(-500...500)) + 0.5,
        width: Double(random.int(30...2000)), height: Double(random.int(30...100_000)))
      for (tile, shape) in DeviceShape(rect: rect, radius: 10, corners: random.corners()).parts.corners {
        keys.insert(shape.offsetBy(dx: -Double(tile.minX), dy: -Double(tile.minY)))
        count += 1
      }
      return nil
    }
    #expect(count > 10)
    #expect(keys.count == 4)
  }
}

/// The coverage of each pixel by the parts of a shape.
private struct CoverageMap {
  var coverages: [PixelPlace: Double] = [:]
  var problem: String?

  init(_ shape: DeviceShape) throws {
    let parts = shape.parts
    let store = TileStore(byteLimit: 1 << 20)
    for (rect, coverage) in parts.solids {
      for pixel in rect.pixels { add(pixel, coverage) }
    }
    for (rect, corner) in parts.corners {
      let local = corner.offsetBy(dx: -Double(rect.minX), dy: -Double(rect.minY))
      let tile = try store.tile(for: TileKey(drawing: .shape(local), width: rect.width, height: rect.height))
      tile.withPixels { bytes in
        for pixel in rect.pixels {
          let byte = bytes[(pixel.y - rect.minY) * tile.bytesPerRow + pixel.x - rect.minX]
          add(pixel, Double(byte) / 255)
        }
      }
    }
    let outside = Set(coverages.keys).subtracting(shape.pixels)
    if let pixel = outside.first { problem = "\(pixel) is in a part and outside of the shape" }
  }

  private mutating func add(_ pixel: PixelPlace, _ coverage: Double) {
    if coverages.updateValue(coverage, forKey: pixel) != nil { problem = "\(pixel) is in two parts" }
  }
}

private struct PixelPlace: Hashable {
  var x: Int
  var y: Int
}

extension DeviceRect {
  fileprivate var pixels: [PixelPlace] {
    (minY..<max(minY, maxY)).flatMap { y in (minX..<max(minX, maxX)).map { PixelPlace(x: $0, y: y) } }
  }
}

extension DeviceShape {
  fileprivate var pixels: Set<PixelPlace> { Set(DeviceRect(covering: rect).pixels) }

  fileprivate func sampledCoverage(x: Int, y: Int) -> Double {
    RoundedArea(rect, radius: radius, corners)
      .coverage(x: x, y: y, hole: hole.map { RoundedArea($0, radius: radiusOfHole($0), corners) })
  }

  private func radiusOfHole(_ hole: Rect) -> Double {
    max(0, min(radius - (border ?? 0), CornerCurve.largestRadius(in: hole.size, corners: corners)))
  }

  fileprivate var area: Double {
    func area(_ rect: Rect, _ radius: Double) -> Double {
      rect.width * rect.height - Double(corners.rawValue.nonzeroBitCount) * radius * radius * (1 - .pi / 4)
    }
    return area(rect, radius) - (hole.map { area($0, radiusOfHole($0)) } ?? 0)
  }
}

extension SeededRandom {
  /// At most about 40 pixels a side.
  fileprivate mutating func deviceShape() -> DeviceShape {
    DeviceShape(
      rect: Rect(
        x: length(-30...30), y: length(-30...30), width: length(0...40), height: length(0...40)),
      radius: length(0...25), corners: corners(), border: chance(0.5) ? length(0...15) : nil)
  }
}
