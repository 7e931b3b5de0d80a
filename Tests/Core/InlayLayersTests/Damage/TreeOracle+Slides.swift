import InlayGraphics
import InlayLayers
import InlayTestSupport

extension TreeOracle {
  /// Changes the size of a clip, or moves an opaque layer, often with siblings at another speed.
  func changeSlide(_ step: TreeStep, _ layer: Layer, _ scene: Scene, _ random: inout SeededRandom) -> Bool {
    let pixel = 1 / scene.scale
    switch step {
    case .clipGrowth:
      layer.masksToBounds = true
      if random.chance(0.8) { layer.cornerRadius = 0 }
      if random.chance(0.8) { layer.transform = .identity }
      // By whole pixels, or by parts of them.
      let unit = random.chance(0.7) ? pixel : pixel / 4
      let height = Double(random.int(-24...24)) * unit
      var frame = layer.frame
      frame.size.height = max(0, frame.height + height)
      if random.chance(0.4) { frame.size.width = max(0, frame.width + Double(random.int(-24...24)) * unit) }
      if random.chance(0.4) { frame.origin.y -= height }
      layer.frame = frame
      if random.chance(0.2) { layer.bounds.origin.y += height }
    case .panelSlide:
      layer.backgroundColor = Color(random.color(alpha: random.chance(0.9) ? 1...1 : 0...1))
      layer.transform = .identity
      if random.chance(0.7) { (layer.opacity, layer.mask) = (1, nil) }
      if random.chance(0.4) {
        layer.bounds.size = Size(width: scene.size.width * random.double(0.3...1), height: scene.size.height / 2)
        layer.cornerRadius = random.pick([0, 0, 6])
        layer.zPosition = random.pick([0, 0, 3])
      }
      layer.position.y += Double(random.int(-12...12)) * pixel
      let speed = Double(random.int(-12...12)) * pixel
      for other in layer.superlayer?.sublayers ?? [] where other !== layer && random.chance(0.4) {
        other.position.y += speed
      }
    default: return false
    }
    return true
  }
}
