import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct RandomMutationTests {
  @Test("after each of 1,000 random changes the tree equals a model made of arrays, and its invariants hold")
  func mutations() {
    withSeeds(10) { random in
      let layers = (0..<25).map { Layer(named: "\($0)") }
      let scene = Scene(root: layers[0], size: Size(width: 10, height: 10))
      var model = TreeModel(count: layers.count)
      for step in 0..<1000 {
        let change = model.randomChange(&random)
        change.apply(to: layers)
        model.apply(change)
        if random.chance(0.05) { scene.tick(at: Double(step)) }
        for (index, layer) in layers.enumerated() {
          layer.verifyInvariants()
          let children = model.children[index]
          let isRight = layer.sublayers.elementsEqual(children.map { layers[$0] }, by: ===)
          if !isRight { return "step \(step), \(change): \(index) holds \(layer.sublayers.map(\.name))" }
          if layer.superlayer !== model.parent(of: index).map({ layers[$0] }) {
            return "step \(step), \(change): \(index) has a wrong superlayer"
          }
        }
      }
      return nil
    }
  }
}

@Suite struct LargeMutationTests {
  @Test("after each of 1,000 random changes of a tree of 1,000 layers of any kind, all invariants hold")
  func thousand() {
    withSeeds(1) { random in
      let layers = (0..<1_000).map { Layer(named: "\($0)") }
      let scene = Scene(root: layers[0], size: Size(width: 10, height: 10))
      for index in 1..<layers.count { layers[random.int(0...index - 1)].addSublayer(layers[index]) }
      scene.tick(at: 0)
      for step in 0..<1_000 {
        let (layer, other) = (random.pick(layers), layers[random.int(1...layers.count - 1)])
        let canHold = !layer.isDescendant(of: other)
        switch random.int(0...11) {
        case 0 where canHold: layer.addSublayer(other)
        case 1 where canHold: layer.insertSublayer(other, at: random.int(-1...4))
        case 2 where canHold: layer.mask = other
        case 3 where canHold && !layer.sublayers.isEmpty:
          layer.replaceSublayer(random.pick(layer.sublayers), with: other)
        case 4 where canHold:
          layer.sublayers = layer.sublayers.filter { $0 !== other }.shuffled(using: &random) + [other]
        case 5: other.removeFromSuperlayer()
        case 6: layer.zPosition = Double(random.int(-2...2))
        case 7: layer.isHidden.toggle()
        case 8: layer.setNeedsLayout()
        case 9: layer.bounds.size.width = Double(random.int(0...3))
        case 10: layer.backgroundColor = Color(random.color())
        default: scene.tick(at: Double(step))
        }
        for layer in layers {
          layer.verifyInvariants()
          let isHeld = layer.superlayer.map { $0.mask === layer || $0.sublayers.contains { $0 === layer } } ?? true
          if !isHeld { return "step \(step): \(layer.name ?? "") lies in no superlayer that knows it" }
        }
      }
      return nil
    }
  }
}

/// A change of a tree, by the layers' numbers.
private enum TreeChange {
  case add(Int, to: Int)
  case insert(Int, into: Int, at: Int)
  case below(Int, sibling: Int, in: Int)
  case above(Int, sibling: Int, in: Int)
  case replace(Int, with: Int, in: Int)
  case remove(Int)
  case set([Int], in: Int)

  func apply(to layers: [Layer]) {
    switch self {
    case .add(let layer, let parent): layers[parent].addSublayer(layers[layer])
    case .insert(let layer, let parent, let index): layers[parent].insertSublayer(layers[layer], at: index)
    case .below(let layer, let sibling, let parent):
      layers[parent].insertSublayer(layers[layer], below: layers[sibling])
    case .above(let layer, let sibling, let parent):
      layers[parent].insertSublayer(layers[layer], above: layers[sibling])
    case .replace(let old, let new, let parent): layers[parent].replaceSublayer(layers[old], with: layers[new])
    case .remove(let layer): layers[layer].removeFromSuperlayer()
    case .set(let children, let parent): layers[parent].sublayers = children.map { layers[$0] }
    }
  }
}

/// A forest as arrays of numbers. Number 0 is always a root.
private struct TreeModel {
  var children: [[Int]]

  init(count: Int) { children = Array(repeating: [], count: count) }

  func parent(of layer: Int) -> Int? { children.firstIndex { $0.contains(layer) } }

  /// Whether a layer may become a sublayer of another: not of its own sublayers, and not the root.
  private func fits(_ layer: Int, into parent: Int) -> Bool {
    if layer == 0 { return false }
    var ancestor: Int? = parent
    while let current = ancestor {
      if current == layer { return false }
      ancestor = self.parent(of: current)
    }
    return true
  }

  func randomChange(_ random: inout SeededRandom) -> TreeChange {
    while true {
      let layer = random.int(1...children.count - 1)
      let parent = random.int(0...children.count - 1)
      if random.chance(0.15) { return .remove(layer) }
      guard fits(layer, into: parent) else { continue }
      let siblings = children[parent]
      switch random.int(0...5) {
      case 0: return .add(layer, to: parent)
      case 1: return .insert(layer, into: parent, at: random.int(-2...6))
      case 2 where !siblings.isEmpty: return .below(layer, sibling: random.pick(siblings), in: parent)
      case 3 where !siblings.isEmpty: return .above(layer, sibling: random.pick(siblings), in: parent)
      case 4 where !siblings.isEmpty: return .replace(random.pick(siblings), with: layer, in: parent)
      case 5:
        let kept = siblings.filter { $0 != layer && random.chance(0.7) }
        return .set((kept + [layer]).shuffled(using: &random), in: parent)
      default: continue
      }
    }
  }

  mutating func apply(_ change: TreeChange) {
    func removing(_ layer: Int) { if let parent = parent(of: layer) { children[parent].removeAll { $0 == layer } } }
    switch change {
    case .add(let layer, let parent):
      removing(layer)
      children[parent].append(layer)
    case .insert(let layer, let parent, let index):
      removing(layer)
      children[parent].insert(layer, at: max(0, min(index, children[parent].count)))
    case .below(let layer, let sibling, let parent), .above(let layer, let sibling, let parent):
      guard layer != sibling else { return }
      removing(layer)
      let place = children[parent].firstIndex(of: sibling) ?? 0
      if case .above = change {
        children[parent].insert(layer, at: place + 1)
      } else {
        children[parent].insert(layer, at: place)
      }
    case .replace(let old, let new, let parent):
      guard old != new else { return }
      removing(new)
      children[parent] = children[parent].map { $0 == old ? new : $0 }
    case .remove(let layer):
      removing(layer)
    case .set(let layers, let parent):
      layers.forEach(removing)
      children[parent] = layers
    }
  }
}
