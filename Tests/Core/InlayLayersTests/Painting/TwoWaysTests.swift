import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

/// Two ways to make the same picture.
@Suite struct TwoWaysTests {
  private func expectSame(_ a: [Layer], _ b: [Layer], within limit: Int = 0, scale: Double = 1) throws -> String? {
    let first = try makeScene(a, width: 70, height: 60, scale: scale, background: .rgb(0x335577)).picture()
    let second = try makeScene(b, width: 70, height: 60, scale: scale, background: .rgb(0x335577)).picture()
    for index in first.pixels.indices where Picture.distance(first.pixels[index], second.pixels[index]) > limit {
      let place = "(\(index % first.width), \(index / first.width))"
      return "\(place): \(hex(first.pixels[index])) and \(hex(second.pixels[index]))"
    }
    return nil
  }

  /// A frame in the canvas and a radius, at whole points on request.
  private func place(_ random: inout SeededRandom) -> (frame: Rect, radius: Double) {
    let frame = Rect(
      x: random.length(8...18), y: random.length(8...18), width: random.length(12...40), height: random.length(12...30))
    return (frame, random.length(0...12))
  }

  @Test("a mask with a rounded rectangle cuts like masksToBounds with that radius")
  func maskAsClip() throws {
    try withSeeds(60) { random in
      let (frame, radius) = place(&random)
      let curve = random.pick(CornerCurve.allCases)
      let color = Color(random.color())
      let origin = Point(x: random.length(-9...9), y: random.length(-9...9))
      func card(_ change: (Layer) -> Void) -> Layer {
        let layer = makeLayer(frame)
        layer.bounds.origin = origin
        layer.addSublayer(makeLayer(layer.bounds.insetBy(dx: -5, dy: -5), color))
        change(layer)
        return layer
      }
      let clipped = card {
        $0.cornerRadius = radius
        $0.cornerCurve = curve
        $0.masksToBounds = true
      }
      let masked = card {
        let mask = makeLayer($0.bounds, .black)
        mask.cornerRadius = radius
        mask.cornerCurve = curve
        $0.mask = mask
      }
      let scale = random.pick([1, 1.5, 2])
      return try expectSame([clipped], [masked], within: 1, scale: scale)
    }
  }

  @Test("a side with one round corner has room for a radius of its length")
  func radiusOfOneEnd() throws {
    try withSeeds(60) { random in
      var (frame, _) = place(&random)
      frame = Rect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: 40, height: frame.height.rounded())
      let radius = random.length(1...min(20, frame.height))
      let isTop = random.chance(0.5)
      let border = random.pick([0.0, 2])
      let color = Color(random.color())
      func rounded(_ frame: Rect, _ corners: Corners) -> Layer {
        let layer = makeLayer(frame, color)
        (layer.cornerRadius, layer.maskedCorners) = (radius, corners)
        (layer.borderWidth, layer.borderColor) = (border, .black)
        return layer
      }
      // Half of a layer that is twice as high; the end without corners, and its border, is cut off.
      let window = isTop ? frame : Rect(x: frame.minX, y: frame.minY, width: 40, height: frame.height)
      let half = makeLayer(window)
      half.masksToBounds = true
      half.addSublayer(rounded(Rect(x: 0, y: isTop ? 0 : -60, width: 40, height: frame.height + 60), .all))
      let whole = makeLayer(window)
      whole.masksToBounds = true
      let beyond = border > 0 ? 2.0 : 0
      whole.addSublayer(
        rounded(
          Rect(x: 0, y: isTop ? 0 : -beyond, width: 40, height: frame.height + beyond), isTop ? .top : .bottom))
      return try expectSame([half], [whole], within: 1, scale: random.pick([1, 2]))
    }
  }

  @Test("the shadow of a group of one layer is that layer's shadow")
  func groupShadow() throws {
    try withSeeds(40) { random in
      let (frame, radius) = place(&random)
      let plan = LayerPlan.Shadow(
        color: random.color(), opacity: 0.8, radius: random.double(0...6),
        offset: Size(width: random.length(-6...6), height: 4))
      func card() -> Layer {
        let card = makeLayer(Rect(origin: .zero, size: frame.size), .white)
        card.cornerRadius = radius
        return card
      }
      let one = card()
      one.frame = frame
      plan.apply(to: one)
      let group = makeLayer(frame)
      group.addSublayer(card())
      plan.apply(to: group)
      return try expectSame([one], [group], within: 2, scale: random.pick([1, 2]))
    }
  }

  @Test("the shadow of a group of two halves equals that of the whole, without a seam")
  func halves() throws {
    try withSeeds(40) { random in
      let width = Double(random.int(8...20)) * 2
      let frame = Rect(x: 12, y: 14, width: width, height: Double(random.int(8...30)))
      let plan = LayerPlan.Shadow(
        color: random.color(), opacity: 1, radius: random.double(0...6),
        offset: Size(width: Double(random.int(-6...6)), height: 4))
      let whole = makeLayer(frame, .white)
      plan.apply(to: whole)
      let group = makeLayer(frame)
      for x in [0, width / 2] {
        group.addSublayer(makeLayer(Rect(x: x, y: 0, width: width / 2, height: frame.height), .white))
      }
      plan.apply(to: group)
      return try expectSame([whole], [group], within: 2, scale: random.pick([1, 2]))
    }
  }

  @Test(
    "a gradient of equal colours equals a background colour, under every corner and radius",
    arguments: Gradient.Kind.allCases)
  func flatGradient(kind: Gradient.Kind) throws {
    try withSeeds(40) { random in
      let (frame, radius) = place(&random)
      let color = Color(random.color(alpha: random.chance(0.5) ? 1...1 : 0.2...0.9))
      let (plain, gradient) = (makeLayer(frame, color), GradientLayer())
      gradient.frame = frame
      gradient.colors = [color, color]
      gradient.kind = kind
      let corners = random.corners()
      for layer in [plain, gradient] {
        layer.cornerRadius = radius
        layer.maskedCorners = corners
      }
      // At partly covered pixels, colour and coverage are rounded together or one after the other.
      return try expectSame([plain], [gradient], within: 2, scale: random.pick([1, 2]))
    }
  }

  @Test("a shape layer and a drawing of a rounded path equal a rounded background")
  func roundedShapes() throws {
    try withSeeds(60) { random in
      let (frame, radius) = place(&random)
      let color = Color(random.color())
      let curve = random.pick(CornerCurve.allCases)
      let plain = makeLayer(frame, color)
      plain.cornerRadius = radius
      plain.cornerCurve = curve
      let shape = ShapeLayer()
      shape.frame = frame
      shape.path = Path(roundedRect: shape.bounds, cornerRadius: radius, curve: curve)
      shape.fillColor = color
      let drawing = SketchLayer { context in
        let bounds = context.bounds.insetBy(dx: 3, dy: 3)
        context.fill(Path(roundedRect: bounds, cornerRadius: radius, curve: curve), with: color)
      }
      // A drawing is clipped to its bounds: at a common edge it would be cut twice.
      drawing.frame = frame.insetBy(dx: -3, dy: -3)
      drawing.bounds.origin = Point(x: -3, y: -3)
      let scale = random.pick([1, 2, 1.5])
      // A background's straight edges cover pixels exactly; along a path Cairo uses fifteenths of a pixel's height.
      let edges = [frame.minY * scale, frame.maxY * scale]
      let isWholeRows = edges.allSatisfy { $0 == $0.rounded() }
      return try expectSame([plain], [shape], within: isWholeRows ? 2 : 17, scale: scale)
        ?? expectSame([shape], [drawing], within: 1, scale: scale)
    }
  }

  @Test("a drawing of a path with a stroke equals the shape layer, under rotations too")
  func drawnShapes() throws {
    try withSeeds(60) { random in
      let (frame, _) = place(&random)
      let plan = random.shapePlan(in: Rect(origin: .zero, size: frame.size).insetBy(dx: 8, dy: 8))
      let shape = plan.makeLayer()
      let drawing = SketchLayer { context in
        if let fill = plan.fillColor { context.fill(plan.path, with: Color(fill), rule: plan.fillRule) }
        if let stroke = plan.strokeColor { context.stroke(plan.path, with: Color(stroke), style: plan.stroke) }
      }
      let transform = random.chance(0.5) ? Transform.identity : random.transform()
      func clipped(_ layer: Layer) -> Layer {
        layer.frame = frame
        layer.masksToBounds = true
        layer.transform = transform
        return layer
      }
      // Fill and stroke are rounded once each, and the drawing of both once more.
      return try expectSame([clipped(shape)], [clipped(drawing)], within: 3)
    }
  }

  @Test("an image layer shows its image like contents at the image's scale, and another image while highlighted")
  func imageLayer() throws {
    let images = try TestImages.all()
    for image in images {
      let (layer, plain) = (ImageLayer(), Layer())
      for each in [layer, plain] { each.frame = Rect(x: 10, y: 10, width: 33, height: 21.5) }
      layer.image = images[0]
      layer.highlightedImage = image
      layer.isHighlighted = true
      plain.contents = image
      plain.contentsScale = image.scale
      #expect(try expectSame([layer], [plain]) == nil)
      layer.isHighlighted = false
      plain.contents = images[0]
      #expect(try expectSame([layer], [plain]) == nil)
      #expect(layer.sizeThatFits(.zero) == images[0].size)
    }
  }

  @Test("a group of almost full opacity looks like its layers; one of full opacity is not a group")
  func opaqueGroup() throws {
    var ingredients = Ingredients(text: false, layers: 8, slivers: false, sides: 20...60)
    ingredients.looks = true
    ingredients.cards = true
    try withScenes(80, of: ingredients) { plan, _ in
      var plan = plan
      plan.root.opacity = 1
      let plain = try plan.makeScene(nil).picture()
      plan.root.opacity = 0.999_999
      let group = try plan.makeScene(nil).picture()
      // Each translucent layer rounds once, over other colours in a group than over the background.
      for index in plain.pixels.indices where Picture.distance(plain.pixels[index], group.pixels[index]) > 3 {
        return
          "(\(index % plain.width), \(index / plain.width)): \(hex(plain.pixels[index])), \(hex(group.pixels[index]))"
      }
      return nil
    }
  }
}
