import InlayGraphics

/// The values and counters of a commit.
package final class CommitContext {
  package let scene: Scene
  var layersVisited = 0

  init(scene: Scene) { self.scene = scene }

  /// A layer's colour in the scene; a token that the palette does not have is reported, and black.
  func resolve(_ color: Color, of layer: Layer) -> RGBColor {
    switch color {
    case .fixed(let color): return color
    case .token(let token): return resolve(token, of: layer)
    case .dynamic, .translucent:
      return color.resolved(for: layer.effectiveTraits.appearance) { resolve($0, of: layer) } ?? .black
    }
  }

  private func resolve(_ token: ColorToken, of layer: Layer) -> RGBColor {
    let own = scene.hasOwnColors ? layer.effectivePalette : nil
    let color = if let own { own[token] } else { scene.environment.color(of: token) }
    if let color { return color }
    scene.report("the scene's palette has no colour named \"\(token)\"", in: layer)
    return .black
  }
}
