import InlayGraphics

/// The contents of a layer, between its background and its sublayers.
package enum NodeContents: Equatable, Sendable {
  case none
  case image(NodeImage)
  case text(NodeText)
  case gradient(Gradient)
  /// Separate from `gradient`, and indirect: it is rare, and nodes stay small without it.
  indirect case gradientBelowImage(Gradient, NodeImage)
  case shape(NodeShape)
  case drawing(DisplayList)

  /// The painted area, in the layer's own space and within its reach.
  func extent(in bounds: Rect) -> Rect { paintedExtent(in: bounds).withinReach }

  private func paintedExtent(in bounds: Rect) -> Rect {
    switch self {
    case .none: .zero
    case .image(let image): image.destination(in: bounds)
    case .text(let text): text.extent
    case .gradient, .drawing: bounds
    case .gradientBelowImage(_, let image): bounds.union(image.destination(in: bounds))
    case .shape(let shape): shape.extent
    }
  }

  var hasGradient: Bool {
    switch self {
    case .gradient, .gradientBelowImage: true
    default: false
    }
  }
}

/// An image and its placement.
package struct NodeImage: Equatable, Sendable {
  package var image: Image
  package var gravity: ContentsGravity
  /// The shown part, in fractions of the image.
  package let rect: Rect
  /// The stretched part of `rect`, in fractions of it.
  package let center: Rect
  /// Image pixels per point.
  package var scale: Double
  package let filter: Interpolation

  package static func == (a: NodeImage, b: NodeImage) -> Bool {
    a.image === b.image && a.gravity == b.gravity && a.rect == b.rect && a.center == b.center
      && a.scale == b.scale && a.filter == b.filter
  }

  /// Whether all of the image is shown, and stretched evenly.
  var isWhole: Bool {
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    return rect == whole && center == whole
  }

  /// The shown part, in pixels of the image.
  var source: Rect {
    let width = Double(image.pixelWidth)
    let height = Double(image.pixelHeight)
    return Rect(x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
  }

  /// In points: smaller sides cannot be divisors.
  private static let leastSide = 1e-9

  /// The painted area, in the layer's own space: that of the shown part.
  func destination(in bounds: Rect) -> Rect {
    let natural = Size(width: source.width / scale, height: source.height / scale)
    guard natural.width > Self.leastSide, natural.height > Self.leastSide else { return .zero }
    let size: Size
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let horizontal = bounds.width / natural.width
      let vertical = bounds.height / natural.height
      let factor = gravity == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
      size = Size(width: natural.width * factor, height: natural.height * factor)
    default: size = natural
    }
    return Rect(
      origin: Point(
        x: bounds.minX + (bounds.width - size.width) * gravity.fraction.x,
        y: bounds.minY + (bounds.height - size.height) * gravity.fraction.y),
      size: size)
  }
}

/// A laid-out text with its position and colour.
package struct NodeText: Equatable, Sendable {
  package let layout: TextLayout
  /// The top left corner of the layout's box, in the layer's own space.
  package let origin: Point
  package let color: Color
  package let shadow: NodeShadow?

  package static func == (a: NodeText, b: NodeText) -> Bool {
    a.layout === b.layout && a.origin == b.origin && a.color == b.color && a.shadow == b.shadow
  }

  /// The painted glyphs and their shadow, in the layer's own space.
  var extent: Rect {
    let ink = inkExtent
    return shadow.map { ink.union($0.extent(of: ink)) } ?? ink
  }

  /// The painted glyphs, in the layer's own space.
  var inkExtent: Rect {
    var extent = Rect.zero
    for positioned in layout.runs {
      let ink = positioned.run.inkBounds
      // Painting moves a run's origin to a whole device pixel, by up to one to either side.
      extent = extent.union(
        Rect(
          minX: origin.x + positioned.origin.x + Double(ink.minX - 1) / layout.scale,
          minY: origin.y + positioned.origin.y + Double(ink.minY - 1) / layout.scale,
          maxX: origin.x + positioned.origin.x + Double(ink.maxX + 1) / layout.scale,
          maxY: origin.y + positioned.origin.y + Double(ink.maxY + 1) / layout.scale))
    }
    return extent
  }
}

extension ContentsGravity {
  /// The fraction of the free space before the image, across and down.
  var fraction: Point {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return Point(x: x, y: y)
  }
}
