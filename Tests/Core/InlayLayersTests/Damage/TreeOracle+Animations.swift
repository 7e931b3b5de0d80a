import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport

/// Random steps that begin, retarget and remove animations.
enum AnimationStep: String, OracleStep {
  case closure, position, bounds, transform, opacity, color, corners, border, shadow, gradient, keyframes,
    slide, removeFromLayer, removeAll

  var weight: Int {
    switch self {
    case .closure: 6
    case .removeAll: 1
    default: 2
    }
  }
}

extension TreeOracle {
  /// Does a random step with animations of a random layer, or changes the tree.
  ///
  /// - Returns: What was done.
  func animate(_ scene: Scene, _ layers: inout [Layer], _ random: inout SeededRandom) -> String {
    if random.chance(0.4) { return change(scene, &layers, &random) }
    let layer = random.pick(layers)
    let step: AnimationStep = random.step()
    let timing = randomTiming(&random)
    switch step {
    case .closure:
      var log: [String] = []
      scene.animate(timing) {
        for _ in 0...random.int(0...3) { log.append(change(scene, &layers, &random)) }
        if random.chance(0.3) { scene.root.layoutIfNeeded() }
      } completion: { _ in
        layer.setNeedsLayout()
      }
      return "animated (\(log.joined(separator: ", ")))"
    case .removeFromLayer: layer.removeAnimations()
    case .removeAll: scene.removeAnimations()
    case .position:
      layer.animate(.position, from: Point(x: random.length(-20...90), y: random.length(-20...90)), timing)
    case .bounds:
      let size = Size(width: random.length(0...90), height: random.length(0...90))
      layer.animate(.bounds, from: Rect(origin: Point(x: random.length(-9...9), y: 0), size: size), timing)
    case .transform: layer.animate(.transform, from: random.transform(), timing)
    case .opacity: layer.animate(.opacity, from: random.double(0...1), timing)
    case .color: layer.animate(.backgroundColor, from: Color(random.color(alpha: 0...1)), timing)
    case .corners: layer.animate(.cornerRadius, from: random.length(0...20), timing)
    case .border: layer.animate(.borderWidth, from: random.length(0...9), timing)
    case .shadow:
      layer.animate(.shadowOpacity, from: random.double(0...1), timing)
      layer.animate(.shadowOffset, from: Size(width: random.length(-9...9), height: 0), timing)
    case .gradient:
      guard let gradient = layer as? GradientLayer else { break }
      layer.animate(.colors, from: gradient.colors.map { _ in Color(random.color()) }, timing)
    case .keyframes:
      let points = (0...random.int(0...3)).map { _ in Point(x: random.length(0...90), y: random.length(0...90)) }
      layer.animate(.position, keyframes: Keyframes(points), timing)
    case .slide:
      // By whole or half pixels.
      let distance = Double(random.int(-60...60)) / 2 / scene.scale
      layer.animate(.position, from: Point(x: layer.position.x, y: layer.position.y + distance), timing)
    }
    return "\(step.rawValue) of \(layer.name ?? "\(type(of: layer))")"
  }

  private func randomTiming(_ random: inout SeededRandom) -> AnimationTiming {
    let delay = random.chance(0.2) ? random.double(-2...3) : 0
    let timing: AnimationTiming =
      random.chance(0.5)
      ? .curve(random.pick([.linear, .default, .easeIn]), duration: Double(random.int(0...6)), delay: delay)
      : .spring(dampingRatio: random.double(0.2...1.4), response: random.double(0.5...6), delay: delay)
    return random.chance(0.2) ? timing.repeated(random.double(0...4), autoreverses: random.chance(0.5)) : timing
  }
}
