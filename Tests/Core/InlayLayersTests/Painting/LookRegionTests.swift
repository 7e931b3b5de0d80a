import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

/// Rasterisation does not depend on damage, for any look: shadows, masks, gradients, shapes, groups.
@Suite struct LookRegionTests {
  private static let untouched: UInt32 = 0xFF12_3456

  private func ingredients(sides: ClosedRange<Double> = 20...150) throws -> Ingredients {
    var ingredients = Ingredients(images: try TestImages.all(), layers: 10, sides: sides)
    ingredients.looks = true
    ingredients.anything = true
    ingredients.cards = true
    return ingredients
  }

  @Test("the random trees contain every look, nested in every other")
  func everyLook() throws {
    var counts: [String: Int] = [:]
    func count(_ plan: LayerPlan, isInside: Bool) {
      let curves = plan.shape?.path.elements.contains { if case .curve = $0 { true } else { false } } ?? false
      let looks: [(String, Bool)] = [
        ("background", plan.backgroundColor != nil), ("border", plan.borderWidth > 0),
        ("circular corners", plan.cornerRadius > 0 && plan.cornerCurve == .circular),
        ("continuous corners", plan.cornerRadius > 0 && plan.cornerCurve == .continuous),
        ("some corners", plan.cornerRadius > 0 && plan.maskedCorners != .all), ("clip", plan.masksToBounds),
        ("rounded clip", plan.masksToBounds && plan.cornerRadius > 0), ("opacity", plan.opacity < 1),
        ("mask", !plan.masks.isEmpty), ("turn", !plan.transform.isUpright), ("origin", plan.bounds.origin != .zero),
        ("shadow of a shape", plan.shadow != nil && plan.backgroundColor != nil),
        ("shadow of a group", plan.shadow != nil && plan.backgroundColor == nil && !plan.children.isEmpty),
        ("shadow of a card", plan.shadow != nil && plan.backgroundColor != nil && !plan.children.isEmpty),
        ("image on a gradient", plan.gradient != nil && plan.contents != nil),
        ("linear gradient", plan.gradient?.kind == .linear), ("radial gradient", plan.gradient?.kind == .radial),
        ("shape", plan.shape?.fillColor != nil && !plan.isDrawn), ("curved shape", curves),
        ("line", plan.shape?.strokeColor != nil && !plan.isDrawn), ("drawing", plan.isDrawn),
        ("image", plan.contents?.filter == .linear), ("unfiltered image", plan.contents?.filter == .nearest),
        ("nine parts", plan.contents.map { $0.center.width < 1 } ?? false), ("text", plan.text != nil),
        ("text shadow", plan.textShadow != nil),
      ]
      for (look, isThere) in looks {
        counts[look, default: 0] += isThere && !plan.isHidden ? 1 : 0
        counts[look + " in another layer", default: 0] += isThere && isInside && !plan.isHidden ? 1 : 0
      }
      for inner in plan.children + plan.masks { count(inner, isInside: true) }
    }
    for seed in 1...120 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      count(random.scenePlan(try ingredients()).root, isInside: false)
    }
    #expect(counts.count == 52 && counts.values.allSatisfy { $0 >= 5 }, "\(counts.filter { $0.value < 5 })")
  }

  @Test("trees of every look, painted in any region, equal the whole picture there and change nothing elsewhere")
  func region() throws {
    let textContext = try TextContext()
    try withScenes(120, of: try ingredients()) { plan, random in
      let scene = plan.makeScene(textContext)
      let whole = try scene.picture()
      let frame = try #require(scene.frame)
      let renderer = Renderer()
      for _ in 0..<3 {
        let rects = random.partition(of: frame.bounds, depth: 4).filter { _ in random.chance(0.3) }
        let surface = try ImageSurface(for: scene).filled(with: Self.untouched)
        let part = Picture(try surface.painted(frame, in: DeviceRegion(disjoint: rects), by: renderer))
        for index in part.pixels.indices {
          let (x, y) = (index % part.width, index / part.width)
          let isInside = rects.contains { $0.contains(DeviceRect(x: x, y: y, width: 1, height: 1)) }
          let expected = isInside ? whole.pixels[index] : Self.untouched
          if part.pixels[index] != expected {
            return "(\(x), \(y)) of \(rects) is \(hex(part.pixels[index])), not \(hex(expected))"
          }
        }
      }
      return nil
    }
  }

  @Test(
    "trees of every look, painted as disjoint rectangles one by one, equal the whole picture",
    arguments: [(count: 120, sides: 20.0...150), (count: 8, sides: 400.0...900)])
  func partition(count: Int, sides: ClosedRange<Double>) throws {
    let textContext = try TextContext()
    try withScenes(count, of: try ingredients(sides: sides)) { plan, random in
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

  @Test("a tree of every look moved by whole device pixels gives the picture moved by the same number")
  func translation() throws {
    let textContext = try TextContext()
    try withScenes(120, of: try ingredients()) { plan, random in
      let (dx, dy) = (Double(random.int(-9...9) * 4), Double(random.int(-9...9) * 4))
      var plan = plan
      plan.background = nil
      let still = try plan.makeScene(textContext).picture()
      plan.root.position = plan.root.position + Point(x: dx, y: dy)
      let moved = try plan.makeScene(textContext).picture()
      let (pixelsX, pixelsY) = (Int(dx * plan.scale), Int(dy * plan.scale))
      let canvas = DeviceRect(x: 0, y: 0, width: still.width, height: still.height)
      let common = canvas.intersection(canvas.offsetBy(dx: -pixelsX, dy: -pixelsY))
      return still.difference(from: moved, in: common, dx: pixelsX, dy: pixelsY)
        .map { "moved by \(pixelsX), \(pixelsY) pixels: \($0)" }
    }
  }

  @Test("a tree inside a layer without a look, or built in another order, gives the same picture")
  func wrapped() throws {
    let textContext = try TextContext()
    try withScenes(120, of: try ingredients()) { plan, random in
      let expected = try plan.makeScene(textContext).picture()
      var wrapped = plan
      var wrapper = LayerPlan(frame: Rect(origin: .zero, size: Size(width: 33, height: 7)))
      wrapper.children = [plan.root]
      wrapped.root = wrapper
      if let difference = try wrapped.makeScene(textContext).picture().difference(from: expected) {
        return "wrapped: \(difference)"
      }
      // The tree is assembled after all properties are set, from the last sublayer to the first.
      let scene = plan.makeScene(textContext)
      let layers = scene.root.sublayers
      scene.root.sublayers = []
      scene.tick(at: 0)
      for layer in layers.reversed() { scene.root.insertSublayer(layer, at: 0) }
      return try scene.picture().difference(from: expected).map { "in another order: \($0)" }
    }
  }

  @Test("a group looks the same with a tile and without")
  func largeGroups() throws {
    let textContext = try TextContext()
    try withScenes(80, of: try ingredients()) { plan, random in
      var plan = plan
      plan.root.opacity = 0.6
      plan.root.transform = .identity
      plan.root.masksToBounds = false
      plan.root.masks = []
      // A layer with sublayers paints its border separately from its background.
      plan.root.children.append(LayerPlan(frame: .zero))
      let small = try plan.makeScene(textContext).picture()
      // A point far outside makes the group too large. Positions in tiles are multiples of 1/256 pixel, so edges may
      // differ slightly.
      let far = Rect(x: plan.root.bounds.maxX + 2_000, y: plan.root.bounds.maxY + 2_000, width: 1, height: 1)
      plan.root.children.append(LayerPlan(frame: far, backgroundColor: .black))
      let large = try plan.makeScene(textContext).picture()
      for index in small.pixels.indices where Picture.distance(small.pixels[index], large.pixels[index]) > 1 {
        let (x, y) = (index % small.width, index / small.width)
        return "(\(x), \(y)) is \(hex(small.pixels[index])) in a tile, \(hex(large.pixels[index])) directly"
      }
      return nil
    }
  }
}
