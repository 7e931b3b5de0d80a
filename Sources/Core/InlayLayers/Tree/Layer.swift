import InlayGraphics

/// A rectangle of a retained tree, the element of a picture.
///
/// A layer has its own coordinate space, `bounds`, in points with y pointing down, and a position in its
/// superlayer's. Names and semantics are Core Animation's. A tree belongs to one isolation domain: layers are not
/// `Sendable`, and many trees may be used at once, each in its own domain.
open class Layer {
  /// A name to find the layer by and to show in reports.
  @exclusivity(unchecked) public var name: String?

  /// The layer's part in the list that owns it; nil for layers of an app.
  @exclusivity(unchecked) package var listRole: LayerRole?

  /// Whether painting and hit testing ignore the layer and its sublayers; false by default.
  @exclusivity(unchecked) public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      didChange(.isHidden, from: oldValue)
      superlayer?.noteStale(self)
      superlayer?.markStale()
      rootOfScene?.becameStale()
      superlayer?.checkInvariants()
    }
  }

  /// The anchors of the frame; nil in most layers. See Layer+Anchors.swift.
  @exclusivity(unchecked) final var anchors: FrameAnchors?

  /// The model's values, whose properties are in the extensions in this folder.
  @exclusivity(unchecked) final var geometry = LayerGeometry()
  @exclusivity(unchecked) final var look = LayerLook()
  @exclusivity(unchecked) final var layerImage = LayerImage()
  /// The values presented instead of the model's, and running animations; nil in most layers.
  @exclusivity(unchecked) final var presentedBox: PresentedBox?

  /// The position in the painting order of siblings, which are painted in ascending order; 0 by default. Equal siblings
  /// are painted in the order of `sublayers`.
  @exclusivity(unchecked) public var zPosition = 0.0 {
    didSet {
      guard zPosition != oldValue else { return }
      superlayer?.forgetPaintOrder()
      didChange(.zPosition, from: oldValue)
    }
  }

  /// A layer, in this layer's own space, whose alpha multiplies this layer, its shadow and its sublayers; `nil`, the
  /// default, for none. It is not a sublayer and is in no other tree.
  public final var mask: Layer? {
    get { ownMask }
    set {
      let old = ownMask
      guard newValue !== old else { return }
      ownMask = newValue
      replaceMask(old)
    }
  }

  /// The sublayers in the order of insertion, with gaps where some left: see Layer+Children.swift.
  @exclusivity(unchecked) final var slots: [Layer] = []
  @exclusivity(unchecked) final var gapCount: UInt32 = 0
  /// The index of a gap, while there is any; otherwise the number of insertions before all others.
  final var lastGap: UInt32 = 0
  /// The layer's last stored index in its superlayer's slots.
  final var slot: UInt32 = 0

  /// The levels of layers below this one, at least: the number does not decrease when layers leave. Less than
  /// `maximumDepth`.
  final var levels: UInt16 = 0

  @exclusivity(unchecked) final var flags: LayerFlags = [.isStale]

  @exclusivity(unchecked) final var ownMask: Layer?

  /// Cleared on removal and in the superlayer's deinit, so it never dangles; a weak one costs 20 times as much.
  final var parentReference: Unmanaged<Layer>?

  /// The property that has the layer; nil in most layers. See Layer+Place.swift.
  @exclusivity(unchecked) final var place: LayerPlace?

  /// The scene with this root. The scene clears it in its deinit, so it never dangles.
  final var sceneReference: Unmanaged<Scene>?

  /// The overrides of the scene's colours; nil in most layers.
  final var ownColors: OwnColors?

  /// The sublayers in painting order where that is not the order of insertion; see Layer+PaintOrder.swift.
  @exclusivity(unchecked) final var paintOrder: [Layer]?
  /// The numbers of sublayers in each chunk of the painting order; empty for few sublayers.
  @exclusivity(unchecked) final var chunkCounts: [Int] = []
  /// The number of the layer's chunk in its superlayer's painting order, below 64.
  final var paintChunk: UInt32 = 0
  /// The number of gaps before all sublayers.
  final var frontGaps: UInt32 = 0
  /// The chunks with a sublayer that differs from its node in the layer's node.
  final var staleChunks = UInt64.max

  /// The changes since the last commit.
  @exclusivity(unchecked) final var changes: LayerProperties = []
  /// The properties whose changes request layout, beside the bounds.
  final var propertiesOfLayout: LayerProperties = []

  /// The recorded drawing; nil when it must be made again.
  final var drawing: DisplayList?

  /// The node of the last commit.
  @exclusivity(unchecked) final var node: RenderNode?

  /// Creates a layer without a size, contents or sublayers.
  public init() {}

  deinit {
    presentedBox?.layerDies()
    for layer in slots { layer.parentReference = nil }
    ownMask?.parentReference = nil
  }

  /// Called after any change of the bounds. Call super.
  open func boundsDidChange() {}

  /// Called after any change of a sublayer's geometry. A layer that sets its sublayers' frames overrides this to mark
  /// itself for layout, which restores them at the next tick. For classes of the library: the name may change.
  open func _sublayerDidChange(_ sublayer: Layer) {}

  /// Called after a sublayer's `preferredSizeDidChange()`. The layer lays out again. For classes of the library: the
  /// name may change.
  open func _sublayerPreferredSizeDidChange(_ sublayer: Layer) { setNeedsLayout() }

  /// Requests `layoutSublayers` at the next tick. A change of the bounds' origin requests it without a call.
  public final func setNeedsLayout() { _setNeedsLayout() }

  /// Does the same as `setNeedsLayout()`. For classes of the library, which note such a call: the name may change.
  open func _setNeedsLayout() { requestLayout() }

  /// Places the sublayers. It may be called at any time, and must set the same frames each time.
  open func layoutSublayers() {}

  /// Called after each pass of layout in which the layer or a sublayer was laid out; layers that it marks are laid out
  /// in the next pass of the same tick. For classes of the library: the name may change.
  open func _didLayoutSublayers() {}

  /// Adds the layer's texts and states, such as a title and whether a switch is on, to its description in dumps and
  /// snapshots. Call super first.
  open func describe(in description: inout Layer.Description) {}

  /// The layer at a point, this one or the topmost sublayer, in the reverse of the painting order. The point is in the
  /// superlayer's space, in points.
  ///
  /// Hidden layers and those with a singular transform are ignored with their sublayers; transparent ones are not. A
  /// sublayer outside its superlayer is hit, unless the superlayer masks to its bounds; such a clip applies with its
  /// rounded corners.
  open func hitTest(_ point: Point) -> Layer? { topmostLayer(at: point) }

  /// Whether a point of the layer's own space is in its presented bounds; the far edges are outside.
  open func contains(_ point: Point) -> Bool { presentedGeometry.bounds.contains(point) }

  /// Returns the size that the layer prefers within a size, in points: the size of its bounds by default, as in UIKit.
  ///
  /// Override it in a layer whose size follows from its content. An infinite side means that there is no limit. The
  /// call changes nothing.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The limits of `sizeToFit()`, in points.
  var fittingLimits: Size { bounds.size }

  /// Draws the contents between background and sublayers, in the layer's own space and clipped to its bounds. Called at
  /// the first commit, and after `setNeedsDisplay()` or a change of the bounds' size or the colours; the drawing is
  /// recorded.
  open func draw(in context: DrawingContext) {}

  /// Called when the layer enters a scene, or the scene's scale, palette or traits change.
  open func environmentDidChange() {}

  /// The contents between background and sublayers.
  func makeContents(in context: CommitContext) -> NodeContents {
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
  /// The node of the layer, or of one below, is stale.
  static let isStale = LayerFlags(rawValue: 4)
  /// The layer is being laid out: its own changes need no further layout.
  static let isLayingOut = LayerFlags(rawValue: 8)
  /// The layers below are being laid out: some may still need it.
  static let isLayingOutDescendants = LayerFlags(rawValue: 16)
  /// A layer in the array that is becoming its superlayer's sublayers.
  static let isListed = LayerFlags(rawValue: 64)
  /// Some layer in the tree from here down overrides, or did override, colours.
  static let holdsOwnColors = LayerFlags(rawValue: 128)
  /// A layer in a scene's tree.
  static let isInScene = LayerFlags(rawValue: 256)
  /// See `Layer.fillsSuperlayer`.
  static let fillsSuperlayer = LayerFlags(rawValue: 512)
  /// Some sublayer has, or had, `fillsSuperlayer` or an anchored frame; so does a mask with one.
  static let holdsFollowingLayers = LayerFlags(rawValue: 1024)
  /// A property of `LayerSettings` changed since they were applied.
  static let hasOtherSettings = LayerFlags(rawValue: 2048)
  /// `paintOrder`, `chunkCounts` and the sublayers' `paintChunk` are those of the sublayers.
  static let knowsPaintOrder = LayerFlags(rawValue: 4096)
}
