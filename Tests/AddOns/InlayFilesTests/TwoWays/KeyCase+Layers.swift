import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// The keys of every layer, in the order of code.
extension KeyCase where Target == Layer {
  static var ofEveryLayer: [KeyCase<Layer>] { geometry + looks + contents + inner }

  private static var geometry: [KeyCase<Layer>] {
    [
      KeyCase("anchorPoint", 0.3, { $0.point(0...1) }, { $0.anchorPoint = $1 }),
      KeyCase("transform", 0.3, { $0.transform() }, { $0.transform = $1 }),
      KeyCase("bounds", 0.9, { $0.rect(-9...9, 8...60) }, { $0.bounds = $1 }),
      KeyCase("position", 0.9, { $0.point(0...80) }, { $0.position = $1 }),
      KeyCase(
        "frame", 0.9, { $0.placedFrame() },
        { layer, frame in
          switch frame {
          case .anchored(let anchored): layer.anchoredFrame = anchored
          case .fixed(let rect):
            layer.anchoredFrame = nil
            layer.fillsSuperlayer = false
            layer.frame = rect
          }
        }),
      KeyCase("zPosition", 0.1, { $0.integer(-2...2) }, { $0.zPosition = Double($1) }),
    ]
  }

  private static var looks: [KeyCase<Layer>] {
    [
      KeyCase("theme", 0.08, { $0.theme() }, { $0.overrideTheme = $1 }),
      KeyCase("appearance", 0.08, { $0.name(Appearance.self) }, { $0.overrideAppearance = $1 }),
      KeyCase("language", 0.08, { $0.language() }, { $0.overrideLanguage = $1 }),
      KeyCase("isHidden", 0.1, { $0.boolean(0.3) }, { $0.isHidden = $1 }),
      KeyCase("opacity", 0.2, { $0.number(0...1) }, { $0.opacity = $1 }),
      KeyCase("backgroundColor", 0.6, { $0.color() }, { $0.backgroundColor = $1 }),
      KeyCase("cornerRadius", 0.3, { $0.number(0...20) }, { $0.cornerRadius = $1 }),
      KeyCase("cornerCurve", 0.2, { $0.name(CornerCurve.self) }, { $0.cornerCurve = $1 }),
      KeyCase(
        "maskedCorners", 0.15, { maker in maker.list(maker.int(0...3)) { $0.name(FormatNames.corners) } },
        { $0.maskedCorners = $1.reduce([]) { $0.union($1) } }),
      KeyCase("masksToBounds", 0.2, { $0.boolean(0.8) }, { $0.masksToBounds = $1 }),
      KeyCase("borderWidth", 0.2, { $0.number(0...5) }, { $0.borderWidth = $1 }),
      KeyCase("borderColor", 0.2, { $0.color() }, { $0.borderColor = $1 }),
      KeyCase("shadowColor", 0.1, { $0.color() }, { $0.shadowColor = $1 }),
      KeyCase("shadowOpacity", 0.15, { $0.number(0...1) }, { $0.shadowOpacity = $1 }),
      KeyCase("shadowRadius", 0.15, { $0.number(0...4) }, { $0.shadowRadius = $1 }),
      KeyCase("shadowOffset", 0.15, { $0.size(-5...5) }, { $0.shadowOffset = $1 }),
    ]
  }

  private static var contents: [KeyCase<Layer>] {
    [
      KeyCase(
        "contents", 0.15, { $0.image() },
        code: { layer, name, scene in
          let image = try scene.image(name)
          if let layer = layer as? ImageLayer {
            layer.image = image
          } else {
            layer.contents = image
            layer.contentsScale = image.scale
          }
        }),
      KeyCase("contentsGravity", 0.15, { $0.name(Layer.ContentsGravity.self) }, { $0.contentsGravity = $1 }),
      KeyCase("contentsRect", 0.1, { $0.part() }, { $0.contentsRect = $1 }),
      KeyCase("contentsCenter", 0.1, { $0.part() }, { $0.contentsCenter = $1 }),
      KeyCase("contentsScale", 0.1, { $0.number(1...3) }, { $0.contentsScale = $1 }),
      KeyCase("magnificationFilter", 0.1, { $0.name(FormatNames.interpolations) }, { $0.contentsInterpolation = $1 }),
    ]
  }

  private static var inner: [KeyCase<Layer>] {
    [
      KeyCase("sublayers", 0.3, { $0.layers() }, code: { try $2.setSublayers($1, of: $0) }),
      KeyCase("mask", 0.1, { $0.layer() }, code: { $0.mask = try $1.make($2) }),
    ]
  }
}

extension CodeScene {
  /// Layers with sublayers of their own keep them.
  func setSublayers(_ planned: [PlannedLayer], of layer: Layer) throws {
    for old in addedSublayers[ObjectIdentifier(layer)] ?? [] { old.removeFromSuperlayer() }
    let layers = try planned.map { try $0.make(self) }
    addedSublayers[ObjectIdentifier(layer)] = layers
    for new in layers { layer.addSublayer(new) }
  }
}
