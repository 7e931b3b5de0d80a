import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

/// Random changes of layers with symbols: what a surface shows after painting the damage equals a whole new picture.
@Suite struct SymbolOracleTests {
  private func color(_ random: inout SeededRandom) -> Color {
    random.pick([.token(.tint), .token(.destructive), .token(.label), .rgb(0x34C759), .black])
  }

  private func image(_ random: inout SeededRandom) -> Image? {
    let symbol = random.pick(Symbol.allCases)
    switch random.int(0...4) {
    case 0: return nil
    case 1: return .tile(symbol, color: color(&random))
    case 2: return Image.tile(symbol, color: .black).tinted(color(&random))
    default:
      return .symbol(
        symbol, size: random.length(5...40), weight: random.pick(SymbolWeight.allCases).weight, tint: color(&random))
    }
  }

  private func change(_ layer: ImageLayer, _ random: inout SeededRandom) {
    switch random.int(0...5) {
    case 0, 1: layer.image = image(&random)
    case 2:
      layer.frame = Rect(
        x: random.length(-10...80), y: random.length(-10...80), width: random.length(1...50),
        height: random.length(1...50))
    case 3: layer.contentsGravity = random.pick([.center, .resize, .resizeAspect, .resizeAspectFill, .topRight])
    case 4: layer.opacity = random.pick([0, 0.5, 1])
    default: layer.contentsScale = random.pick([0.5, 0.8, 1, 1.6])
    }
  }

  @Test("damage covers every change of symbols, their colours, direction and size") func oracle() throws {
    try withSeeds(40) { random in
      let root = View()
      let layers = (0..<6).map { _ in ImageLayer() }
      for layer in layers {
        layer.contentsGravity = .center
        layer.frame = Rect(x: random.length(0...80), y: random.length(0...80), width: 29, height: 29)
        layer.image = image(&random)
        root.addSublayer(layer)
      }
      let scene = Scene(root: root, size: Size(width: 100, height: 100), scale: random.pick([1, 1.5, 2]))
      scene.backgroundColor = .token(.cellBackground)
      let surface = try ImageSurface(for: scene)
      for step in 0..<12 {
        switch random.int(0...7) {
        case 0: scene.traits.appearance = random.pick(Appearance.allCases)
        case 1: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
        default: change(random.pick(layers), &random)
        }
        scene.tick(at: Double(step))
        try scene.render(into: surface)
        if let difference = Picture(surface).difference(from: try scene.picture()) {
          return "step \(step): \(difference)"
        }
      }
      return nil
    }
  }
}
