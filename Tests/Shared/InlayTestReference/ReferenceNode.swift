import InlayGraphics
import InlayLayers

/// A layer of the plan with its geometry computed from the definitions.
final class ReferenceNode {
  let plan: LayerPlan
  private(set) var children: [ReferenceNode] = []
  private var mask: ReferenceNode?
  private let space: Transform
  private let toLocal: Transform?
  private let firstBit: UInt64
  /// The bounds.
  private let outer: RoundedArea
  /// The bounds inside the border.
  private let hole: RoundedArea
  /// The same with continuous corners.
  private let rounded: ReferenceArea?
  private let free: ReferenceArea?
  private let fill: ReferenceArea?
  private let stroke: ReferenceStroke?
  /// The shape in device pixels, if it is filled.
  private let filled: ReferenceArea?
  /// All layers in this node, and its mask.
  private var inner: [ReferenceNode] = []
  private var blur: ReferenceBlur?

  private var outerBit: UInt64 { firstBit }
  private var holeBit: UInt64 { firstBit << 1 }
  private var fillBit: UInt64 { firstBit << 2 }
  private var strokeBit: UInt64 { firstBit << 3 }

  init(_ plan: LayerPlan, in superspace: Transform, _ nodes: inout [ReferenceNode]) {
    self.plan = plan
    // A point of the layer, relative to the anchor, is transformed and moved to the position.
    let anchor = Point(
      x: plan.bounds.minX + plan.anchorPoint.x * plan.bounds.width,
      y: plan.bounds.minY + plan.anchorPoint.y * plan.bounds.height)
    space = Transform(translationX: -anchor.x, y: -anchor.y).concatenating(plan.transform)
      .concatenating(Transform(translationX: plan.position.x, y: plan.position.y)).concatenating(superspace)
    toLocal = space.inverse
    precondition(nodes.count < 16, "more layers than bits")
    firstBit = 1 << UInt64(nodes.count * 4)
    let radius = Self.radius(of: plan)
    let inside = Self.hole(of: plan)
    let innerRadius = max(0, min(radius - plan.borderWidth, Self.room(in: inside, plan.maskedCorners)))
    outer = RoundedArea(plan.bounds, radius: radius, plan.maskedCorners)
    hole = RoundedArea(inside, radius: innerRadius, plan.maskedCorners)
    func continuous(_ rect: Rect, _ radius: Double) -> ReferenceArea? {
      guard plan.cornerCurve == .continuous, radius > 0 else { return nil }
      return ReferenceArea(
        Path(roundedRect: rect, cornerRadius: radius, corners: plan.maskedCorners, curve: .continuous))
    }
    rounded = continuous(plan.bounds, radius)
    free = continuous(inside, radius - plan.borderWidth)
    fill = plan.shape.map { ReferenceArea($0.path, rule: $0.fillRule) }
    let space = self.space
    filled = plan.shape.flatMap { $0.fillColor == nil ? nil : ReferenceArea($0.path.applying(space)) }
    stroke = plan.shape.flatMap { $0.strokeColor == nil ? nil : ReferenceStroke($0.path, $0.stroke, in: space) }

    let first = nodes.count
    nodes.append(self)
    mask = plan.masks.first.map { ReferenceNode($0, in: space, &nodes) }
    var children: [ReferenceNode] = []
    for child in plan.children { children.append(ReferenceNode(child, in: space, &nodes)) }
    self.children = children.enumerated().sorted {
      ($0.element.plan.zPosition, $0.offset) < ($1.element.plan.zPosition, $1.offset)
    }.map(\.element)
    inner = Array(nodes[(first + 1)...])
  }

  private static func hole(of plan: LayerPlan) -> Rect {
    Rect(
      minX: plan.bounds.minX + plan.borderWidth, minY: plan.bounds.minY + plan.borderWidth,
      maxX: plan.bounds.maxX - plan.borderWidth, maxY: plan.bounds.maxY - plan.borderWidth)
  }

  /// Half of a side between two round corners, and all of a side with one.
  private static func room(in rect: Rect, _ corners: Corners) -> Double {
    let ends: [(Corners, Corners, Double)] = [
      (.topLeft, .topRight, rect.width), (.bottomLeft, .bottomRight, rect.width),
      (.topLeft, .bottomLeft, rect.height), (.topRight, .bottomRight, rect.height),
    ]
    let spaces = ends.map { one, other, side in corners.isSuperset(of: [one, other]) ? side / 2 : side }
    return spaces.min() ?? 0
  }

  private static func radius(of plan: LayerPlan) -> Double {
    max(0, min(plan.cornerRadius, room(in: plan.bounds, plan.maskedCorners)))
  }

  /// The areas that contain a point, as bits: the rounded bounds, the bounds inside the border, the shape, its stroke.
  func membership(of point: Point) -> UInt64 {
    guard let local = toLocal.map(point.applying) else { return 0 }
    var bits: UInt64 = 0
    if let fill, fill.contains(local) { bits |= fillBit }
    if let stroke, stroke.contains(local) { bits |= strokeBit }
    guard rounded?.contains(local) ?? outer.contains(local) else { return bits }
    bits |= outerBit
    guard plan.borderWidth > 0 else { return bits }
    let isFree = free?.contains(local) ?? hole.contains(local)
    return isFree ? bits | holeBit : bits
  }

  /// Edges of the shape and its stroke, as bits, that cross or touch a pixel with a given centre: parts of them may be
  /// too thin for every sample.
  func edgesNear(_ centre: Point) -> UInt64 {
    let beyond = 1 / Double(ReferencePainter.samples)
    let reach = 0.5.squareRoot() + beyond
    var edges: UInt64 = filled.map { $0.hasEdge(near: centre, within: reach) } ?? false ? fillBit : 0
    if let stroke, let toLocal {
      let side = 0.5 + beyond
      let corners = [(-side, -side), (side, -side), (-side, side), (side, side)].map { dx, dy in
        Point(x: centre.x + dx, y: centre.y + dy).applying(toLocal)
      }
      if stroke.hasEdge(in: corners, around: centre, within: reach) { edges |= strokeBit }
    }
    return edges
  }

  /// The number of painted parts that end at this layer's edges, of the given ones.
  func edgeCount(_ edges: UInt64) -> Int {
    var count = 0
    if edges & outerBit != 0 {
      // Background, gradient and clipped parts share one edge.
      let clips = plan.masksToBounds && !(children.isEmpty && !hasContents)
      let isBelow = plan.backgroundColor != nil || hasGradient || clips
      count += isBelow ? 1 : 0
      // The border shares it where no unclipped part is between them.
      let joins = isBelow && (children.isEmpty && plan.shape == nil || plan.masksToBounds)
      count += plan.borderWidth > 0 && !joins ? 1 : 0
    }
    if edges & holeBit != 0 && plan.borderWidth > 0 { count += 1 }
    if edges & fillBit != 0 && plan.shape?.fillColor != nil { count += 1 }
    if edges & strokeBit != 0 { count += 1 }
    return count
  }

  /// A gradient of one colour paints nothing.
  private var hasGradient: Bool { (plan.gradient?.colors.count ?? 0) > 1 }

  private var hasContents: Bool { hasGradient || plan.shape != nil }

  /// The colour of all layers at a point, given by their bits, over a colour. Smooth colours are those at the pixel's
  /// centre.
  func color(at place: UInt64, _ centre: Point, over below: PremultipliedColor) -> PremultipliedColor {
    if plan.isHidden || toLocal == nil { return below }
    let isGroup = plan.opacity < 1 || mask != nil
    var color = isGroup ? PremultipliedColor() : below
    if let shadow = plan.shadow {
      let tint = PremultipliedColor(shadow.color).multiplied(by: shadow.opacity * shadowStrength(at: centre))
      color = tint.over(color)
    }
    color = ownParts(at: place, centre, over: color) { color in
      children.reduce(color) { $1.color(at: place, centre, over: $0) }
    }
    guard isGroup else { return color }
    var seen = plan.opacity
    if let mask { seen *= mask.color(at: place, centre, over: PremultipliedColor()).components.w }
    return color.multiplied(by: seen).over(below)
  }

  private func ownParts(
    at place: UInt64, _ centre: Point, over below: PremultipliedColor,
    inside: (PremultipliedColor) -> PremultipliedColor
  ) -> PremultipliedColor {
    var color = below
    let isInside = place & outerBit != 0
    if isInside, let background = plan.backgroundColor { color = PremultipliedColor(background).over(color) }
    if isInside || !plan.masksToBounds {
      if isInside, hasGradient, let gradient = plan.gradient {
        color = self.color(of: gradient, at: centre).over(color)
      }
      if place & fillBit != 0, let fill = plan.shape?.fillColor { color = PremultipliedColor(fill).over(color) }
      if place & strokeBit != 0, let stroke = plan.shape?.strokeColor {
        color = PremultipliedColor(stroke).over(color)
      }
      color = inside(color)
    }
    if isInside && place & holeBit == 0 && plan.borderWidth > 0 {
      color = PremultipliedColor(plan.borderColor).over(color)
    }
    return color
  }

  private func color(of gradient: LayerPlan.GradientPlan, at point: Point) -> PremultipliedColor {
    guard let local = toLocal.map(point.applying) else { return PremultipliedColor() }
    let (width, height) = (plan.bounds.width, plan.bounds.height)
    let (dx, dy) = ((gradient.end.x - gradient.start.x) * width, (gradient.end.y - gradient.start.y) * height)
    let x = local.x - plan.bounds.minX - gradient.start.x * width
    let y = local.y - plan.bounds.minY - gradient.start.y * height
    let location =
      gradient.kind == .linear
      ? (x * dx + y * dy) / (dx * dx + dy * dy) : (x * x / (dx * dx) + y * y / (dy * dy)).squareRoot()
    let (colors, places) = (gradient.colors, gradient.locations)
    guard let next = places.firstIndex(where: { $0 > location }) else {
      return PremultipliedColor(colors[colors.count - 1])
    }
    if next == 0 { return PremultipliedColor(colors[0]) }
    let share = (location - places[next - 1]) / (places[next] - places[next - 1])
    let (a, b) = (colors[next - 1], colors[next])
    func mixed(_ part: KeyPath<RGBColor, Double>) -> Double {
      a[keyPath: part] * (1 - share) + b[keyPath: part] * share
    }
    return PremultipliedColor(
      RGBColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
  }

  // MARK: Shadows

  /// Computes the visible part of the shadow on a canvas.
  func castShadow(on canvas: Rect) {
    guard let shadow = plan.shadow, let toLocal else { return }
    let seen = canvas.applying(toLocal).offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    let pixel = 1 / abs(space.determinant).squareRoot()
    blur = ReferenceBlur(
      of: seen, caster: casterExtent, sigma: shadow.radius, step: isShadowSharp ? pixel / 4 : pixel / 2,
      samples: !isShadowSharp && shadow.radius < 3 * pixel ? 4 : 2
    ) { [unowned self] local in
      let point = local.applying(space)
      let place = inner.reduce(membership(of: point)) { $0 | $1.membership(of: point) }
      return ownParts(at: place, point, over: PremultipliedColor()) { color in
        children.reduce(color) { $1.color(at: place, point, over: $0) }
      }.components.w
    }
  }

  /// Whether the shadow changes so much within a pixel that its value at the centre, and a Gaussian of whole pixels,
  /// are poor approximations: then it is an edge.
  var isShadowSharp: Bool {
    let across = space.a * space.a + space.b * space.b
    let down = space.c * space.c + space.d * space.d
    return plan.shadow.map { $0.radius * min(across, down).squareRoot() < 1.5 } ?? false
  }

  /// 0...1, without the shadow's opacity.
  func shadowStrength(at point: Point) -> Double {
    guard let blur, let shadow = plan.shadow, let local = toLocal.map(point.applying) else { return 0 }
    return blur.value(at: Point(x: local.x - shadow.offset.width, y: local.y - shadow.offset.height))
  }

  /// Around the parts that cast the shadow, in the node's own space.
  private var casterExtent: Rect {
    var extent = plan.bounds
    if let shape = plan.shape { extent = extent.union(shape.path.controlBounds.insetBy(dx: -40, dy: -40)) }
    if let toLocal {
      for child in children { extent = extent.union(child.extent.applying(child.space.concatenating(toLocal))) }
    }
    return plan.masksToBounds ? plan.bounds : extent
  }

  private var extent: Rect {
    let reach = plan.shadow.map { 4 * $0.radius + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
    return casterExtent.insetBy(dx: -reach, dy: -reach)
  }
}
