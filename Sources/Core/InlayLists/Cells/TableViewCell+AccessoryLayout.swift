import InlayGraphics
import InlayLayers

/// The frames of a row's accessories.
extension TableViewCell {
  /// Finds the layers of the accessories that the cell is to show, where it shows others.
  func buildAccessories() {
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
  }

  /// Has the accessories in the row that it does not leave out.
  private func updateAccessories() {
    removeLostAccessories()
    let omissions = record.omissions
    let omitsSome = !omissions.isDisjoint(with: [.accessories, .marks, .notes])
    let wanted =
      omitsSome
      ? accessoryLayers.layers.filter { !omissions.omits($0, beside: mainAccessory) } : accessoryLayers.layers
    let placed = placedAccessories
    guard !placed.elementsEqual(wanted, by: ===) || placed.contains(where: { $0.superlayer !== self }) else { return }
    for accessory in placed where accessory.superlayer === self && !wanted.contains(where: { $0 === accessory }) {
      removeAccessory(accessory)
    }
    accessoryLayers.placed = wanted
    var last: Layer = editingControl ?? reorderControl ?? contentView
    for accessory in wanted.reversed() {
      if accessory.superlayer !== self || isBelow(accessory, last) { insertAccessory(accessory, above: last) }
      last = accessory
    }
  }

  private func isBelow(_ layer: Layer, _ other: Layer) -> Bool {
    sublayers.first { $0 === layer || $0 === other } === layer
  }

  /// The accessory that gives way to the others: one that fills the row, else the first control, else the first layer
  /// other than a mark.
  var mainAccessory: Layer? {
    let layers = accessoryLayers.layers
    guard layers.count > 1 else { return layers.first.flatMap { $0 is AccessoryView ? nil : $0 } }
    let parts = layers.reversed().filter { !($0 is AccessoryView) }
    let control = { (layer: Layer) in (layer as? Control)?.isUserInteractionEnabled ?? false }
    return parts.first { $0.inRow?.fillsRow ?? false } ?? parts.first(where: control) ?? parts.first
  }

  func insertAccessory(_ accessory: Layer, above last: Layer? = nil) {
    // Another cell may have squeezed it; it may have been shown highlighted last, here or there.
    (accessory.superlayer as? TableViewCell)?.restoreSize(of: accessory)
    if accessory.superlayer !== self { accessory.showHighlight(false) }
    insertSublayer(accessory, above: last ?? editingControl ?? reorderControl ?? contentView)
  }

  func removeAccessory(_ accessory: Layer) {
    leave(accessory)
    accessory.removeFromSuperlayer()
  }

  /// The accessory has its own size again, and no press of it continues.
  func leave(_ accessory: Layer) {
    accessory.growthInRow = 1
    (accessory as? View)?.cancelPresses()
    restoreSize(of: accessory)
  }

  private func restoreSize(of accessory: Layer) {
    guard let own = record.squeezed?.size(of: accessory) else { return }
    record.squeezed = nil
    accessory.bounds.size = own
  }

  /// Keeps the size of a layer that has less in the row.
  private func noteSize(of accessory: Layer, _ size: Size) {
    if accessory.growthInRow != nil || accessory.inRow?.fillsRow ?? false { return }
    let own = ownSize(ofAccessory: accessory)
    record.squeezed = size == own ? nil : SqueezedAccessory(layer: accessory, own: own, placed: size)
  }

  /// Places what is beside the content in the vertical middle, whatever the row's height: the control of a row that
  /// is edited at its leading side, and from the trailing edge inwards the lines by which it is moved and the
  /// accessories.
  func layoutAccessories() {
    limitFonts()
    buildAccessories()
    updateOmissions()
    updateAccessories()
    let theme = self.theme
    let growth = self.growth
    let accessories = placedAccessories
    let main = mainAccessory
    // Their own sizes decide first.
    for accessory in accessories { accessory.growthInRow = growth }
    record.otherAccessories = widthOfAccessories(beside: main)
    layoutEditingControl(growth)
    let showsReorder = layoutReorderControl(growth) != nil
    var trailing = accessoryEnd
    let start = contentStart
    let end = showsReorder ? trailing + theme.metrics.accessory.gap : bounds.width - appearance.trailingSpace
    record.stacksControl =
      !accessories.isEmpty
      && (record.omissions.contains(.besideTexts)
        || breaksWordBesideControl(in: trailing - start - textLeading - theme.metrics.accessory.gap))
    let space = trailing - start - textLeading
    let sizes = accessories.map { layer in
      layer === main
        ? size(of: layer, in: space - record.otherAccessories)
        : size(of: layer, upTo: layer is AccessoryView ? space : innerSpace)
    }
    record.stackHeight = record.stacksControl ? sizes.reduce(0) { max($0, $1.height) } : 0
    record.supplementHeight = 0
    if let index = accessories.firstIndex(where: { $0 === main }), !record.stacksControl {
      record.supplementHeight = supplementHeight(of: accessories[index], at: sizes[index])
    }
    for (accessory, size) in zip(accessories, sizes) {
      // Marks are on whole points, as measured: half a point lower than the middle where that is between two.
      let middle = (bounds.height - size.height) / 2
      let below = bounds.height - theme.metrics.row.padding - (record.stackHeight + size.height) / 2
      let y = record.stacksControl ? below : accessory is AccessoryView ? middle.rounded(.up) : middle
      if accessory === main { noteSize(of: accessory, size) }
      let rect = Rect(x: trailing - size.width + contentShift, y: y, width: size.width, height: size.height)
      accessory.untransformedFrame = mirrored(rect).movedToPixels(scale: displayScale)
      accessory.opacity = isEnabled ? (accessory as? Control)?.effectiveOpacity ?? 1 : Self.disabledOpacity
      trailing -= size.width + theme.metrics.accessory.gap
    }
    contentView.opacity = isEnabled ? 1 : Self.disabledOpacity
    let hasMarks = !accessories.isEmpty && !record.stacksControl
    let contentEnd = max(start, hasMarks ? trailing + theme.metrics.accessory.gap : end)
    let height = record.stacksControl ? stackTop : titleAreaHeight
    contentView.untransformedFrame = mirrored(
      Rect(x: start + contentShift, y: 0, width: contentEnd - start, height: max(0, height)))
  }

  /// The height of the part of the row beside an accessory without what is below it. Its middle is that of the
  /// accessory on device pixels.
  private var titleAreaHeight: Double {
    guard record.supplementHeight > 0, let frame = mainAccessory?.untransformedFrame else { return bounds.height }
    return 2 * frame.minY + frame.height - record.supplementHeight
  }

  /// The distance from the row's top to the accessories below its texts, in points.
  var stackTop: Double { placedAccessories.reduce(.infinity) { min($0, $1.untransformedFrame.minY) } }

  /// The height that the accessory has, at its size, below the part beside the title, in points.
  private func supplementHeight(of accessory: Layer, at size: Size) -> Double {
    guard let view = accessory.inRow, view.fillsRow else { return 0 }
    let height = view.supplementHeight(inWidth: size.width)
    return height > 0 && size.height >= view.sizeThatFits(size).height ? height : 0
  }

  /// The space that the other placed accessories take from one, with their gaps, in points.
  private func widthOfAccessories(beside main: Layer?) -> Double {
    guard let main, placedAccessories.count > 1 else { return 0 }
    let gap = theme.metrics.accessory.gap
    return placedAccessories.reduce(0) { $1 === main ? $0 : $0 + ownSize(ofAccessory: $1).width + gap }
  }

  /// The size of an accessory beside the texts or below them.
  ///
  /// - Parameter space: From where the texts begin to where the accessory ends, in points.
  private func size(of accessory: Layer, in space: Double) -> Size {
    let own = ownSize(ofAccessory: accessory).width
    let fillsRow = accessory.inRow?.fillsRow ?? false
    if record.stacksControl {
      // An image beside the title ends above the control.
      let space = own > space ? mainSpace : space
      return size(of: accessory, upTo: space, atLeast: fillsRow ? space : 0)
    }
    let theme = self.theme
    var least = 0.0
    if fillsRow {
      let shown = labels.filter { !$0.text.isEmpty && $0.superlayer != nil }
      let texts = shown.map { $0.widthThatFits + theme.metrics.row.textGap }
      let used = (style == .subtitle ? texts.max() ?? 0 : texts.reduce(0, +)).rounded(.up)
      least = space - (used > 0 ? used + theme.metrics.accessory.gap : 0)
    }
    guard !appearance.isSelfSizing, !textLabel.text.isEmpty,
      max(own, least) > space - theme.metrics.row.minimumTitleWidth
    else {
      return size(of: accessory, upTo: min(space, mainSpace), atLeast: least)
    }
    // A title that does not wrap keeps its beginning.
    let title = min(textLabel.widthThatFits, theme.metrics.row.minimumTitleWidth) + theme.metrics.accessory.gap
    let most = max(min(own, theme.metrics.controls.minimumTouchSize), space - title)
    return size(of: accessory, upTo: min(most, mainSpace), atLeast: least)
  }

  /// The size that an accessory prefers, at most of a width where it can be squeezed, in points.
  ///
  /// - Parameter least: The least width within that.
  func size(of accessory: Layer, upTo most: Double, atLeast least: Double = 0) -> Size {
    accessory.growthInRow = growth
    var size = ownSize(ofAccessory: accessory)
    let width = max(0, min(max(size.width, least), most))
    let isSqueezed = width < size.width
    let (view, control) = (accessory.inRow, accessory as? Control)
    guard let growing = accessory.growthInRow.map({ _ in accessory }) ?? view else {
      return Size(width: width, height: size.height)
    }
    let height = mostHeight
    let fillsRow = view?.fillsRow ?? false
    if isSqueezed, let view {
      size = view.size(inRow: Size(width: width, height: height))
    } else if isSqueezed, let control {
      size = control.sizeThatFits(control.bounds.size)
    } else if fillsRow, let view {
      size = Size(width: width, height: view.sizeThatFits(Size(width: width, height: size.height)).height)
    }
    let room = accessory === mainAccessory ? mainSpace : innerSpace
    if growing.growthInRow != nil, !fillsRow, size.width > room, growth > 1 {
      // It grows with the text as far as the row has space.
      let theme = self.theme
      let most = control != nil ? min(growth, theme.metrics.switch.maximumGrowth) : growth
      growing.growthInRow = max(1, most * room / size.width)
      size = ownSize(ofAccessory: accessory)
    }
    if size.height > height && (fillsRow || control != nil) {
      size.height = min(size.height - (view?.supplementHeight(inWidth: size.width) ?? 0), height)
    }
    return size
  }

  /// The most height of an accessory, in points: below the texts it leaves a line of them.
  private var mostHeight: Double {
    if appearance.isSelfSizing { return .infinity }
    guard record.stacksControl else { return bounds.height }
    return max(0, bounds.height - 3 * theme.metrics.row.padding - Self.lineHeight * textLabel.fontSize)
  }

  /// The size that an accessory prefers beside texts, whatever size it has. Of one that fills its row, the least.
  func ownSize(ofAccessory accessory: Layer) -> Size {
    if let label = accessory as? Label, accessoryLayers.built.fitsText(label) {
      let size = label.linesSize(in: Size(width: .infinity, height: .infinity))
      return Size(width: size.width.rounded(.up), height: size.height)
    }
    let squeezed = record.squeezed?.size(of: accessory)
    guard let view = accessory as? View else { return squeezed ?? accessory.bounds.size }
    if accessory.inRow?.fillsRow ?? false { return view.sizeThatFits(Size(width: 0, height: view.bounds.height)) }
    let size = view.sizeThatFits(squeezed ?? view.bounds.size)
    // Some have the size that they were made with.
    return size == view.bounds.size ? squeezed ?? size : size
  }

  /// Whether a line of title or detail would end inside a word beside a control. Such a row has it below its texts.
  ///
  /// - Parameter space: From where the texts begin to where the control ends, in points.
  private func breaksWordBesideControl(in space: Double) -> Bool {
    guard let layer = mainAccessory ?? placedAccessories.first else { return false }
    let standsBelow = layer is Control || layer.inRow?.fillsRow ?? false || isNarrow && detailButton != nil
    guard standsBelow, hasHeightForStack else { return false }
    let width = space - ownSize(ofAccessory: layer).width - widthOfAccessories(beside: layer)
    return textLabel.breaksWord(in: width) || detailTextLabel.superlayer != nil && detailTextLabel.breaksWord(in: width)
  }
}
