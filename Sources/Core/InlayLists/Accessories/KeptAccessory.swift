import InlayLayers

/// A part of a row's accessories with a layer, which is made when the row is first shown.
final class KeptAccessory {
  let name: String?
  let isShared: Bool
  private let value: AnyHashable?
  /// The kind; nil for a layer that was there already.
  private let kind: ObjectIdentifier?
  private let make: () -> Layer
  /// Makes `update`, for each copy anew: what a row remembers is its own.
  private let prepare: () -> (Layer) -> Void
  private let update: (Layer) -> Void
  /// Whether the layer shows what is wrong with the row.
  let showsErrors: Bool
  /// Called after each update, by a row with rules.
  private var validate: ((any RowErrorView) -> Void)?
  private var held: HeldLayer?
  /// The accessory from which this one was copied, for another row with the same value.
  private let original: KeptAccessory?
  /// Whether a row of a form has it, which keeps its layer also while no cell shows the row.
  private var hasRow = false
  /// Whether a cell was given it for a row, which has what its views remember.
  private var wasGiven = false
  /// The cell that was given it, where no row has it.
  private weak var cell: TableViewCell?

  /// - Parameters:
  ///   - name: In scene files, dumps and messages; nil for a view of the row's owner.
  ///   - value: What the part's size follows from, for rows out of view; nil for what its view says itself.
  ///   - isShared: Whether the update sets all that the layer holds, so that another row may show it afterwards.
  ///   - prepare: Makes what gives the layer the row's values, once for each row.
  init<Content: Layer>(
    _ name: String? = nil, value: AnyHashable? = nil, isShared: Bool = false, make: @escaping () -> Content,
    prepare: @escaping () -> (Content) -> Void
  ) {
    (self.name, self.value, self.isShared) = (name, value, isShared)
    (kind, original) = (ObjectIdentifier(Content.self), nil)
    showsErrors = Content.self is any RowErrorView.Type
    self.make = make
    self.prepare = {
      let update = prepare()
      return { if let layer = $0 as? Content { update(layer) } }
    }
    update = self.prepare()
  }

  init(_ layer: Layer) {
    (name, value, isShared, kind, original) = (nil, nil, false, nil, nil)
    showsErrors = layer is any RowErrorView
    make = { layer }
    update = { _ in }
    prepare = { { _ in } }
    makeLayer()
  }

  private init(copying other: KeptAccessory) {
    (name, value, isShared, kind) = (other.name, other.value, other.isShared, other.kind)
    (make, prepare, original) = (other.make, other.prepare, other.original ?? other)
    (showsErrors, validate) = (other.showsErrors, other.validate)
    update = prepare()
  }

  /// Returns this one for a row, or a copy if another row has it.
  func ofRow() -> KeptAccessory {
    let kept = hasRow ? copy() : self
    kept.hasRow = true
    return kept
  }

  /// One with a layer of its own; itself where its layer was there already.
  func copy() -> KeptAccessory { kind == nil ? self : KeptAccessory(copying: self) }

  /// Returns this one for a cell, or a copy if another cell or another row was given it.
  ///
  /// - Parameter isSameRow: Whether the cell shows the row that it was given its last accessories for.
  func of(_ cell: TableViewCell, isSameRow: Bool) -> KeptAccessory {
    guard !hasRow, kind != nil else { return self }
    let isForSameRow = self.cell === cell && (isSameRow || cell.has(self))
    let kept = wasGiven && !isForSameRow ? copy() : self
    (kept.wasGiven, kept.cell) = (true, cell)
    return kept
  }

  /// Whether it is another one, or its copy.
  func stands(for other: KeptAccessory) -> Bool { self === other || original === other }

  var layer: Layer? { held?.layer }

  /// Whether its layer was there already.
  var isGiven: Bool { kind == nil }

  /// Whether the layer was given to a cell, and to nothing else since.
  func isShown(by cell: TableViewCell) -> Bool { held?.layer.has(cell.accessoryLayers.place) ?? false }

  func makeLayer() {
    guard held == nil else { return }
    let layer = make()
    held = HeldLayer(layer, self)
    fill(layer)
  }

  private func fill(_ layer: Layer) {
    update(layer)
    if let validate, let view = layer as? any RowErrorView { validate(view) }
  }

  /// - Parameter body: Gives the view its error, now and after each update.
  func onFill(_ body: @escaping (any RowErrorView) -> Void) {
    validate = body
    if let view = layer as? any RowErrorView { body(view) }
  }

  /// Has the layer of a part of the same kind in the same row, with the values of this one, which takes its place.
  func keepLayer(of other: KeptAccessory) {
    guard held == nil, kind != nil, other.kind == kind, let held = other.held else { return }
    held.owner = self
    self.held = held
    fill(held.layer)
  }

  /// Takes the layer of a part of the same kind in another row, which makes a new one when it is shown again.
  func takeLayer(of other: KeptAccessory) {
    let owner = other.held?.owner
    keepLayer(of: other)
    guard held != nil else { return }
    owner?.held = nil
    other.held = nil
  }

  /// Whether a cell may keep the layer of one as that of the other while it shows one row: rows of forms keep theirs
  /// themselves.
  func isOfCell(as other: KeptAccessory) -> Bool { !hasRow && !other.hasRow }

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
