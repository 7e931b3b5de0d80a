import InlayGraphics
import InlayLayers
import InlayTestSupport

extension LayerPlan {
  package struct Shadow {
    package var color: RGBColor
    package var opacity: Double
    package var radius: Double
    package var offset: Size

    package init(color: RGBColor, opacity: Double, radius: Double, offset: Size) {
      (self.color, self.opacity, self.radius, self.offset) = (color, opacity, radius, offset)
    }

    package func apply(to layer: Layer) {
      layer.shadowColor = Color(color)
      layer.shadowOpacity = opacity
      layer.shadowRadius = radius
      layer.shadowOffset = offset
    }
  }

  package struct GradientPlan {
    package var kind: Gradient.Kind
    package var colors: [RGBColor]
    package var locations: [Double]
    /// As fractions of the bounds.
    package var start: Point
    package var end: Point

    package func makeLayer() -> GradientLayer {
      let layer = GradientLayer()
      layer.kind = kind
      layer.colors = colors.map { Color($0) }
      layer.locations = locations
      layer.startPoint = start
      layer.endPoint = end
      return layer
    }
  }

  package struct ShapePlan {
    package var path: Path
    package var fillColor: RGBColor?
    package var fillRule: FillRule
    package var strokeColor: RGBColor?
    package var stroke: StrokeStyle

    package func makeLayer() -> ShapeLayer {
      let layer = ShapeLayer()
      layer.path = path
      layer.fillColor = fillColor.map { Color($0) }
      layer.fillRule = fillRule
      layer.strokeColor = strokeColor.map { Color($0) }
      layer.lineWidth = stroke.width
      layer.lineCap = stroke.cap
      layer.lineJoin = stroke.join
      return layer
    }

    func makeSketch() -> Layer {
      SketchLayer { [self] context in
        if let fillColor { context.fill(path, with: Color(fillColor), rule: fillRule) }
        if let strokeColor { context.stroke(path, with: Color(strokeColor), style: stroke) }
        context.withState {
          context.clip(to: Path(ellipseIn: context.bounds))
          context.withGroup(opacity: 0.6) {
            context.concatenate(Transform(degrees: 20))
            context.fill(path, with: Color(fillColor ?? .black))
            context.fill(path, with: Color(strokeColor ?? .white), rule: .evenOdd)
          }
        }
      }
    }
  }

  var lookWords: [String] {
    var words: [String] = []
    if cornerCurve == .continuous { words.append("continuous") }
    if let shadow { words.append("\(shadow)") }
    if let gradient { words.append("\(gradient)") }
    if let shape { words.append(isDrawn ? "DRAWN \(shape)" : "\(shape)") }
    if let textShadow { words.append("text \(textShadow)") }
    if contents?.filter == .nearest { words.append("nearest") }
    if !masks.isEmpty { words.append("MASKED by the first below") }
    return words
  }
}

extension SeededRandom {
  /// Gives a plan some of the looks that a plain layer does not have.
  mutating func addLooks(to plan: inout LayerPlan) {
    if chance(0.3) { plan.cornerCurve = .continuous }
    if chance(0.25) {
      // Narrower shadows depend on the coverage of common edges, such as those of a background and its border, which
      // the definitions leave open.
      plan.shadow = LayerPlan.Shadow(
        color: color(), opacity: double(0.3...1), radius: double(1.5...5),
        offset: Size(width: length(-6...6), height: length(-6...6)))
      // Shadows of every kind: of contents, of borders, of sublayers.
      if chance(0.4) { plan.backgroundColor = nil }
      if chance(0.4) { plan.borderWidth = 0 }
    }
    guard plan.text == nil && plan.contents == nil else { return }
    switch int(0...9) {
    case 0, 1: plan.gradient = gradientPlan()
    case 2, 3: plan.shape = shapePlan(in: plan.bounds)
    default: break
    }
  }

  /// Makes a card from some plans, and gives some images a gradient below them.
  mutating func addCard(to plan: inout LayerPlan) {
    if plan.contents != nil && chance(0.4) { plan.gradient = gradientPlan() }
    guard !plan.children.isEmpty, chance(0.5) else { return }
    // Common edges of card and sublayer cover their pixels twice, which is most of a thin card's shadow.
    guard plan.bounds.width > 4, plan.bounds.height > 4 else { return }
    let isOpaque = chance(0.6)
    plan.backgroundColor = color(alpha: isOpaque ? 1...1 : 0.2...0.8)
    plan.shadow = LayerPlan.Shadow(
      color: color(), opacity: double(0.5...1), radius: double(1.5...4),
      offset: Size(width: length(-6...6), height: length(-6...6)))
    if chance(0.5) { plan.borderWidth = 0 }
    for index in plan.children.indices where chance(0.6) {
      let (width, height) = (plan.bounds.width, plan.bounds.height)
      // Inside, as wide as the card, or as large as the card.
      let inset = pick([0.0, 0, 2, 5].filter { isOpaque || $0 > 0 })
      let across = chance(0.3) ? 0 : double(0...0.4) * width
      let down = chance(0.3) ? 0 : double(0...0.4) * height
      let frame = Rect(
        minX: plan.bounds.minX + inset + across, minY: plan.bounds.minY + inset + down, maxX: plan.bounds.maxX - inset,
        maxY: plan.bounds.maxY - inset)
      guard frame.width > 2, frame.height > 2 else { continue }
      var child = plan.children[index]
      child.transform = .identity
      child.anchorPoint = Point(x: 0.5, y: 0.5)
      child.bounds.size = frame.size
      child.position = Point(x: frame.midX, y: frame.midY)
      plan.children[index] = child
    }
  }

  /// Gives a plan looks that the reference does not support.
  mutating func addAnything(to plan: inout LayerPlan) {
    if plan.contents != nil && chance(0.4) { plan.contents?.filter = .nearest }
    if plan.text != nil && chance(0.5) {
      plan.textShadow = LayerPlan.Shadow(
        color: color(), opacity: 1, radius: chance(0.3) ? 0 : double(0...3),
        offset: Size(width: length(-3...3), height: length(-3...3)))
    }
    guard plan.shape != nil else { return }
    plan.isDrawn = chance(0.5)
    guard chance(0.5) else { return }
    plan.shape?.strokeColor = color()
    plan.shape?.stroke.width = double(0.2...12)
  }

  package mutating func gradientPlan() -> LayerPlan.GradientPlan {
    let isOpaque = chance(0.6)
    let colors = (0..<int(1...3)).map { _ in color(alpha: isOpaque ? 1...1 : 0...1) }
    let first = double(0...0.3)
    let kind: Gradient.Kind = chance(0.5) ? .linear : .radial
    let start = Point(x: double(0...0.4), y: double(0...0.4))
    return LayerPlan.GradientPlan(
      kind: kind, colors: colors, locations: colors.indices.map { first + Double($0) * 0.3 }, start: start,
      end: Point(x: start.x + double(0.4...1), y: start.y + double(0.4...1)))
  }

  /// A polygon, sometimes open, that may intersect itself, or an ellipse, which is then not stroked.
  package mutating func shapePlan(in bounds: Rect) -> LayerPlan.ShapePlan {
    var path = Path()
    let isCurved = chance(0.3)
    if isCurved {
      path = Path(ellipseIn: bounds.insetBy(dx: bounds.width * 0.1, dy: bounds.height * 0.1))
      if chance(0.5) { path.append(Path(ellipseIn: bounds.insetBy(dx: bounds.width * 0.3, dy: bounds.height * 0.2))) }
    } else {
      for index in 0..<int(3...6) {
        let point = Point(
          x: double(bounds.minX - 3...bounds.maxX + 3), y: double(bounds.minY - 3...bounds.maxY + 3))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if chance(0.5) { path.closeSubpath() }
    }
    // Where a line is short for its width or the corner sharp, Cairo's join differs from the definition.
    let width = min(double(1.5...6), path.widestLine)
    let isStroked = !isCurved && width >= 1 && chance(0.8)
    return LayerPlan.ShapePlan(
      path: path, fillColor: isStroked && chance(0.3) ? nil : color(alpha: chance(0.7) ? 1...1 : 0.2...0.8),
      fillRule: chance(0.5) ? .nonZero : .evenOdd,
      strokeColor: isStroked ? color(alpha: chance(0.7) ? 1...1 : 0.2...0.8) : nil,
      stroke: StrokeStyle(
        width: width, cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel])))
  }
}

extension Path {
  /// The maximum line width of the path: half of its shortest line, and so that the inner sides of two lines do not
  /// meet beyond the end of one.
  fileprivate var widestLine: Double {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let lines = points.indices.map { index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      return Point(x: to.x - from.x, y: to.y - from.y)
    }
    func length(_ line: Point) -> Double { (line.x * line.x + line.y * line.y).squareRoot() }
    return lines.indices.map { index in
      let (line, next) = (lines[index], lines[(index + 1) % lines.count])
      let shorter = min(length(line), length(next))
      let product = length(line) * length(next)
      // Half the angle between the two lines: 90 degrees for a straight continuation.
      let cosine = product > 0 ? -(line.x * next.x + line.y * next.y) / product : 1
      let tangent = ((1 - cosine) / max(1e-9, 1 + cosine)).squareRoot()
      return min(shorter / 2, 2 * shorter * tangent)
    }.min() ?? 0
  }
}
