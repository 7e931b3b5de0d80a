import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Many sublayers that are removed one by one.
@Suite struct RemovalTests {
  private enum Order: CaseIterable {
    case firstToLast, lastToFirst, random
  }

  @Test("each of many removed sublayers is found at its stored position", arguments: Order.allCases)
  private func places(order: Order) {
    let root = Layer()
    let layers = (0..<50_000).map { _ in Layer() }
    for layer in layers { root.addSublayer(layer) }
    var random = SeededRandom(seed: 14)
    let leaving =
      switch order {
      case .firstToLast: layers
      case .lastToFirst: Array(layers.reversed())
      case .random: layers.shuffled(using: &random)
      }
    var found = 0
    for layer in leaving {
      let place = Int(layer.slot)
      if place < root.slots.count, root.slots[place] === layer { found += 1 }
      layer.removeFromSuperlayer()
    }
    #expect(found == layers.count, "others are searched for")
    #expect(root.sublayers.isEmpty && root.slots.isEmpty && !root.holdsLayers)
  }

  @Test("a removed sublayer is released at once, and the others keep their order")
  func letGo() {
    withSeeds(200) { random in
      let root = Layer()
      var expected: [Layer] = []
      weak var gone: Layer?
      for step in 0..<400 {
        switch random.int(0...9) {
        case 0...4:
          let layer = Layer()
          let index = random.pick([0, 0, random.int(0...expected.count), expected.count, expected.count])
          root.insertSublayer(layer, at: index)
          expected.insert(layer, at: index)
        case 5...7 where !expected.isEmpty:
          let index = random.int(0...expected.count - 1)
          gone = expected.remove(at: index)
          gone?.removeFromSuperlayer()
          if gone != nil { return "step \(step): the layer is held" }
        case 8 where expected.count > 1:
          let layer = expected.remove(at: random.int(0...expected.count - 1))
          let index = random.int(0...expected.count)
          root.insertSublayer(layer, at: index)
          expected.insert(layer, at: index)
        default:
          if !root.sublayers.elementsEqual(expected, by: ===) { return "step \(step): other sublayers" }
        }
      }
      root.verifyTree()
      return root.sublayers.elementsEqual(expected, by: ===) ? nil : "other sublayers in the end"
    }
  }

  @Test("layers that are inserted before many others fill gaps there, and keep the order")
  func insertedFirst() {
    let root = Layer()
    let layers = (0..<20_000).map { _ in Layer() }
    for (index, layer) in layers.enumerated() {
      root.insertSublayer(layer, at: 0)
      // Others leave meanwhile, at both ends and between them.
      if index % 7 == 3 { layers[index].removeFromSuperlayer() }
      if index % 9 == 4 { layers[index / 2].removeFromSuperlayer() }
    }
    #expect(root.slots.count <= 60_000)
    let expected = layers.reversed().filter { $0.superlayer === root }
    #expect(root.sublayers.elementsEqual(expected) { $0 === $1 } && root.slots.count == expected.count)
    for layer in expected { layer.removeFromSuperlayer() }
    #expect(root.sublayers.isEmpty && root.slots.isEmpty && !root.holdsLayers)
  }

  @Test("layers are added and removed without reading the sublayers, and the array stays as short as possible")
  func comingAndGoing() {
    let root = Layer()
    var layers = (0..<1_000).map { _ in Layer() }
    for layer in layers { root.addSublayer(layer) }
    for index in 0..<20_000 {
      layers[index % 1_000].removeFromSuperlayer()
      layers[index % 1_000] = Layer()
      root.addSublayer(layers[index % 1_000])
    }
    #expect(root.slots.count <= 2_100)
    let isSame = root.sublayers.elementsEqual(layers) { $0 === $1 }
    #expect(isSame)
  }
}
