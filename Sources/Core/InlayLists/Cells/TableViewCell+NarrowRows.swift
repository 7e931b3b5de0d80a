import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// The image that is shown before the text.
  var shownImage: Image? {
    record.omissions.contains(.image) ? nil : showsSelection ? highlightedImage ?? image : image
  }

  /// Decides what of the row goes, but for its texts, and whether its control goes below them. To be called before
  /// anything is placed.
  func updateOmissions() {
    let wanted = isNarrow || isTight || accessoryLayers.needMeasuring ? measuredOmissions() : []
    guard wanted != record.omissions.subtracting(.texts) else { return }
    record.omissions = wanted.union(record.omissions.intersection(.texts))
    contentView.setNeedsLayout()
  }

  /// The wanted omissions, with the present width of the accessories. Out of the row a view has another theme, another
  /// text scale, and no fonts: one that is left out is in the row for as long as this takes.
  private func measuredOmissions() -> RowOmissions {
    let omitted = accessoryLayers.layers.filter { $0.superlayer !== self }
    for layer in omitted { insertAccessory(layer) }
    // The control is beside the texts, wherever the last layout had it.
    record.stacksControl = false
    record.accessory = measuredAccessories()
    let wanted = wantedOmissions
    for layer in omitted where wanted.omits(layer, beside: mainAccessory) { removeAccessory(layer) }
    return wanted
  }

  /// The parts that the row leaves out, but for its texts, with accessories as wide as at the last layout.
  var wantedOmissions: RowOmissions {
    let accessory = record.accessory
    var omissions = accessory.lacking
    guard !textLabel.text.isEmpty else { return omissions }
    let need = min(textLabel.widthThatFits, theme.metrics.row.minimumTitleWidth)
    let width = accessory.width(without: omissions)
    let omitsImage = isNarrow && image != nil && titleSpace(beside: width, hasImage: true) < need
    if omitsImage { omissions.insert(.image) }
    var space = titleSpace(beside: width, hasImage: image != nil && !omitsImage)
    guard width > 0, space < need else { return omissions }
    for (part, width) in [(RowOmissions.marks, accessory.marks), (.notes, accessory.notes)]
    where isNarrow && width > 0 && space < need && !omissions.contains(part) {
      omissions.insert(part)
      space += width
    }
    // The title has half of that beside it, and at least the widest letter.
    guard hasControl, space < max(need / 2, min(need, textLabel.fontSize)) else { return omissions }
    if hasHeight(forStackOf: accessory.height) {
      omissions.insert(.besideTexts)
      // True if the image stays: a control below the texts takes none of their space.
      let keepsImage = !isNarrow || titleSpace(beside: 0, hasImage: true) >= need
      if keepsImage { omissions.remove(.image) }
    } else if isNarrow && hasOwnLayer {
      omissions.insert(.accessories)
    }
    return omissions
  }

  /// The space of a title beside accessories of a width, in points.
  private func titleSpace(beside accessory: Double, hasImage: Bool) -> Double {
    let theme = self.theme
    let controls =
      showsReorderControl ? theme.metrics.editing.reorderSize.width * growth + appearance.accessoryInset : 0
    let trailing = accessory + controls > 0 ? accessory + controls + theme.metrics.accessory.gap : contentInsetTrailing
    return bounds.width - appearance.trailingSpace - contentStart - textLeading(hasImage: hasImage) - trailing
  }

  /// Whether the row has the height for its accessories, which are in it, below a line of its texts.
  var hasHeightForStack: Bool {
    hasHeight(forStackOf: accessoryLayers.layers.reduce(0) { max($0, ownSize(ofAccessory: $1).height) })
  }

  /// Whether the row has the height for accessories of one below a line of its texts. One of automatic height has it.
  private func hasHeight(forStackOf height: Double) -> Bool {
    if appearance.isSelfSizing { return true }
    let theme = self.theme
    let least = Self.lineHeight * textLabel.fontSize + 3 * theme.metrics.row.padding
    return bounds.height > least && bounds.height >= least + height
  }

  /// Whether a title beside its detail has too little space for that.
  func omitsDetail(besideTitleOf width: Double) -> Bool {
    guard isNarrow, !textLabel.text.isEmpty else { return false }
    return !record.omissions.isDisjoint(with: [.image, .marks, .accessories, .besideTexts])
      || width < min(textLabel.widthThatFits, theme.metrics.row.minimumTitleWidth)
  }

  /// Whether a width has no space for the beginning of a title with its ellipsis.
  func omitsTitle(of width: Double) -> Bool {
    let hasAccessories = !placedAccessories.isEmpty || record.omissions.contains(.accessories)
    return hasAccessories && width < textLabel.fontSize && !appearance.isSelfSizing && width < textLabel.widthThatFits
  }

  /// Whether the row may have too little space for its title.
  var isNarrow: Bool { bounds.width - appearance.trailingSpace < theme.metrics.row.narrowWidth }

  /// Whether the row may have too little space for its accessories.
  private var isTight: Bool { innerSpace < theme.metrics.row.narrowWidth }

  /// The most that accessories may take: from the content's inset at the leading side to their position at the trailing
  /// side, in points.
  var innerSpace: Double { max(0, accessoryEnd - contentStart - appearance.contentInsetLeading) }

  /// The end of the accessories, from the row's leading side, in points.
  var accessoryEnd: Double {
    let side = bounds.width - appearance.trailingSpace
    if showsReorderControl {
      let metrics = theme.metrics
      return side - appearance.accessoryInset - metrics.editing.reorderSize.width * growth - metrics.accessory.gap
    }
    return side - accessoryInset
  }

  /// The distance from the accessories to the row's trailing side, in points.
  private var accessoryInset: Double {
    accessoryLayers.layers.first is Switch ? theme.metrics.switch.inset : appearance.accessoryInset
  }

  /// The most that the main accessory may take beside the others, in points.
  var mainSpace: Double { max(0, innerSpace - record.otherAccessories) }

  /// Whether one of the row's accessories does something.
  var hasControl: Bool {
    accessoryLayers.layers.contains { ($0 as? AccessoryView)?.kind.isButton ?? true }
  }

  /// Whether the main accessory is a layer that is not known to be a control.
  private var hasOwnLayer: Bool {
    guard let main = mainAccessory else { return false }
    return !(main is Control) && !(main.inRow?.fillsRow ?? false)
  }

  /// The space that the row's accessories take, which have to be in the row.
  private func measuredAccessories() -> AccessoryMeasure {
    let layers = accessoryLayers.layers
    guard !layers.isEmpty else { return AccessoryMeasure() }
    let main = mainAccessory
    let growth = self.growth
    let gap = theme.metrics.accessory.gap
    var measure = AccessoryMeasure(width: accessoryInset - gap)
    for layer in layers {
      layer.growthInRow = growth
      let own = ownSize(ofAccessory: layer)
      let width = own.width + gap
      measure.width += width
      measure.height = max(measure.height, own.height)
      if RowOmissions.marks.omits(layer, beside: main) { measure.marks += width }
      if RowOmissions.notes.omits(layer, beside: main) { measure.notes += width }
    }
    // Marks alone never lack space: they go for the title.
    if layers.allSatisfy({ RowOmissions.marks.omits($0, beside: main) }) {
      measure.marks = measure.width
      return measure
    }
    for lacking in [[], .marks, [.marks, .notes]] as [RowOmissions] {
      measure.lacking = lacking
      if fits(layers.filter { !lacking.omits($0, beside: main) }, main) { return measure }
    }
    measure.lacking = .accessories
    return measure
  }

  /// Whether the row has space for accessories, of which the main one is squeezed.
  private func fits(_ layers: [Layer], _ main: Layer?) -> Bool {
    let theme = self.theme
    var space = innerSpace
    for layer in layers where layer !== main {
      space -= ownSize(ofAccessory: layer).width + theme.metrics.accessory.gap
    }
    guard let main else {
      // A button alone is drawn as small as in the theme where there is no more space.
      if layers.count == 1 { return ownSize(ofAccessory: layers[0]).width / growth <= innerSpace }
      return space + theme.metrics.accessory.gap >= 0
    }
    record.otherAccessories = innerSpace - space
    let own = ownSize(ofAccessory: main).width
    let least = min(own, theme.metrics.controls.minimumTouchSize)
    return own <= space || least <= space && size(of: main, upTo: max(0, space)).width <= space + 0.01
  }

  /// Whether of a title beside accessories nothing is left but the ellipsis.
  private var showsEllipsisForTitle: Bool {
    !appearance.isSelfSizing && !placedAccessories.isEmpty && !textLabel.text.isEmpty
      && textLabel.bounds.width < Self.ellipsisReach * textLabel.fontSize && textLabel.showsEllipsisAlone
  }

  /// The ratio of the width in which a letter and an ellipsis fit to the font's size, at most.
  private static var ellipsisReach: Double { 2.2 }

  /// Reports what the row has no space for, once until it has space again.
  func updateLackOfSpace() {
    var lacking = record.omissions.intersection([.accessories, .notes, .title])
    if showsEllipsisForTitle { lacking.insert(.title) }
    guard !lacking.isEmpty || !record.lackOfSpace.isOver, !isLayoutDue else { return }
    record.lackOfSpace.update(lacking.isEmpty ? nil : "the row has no room for \(text(for: lacking))", in: self)
  }

  private func text(for omissions: RowOmissions) -> String {
    let main = mainAccessory
    let isOfNotes = omissions.contains(.notes) && !omissions.contains(.accessories)
    let layers = accessoryLayers.layers.reversed().filter { !isOfNotes || RowOmissions.notes.omits($0, beside: main) }
    let isOne = layers.count == 1 || layers.allSatisfy { $0 is AccessoryView }
    let name = isOne && main == nil ? wantedAccessories.name : nil
    let names = name ?? layers.map(wantedAccessories.name(of:)).joined(separator: ", ")
    let text = "its \(isOne ? "accessory" : "accessories"), \(names)"
    if omissions.isDisjoint(with: [.accessories, .notes]) { return "its title beside \(text)" }
    if omissions.contains(.title) { return "its title and \(text), which are not shown" }
    return "\(text), which \(isOne ? "is" : "are") not shown"
  }
}
