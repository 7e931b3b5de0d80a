import InlayGraphics
import InlaySystem

extension Layer {
  /// The layer that contains this one as a sublayer or mask.
  public final var superlayer: Layer? { parent }

  /// The sublayers, in the order of insertion; none by default. Setting it removes those that are not in the new array.
  public final var sublayers: [Layer] {
    get { children }
    set {
      if newValue.elementsEqual(children, by: ===) { return }
      for layer in newValue {
        require(
          layer.flags.insert(.isListed).inserted,
          "\(layer.reportName) appears twice among the new sublayers of \(reportName)")
      }
      if let mask, mask.flags.contains(.isListed) { self.mask = nil }
      let gone = children.filter { !$0.flags.contains(.isListed) }
      for layer in gone { detach(layer) }
      for layer in newValue { layer.flags.remove(.isListed) }
      if !gone.isEmpty { setChildren(children.filter { $0.parent === self }) }
      for layer in newValue where layer.parent !== self { attach(layer) }
      setChildren(newValue)
      for layer in newValue where layer.followsSuperlayer { noteFollowingLayer(layer) }
      childrenChanged()
    }
  }

  /// The last visible sublayer with a role. O(sublayers).
  package final func shownSublayer(of role: LayerRole) -> Layer? {
    // The sublayers, visited by index: the others are only read.
    let layers = children
    for index in layers.indices.reversed() where layers[index].listRole == role && !layers[index].isHidden {
      return layers[index]
    }
    return nil
  }

  /// Adds a layer behind the others in the array: painted above them while their zPositions are equal. A layer with a
  /// superlayer leaves it first; so does one that is the value of a property, such as `tableHeaderView`, which is nil
  /// then.
  ///
  /// At most 500 layers may be nested in each other, with masks: one that would be nested deeper ends the program, with
  /// a message that names it, since every walk of a tree is a recursion. Scene files are refused before.
  public final func addSublayer(_ layer: Layer) { insertSublayer(layer, at: .max) }

  /// Inserts before the sublayer at this index, counted without the layer itself; an index outside the array is
  /// clamped. A layer with a superlayer leaves it first.
  public final func insertSublayer(_ layer: Layer, at index: Int) {
    if layer === mask { mask = nil }
    if layer.parent === self { removeChild(layer) } else { attach(layer) }
    insertChild(layer, at: index)
    if layer.followsSuperlayer { noteFollowingLayer(layer) }
    childrenChanged()
  }

  /// Inserts just before a sublayer in the array: painted below it while their zPositions are equal.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer) {
    guard layer !== sibling else { return }
    insertSublayer(layer, at: indexOfSublayer(sibling, without: layer))
  }

  /// Inserts just after a sublayer in the array: painted above it while their zPositions are equal.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer) {
    guard layer !== sibling else { return }
    insertSublayer(layer, at: indexOfSublayer(sibling, without: layer) + 1)
  }

  /// Replaces a sublayer, which leaves the tree.
  public final func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new else { return }
    let index = indexOfSublayer(old, without: new)
    old.removeFromSuperlayer()
    insertSublayer(new, at: index)
  }

  /// Removes the layer from its superlayer, or a mask from the layer that it masks. Without one nothing happens.
  public final func removeFromSuperlayer() {
    guard let superlayer = parent else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
      return
    }
    superlayer.removeChild(self)
    superlayer.detach(self)
    superlayer.childrenChanged()
  }

  /// Whether this layer is `other` or a sublayer of it at any depth.
  public final func isDescendant(of other: Layer) -> Bool {
    var isInside = false
    climb { layer in
      isInside = layer === other
      return !isInside
    }
    return isInside
  }

  /// The scene that shows the layer; nil while it is in no scene's tree. O(depth).
  public final var scene: Scene? { rootReference._withUnsafeGuaranteedRef { $0.rootOfScene } }

  /// The topmost layer of the tree. O(depth).
  package final var root: Layer { rootReference.takeUnretainedValue() }

  /// The scene with this root.
  final var rootOfScene: Scene? {
    get { sceneReference?.takeUnretainedValue() }
    set { sceneReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The topmost layer, not retained: the layer that asks is below it.
  final var rootReference: Unmanaged<Layer> {
    var top = Unmanaged.passUnretained(self)
    while let next = top._withUnsafeGuaranteedRef({ $0.parentReference }) { top = next }
    return top
  }

  final var parent: Layer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether this is a layer's sublayer or mask: a comparison of `superlayer` that counts no references.
  package final func isDirectly(in layer: Layer) -> Bool {
    parentReference?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
  }

  /// This layer and its superlayers, innermost first.
  package final var superlayerChain: some Sequence<Layer> { sequence(first: self) { $0.parent } }

  /// Calls the body with this layer and its superlayers, innermost first, while it returns true. O(depth); unlike a
  /// loop over `parent` it does not count references.
  @inline(__always)
  final func climb(_ body: (Layer) -> Bool) {
    var next: Unmanaged<Layer>? = .passUnretained(self)
    while let current = next, current._withUnsafeGuaranteedRef(body) {
      next = current._withUnsafeGuaranteedRef { $0.parentReference }
    }
  }

  final var label: LayerLabel { LayerLabel(type: Self.self, name: name) }

  /// The layer's name in messages.
  package final var reportName: String { label.description }
}

extension Layer {
  /// Sets the superlayer of a new sublayer; the caller inserts it into `children`.
  private func attach(_ layer: Layer) {
    require(
      layer !== self && (!layer.holdsLayers || !isDescendant(of: layer)),
      "a layer cannot contain itself: \(layer.reportName) already contains \(reportName)")
    require(layer.rootOfScene == nil, "\(layer.reportName) is the root of a scene and cannot become a sublayer")
    layer.leavePlace(outside: self)
    layer.removeFromSuperlayer()
    adopt(layer)
  }

  /// Becomes the superlayer of a sublayer or mask.
  private func adopt(_ layer: Layer) {
    layer.parent = self
    noteLevels(below: layer)
    if layer.flags.contains(.holdsOwnColors) { markOwnColors() }
    if layer.isLayoutDue { markDescendantNeedsLayout() }
    if flags.contains(.isInScene) { layer.environmentChanged() }
  }

  /// Releases the old mask and attaches the new one.
  final func replaceMask(_ old: Layer?) {
    if let old, old.parent === self { detach(old) }
    if let mask {
      attachMask(mask)
      if mask.anchors != nil { noteFollowingLayer(mask) }
    }
    didChange(.mask, from: old)
    checkInvariants()
  }

  private func attachMask(_ layer: Layer) {
    require(
      !isDescendant(of: layer), "a layer cannot mask itself: \(layer.reportName) already contains \(reportName)")
    require(layer.rootOfScene == nil, "\(layer.reportName) is the root of a scene and cannot become a mask")
    layer.leavePlace(outside: nil)
    if layer.parent === self {
      // A sublayer of this layer is removed from the sublayers.
      removeChild(layer)
      childrenChanged()
    } else {
      layer.removeFromSuperlayer()
    }
    adopt(layer)
  }

  private func detach(_ layer: Layer) {
    if AnimationRecorder.isActive, let recorder = scene?.animator.recorder, recorder.isRecording {
      layer.forEachInside { recorder.noteLeaving(of: $0) }
    }
    layer.parent = nil
    layer.leaveScene()
  }

  final func childrenChanged() {
    didChange(.sublayers, from: ())
    setNeedsLayout()
    checkInvariants()
  }

  private func indexOfSublayer(_ sibling: Layer, without layer: Layer) -> Int {
    guard let index = childIndex(of: sibling) else {
      stop("\(sibling.reportName) is not a sublayer of \(reportName)")
    }
    let own = childIndex(of: layer) ?? Int.max
    return own < index ? index - 1 : index
  }

  /// Reports a new environment to the layer and its sublayers.
  final func environmentChanged() {
    let scene = self.scene
    forEachInside { layer in
      if layer.parent?.flags.contains(.isInScene) ?? (layer.rootOfScene != nil),
        layer.flags.insert(.isInScene).inserted
      {
        layer.didEnter(scene)
      }
      layer.changes.insert(LayerProperties(.environment))
      layer.ownColors?.palette = nil
      if layer.anchors != nil { layer.followSuperlayer() }
      layer.environmentDidChange()
      layer.markStale()
      layer.drawing = nil
    }
  }

  /// Removes the layer, which has no superlayer now, and its sublayers from their scene.
  final func leaveScene() {
    guard flags.contains(.isInScene) else { return }
    forEachInside { layer in
      layer.flags.remove(.isInScene)
      layer.presentedBox?.animator?.noteDeparture()
    }
  }

  /// The layer is in a scene's tree now. Animations of another scene end.
  private func didEnter(_ scene: Scene?) {
    if let box = presentedBox, let scene {
      if let animator = box.animator, animator.scene !== scene { animator.evict(box) }
      box.completeLeft(in: scene)
      if box.isEmpty { presentedBox = nil }
    }
    guard AnimationRecorder.isActive, let recorder = scene?.animator.recorder, recorder.isRecording else { return }
    recorder.noteEntry(of: self)
  }
}
