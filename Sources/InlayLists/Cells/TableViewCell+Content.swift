import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Texts have their category's colour.
  func colorTexts(_ category: ThemeCategory?) {
    textLabel.standardColor = category?.label ?? (style == .value2 ? .token(.tint) : nil)
    detailTextLabel.standardColor = category?.label ?? (style == .value2 ? .token(.label) : nil)
  }

  /// Makes the accessories that the cell is to show, where it shows others.
  private func updateAccessories() {
    let (accessoryView, accessoryType) = record.omissions.contains(.accessories) ? (nil, .none) : wantedAccessory
    let isShown = accessoryView.map { accessories.count == 1 && accessories[0] === $0 && $0.superlayer === self }
    let isOwnShown = effectiveAccessoryType == accessoryType && accessoryType.markCount == accessories.count
    guard !(isShown ?? isOwnShown) else { return }
    for accessory in accessories where accessory.superlayer === self { removeAccessory(accessory) }
    accessories = accessoryView.map { [$0] } ?? accessoryType.makeMarks()
    effectiveAccessoryType = accessoryView == nil ? accessoryType : .none
    if effectiveAccessoryType == .switch { switchControl?.isOn = isOn }
    for accessory in accessories { insertAccessory(accessory) }
  }

  func insertAccessory(_ accessory: Layer) {
    insertSublayer(accessory, above: editingControl ?? reorderControl ?? contentView)
  }

  func removeAccessory(_ accessory: Layer) {
    (accessory as? DrawnView)?.growth = 1
    (accessory as? Control)?.cancelTracking()
    accessory.removeFromSuperlayer()
  }

  /// Places what stands beside the content in the vertical middle, whatever the row's height: the control of a row that
  /// is edited at its leading side, and from the trailing edge inwards the lines by which it is moved and the accessories.
  func layoutAccessories() {
    updateOmissions()
    updateAccessories()
    let metrics = theme.metrics
    let side = bounds.width - appearance.trailingRoom
    let growth = self.growth
    layoutEditingControl(growth)
    let reorder = layoutReorderControl(growth)
    let inset = switchControl == nil ? appearance.accessoryInset : metrics.switchInset
    var trailing = reorder.map { $0 - metrics.accessoryGap } ?? side - inset
    for accessory in accessories { (accessory as? DrawnView)?.growth = growth }
    let start = contentStart
    let wide = reorder == nil ? side : trailing + metrics.accessoryGap
    record.stacksControl = breaksWordBesideControl(in: trailing - start - textLeading - metrics.accessoryGap)
    for accessory in accessories {
      let size = size(of: accessory, in: trailing - start - textLeading)
      // Marks stand on whole points, as measured: half a point lower than the middle where that is between two.
      let middle = (bounds.height - size.height) / 2
      let below = bounds.height - metrics.selfSizingPadding - size.height
      let y = record.stacksControl ? below : accessory is AccessoryView ? middle.rounded(.up) : middle
      let rect = Rect(x: trailing - size.width + contentShift, y: y, width: size.width, height: size.height)
      accessory.untransformedFrame = directed(rect, in: bounds.width).movedToPixels(scale: deviceScale)
      accessory.opacity = isEnabled ? (accessory as? Control)?.effectiveOpacity ?? 1 : Self.disabledOpacity
      trailing -= size.width + metrics.accessoryGap
    }
    contentView.opacity = isEnabled ? 1 : Self.disabledOpacity
    let hasMarks = !accessories.isEmpty && !record.stacksControl
    let end = max(start, hasMarks ? trailing + metrics.accessoryGap : wide)
    let height = record.stacksControl ? max(0, stackedView?.untransformedFrame.minY ?? 0) : bounds.height
    contentView.untransformedFrame = directed(
      Rect(x: start + contentShift, y: 0, width: end - start, height: height), in: bounds.width)
  }

  /// What an accessory prefers. A view that fills its row has what the texts leave of the room, if
  /// that is more than its least width, and never more than the room.
  private func size(of accessory: Layer, in room: Double) -> Size {
    guard let view = accessory as? View else { return accessory.bounds.size }
    var size = ownSize(of: view)
    guard view.fillsRow else { return size }
    if record.stacksControl {
      size.width = max(size.width, room)
    } else {
      let shown = labels.filter { !$0.text.isEmpty && $0.superlayer != nil }
      let texts = shown.map { $0.widthThatFits + theme.metrics.textGap }
      let used = (style == .subtitle ? texts.max() ?? 0 : texts.reduce(0, +)).rounded(.up)
      size.width = max(size.width, room - (used > 0 ? used + theme.metrics.accessoryGap : 0))
    }
    size.width = min(size.width, max(0, room))
    return Size(width: size.width, height: view.sizeThatFits(size).height)
  }

  /// What a view prefers beside texts, whatever size it has. Of one that fills its row, the least.
  func ownSize(of view: View) -> Size {
    view.sizeThatFits(view.fillsRow ? Size(width: 0, height: view.bounds.height) : view.bounds.size)
  }

  /// Whether something stands after the content, and not below it.
  private var hasTrailingParts: Bool { !accessories.isEmpty && !record.stacksControl || showsReorderControl }

  /// Whether a line of title or detail would end inside a word beside a control. Such a row has it below its texts.
  ///
  /// - Parameter room: From where the texts begin to where the control ends, in points.
  private func breaksWordBesideControl(in room: Double) -> Bool {
    guard appearance.isSelfSizing, let view = stackedView else { return false }
    let width = room - ownSize(of: view).width
    return textLabel.breaksWord(in: width) || detailTextLabel.superlayer != nil && detailTextLabel.breaksWord(in: width)
  }

  static var disabledOpacity: Double { 0.4 }

  /// Places image and texts in the content view, by the cell's style.
  func layoutContent() {
    let metrics = theme.metrics
    let width = contentView.bounds.width
    // Another title may leave another room for the accessories.
    let isNarrow = bounds.width - appearance.trailingRoom < metrics.narrowRowWidth
    if isNarrow && wantedOmissions != record.omissions.subtracting(.detail) {
      setNeedsLayout()
    }
    let end = max(0, width - (hasTrailingParts ? metrics.accessoryGap : metrics.contentInsetTrailing))
    let start = layoutImage(metrics)
    wrapTexts(in: end - start)
    let room = Rect(minX: min(start, end), minY: 0, maxX: end, maxY: contentView.bounds.height)
    layoutTexts(in: room)
  }

  /// Places the image, if there is one; where the text begins.
  private func layoutImage(_ metrics: ThemeMetrics) -> Double {
    guard let image = shownImage else {
      imageView.removeFromSuperlayer()
      return textLeading
    }
    if imageView.superlayer !== contentView { contentView.addSublayer(imageView) }
    let side = imageSide
    let x = imageLeading
    let rect = Rect(x: x, y: (contentView.bounds.height - side) / 2, width: side, height: side)
    imageView.untransformedFrame = directed(rect, in: contentView.bounds.width).movedToPixels(scale: deviceScale)
    imageView.contents = image
    // A small image grows as its square does.
    let growth = side / max(metrics.imageSize, .ulpOfOne)
    imageView.contentsScale = image.scale / growth
    let fits = image.size.width * growth <= side && image.size.height * growth <= side
    imageView.contentsGravity = fits ? .center : .resizeAspect
    return textLeading
  }
}

extension TableViewCell.AccessoryType {
  fileprivate func makeMarks() -> [Layer] { self == .switch ? [Switch()] : marks.map { AccessoryView($0) } }

  fileprivate var markCount: Int { self == .switch ? 1 : marks.count }
}

extension Rect {
  /// The rectangle with its origin on a device pixel and its size kept.
  package func movedToPixels(scale: Double) -> Rect {
    Rect(x: minX.snapped(toScale: scale), y: minY.snapped(toScale: scale), width: width, height: height)
  }
}
