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
    let accessoryView = isEditing ? editingAccessoryView : accessoryView
    let accessoryType = isEditing ? editingAccessoryType : accessoryType
    let isShown = accessoryView.map { accessories.count == 1 && accessories[0] === $0 && $0.superlayer === self }
    let isOwnShown = shownAccessoryType == accessoryType && accessoryType.markCount == accessories.count
    guard !(isShown ?? isOwnShown) else { return }
    for accessory in accessories where accessory.superlayer === self { accessory.removeFromSuperlayer() }
    accessories = accessoryView.map { [$0] } ?? accessoryType.makeMarks()
    shownAccessoryType = accessoryView == nil ? accessoryType : .none
    switchControl?.isOn = isOn
    for accessory in accessories { insertSublayer(accessory, above: contentView) }
  }

  /// Places what stands beside the content in the vertical middle, whatever the row's height: the control of a row that
  /// is edited at its leading side, and from the trailing edge inwards the lines by which it is moved and the accessories.
  func layoutAccessories() {
    updateAccessories()
    let metrics = theme.metrics
    let side = bounds.width - appearance.trailingRoom
    layoutEditingControl()
    let reorder = layoutReorderControl()
    let inset = switchControl == nil ? appearance.accessoryInset : metrics.switchInset
    var trailing = reorder.map { $0 - metrics.accessoryGap } ?? side - inset
    for accessory in accessories {
      let size = (accessory as? View)?.sizeThatFits(accessory.bounds.size) ?? accessory.frame.size
      // Marks stand on whole points, as measured: half a point lower than the middle where that is between two.
      let middle = (bounds.height - size.height) / 2
      let y = accessory is AccessoryView ? middle.rounded(.up) : middle
      let rect = Rect(x: trailing - size.width, y: y, width: size.width, height: size.height)
      accessory.frame = directed(rect, in: bounds.width).movedToPixels(scale: deviceScale)
      accessory.opacity = isEnabled ? 1 : Self.disabledOpacity
      trailing -= size.width + metrics.accessoryGap
    }
    contentView.opacity = isEnabled ? 1 : Self.disabledOpacity
    let start = contentStart
    let end = hasTrailingParts ? max(start, trailing + metrics.accessoryGap) : max(start, side)
    contentView.frame = directed(
      Rect(x: start, y: 0, width: end - start, height: bounds.height), in: bounds.width)
  }

  /// Whether something stands after the content.
  private var hasTrailingParts: Bool { !accessories.isEmpty || showsReorderControl }

  static var disabledOpacity: Double { 0.4 }

  /// Places image and texts in the content view, by the cell's style.
  func layoutContent() {
    let metrics = theme.metrics
    let width = contentView.bounds.width
    let end = max(0, width - (hasTrailingParts ? metrics.accessoryGap : metrics.contentInsetTrailing))
    wrapTexts()
    let start = layoutImage(metrics)
    let room = Rect(minX: min(start, end), minY: 0, maxX: end, maxY: contentView.bounds.height)
    switch style {
    case .default: place(textLabel, in: room)
    case .value1: layoutSideBySide(in: room, gap: metrics.textGap)
    case .value2:
      let title = min(metrics.value2TitleWidth * max(1, traits.textScale), room.width)
      place(textLabel, in: Rect(x: room.minX, y: 0, width: title, height: room.height))
      place(
        detailTextLabel,
        in: Rect(minX: room.minX + title + metrics.textGap, minY: 0, maxX: room.maxX, maxY: room.maxY))
    case .subtitle: layoutStacked(in: room, gap: metrics.subtitleGap)
    }
  }

  /// Places the image, if there is one; where the text begins.
  private func layoutImage(_ metrics: ThemeMetrics) -> Double {
    guard let image = showsSelection ? highlightedImage ?? image : image else {
      imageView.removeFromSuperlayer()
      return textLeading
    }
    if imageView.superlayer !== contentView { contentView.addSublayer(imageView) }
    let side = metrics.imageSize
    let x = imageLeading
    let rect = Rect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
    imageView.frame = directed(rect, in: contentView.bounds.width).movedToPixels(scale: deviceScale)
    imageView.contents = image
    imageView.contentsScale = image.scale
    let fits = image.size.width <= side && image.size.height <= side
    imageView.contentsGravity = fits ? .center : .resizeAspect
    return textLeading
  }

  /// Title and detail on one line. The detail gives way first, but keeps a third of the room.
  private func layoutSideBySide(in room: Rect, gap: Double) {
    let title = textLabel.widthThatFits
    let detail = detailTextLabel.widthThatFits
    var detailWidth = min(detail, room.width)
    if title + gap + detail > room.width && detail > 0 {
      detailWidth = min(detail, max(room.width / 3, room.width - gap - title))
    }
    let titleEnd = detail > 0 ? max(room.minX, room.maxX - detailWidth - gap) : room.maxX
    place(textLabel, in: Rect(minX: room.minX, minY: 0, maxX: titleEnd, maxY: room.maxY))
    place(
      detailTextLabel, in: Rect(x: room.maxX - detailWidth, y: 0, width: detailWidth, height: room.height))
  }

  /// The title above the smaller text, both together in the middle of the row.
  private func layoutStacked(in room: Rect, gap: Double) {
    guard !detailTextLabel.text.isEmpty else {
      place(textLabel, in: room)
      return place(detailTextLabel, in: Rect(x: room.minX, y: room.maxY, width: room.width, height: 0))
    }
    let title = textLabel.sizeThatFits(room.size).height
    let subtitle = detailTextLabel.sizeThatFits(room.size).height
    let top = (room.height - title - gap - subtitle) / 2
    place(textLabel, in: Rect(x: room.minX, y: top, width: room.width, height: title))
    place(
      detailTextLabel, in: Rect(x: room.minX, y: top + title + gap, width: room.width, height: subtitle))
  }

  private func place(_ label: Label, in rect: Rect) {
    label.frame = directed(rect, in: contentView.bounds.width)
  }
}

extension TableViewCell.AccessoryType {
  /// The marks of the type, from the trailing edge inwards.
  fileprivate func makeMarks() -> [Layer] {
    switch self {
    case .none: []
    case .disclosureIndicator: [AccessoryView(.disclosureIndicator)]
    case .checkmark: [AccessoryView(.checkmark)]
    case .detailButton: [AccessoryView(.detailButton)]
    case .detailDisclosureButton: [AccessoryView(.disclosureIndicator), AccessoryView(.detailButton)]
    case .switch: [Switch()]
    }
  }

  fileprivate var markCount: Int {
    switch self {
    case .none: 0
    case .disclosureIndicator, .checkmark, .detailButton, .switch: 1
    case .detailDisclosureButton: 2
    }
  }
}

extension Label {
  /// The width of the text on one line, in points.
  fileprivate var widthThatFits: Double {
    text.isEmpty ? 0 : sizeThatFits(Size(width: .infinity, height: .infinity)).width
  }
}

extension Rect {
  /// The rectangle with its origin on a device pixel and its size kept.
  func movedToPixels(scale: Double) -> Rect {
    Rect(x: minX.snapped(toScale: scale), y: minY.snapped(toScale: scale), width: width, height: height)
  }
}
