import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport

/// Random steps that change a layer or its scene.
enum TreeStep: String, OracleStep {
  case width, moveAcross, moveDown, scrollDown, scrollAcross, transform, zPosition, isHidden, opacity, color, radius,
    clip, border, contents, insert, remove, shadow, corners, text, sceneColor, sceneScale, mask, shuffle
  // Frames that follow the superlayer, and what they follow.
  case anchors, direction, language
  // Values that determine whether sublayers cast a part of a layer's shadow.
  case cardShadow, cardShadowOffset, cardCover, cardGradient
  // A filled layer whose lower part moves with others.
  case cardGrowth
  // Clips of other sizes, and opaque layers that slide over others.
  case clipGrowth, panelSlide

  // Without the steps that came after the seeds of former failures were found.

  static let withoutSlides = allCases.filter { !$0.isOfSlides }
  static let withoutCards = withoutSlides.filter { !$0.isOfCards && !$0.isOfAnchors }

  private var isOfSlides: Bool { [.clipGrowth, .panelSlide].contains(self) }

  private var isOfAnchors: Bool { [.anchors, .direction, .language].contains(self) }

  private var isOfCards: Bool {
    [.cardShadow, .cardShadowOffset, .cardCover, .cardGradient, .cardGrowth].contains(self)
  }

  var weight: Int {
    switch self {
    case .moveDown, .cardCover: 2
    case .cardGrowth: 3
    case .clipGrowth, .panelSlide: 4
    case .scrollDown: 5
    default: 1
    }
  }
}

extension TreeOracle {
  /// Does a random step with a random layer.
  ///
  /// - Returns: The step's name, and the layer's.
  func change(_ scene: Scene, _ layers: inout [Layer], _ random: inout SeededRandom) -> String {
    let layer = random.pick(layers)
    let steps = hasSlides ? TreeStep.allCases : hasCards ? TreeStep.withoutSlides : TreeStep.withoutCards
    let step = random.step(of: steps)
    let isDone =
      changePlace(step, layer, scene, isRoot: layer === layers[0], &random)
      || changeLook(step, layer, &random) || changeTree(step, layer, scene, &layers, &random)
      || changeCard(step, layer, &random) || changeSlide(step, layer, scene, &random)
    if !isDone { moveInTree(layer, layers, &random) }
    return "\(isDone ? step.rawValue : "moveInTree") of \(layer.name ?? "\(type(of: layer))")"
  }

  private func changePlace(
    _ step: TreeStep, _ layer: Layer, _ scene: Scene, isRoot: Bool, _ random: inout SeededRandom
  ) -> Bool {
    let pixel = 1 / scene.scale
    switch step {
    case .width: layer.frame.size.width = random.length(0...90)
    case .moveAcross: layer.position.x += random.length(-20...20)
    case .moveDown: layer.position.y += Double(random.int(-20...20)) * pixel
    case .scrollDown: layer.bounds.origin.y += Double(random.int(-12...12)) * pixel
    case .scrollAcross: layer.bounds.origin.x += Double(random.int(-12...12)) * pixel
    case .transform: layer.transform = random.chance(0.5) ? .identity : random.transform()
    case .zPosition: layer.zPosition = Double(random.int(-2...2))
    case .anchors: layer.anchoredFrame = random.chance(0.3) ? nil : random.anchoredFrame()
    case .direction: scene.traits.direction = random.pick([.leftToRight, .rightToLeft, nil])
    case .language: scene.traits.language = random.pick(["ar", "ja", "tr", nil])
    case .isHidden: layer.isHidden = !isRoot && !layer.isHidden
    default: return false
    }
    return true
  }

  private func changeLook(_ step: TreeStep, _ layer: Layer, _ random: inout SeededRandom) -> Bool {
    switch step {
    case .opacity: layer.opacity = random.chance(0.5) ? 1 : random.double(0...1)
    case .color: layer.backgroundColor = Color(random.color(alpha: random.chance(0.5) ? 1...1 : 0...1))
    case .radius: layer.cornerRadius = random.length(0...20)
    case .clip: layer.masksToBounds.toggle()
    case .border: layer.borderWidth = random.length(0...5)
    case .contents: layer.contents = random.pick(images)
    case .shadow: layer.shadowOpacity = random.chance(0.4) ? 0 : random.double(0...1)
    case .corners: layer.maskedCorners = random.corners()
    case .text: (layer as? TextLayer)?.text = random.pick(["Inlay", "another", "two\nlines"])
    default: return false
    }
    return true
  }

  private func changeTree(
    _ step: TreeStep, _ layer: Layer, _ scene: Scene, _ layers: inout [Layer], _ random: inout SeededRandom
  ) -> Bool {
    switch step {
    case .insert:
      // Every other one covers its superlayer.
      let frame =
        random.chance(0.5)
        ? layer.bounds : Rect(x: random.length(-20...90), y: random.length(-20...90), width: 50, height: 40)
      let new = makeLayer(frame, Color(random.color()))
      layer.insertSublayer(new, at: random.int(0...3))
      layers.append(new)
    case .remove where layer.superlayer != nil: layer.removeFromSuperlayer()
    case .sceneColor where random.chance(0.3): scene.backgroundColor = Color(random.color())
    case .sceneScale where random.chance(0.2): scene.scale = random.pick([1, 1.25, 1.5, 2, 3])
    case .mask where layer.mask == nil && random.chance(0.2):
      layer.mask = makeLayer(Rect(x: 5, y: 5, width: 60, height: 50), .black)
    case .mask: layer.mask?.position.x += 1
    case .shuffle where layer.sublayers.count > 1: layer.sublayers = layer.sublayers.shuffled(using: &random)
    default: return false
    }
    return true
  }

  private func changeCard(_ step: TreeStep, _ layer: Layer, _ random: inout SeededRandom) -> Bool {
    switch step {
    case .cardShadow:
      layer.backgroundColor = Color(random.color(alpha: random.chance(0.7) ? 1...1 : 0...1))
      layer.shadowOpacity = 0.8
      layer.shadowRadius = random.pick([0, 1, 3, 5])
    case .cardShadowOffset:
      layer.shadowOffset = Size(width: random.length(-9...9), height: random.length(-9...9))
    case .cardCover:
      guard let card = layer.superlayer, card.mask !== layer else { break }
      layer.transform = .identity
      layer.frame = card.bounds.insetBy(dx: Double(random.int(-1...4)), dy: Double(random.int(-1...4)))
      if random.chance(0.3) { card.mask?.frame = card.bounds }
    case .cardGrowth:
      let distance = Double(random.int(-12...12))
      if random.chance(0.3) { layer.frame.origin.y -= distance }
      layer.frame.size.height += distance
      for other in layer.superlayer?.sublayers ?? [] where other !== layer && random.chance(0.5) {
        other.position.y += distance
      }
    case .cardGradient:
      layer.contents = nil
      guard let gradient = layer as? GradientLayer else { break }
      gradient.colors = (0..<random.int(0...3)).map { _ in Color(random.color(alpha: 0.3...1)) }
      gradient.contents = random.chance(0.5) ? random.pick(images) : nil
    default: return false
    }
    return true
  }

  /// Inserts a layer into another one, where the layer does not allow the step.
  private func moveInTree(_ layer: Layer, _ layers: [Layer], _ random: inout SeededRandom) {
    let other = random.pick(layers)
    guard layer !== layers[0] && !other.isDescendant(of: layer) && layer.superlayer?.mask !== layer else { return }
    other.insertSublayer(layer, at: random.int(0...4))
  }
}
