import InlayLayers

/// A part of a row's accessories with a layer, which is made when the row is first shown.
final class KeptAccessory {
  let name: String?
  let isShared: Bool
  private let value: AnyHashable?
  /// Nil for a layer that was there already.
  private let kind: ObjectIdentifier?
  private let make: () -> Layer
  private let update: (Layer) -> Void
  private var held: HeldLayer?

  /// - Parameters:
  ///   - name: In scene files, dumps and messages; nil for a view of the row's owner.
  ///   - value: What the part's size follows from, for rows out of view; nil for what its view says itself.
  ///   - isShared: Whether `update` sets all that the layer holds, so that another row may show it afterwards.
  init<Content: Layer>(
    _ name: String? = nil, value: AnyHashable? = nil, isShared: Bool = false, make: @escaping () -> Content,
    update: @escaping (Content) -> Void
  ) {
    (self.name, self.value, self.isShared) = (name, value, isShared)
    kind = ObjectIdentifier(Content.self)
    self.make = make
    self.update = { if let layer = $0 as? Content { update(layer) } }
  }

  init(_ layer: Layer) {
    (name, value, isShared, kind) = (nil, nil, false, nil)
    make = { layer }
    update = { _ in }
    makeLayer()
  }

  var layer: Layer? { held?.layer }

  func makeLayer() {
    guard held == nil else { return }
    let layer = make()
    held = HeldLayer(layer, self)
    update(layer)
  }

  /// Has the layer of a part of the same kind in the same row, with the values of this one, which takes its place.
  func keepLayer(of other: KeptAccessory) {
    guard held == nil, kind != nil, other.kind == kind, let held = other.held else { return }
    held.owner = self
    self.held = held
    update(held.layer)
  }

  /// Takes the layer of a part of the same kind in another row, which makes a new one when it is shown again.
  func takeLayer(of other: KeptAccessory) {
    let owner = other.held?.owner
    keepLayer(of: other)
    guard held != nil else { return }
    owner?.held = nil
    other.held = nil
  }

  /// Whether both show the same. The views of a row say themselves what changed in them.
  func looks(like other: KeptAccessory) -> Bool {
    kind == other.kind && value == other.value && (kind != nil || layer === other.layer)
  }
}

/// A layer that one row's part has at a time.
private final class HeldLayer {
  let layer: Layer
  weak var owner: KeptAccessory?

  init(_ layer: Layer, _ owner: KeptAccessory) { (self.layer, self.owner) = (layer, owner) }
}
