import InlayGraphics
import InlayLayers
import InlayText

/// The cell has the frames of its placement.
extension TableViewCell {
  /// Places image, texts, accessories and editing controls.
  func layoutContent() {
    hostAccessories()
    let placement = RowPlacement.place(rowContent, rowLook, width: bounds.width, height: bounds.height)
    layoutAccessories(placement)
    layoutEditingControl(placement.growth)
    layoutReorderControl(placement.growth)
    contentView.opacity = isEnabled ? 1 : Self.disabledOpacity
    contentView.untransformedFrame = placement.content
    layoutTexts(placement)
    layoutImage(placement)
    record.placement = placement
  }

  /// Places image and texts again if a subclass changed them, or the size of the content view, after it called
  /// `super.layoutSublayers()`. The accessories stay where they are, so a layout is never requested from here.
  func layoutLateContent() {
    guard record.hasLateContent || contentView.bounds.size != record.placement.content.size else { return }
    record.hasLateContent = false
    let (old, contentSize) = (record.placement, contentView.bounds.size)
    let placement = RowLayout(rowContent, rowLook, bounds.size, old, contentSize: contentSize).placement
    layoutTexts(placement)
    layoutImage(placement)
    record.placement = placement
  }

  private func layoutAccessories(_ placement: RowPlacement) {
    showAccessories(of: placement)
    for accessory in placement.accessories {
      let part = accessoryLayers.parts[accessory.index]
      part.grow(by: accessory.growth)
      if accessory.index == accessoryLayers.main, !part.grows, !part.fillsRow {
        let (own, size) = (accessory.own, accessory.frame.size)
        record.squeezed = size == own ? nil : SqueezedAccessory(layer: part.layer, own: own, placed: size)
      }
      part.layer.untransformedFrame = accessory.frame
      part.layer.opacity = isEnabled ? part.control?.effectiveOpacity ?? 1 : Self.disabledOpacity
    }
  }

  private func layoutTexts(_ placement: RowPlacement) {
    textLabel.fit = placement.titleFit
    textLabel.untransformedFrame = placement.title
    detailTextLabel.fit = placement.detailFit
    if style != .default { detailTextLabel.untransformedFrame = placement.detail }
    hide(textLabel, .title, placement)
    hide(detailTextLabel, .detail, placement)
    // A detail below the title is aligned with it.
    let besideTitle: TextAlignment = style == .value1 ? .trailing : .natural
    detailTextLabel.naturalEdge = placement.stacksTexts ? textLabel.textAlignment : besideTitle
  }

  /// Hides a text that the row leaves out, and shows it again. One that an app hides stays hidden.
  private func hide(_ label: Label, _ part: RowOmissions, _ placement: RowPlacement) {
    let isOmitted = placement.omissions.contains(part)
    if isOmitted || record.placement.omissions.contains(part) { label.isHidden = isOmitted }
  }

  private func layoutImage(_ placement: RowPlacement) {
    guard let frame = placement.image, let image = wantedImage else { return imageView.removeFromSuperlayer() }
    if imageView.superlayer !== contentView {
      // The last layer below the app's own layers.
      let last = contentView.sublayers.lastIndex { $0 === textLabel || $0 === detailTextLabel }
      contentView.insertSublayer(imageView, at: last.map { $0 + 1 } ?? 0)
    }
    imageView.untransformedFrame = frame
    // A symbol is as strong as the title.
    let weight = textLabel.ownFont.weight
    imageView.contents = inTextColor(weight == .regular ? image : image.weighted(weight))
    // A small image grows as its square does.
    let side = frame.width
    let growth = side / max(theme.metrics.row.imageSize, .ulpOfOne)
    imageView.contentsScale = image.scale / growth
    let fits = image.size.width * growth <= side && image.size.height * growth <= side
    imageView.contentsGravity = fits ? .center : .resizeAspect
  }

  /// The image beside the texts, if the row has space for it.
  private var wantedImage: Image? { showsSelection ? highlightedImage ?? image : image }

  /// The image that is shown.
  var shownImage: Image? { record.placement.omissions.contains(.image) ? nil : wantedImage }

  /// Texts have their category's colour.
  func colorTexts(_ category: Theme.Category?) {
    textLabel.standardColor = category?.label ?? (style == .value2 ? .token(.tint) : nil)
    detailTextLabel.standardColor = category?.label ?? (style == .value2 ? .token(.label) : nil)
  }

  static var disabledOpacity: Double { 0.4 }
}

/// The layers of a row's accessories.
extension TableViewCell {
  /// Has the layers of all accessories in the row: elsewhere a view has another theme, another text scale, and no
  /// fonts. The layout leaves out those that the row has no space for.
  private func hostAccessories() {
    removeLostAccessories()
    buildAccessories()
    for layer in accessoryLayers.layers where !layer.isDirectly(in: self) {
      insertAccessory(layer)
      accessoryLayers.guests.append(layer)
    }
  }

  /// Finds the layers of the accessories that the cell is to show, where it shows others.
  private func buildAccessories() {
    let wanted = wantedAccessories
    guard accessoryLayers.built != wanted else { return }
    // Views given to a cell that shows no row any more are of no row: the next one takes no view of it.
    accessoryLayers.use = rowPath != nil || useCount == 1 ? useCount : 0
    var marks = accessoryLayers.layers.compactMap { layer in
      (layer as? AccessoryView).flatMap { $0.superlayer === self && $0.onTap == nil ? $0 : nil }
    }
    accessoryLayers.built = wanted
    accessoryLayers.layers = []
    for part in wanted.parts.reversed() {
      if case .mark(let kind) = part {
        let known = marks.firstIndex { $0.kind == kind }.map { marks.remove(at: $0) }
        accessoryLayers.layers.append(known ?? AccessoryView(kind))
      } else if let layer = part.layer(in: self), !accessoryLayers.layers.contains(where: { $0 === layer }) {
        // A layer of the row's owner may be in two places.
        accessoryLayers.layers.append(layer)
      }
    }
    accessoryLayers.needMeasuring =
      accessoryLayers.layers.contains { !($0 is AccessoryView) } && wanted.name != "switch"
    removeAccessories(except: accessoryLayers.layers)
    accessoryLayers.omitted = []
    accessoryLayers.parts = accessoryLayers.layers.map { layer in
      RowPart(layer, isShared: wanted.isShared(layer))
    }
  }

  /// Has the accessories of a placement in the row, in their order, and no others.
  private func showAccessories(of placement: RowPlacement) {
    let layers = accessoryLayers.layers
    let isPlaced = accessoryLayers.placed.elementsEqual(placement.accessories) { $0 === layers[$1.index] }
    if isPlaced && accessoryLayers.guests.isEmpty { return }
    let wanted = placement.accessories.map { layers[$0.index] }
    accessoryLayers.omitted = layers.filter { layer in !wanted.contains { $0 === layer } }
    removeAccessories(except: wanted)
    (accessoryLayers.placed, accessoryLayers.guests) = (wanted, [])
    var last: Layer = editingControl ?? reorderControl ?? contentView
    for accessory in wanted.reversed() {
      if accessory.superlayer !== self || isBelow(accessory, last) { insertAccessory(accessory, above: last) }
      last = accessory
    }
  }

  private func removeAccessories(except kept: [Layer]) {
    let isKept = { (layer: Layer) in kept.contains { $0 === layer } }
    for layer in accessoryLayers.placed + accessoryLayers.guests where layer.superlayer === self && !isKept(layer) {
      removeAccessory(layer)
    }
    accessoryLayers.placed.removeAll { !isKept($0) }
    accessoryLayers.guests.removeAll { !isKept($0) }
  }

  /// Omits the parts that the last layout omitted, after a measuring.
  private func dismissGuests() {
    for layer in accessoryLayers.guests where accessoryLayers.omitted.contains(where: { $0 === layer }) {
      removeAccessory(layer)
    }
    accessoryLayers.guests.removeAll { $0.superlayer !== self }
  }

  private func isBelow(_ layer: Layer, _ other: Layer) -> Bool {
    sublayers.first { $0 === layer || $0 === other } === layer
  }

  private func insertAccessory(_ accessory: Layer, above last: Layer? = nil) {
    // Another cell may have squeezed it; it may have been shown highlighted last, here or there.
    (accessory.superlayer as? TableViewCell)?.restoreSize(of: accessory)
    if accessory.superlayer !== self { accessory.showHighlight(false) }
    insertSublayer(accessory, above: last ?? editingControl ?? reorderControl ?? contentView)
  }

  private func removeAccessory(_ accessory: Layer) {
    leave(accessory)
    accessory.removeFromSuperlayer()
  }

  /// The accessory has its own size again, and no press of it continues.
  func leave(_ accessory: Layer) {
    (accessory as? Control)?.rowGrowth = 1
    (accessory as? RowMark)?.growth = 1
    (accessory as? View)?.cancelPresses()
    restoreSize(of: accessory)
  }

  private func restoreSize(of accessory: Layer) {
    guard let own = record.squeezed?.size(of: accessory) else { return }
    record.squeezed = nil
    accessory.bounds.size = own
  }
}

/// The values that the layout reads.
extension TableViewCell {
  /// The parts of the row. The accessories are in it, by `hostAccessories()`.
  var rowContent: RowContent {
    var parts = accessoryLayers.parts
    if let squeezed = record.squeezed, let index = parts.firstIndex(where: { $0.layer === squeezed.layer }) {
      parts[index].ownBounds = squeezed.size(of: squeezed.layer)
    }
    let others = contentView.sublayers.filter {
      $0 !== textLabel && $0 !== detailTextLabel && $0 !== imageView && $0 !== leadingView
    }
    return RowContent(
      style: style, title: textLabel, detail: detailTextLabel, hasDetail: detailTextLabel.superlayer != nil,
      showsImage: wantedImage != nil, hasImage: image != nil, accessories: parts, main: accessoryLayers.main,
      needMeasuring: accessoryLayers.needMeasuring, ownLayers: others)
  }

  var rowLook: RowLook {
    RowLook(
      theme: theme, textScale: effectiveTextScale, displayScale: displayScale, isRightToLeft: isRightToLeft,
      isSelfSizing: appearance.isSelfSizing, contentInsetLeading: appearance.contentInsetLeading,
      accessoryInset: appearance.accessoryInset, cardInset: appearance.cardInset,
      leadingSpace: appearance.leadingSpace, trailingSpace: appearance.trailingSpace, indentation: indentation,
      isMovedIn: editing.map { $0.indents || editingControlKind != nil } ?? false,
      hasEditingControl: editingControlKind != nil, hasReorderControl: showsReorderControl, shift: contentShift)
  }

  /// The height that the row asks for in a width, in points. A row that leaves accessories out has them in it for as
  /// long as they are measured.
  final func measuredHeight(in width: Double) -> Double {
    let (isMeasured, hasOwnContent) = (record.isMeasured, record.hasOwnContent)
    hostAccessories()
    defer {
      dismissGuests()
      // Inserting accessories does not change the content.
      (record.isMeasured, record.hasOwnContent) = (isMeasured, hasOwnContent)
    }
    return RowPlacement.place(rowContent, rowLook, width: width, height: nil).size.height
  }
}
