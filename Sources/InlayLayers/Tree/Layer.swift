import InlayGraphics

/// A rectangle of a retained tree: what a picture is made of.
///
/// A layer has its own coordinate space, `bounds`, in points with y pointing down, and a place in its
/// superlayer's. Names and semantics are Core Animation's. A tree belongs to one isolation domain: layers are not
/// `Sendable`, and many trees may be used at once, each in its own domain.
open class Layer {
  /// A name to find the layer by and to show in reports.
  @exclusivity(unchecked) public var name: String?

  /// What the layer is to the list that owns it; nil for layers of your own.
  @exclusivity(unchecked) public package(set) var role: LayerRole?

  // MARK: Geometry

  /// The rectangle that the layer shows of its own space. Its origin scrolls what lies inside.
  ///
  /// Another size asks the layer and its superlayer for layout, another origin the layer; a layer that is being laid out
  /// does not hear of what it changes itself.
  @exclusivity(unchecked) public var bounds = Rect.zero {
    didSet {
      guard bounds != oldValue else { return }
      let standard = Rect(origin: bounds.origin, size: bounds.size)
      if standard != bounds { bounds = standard }
      if bounds.size != oldValue.size { drawing = nil }
      didChange(.bounds)
      setNeedsLayoutOfBounds(isResized: bounds.size != oldValue.size)
    }
  }

  /// Where the anchor point lies in the superlayer, in its points.
  @exclusivity(unchecked) public var position = Point.zero {
    didSet { if position != oldValue { didChange(.position) } }
  }

  /// The point of the bounds that `position` places and `transform` turns about, in fractions of the bounds.
  @exclusivity(unchecked) public var anchorPoint = Point(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { didChange(.anchorPoint) } }
  }

  /// Applied about the anchor point. A layer with a singular transform is not painted and not hit.
  @exclusivity(unchecked) public var transform = Transform.identity {
    didSet { if transform != oldValue { didChange(.transform) } }
  }

  /// Siblings are painted in ascending order of this, ties in the order of `sublayers`.
  @exclusivity(unchecked) public var zPosition = 0.0 {
    didSet {
      guard zPosition != oldValue else { return }
      superlayer?.paintOrder = nil
      didChange(.zPosition)
    }
  }

  // MARK: Look

  /// Whether the layer and everything in it is passed over, in painting and in hit testing.
  @exclusivity(unchecked) public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      didChange(.isHidden)
      superlayer?.markStale()
      superlayer?.checkInvariants()
    }
  }

  /// 0...1, for the layer and everything in it as one group.
  @exclusivity(unchecked) public var opacity = 1.0 {
    didSet {
      let clamped = opacity > 0 ? min(opacity, 1) : 0
      if clamped != opacity { opacity = clamped }
      if opacity != oldValue { didChange(.opacity) }
    }
  }

  /// Fills the bounds, rounded by `cornerRadius`.
  @exclusivity(unchecked) public final var backgroundColor: LayerColor? {
    didSet { if backgroundColor != oldValue { didChange(.backgroundColor) } }
  }

  /// Whether the layer fills its bounds with `backgroundColor` itself. A table's cell leaves that to its decoration,
  /// which knows the row's shape.
  @exclusivity(unchecked) package final var fillsBackground = true {
    didSet { if fillsBackground != oldValue && backgroundColor != nil { didChange(.backgroundColor) } }
  }

  /// In points; clamped to half the shorter side when painted. Rounds background and border always, what lies
  /// inside only with `masksToBounds`.
  @exclusivity(unchecked) public var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { didChange(.cornerRadius) } }
  }

  /// The shape of rounded corners.
  @exclusivity(unchecked) public final var cornerCurve = CornerCurve.circular {
    didSet { if cornerCurve != oldValue { didChange(.cornerCurve) } }
  }

  /// The corners that `cornerRadius` rounds.
  @exclusivity(unchecked) public var maskedCorners = Corners.all {
    didSet { if maskedCorners != oldValue { didChange(.maskedCorners) } }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds, as one group.
  @exclusivity(unchecked) public var masksToBounds = false {
    didSet { if masksToBounds != oldValue { didChange(.masksToBounds) } }
  }

  /// The width of a line just inside the rounded bounds, painted above everything in the layer.
  @exclusivity(unchecked) public var borderWidth = 0.0 {
    didSet { if borderWidth != oldValue { didChange(.borderWidth) } }
  }

  @exclusivity(unchecked) public var borderColor = LayerColor.black {
    didSet { if borderColor != oldValue { didChange(.borderColor) } }
  }

  /// What `shadowColor` and its neighbours in Layer+Shadow.swift keep.
  @exclusivity(unchecked) final var shadow = LayerShadow()

  /// A layer, in this layer's own space, whose alpha says what is seen of this layer, its shadow and all that is in it.
  /// It is no sublayer and lies in no other tree.
  public final var mask: Layer? {
    get { ownMask }
    set {
      let old = ownMask
      guard newValue !== old else { return }
      ownMask = newValue
      replaceMask(old)
    }
  }

  // MARK: Contents

  /// An image above the background and below the sublayers.
  @exclusivity(unchecked) public var contents: Image? {
    didSet { if contents !== oldValue { didChange(.contents) } }
  }

  @exclusivity(unchecked) public var contentsGravity = ContentsGravity.resize {
    didSet { if contentsGravity != oldValue { didChange(.contentsGravity) } }
  }

  /// The part of the image that is shown, in fractions of its size.
  @exclusivity(unchecked) public var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { didChange(.contentsRect) } }
  }

  /// The part of `contentsRect` that is stretched, in fractions of it; what lies around keeps its size.
  @exclusivity(unchecked) public var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { didChange(.contentsCenter) } }
  }

  /// Image pixels per point.
  @exclusivity(unchecked) public var contentsScale = 1.0 {
    didSet { if contentsScale != oldValue { didChange(.contentsScale) } }
  }

  /// How an image is sampled that is not shown pixel by pixel, whether magnified or made smaller.
  @exclusivity(unchecked) public final var magnificationFilter = Interpolation.linear {
    didSet { if magnificationFilter != oldValue { didChange(.magnificationFilter) } }
  }

  // MARK: Tree state, kept by the extensions in this folder

  /// The sublayers in the order of insertion, with gaps where some left: see Layer+Children.swift.
  @exclusivity(unchecked) final var slots: [Layer] = []
  @exclusivity(unchecked) final var gapCount: UInt32 = 0
  /// The index of a gap, while there is any.
  @exclusivity(unchecked) final var lastGap: UInt32 = 0
  /// The layer's index in its superlayer's slots when it was noted last.
  @exclusivity(unchecked) final var slot: UInt32 = 0

  /// How many layers may lie in each other here, below this one, counted up to `maximumDepth`. It never goes down.
  @exclusivity(unchecked) final var levels: UInt16 = 0

  @exclusivity(unchecked) final var flags: LayerFlags = [.isStale]

  @exclusivity(unchecked) final var ownMask: Layer?

  /// Cleared on removal and in the superlayer's deinit, so it never dangles; a weak one costs 20 times as much.
  @exclusivity(unchecked) final var parentReference: Unmanaged<Layer>?

  /// The scene whose root this layer is. The scene clears it when it goes.
  @exclusivity(unchecked)
  unowned(unsafe) final var rootOfScene: Scene?

  /// What stands in the place of the scene's colours here; nil in most layers.
  @exclusivity(unchecked) final var ownColors: OwnColors?

  /// The sublayers in painting order; nil when it has to be made again.
  @exclusivity(unchecked) final var paintOrder: [Layer]?

  /// What changed since the last commit.
  @exclusivity(unchecked) final var changes: LayerProperties = []

  /// What `draw(in:)` drew; nil when it has to be asked again.
  @exclusivity(unchecked) final var drawing: DisplayList?

  /// What the last commit made of this layer.
  @exclusivity(unchecked) final var node: RenderNode?

  public init() {}

  deinit {
    paintOrder = nil
    guard levels < Self.leastLevelsOfDeepTree else { return letGoOfDeepTree() }
    for layer in slots { layer.parentReference = nil }
    ownMask?.parentReference = nil
  }

  // MARK: To override

  /// The one hook through which every change of a property goes, after the change. Call super.
  open func didChange(_ property: LayerProperty) {
    changes.insert(LayerProperties(property))
    markStale()
    if property.isGeometry { parent?.sublayerDidChange(self, property) }
    checkInvariants()
  }

  /// A sublayer's geometry changed, whoever changed it. A layer that owns its sublayers' frames overrides this to
  /// mark itself for layout, and asserts them again at the next tick.
  open func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {}

  /// Places the sublayers. It may be called for any layer at any time, so it must give the same frames every time.
  open func layoutSublayers() {}

  /// The layer, or something in it, was laid out. Called once in each pass of a layout; what it marks is laid out in the
  /// next pass of the same tick.
  open func didLayoutSublayers() {}

  /// The layer that a point falls on, this one or the farthest down inside it: the exact reverse of the painting
  /// order. The point is in the superlayer's coordinates.
  ///
  /// Hidden layers and those with a singular transform are passed over with everything inside; transparent ones
  /// are not. A sublayer outside its superlayer is hit, unless the superlayer masks to its bounds; such a mask
  /// counts with its rounded corners.
  open func hitTest(_ point: Point) -> Layer? { topmostLayer(at: point) }

  /// Whether a point of the layer's own space lies in its bounds; the far edges are outside.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// Draws what the layer shows between its background and its sublayers, in its own space and cut to its bounds. Called
  /// when a frame is committed, first of all and after `setNeedsDisplay()`, a change of the bounds' size or of the
  /// colours; what it draws is recorded.
  open func draw(in context: DrawingContext) {}

  /// The layer came into a scene, or the scene's scale, palette or traits changed.
  open func environmentDidChange() {}

  /// The colour source of a scene that has none when the layer comes into it; nil leaves it without.
  open var standardColorSource: (any ColorSource)? { nil }

  /// An image of fewer pixels per point has no size that could be counted.
  private static let leastContentsScale = 1e-9

  /// What the layer shows between its background and its sublayers.
  package func makeContents(in context: CommitContext) -> NodeContents {
    if let drawing = recordedDrawing(in: context) { return .drawing(drawing) }
    return nodeImage.map { .image($0) } ?? .none
  }

  /// `contents` with all that says how it is placed.
  final var nodeImage: NodeImage? {
    guard let contents, contentsScale > Self.leastContentsScale else { return nil }
    return NodeImage(
      image: contents, gravity: contentsGravity, rect: contentsRect.withinReach, center: contentsCenter.withinReach,
      scale: contentsScale.withinReach, filter: magnificationFilter)
  }
}

/// Marks that a tick reads and clears.
struct LayerFlags: OptionSet {
  let rawValue: UInt16

  /// `layoutSublayers` is due.
  static let needsLayout = LayerFlags(rawValue: 1)
  /// Some layer below has `needsLayout`.
  static let descendantNeedsLayout = LayerFlags(rawValue: 2)
  /// The layer's node, or that of a layer below, is not what the layer is.
  static let isStale = LayerFlags(rawValue: 4)
  /// The layer is being laid out: changes that it makes itself need no further layout.
  static let isLayingOut = LayerFlags(rawValue: 8)
  /// The layers below are being laid out: some may still wait for it.
  static let isLayingOutDescendants = LayerFlags(rawValue: 16)
  /// `layoutSublayers` is due for nothing but what the layer knows how to answer by less.
  static let isPartial = LayerFlags(rawValue: 32)
  /// Stands in the array that is becoming its superlayer's sublayers.
  static let isListed = LayerFlags(rawValue: 64)
  /// Some layer in the tree from here down has, or had, colours of its own. So it is for all layers around that one.
  static let holdsOwnColors = LayerFlags(rawValue: 128)
  /// Lies in a scene's tree.
  static let isInScene = LayerFlags(rawValue: 256)
}
