import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

/// Rasterisation does not depend on damage: every painted part equals the same part of the whole picture.
@Suite struct RegionTests {
  /// A colour that random scenes do not paint everywhere.
  private static let untouched: UInt32 = 0xFF12_3456

  @Test("a picture painted in any region equals the whole picture there, and changes nothing elsewhere")
  func region() throws {
    let ingredients = Ingredients(images: try TestImages.all())
    let textContext = try TextContext()
    try withScenes(250, of: ingredients) { plan, random in
      let scene = plan.makeScene(textContext)
      let whole = try scene.picture()
      let frame = try #require(scene.frame)
      let renderer = Renderer()
      for _ in 0..<3 {
        let rect = random.rect(in: frame.bounds)
        let surface = try ImageSurface(for: scene).filled(with: Self.untouched)
        let part = Picture(try surface.painted(frame, in: DeviceRegion(rect), by: renderer))
        if let difference = part.difference(from: whole, in: rect) { return "in \(rect): \(difference)" }
        if let pixel = part.pixels(outside: [rect]).first(where: { $0 != Self.untouched }) {
          return "outside of \(rect) something is \(hex(pixel))"
        }
      }
      return nil
    }
  }

  @Test(
    "a picture painted as disjoint rectangles one by one equals the whole picture",
    arguments: [(count: 250, sides: 20.0...150), (count: 12, sides: 400.0...1000)])
  func partition(count: Int, sides: ClosedRange<Double>) throws {
    let ingredients = Ingredients(images: try TestImages.all(), sides: sides)
    let textContext = try TextContext()
    try withScenes(count, of: ingredients) { plan, random in
      let scene = plan.makeScene(textContext)
      let whole = try scene.picture()
      let frame = try #require(scene.frame)
      let surface = try ImageSurface(for: scene).filled(with: Self.untouched)
      let renderer = Renderer()
      for rect in random.partition(of: frame.bounds, depth: random.int(2...5)) {
        try surface.painted(frame, in: DeviceRegion(rect), by: renderer)
      }
      return Picture(surface).difference(from: whole)
    }
  }

  @Test("a picture painted in a region of several rectangles equals the whole picture there")
  func severalRectangles() throws {
    let ingredients = Ingredients(images: try TestImages.all())
    let textContext = try TextContext()
    try withScenes(250, of: ingredients) { plan, random in
      let scene = plan.makeScene(textContext)
      let whole = try scene.picture()
      let frame = try #require(scene.frame)
      let rects = random.partition(of: frame.bounds, depth: 5).filter { _ in random.chance(0.4) }
      let surface = try ImageSurface(for: scene).filled(with: Self.untouched)
      let part = Picture(try surface.painted(frame, in: DeviceRegion(disjoint: rects)))
      for rect in rects {
        if let difference = part.difference(from: whole, in: rect) { return "in \(rect): \(difference)" }
      }
      let outside = part.pixels(outside: rects)
      return outside.first { $0 != Self.untouched }.map { "outside of \(rects) something is \(hex($0))" }
    }
  }

  @Test("an empty region paints nothing")
  func nothing() throws {
    let scene = makeScene([], width: 4, height: 4)
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene).filled(with: Self.untouched)
    try surface.painted(try #require(scene.frame), in: DeviceRegion(disjoint: []))
    #expect(Picture(surface).pixels.allSatisfy { $0 == Self.untouched })
  }
}
