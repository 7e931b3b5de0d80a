import InlayGraphics
import InlayLayers
import InlayTestSupport

/// The parts of random trees.
package struct Ingredients {
  /// Rotated, skewed, mirrored and scaled layers.
  package var transforms: Bool
  package var opacity: Bool
  package var text: Bool
  /// Shadows, masks, gradients, shape layers and continuous corners.
  package var looks: Bool
  /// Looks that the reference does not support: drawings, texts' shadows, filters, and strokes of any width along
  /// curves.
  package var anything: Bool
  /// Cards: layers with a background and a shadow whose sublayers are inside, extend outside or touch the corners.
  /// Gradients with contents.
  package var cards: Bool
  package var images: [Image]
  package var layers: Int
  /// Whether there are layers and borders thinner than a point.
  package var slivers: Bool
  /// The canvas's sides, in pixels.
  package var sides: ClosedRange<Double>
  package var scales: [Double]

  package init(
    transforms: Bool = true, opacity: Bool = true, text: Bool = true, looks: Bool = false, anything: Bool = false,
    cards: Bool = false, images: [Image] = [], layers: Int = 14, slivers: Bool = true,
    sides: ClosedRange<Double> = 20...150, scales: [Double] = [1, 1.25, 1.5, 2, 3]
  ) {
    (self.transforms, self.opacity, self.text) = (transforms, opacity, text)
    (self.looks, self.anything, self.cards) = (looks, anything, cards)
    (self.images, self.layers, self.slivers, self.sides, self.scales) = (images, layers, slivers, sides, scales)
  }
}

extension SeededRandom {
  /// A scene of a random tree.
  package mutating func scenePlan(_ ingredients: Ingredients) -> ScenePlan {
    let scale = pick(ingredients.scales)
    let size = Size(width: double(ingredients.sides) / scale, height: double(ingredients.sides) / scale)
    var left = ingredients.layers
    var root = layerPlan(in: Rect(origin: .zero, size: size), ingredients, depth: 4, left: &left)
    root.isHidden = false
    let background = chance(0.2) ? nil : color(alpha: chance(0.8) ? 1...1 : 0...1)
    return ScenePlan(size: size, scale: scale, background: background, root: root)
  }

  private mutating func layerPlan(
    in area: Rect, _ ingredients: Ingredients, depth: Int, left: inout Int
  ) -> LayerPlan {
    left -= 1
    let width = length(0...area.width * 1.2)
    let height = length(0...area.height * 1.2)
    let x = length(area.minX - width * 0.3...area.maxX - width * 0.5)
    let y = length(area.minY - height * 0.3...area.maxY - height * 0.5)
    var plan = LayerPlan(frame: Rect(x: x, y: y, width: width, height: height))
    if !ingredients.slivers && min(width, height) < 1 { plan.bounds.size = .zero }
    if chance(0.2) { plan.bounds.origin = Point(x: length(-20...20), y: length(-20...20)) }
    if chance(0.2) {
      plan.anchorPoint = Point(x: double(-0.5...1.5), y: double(-0.5...1.5))
      plan.position = Point(x: x + plan.anchorPoint.x * width, y: y + plan.anchorPoint.y * height)
    }
    if ingredients.transforms && chance(0.25) { plan.transform = transform() }
    if chance(0.3) { plan.zPosition = Double(int(-2...2)) }
    plan.isHidden = chance(0.04)
    if ingredients.opacity && chance(0.3) { plan.opacity = chance(0.1) ? 0 : double(0.1...0.95) }
    dress(&plan, ingredients)
    if ingredients.looks { addLooks(to: &plan) }
    if ingredients.anything { addAnything(to: &plan) }
    if ingredients.looks && depth > 0 && left > 0 && chance(0.15) {
      plan.masks = [layerPlan(in: plan.bounds, ingredients, depth: min(depth - 1, 1), left: &left)]
    }
    if depth > 0 {
      for _ in 0..<int(0...4) where left > 0 {
        plan.children.append(layerPlan(in: plan.bounds, ingredients, depth: depth - 1, left: &left))
      }
    }
    if ingredients.cards { addCard(to: &plan) }
    return plan
  }

  private mutating func dress(_ plan: inout LayerPlan, _ ingredients: Ingredients) {
    let side = min(plan.bounds.width, plan.bounds.height)
    if chance(0.75) { plan.backgroundColor = color(alpha: chance(0.6) ? 1...1 : 0.1...0.9) }
    if chance(0.6) {
      plan.cornerRadius = chance(0.15) ? side : length(0...max(1, side / 2))
      plan.maskedCorners = chance(0.5) ? .all : corners()
    }
    plan.masksToBounds = chance(0.35)
    if chance(0.35) {
      plan.borderWidth = chance(0.2) ? length(0...side) : length(0...6)
      let rest = side - 2 * plan.borderWidth
      if !ingredients.slivers && (plan.borderWidth < 1 || (rest > 0 && rest < 1)) { plan.borderWidth = 0 }
      plan.borderColor = color(alpha: chance(0.6) ? 1...1 : 0.1...0.9)
    }
    if !ingredients.images.isEmpty && chance(0.25) {
      plan.contents = contents(pick(ingredients.images))
    } else if ingredients.text && chance(0.2) {
      plan.text = pick(["Inlay", "Two lines\nof text", "fi Ag", "a longer text that does not fit in here"])
      plan.textColor = color(alpha: chance(0.6) ? 1...1 : 0.1...0.9)
      plan.textAlignment = pick([.left, .center, .right])
    }
  }

  package mutating func contents(_ image: Image) -> LayerPlan.Contents {
    var contents = LayerPlan.Contents(image: image)
    contents.gravity = pick(Layer.ContentsGravity.allCases)
    if chance(0.3) { contents.rect = fractions() }
    if chance(0.4) { contents.center = fractions() }
    contents.scale = pick([1, 1, 2, 3, 0.7])
    return contents
  }

  private mutating func fractions() -> Rect {
    let x = double(0...0.7)
    let y = double(0...0.7)
    return Rect(x: x, y: y, width: double(0...1 - x), height: double(0...1 - y))
  }

  package mutating func transform() -> Transform {
    switch int(0...7) {
    case 0: return Transform(degrees: double(-180...180))
    case 1: return Transform(degrees: pick([90, 180, 270]))
    case 2: return Transform(degrees: double(-1...1))
    case 3:
      let factor = double(0.3...2)
      return Transform(scaleX: factor, y: factor)
    case 4: return Transform(scaleX: double(0.3...2), y: double(0.3...2))
    case 5: return pick([Transform(scaleX: -1, y: 1), Transform(scaleX: 1, y: -1)])
    case 6:
      return Transform(a: 1, b: double(-0.5...0.5), c: double(-0.5...0.5), d: 1, tx: double(-9...9), ty: 0)
    default: return Transform(translationX: length(-10...10), y: length(-10...10))
    }
  }
}
