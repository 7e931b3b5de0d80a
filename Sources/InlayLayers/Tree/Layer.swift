import InlayGraphics

/// A rectangle of a retained tree: what a picture is made of.
///
/// A layer has its own coordinate space, `bounds`, in points with y pointing down, and a place in its
/// superlayer's. Names and semantics are Core Animation's. A tree belongs to one isolation domain: layers are not
/// `Sendable`, and many trees may be used at once, each in its own domain.
open class Layer {
  /// A name to find the layer by and to show in reports.
  public var name: String?

  /// What the layer is to the list that owns it; nil for layers of your own.
  @exclusivity(unchecked) public package(set) var role: LayerRole?

  // MARK: Model values, whose properties are in the extensions in this folder

  /// See Layer+Geometry.swift.
  @exclusivity(unchecked) final var geometry = LayerGeometry()

  /// See Layer+Look.swift.
  @exclusivity(unchecked) final var look = LayerLook()

  /// See Layer+Contents.swift.
  final var layerImage = LayerImage()

  /// What is presented in the place of the model's values; nil in most layers. See Layer+Presentation.swift.
  final var presentedBox: PresentedBox?

  /// Siblings are painted in ascending order of this, ties in the order of `sublayers`.
  public var zPosition = 0.0 {
    didSet {
      guard zPosition != oldValue else { return }
      superlayer?.forgetPaintOrder()
      didChange(.zPosition, from: oldValue)
    }
  }

  /// Whether the layer and everything in it is passed over, in painting and in hit testing.
  @exclusivity(unchecked) public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      didChange(.isHidden, from: oldValue)
      superlayer?.noteStale(self)
      superlayer?.markStale()
      superlayer?.checkInvariants()
    }
  }

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

  // MARK: Tree state, kept by the extensions in this folder

  /// The sublayers in the order of insertion, with gaps where some left: see Layer+Children.swift.
  @exclusivity(unchecked) final var slots: [Layer] = []
  @exclusivity(unchecked) final var gapCount: UInt32 = 0
  /// The index of a gap, while there is any.
  final var lastGap: UInt32 = 0
  /// The layer's index in its superlayer's slots when it was noted last.
  final var slot: UInt32 = 0

  /// How many layers may lie in each other here, below this one, counted up to `maximumDepth`. It never goes down.
  final var levels: UInt16 = 0

  @exclusivity(unchecked) final var flags: LayerFlags = [.isStale]

  final var ownMask: Layer?

  /// Cleared on removal and in the superlayer's deinit, so it never dangles; a weak one costs 20 times as much.
  final var parentReference: Unmanaged<Layer>?

  /// The scene whose root this layer is. The scene clears it when it goes.
  unowned(unsafe) final var rootOfScene: Scene?

  /// What stands in the place of the scene's colours here; nil in most layers.
  final var ownColors: OwnColors?

  /// The sublayers in painting order; nil when it has to be made again.
  @exclusivity(unchecked) final var paintOrder: [Layer]?
  /// The layer's index in its superlayer's painting order when that was made last.
  final var paintIndex: UInt32 = 0
  /// How many sublayers share a bit of `staleChunks`, as a power of two.
  final var chunkShift: UInt32 = 0
  /// In which parts of the painting order some sublayer's node is not that which the layer's node holds.
  final var staleChunks = UInt64.max

  /// What changed since the last commit.
  @exclusivity(unchecked) final var changes: LayerProperties = []

  /// What `draw(in:)` drew; nil when it has to be asked again.
  final var drawing: DisplayList?

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

  /// The one hook for changes of the model's properties, after the change. Call super.
  ///
  /// - Parameter oldValue: The property's value before; `()` for sublayers and drawings.
  open func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    changes.insert(LayerProperties(property))
    markStale()
    if property.isGeometry { parent?.sublayerDidChange(self, property) }
    checkInvariants()
  }

  /// A sublayer's geometry changed, whoever changed it. A layer that owns its sublayers' frames overrides this to
  /// mark itself for layout, and asserts them again at the next tick.
  open func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {}

  /// Asks for `layoutSublayers` at the next tick. Call super. A change of the bounds' origin alone asks for it without a call.
  open func setNeedsLayout() { requestLayout() }

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

  /// Whether a point of the layer's own space lies in the bounds that it shows; the far edges are outside.
  open func contains(_ point: Point) -> Bool { presentedGeometry.bounds.contains(point) }

  /// Draws what the layer shows between its background and its sublayers, in its own space and cut to its bounds. Called
  /// when a frame is committed, first of all and after `setNeedsDisplay()`, a change of the bounds' size or of the
  /// colours; what it draws is recorded.
  open func draw(in context: DrawingContext) {}

  /// The layer came into a scene, or the scene's scale, palette or traits changed.
  open func environmentDidChange() {}

  /// The colour source of a scene that has none when the layer comes into it; nil leaves it without.
  open var standardColorSource: (any ColorSource)? { nil }

  /// What the layer shows between its background and its sublayers.
  package func makeContents(in context: CommitContext) -> NodeContents {
    if let drawing = recordedDrawing(in: context) { return .drawing(drawing) }
    return nodeImage.map { .image($0) } ?? .none
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
  /// Stands in the array that is becoming its superlayer's sublayers.
  static let isListed = LayerFlags(rawValue: 64)
  /// Some layer in the tree from here down has, or had, colours of its own. So it is for all layers around that one.
  static let holdsOwnColors = LayerFlags(rawValue: 128)
  /// Lies in a scene's tree.
  static let isInScene = LayerFlags(rawValue: 256)
}
