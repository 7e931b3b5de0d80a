import InlayGraphics
import InlayLayers
import InlayText

/// A layer tree as a value, which random tests make, build layers from, shrink and print.
package struct LayerPlan {
  package struct Contents {
    package var image: Image
    package var gravity = Layer.ContentsGravity.resize
    package var rect = Rect(x: 0, y: 0, width: 1, height: 1)
    package var center = Rect(x: 0, y: 0, width: 1, height: 1)
    package var scale = 1.0
    package var filter = Interpolation.linear
  }

  package var bounds: Rect
  package var position: Point
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  package var transform = Transform.identity
  package var zPosition = 0.0
  package var isHidden = false
  package var opacity = 1.0
  package var backgroundColor: RGBColor?
  package var cornerRadius = 0.0
  package var maskedCorners = Corners.all
  package var masksToBounds = false
  package var borderWidth = 0.0
  package var borderColor = RGBColor.black
  package var contents: Contents?
  package var text: String?
  package var textColor = RGBColor.black
  package var textAlignment = TextAlignment.left
  package var cornerCurve = CornerCurve.circular
  package var shadow: Shadow?
  package var gradient: GradientPlan?
  package var shape: ShapePlan?
  /// Whether the shape needs a layer of its own kind, with a clip, a group and a gradient.
  package var isDrawn = false
  package var textShadow: Shadow?
  /// At most one.
  package var masks: [LayerPlan] = []
  package var children: [LayerPlan] = []

  /// A plan of an untransformed layer.
  package init(frame: Rect, backgroundColor: RGBColor? = nil, children: [LayerPlan] = []) {
    bounds = Rect(origin: .zero, size: frame.size)
    position = Point(x: frame.midX, y: frame.midY)
    self.backgroundColor = backgroundColor
    self.children = children
  }

  package func makeLayer() -> Layer {
    let layer: Layer
    if let text {
      let textLayer = TextLayer()
      textLayer.text = text
      textLayer.textColor = Color(textColor)
      textLayer.textAlignment = textAlignment
      textLayer.textShadow = textShadow.map {
        InlayLayers.Shadow(color: Color($0.color), radius: $0.radius, offset: $0.offset)
      }
      layer = textLayer
    } else if let gradient {
      layer = gradient.makeLayer()
    } else if let shape {
      layer = isDrawn ? shape.makeSketch() : shape.makeLayer()
    } else {
      layer = Layer()
    }
    layer.bounds = bounds
    layer.position = position
    layer.anchorPoint = anchorPoint
    layer.transform = transform
    layer.zPosition = zPosition
    layer.isHidden = isHidden
    layer.opacity = opacity
    layer.backgroundColor = backgroundColor.map(Color.init)
    layer.cornerRadius = cornerRadius
    layer.maskedCorners = maskedCorners
    layer.masksToBounds = masksToBounds
    layer.borderWidth = borderWidth
    layer.borderColor = Color(borderColor)
    if let contents {
      layer.contents = contents.image
      layer.contentsGravity = contents.gravity
      layer.contentsRect = contents.rect
      layer.contentsCenter = contents.center
      layer.contentsScale = contents.scale
      layer.contentsInterpolation = contents.filter
    }
    layer.cornerCurve = cornerCurve
    shadow?.apply(to: layer)
    layer.mask = masks.first?.makeLayer()
    for child in children { layer.addSublayer(child.makeLayer()) }
    return layer
  }
}

/// A plan of a scene.
package struct ScenePlan {
  package var size: Size
  package var scale: Double
  package var background: RGBColor?
  package var root: LayerPlan

  package func makeScene(_ textContext: TextContext?) -> Scene {
    let scene = Scene(root: root.makeLayer(), size: size, scale: scale, textContext: textContext)
    scene.backgroundColor = background.map(Color.init)
    return scene
  }
}

extension LayerPlan: CustomStringConvertible {
  /// The values that differ from a new layer's, one line for each layer.
  package var description: String {
    var words = ["bounds \(bounds) at \(position)"]
    if anchorPoint != Point(x: 0.5, y: 0.5) { words.append("anchor \(anchorPoint)") }
    if !transform.isIdentity { words.append("\(transform)") }
    if zPosition != 0 { words.append("z \(zPosition)") }
    if isHidden { words.append("hidden") }
    if opacity != 1 { words.append("opacity \(opacity)") }
    if let backgroundColor { words.append("background \(backgroundColor)") }
    if cornerRadius != 0 { words.append("radius \(cornerRadius) corners \(maskedCorners.rawValue)") }
    if masksToBounds { words.append("masks") }
    if borderWidth != 0 { words.append("border \(borderWidth) \(borderColor)") }
    if let contents {
      words.append(
        "image \(contents.image.pixelWidth) x \(contents.image.pixelHeight) \(contents.gravity) "
          + "rect \(contents.rect) center \(contents.center) scale \(contents.scale)")
    }
    if let text { words.append("text \"\(text)\" \(textColor) \(textAlignment)") }
    words += lookWords
    let inner = (masks + children).flatMap { $0.description.split(separator: "\n").map { "\n  " + $0 } }
    return words.joined(separator: ", ") + inner.joined()
  }
}

extension ScenePlan: CustomStringConvertible {
  package var description: String {
    "\(size) at scale \(scale), background \(background?.description ?? "none")\n\(root)"
  }
}
