import InlayGraphics
import InlaySystem

/// The contents of a layer, between its background and its sublayers: one of these kinds.
///
/// A new kind is a `ContentsKind` in a file of its own, and a case here.
package enum NodeContents: Equatable, Sendable {
  case none
  case image(NodeImage)
  case text(NodeText)
  case gradient(NodeGradient)
  case shape(NodeShape)
  case drawing(DisplayList)

  // Commits and paint lists ask the cases themselves, which allocates nothing.

  /// The painted area, in the layer's own space and within its reach.
  func extent(in bounds: Rect) -> Rect { paintedExtent(in: bounds).withinReach }

  private func paintedExtent(in bounds: Rect) -> Rect {
    switch self {
    case .none: .zero
    case .image(let image): image.extent(in: bounds)
    case .text(let text): text.extent(in: bounds)
    case .gradient(let gradient): gradient.extent(in: bounds)
    case .shape(let shape): shape.extent(in: bounds)
    case .drawing(let list): list.extent(in: bounds)
    }
  }

  /// The parts that there are.
  var parts: ContentsParts {
    switch self {
    case .none: []
    case .image(let image): image.parts
    case .text(let text): text.parts
    case .gradient(let gradient): gradient.parts
    case .shape(let shape): shape.parts
    case .drawing(let list): list.parts
    }
  }

  /// Adds the items of some parts of the contents of a layer with these bounds.
  // Not inlined: the recursion over the tree's levels needs little stack.
  @inline(never) func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    switch self {
    case .none: break
    case .image(let image): image.add(parts, in: bounds, space, clip: clip, to: &builder)
    case .text(let text): text.add(parts, in: bounds, space, clip: clip, to: &builder)
    case .gradient(let gradient): gradient.add(parts, in: bounds, space, clip: clip, to: &builder)
    case .shape(let shape): shape.add(parts, in: bounds, space, clip: clip, to: &builder)
    case .drawing(let list): list.add(parts, in: bounds, space, clip: clip, to: &builder)
    }
  }

  /// The kind for vector files.
  var kind: (any ContentsKind)? {
    switch self {
    case .none: nil
    case .image(let image): image
    case .text(let text): text
    case .gradient(let gradient): gradient
    case .shape(let shape): shape
    case .drawing(let list): list
    }
  }
}

/// The tiles of contents, each kind in the file of its contents.
enum ContentsTile: Hashable {
  case stroke(StrokedPath)
  case gradient(PlacedGradient)
  case image(ImagePieces)
  case text(TurnedText)
  case drawing(RecordedDrawing)

  var drawing: any TileDrawing {
    switch self {
    case .stroke(let drawing): drawing
    case .gradient(let drawing): drawing
    case .image(let drawing): drawing
    case .text(let drawing): drawing
    case .drawing(let drawing): drawing
    }
  }
}

/// A kind of contents, and all that depends on it. Two equal values show the same.
protocol ContentsKind: Equatable, Sendable {
  /// The painted area, in the layer's own space.
  func extent(in bounds: Rect) -> Rect

  /// The parts that exist; only free ones unless a kind overrides this.
  var parts: ContentsParts { get }

  /// Adds the items that paint some of the parts, under a transform from the layer's own space to device pixels.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder)

  /// Draws into a vector file, in the space of a layer with these bounds and rounded bounds. The painter counts each
  /// costly thing before it is drawn.
  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError)
}

extension ContentsKind {
  var parts: ContentsParts { .free }
}

/// Parts of contents, by their clip.
struct ContentsParts: OptionSet {
  let rawValue: UInt8

  /// Always clipped to the rounded bounds, like the background.
  static let filling = ContentsParts(rawValue: 1)
  /// Clipped where the layer masks.
  static let free = ContentsParts(rawValue: 2)
  /// Free ones that are always clipped to the bounds, there without round corners.
  static let bounded = ContentsParts(rawValue: 4)
  static let all: ContentsParts = [.filling, .free]
}
