import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

@Suite struct IncrementalTests {
  @Test("after any changes, a frame equals a frame of the same tree committed from nothing")
  func sameAsFromNothing() throws {
    let images = try TestImages.all()
    let textContext = try TextContext()
    try withSeeds(60) { random in
      let plan = random.scenePlan(Ingredients(images: images))
      let scene = plan.makeScene(textContext)
      var layers = scene.root.subtree
      for step in 0..<12 {
        for _ in 0..<random.int(1...3) { change(&layers, &random, images) }
        let picture = try scene.picture()
        for layer in layers { layer.verifyInvariants() }
        // A change of the scale and back makes every node again.
        let frame = try #require(scene.frame)
        scene.scale *= 2
        scene.tick(at: 0)
        scene.scale /= 2
        if let difference = try scene.picture().difference(from: picture) { return "step \(step): \(difference)" }
        if scene.frame === frame { return "step \(step): not made anew" }
      }
      return nil
    }
  }

  private func change(_ layers: inout [Layer], _ random: inout SeededRandom, _ images: [Image]) {
    let layer = random.pick(layers)
    switch random.int(0...13) {
    case 0: layer.frame.size.width = random.length(0...50)
    case 1: layer.position.x += random.length(-20...20)
    case 2: layer.transform = random.transform()
    case 3: layer.zPosition = Double(random.int(-2...2))
    case 4: layer.isHidden.toggle()
    case 5: layer.opacity = random.double(0...1)
    case 6: layer.backgroundColor = Color(random.color(alpha: 0...1))
    case 7: layer.cornerRadius = random.length(0...10)
    case 8: layer.masksToBounds.toggle()
    case 9: layer.borderWidth = random.length(0...5)
    case 10: layer.contents = random.pick(images)
    case 11:
      let new = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20), Color(random.color()))
      layer.insertSublayer(new, at: random.int(0...3))
      layers.append(new)
    case 12 where layer.superlayer != nil: layer.removeFromSuperlayer()
    default:
      let other = random.pick(layers)
      if layer !== layers[0] && !other.isDescendant(of: layer) { other.addSublayer(layer) }
    }
  }
}
