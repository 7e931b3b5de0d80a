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
    let wanted = isNarrow || isTight || wantedAccessory.view != nil ? measuredOmissions() : []
    guard wanted != record.omissions.subtracting(.texts) else { return }
    record.omissions = wanted.union(record.omissions.intersection(.texts))
    contentView.setNeedsLayout()
  }

  /// The wanted omissions, with the present width of the accessories. Out of the row a view has another theme, another
  /// text scale, and no fonts: one that is left out is in the row for as long as this takes.
  private func measuredOmissions() -> RowOmissions {
    let omittedView = wantedAccessory.view.flatMap { $0.superlayer === self ? nil : $0 }
    if let omittedView { insertAccessory(omittedView) }
    // Beside the texts, wherever the last layout had it.
    record.stacksControl = false
    record.accessory = measuredAccessory()
    let wanted = wantedOmissions
    if wanted.contains(.accessories), let omittedView { removeAccessory(omittedView) }
    return wanted
  }

  /// The parts that the row leaves out, but for its texts, with accessories as wide as at the last layout.
  var wantedOmissions: RowOmissions {
    let accessory = record.accessory
    var omissions: RowOmissions = accessory.fits ? [] : .accessories
    guard !textLabel.text.isEmpty else { return omissions }
    let need = min(textLabel.widthThatFits, theme.metrics.row.minimumTitleWidth)
    let width = accessory.fits ? accessory.width : 0
    let omitsImage = isNarrow && image != nil && titleSpace(beside: width, hasImage: true) < need
    if omitsImage { omissions.insert(.image) }
    var space = titleSpace(beside: width, hasImage: image != nil && !omitsImage)
    guard width > 0, space < need else { return omissions }
    if isNarrow && accessory.marks > 0 {
      omissions.insert(.marks)
      space += accessory.marks
    }
    // Beside it, the title has half of that, and at least the widest letter.
    guard hasControl, space < max(need / 2, min(need, textLabel.fontSize)) else { return omissions }
    if hasHeightForStack(wantedAccessory.view) {
      omissions.insert(.besideTexts)
      // Below the texts the control takes none of their space.
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

  /// Whether the row has the height for its control below a line of its texts. One of automatic height has it.
  ///
  /// - Parameter control: Nil for the row's own switch, or its marks, which may not have been made.
  func hasHeightForStack(_ control: Layer?) -> Bool {
    if appearance.isSelfSizing { return true }
    let theme = self.theme
    let least = Self.lineHeight * textLabel.fontSize + 3 * theme.metrics.row.padding
    guard bounds.height > least else { return false }
    return bounds.height >= least + (control.map { ownSize(ofAccessory: $0).height } ?? heightOfOwnAccessory)
  }

  /// Of the switch or the highest mark that the row's type of accessory stands for, in points.
  private var heightOfOwnAccessory: Double {
    let (theme, type) = (self.theme, wantedAccessory.type)
    if type == .switch { return theme.metrics.switch.size.height * theme.metrics.switch.growth(growth) }
    return type.marks.reduce(0) { max($0, $1.size(theme.metrics).height * growth) }
  }

  /// Whether a title beside its detail has too little space for that.
  func omitsDetail(besideTitleOf width: Double) -> Bool {
    guard isNarrow, !textLabel.text.isEmpty else { return false }
    return !record.omissions.isDisjoint(with: [.image, .marks, .accessories, .besideTexts])
      || width < min(textLabel.widthThatFits, theme.metrics.row.minimumTitleWidth)
  }

  /// Whether a width has no space for the beginning of a title with its ellipsis.
  func omitsTitle(of width: Double) -> Bool {
    let hasAccessories = !accessories.isEmpty || record.omissions.contains(.accessories)
    return hasAccessories && width < textLabel.font.size && !appearance.isSelfSizing && width < textLabel.widthThatFits
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
    let (view, type) = wantedAccessory
    let isSwitch = view is Switch || view == nil && type == .switch
    return side - (isSwitch ? theme.metrics.switch.inset : appearance.accessoryInset)
  }

  /// Whether the row's accessory does something.
  private var hasControl: Bool {
    let (view, type) = wantedAccessory
    return view != nil || type == .switch || type.marks.contains { $0.isButton }
  }

  /// Whether the accessory is a layer that is not known to be a control.
  private var hasOwnLayer: Bool {
    let view = wantedAccessory.view
    return view != nil && !(view is Control) && !(view?.inRow?.fillsRow ?? false)
  }

  /// The space that the row's accessories take. A view has to be in the row.
  private func measuredAccessory() -> AccessoryMeasure {
    let theme = self.theme
    let inset = appearance.accessoryInset
    let (view, type) = wantedAccessory
    if let view {
      let (own, space) = (ownSize(ofAccessory: view).width, innerSpace)
      let least = min(own, theme.metrics.controls.minimumTouchSize)
      let fits = own <= space || least <= space && size(of: view, upTo: space).width <= space + 0.01
      return AccessoryMeasure(width: own + inset, fits: fits)
    }
    if type == .switch {
      let width = theme.metrics.switch.size.width
      return AccessoryMeasure(
        width: width * theme.metrics.switch.growth(growth) + theme.metrics.switch.inset, fits: width <= innerSpace)
    }
    let marks = type.marks
    guard !marks.isEmpty else { return AccessoryMeasure() }
    let widths = marks.map { $0.size(theme.metrics).width * growth }
    let width = widths.reduce(0, +) + Double(widths.count - 1) * theme.metrics.accessory.gap + inset
    guard let button = zip(marks, widths).first(where: { $0.0.isButton }) else {
      return AccessoryMeasure(width: width, marks: width)
    }
    return AccessoryMeasure(
      width: width, marks: max(0, width - inset - button.1), fits: button.1 / growth <= innerSpace)
  }

  /// Whether of a title beside accessories nothing is left but the ellipsis.
  private var showsEllipsisForTitle: Bool {
    !appearance.isSelfSizing && !accessories.isEmpty && !textLabel.text.isEmpty
      && textLabel.bounds.width < Self.ellipsisReach * textLabel.fontSize && textLabel.showsEllipsisAlone
  }

  /// Of the width in which a letter and an ellipsis fit to the font's size, at most.
  private static var ellipsisReach: Double { 2.2 }

  /// Reports what the row has no space for, once until it has space again.
  func updateLackOfSpace() {
    var lacking = record.omissions.intersection([.accessories, .title])
    if showsEllipsisForTitle { lacking.insert(.title) }
    guard !lacking.isEmpty || !record.lackOfSpace.isOver, !isLayoutDue else { return }
    record.lackOfSpace.update(lacking.isEmpty ? nil : "the row has no room for \(text(for: lacking))", in: self)
  }

  private func text(for omissions: RowOmissions) -> String {
    let (view, type) = wantedAccessory
    let name = (view as? Control)?.accessibilityRole?.rawValue ?? view.map { "\(Swift.type(of: $0))" } ?? type.fileName
    if !omissions.contains(.accessories) { return "its title beside its accessory, \(name)" }
    return omissions.contains(.title)
      ? "its title and its accessory, \(name), which are not shown" : "its accessory, \(name), which is not shown"
  }
}
