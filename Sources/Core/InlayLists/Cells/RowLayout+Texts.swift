import InlayGraphics
import InlayLayers

/// Image, title and detail of a row, by its style.
extension RowLayout {
  /// The distance from the texts to the end of a content without trailing parts, in points.
  var contentInsetTrailing: Double { theme.metrics.row.trailingInset + look.cardInset }

  /// The distance from the row's leading side to its image, in points.
  private var imageLeading: Double {
    let leading = look.contentInsetLeading
    let isInset = leading < theme.metrics.row.leadingInset + imageSide + theme.metrics.row.imageGap
    return (isInset ? leading : theme.metrics.row.leadingInset) + look.indentation
  }

  /// The distance from the row's leading side to its text, in points.
  func textLeading(hasImage: Bool) -> Double {
    let leading = look.contentInsetLeading + look.indentation
    guard hasImage else { return leading }
    return max(leading, imageLeading + imageSide + theme.metrics.row.imageGap)
  }

  /// The side of the square that the row's image is shown in, in points.
  private var imageSide: Double { theme.metrics.row.imageSize * growth }

  /// Places image and texts in the content's frame.
  mutating func placeContent() {
    let area = placement.content.size
    if content.showsImage, !placement.omissions.contains(.image) {
      let rect = Rect(x: imageLeading, y: (area.height - imageSide) / 2, width: imageSide, height: imageSide)
      placement.image = mirrored(rect, in: area.width).movedToPixels(scale: look.displayScale)
    }
    let hasTrailingParts = placement.hasTrailingAccessories || look.hasReorderControl
    let end = max(0, area.width - (hasTrailingParts ? gap : contentInsetTrailing))
    let space = Rect(minX: min(placement.textLeading, end), minY: 0, maxX: end, maxY: area.height)
    placement.stacksTexts = content.style == .subtitle
    var omitsDetail = false
    switch content.style {
    case .default: placement.title = filled(title, in: space)
    case .value1, .value2: omitsDetail = placeBeside(in: space)
    // A row that is too low for two lines has both texts on one.
    case .subtitle: if !placeStacked(in: space) { omitsDetail = placeBeside(in: space) }
    }
    if omitsDetail { placement.omissions.insert(.detail) }
    if omitsTitle(of: space.width) { placement.omissions.insert(.title) }
    placement.title = mirrored(placement.title, in: area.width)
    placement.detail = mirrored(placement.detail, in: area.width)
    (placement.titleFit, placement.detailFit) = (title.fit, detail.fit)
  }

  /// Title and detail side by side; in a row with the height for several lines one above the other where a word would
  /// have to be broken else, and in large text, as in UIKit, where one of them would need a second line.
  ///
  /// - Returns: Whether there is no space for the detail.
  private mutating func placeBeside(in space: Rect) -> Bool {
    let widths = content.style == .value2 ? value2Widths(in: space.width) : value1Widths(in: space.width)
    let wraps = look.textScale <= Self.largestScaleBeside
    placement.stacksTexts =
      !title.isEmpty && !detail.isEmpty
      && (title.isCramped(in: widths.title, wraps: wraps) || detail.isCramped(in: widths.detail, wraps: wraps))
    if placement.stacksTexts, placeStacked(in: space) { return false }
    if widths.detail > 0 && omitsDetail(besideTitleOf: widths.title) {
      placement.title = Rect(x: space.minX, y: 0, width: space.width, height: space.height)
      placement.detail = Rect(x: space.maxX, y: 0, width: 0, height: space.height)
      return true
    }
    placement.title = filled(title, in: Rect(x: space.minX, y: 0, width: widths.title, height: space.height))
    placement.detail = filled(
      detail, in: Rect(x: space.maxX - widths.detail, y: 0, width: widths.detail, height: space.height))
    // Both texts stay on one line if scripts have fonts of different heights.
    guard title.label.usesOtherScripts || detail.label.usesOtherScripts, !detail.isEmpty,
      let shift = title.baselineShift(in: placement.title.size),
      let other = detail.baselineShift(in: placement.detail.size), shift != other
    else { return false }
    placement.detail = placement.detail.offsetBy(dx: 0, dy: shift - other)
    return false
  }

  /// The largest scale at which texts that wrap stay beside each other. UIKit's accessibility sizes begin above it.
  private static var largestScaleBeside: Double { 1.4 }

  /// Returns the widths of title and detail on one line: the detail gives way first, but keeps a third of the space.
  private func value1Widths(in width: Double) -> (title: Double, detail: Double) {
    let gap = theme.metrics.row.textGap
    let (title, detail) = (self.title.width, self.detail.width)
    guard detail > 0 else { return (width, 0) }
    var detailWidth = min(detail, width)
    if title + gap + detail > width { detailWidth = min(detail, max(width / 3, width - gap - title)) }
    return (max(0, width - detailWidth - gap), detailWidth)
  }

  /// The title's column grows with the text, up to half of the space. The detail has the rest.
  private func value2Widths(in width: Double) -> (title: Double, detail: Double) {
    let title = min(theme.metrics.row.value2TitleWidth * max(1, look.textScale), width / 2)
    return (title, max(0, width - title - theme.metrics.row.textGap))
  }

  /// The title above the detail, both together in the middle of the row.
  ///
  /// - Returns: Whether a row of a given height has space for both.
  private mutating func placeStacked(in space: Rect) -> Bool {
    guard !detail.isEmpty else {
      placement.title = filled(title, in: space)
      placement.detail = Rect(x: space.minX, y: space.maxY, width: space.width, height: 0)
      return true
    }
    let gap = theme.metrics.row.subtitleGap
    var upper = title.size(in: space.size).height
    var lower = detail.size(in: space.size).height
    let fills = title.fit.numberOfLines == 0 || detail.fit.numberOfLines == 0
    let room = fills ? space.height - 2 * theme.metrics.row.padding : space.height
    if !look.isSelfSizing, upper + gap + lower > room {
      // The first lines come first. A line has some space around its glyphs.
      let line = Size(width: space.width, height: 0)
      upper = title.size(in: line).height
      lower = detail.size(in: line).height
      if upper + gap + lower > space.height + Self.lineSlack * detail.fontSize {
        placement.stacksTexts = false
        return false
      }
      let most = room - gap
      upper = max(upper, title.size(in: Size(width: space.width, height: most - lower)).height)
      lower = max(lower, detail.size(in: Size(width: space.width, height: most - upper)).height)
    }
    let top = (space.height - upper - gap - lower) / 2
    placement.title = Rect(x: space.minX, y: top, width: space.width, height: upper)
    placement.detail = Rect(x: space.minX, y: top + upper + gap, width: space.width, height: lower)
    return true
  }

  /// The ratio of the free space around the glyphs of two lines to the size of the second one's font.
  private static var lineSlack: Double { 0.2 }

  /// The frame of a text in the middle of a space. One of several lines in a row of a given height keeps away from the
  /// separators.
  private func filled(_ text: RowText, in rect: Rect) -> Rect {
    guard text.fit.numberOfLines == 0, text.fit.lineBreakMode == .truncatingTail else { return rect }
    let most = max(0, rect.height - 2 * theme.metrics.row.padding)
    let height = text.size(in: Size(width: rect.width, height: most)).height
    guard height > 1.5 * RowText.lineHeight * text.fontSize else { return rect }
    return Rect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }
}

/// The height of a row that is as high as its content.
extension RowLayout {
  /// The height of image, texts, accessories and an app's layers beside the texts, in points.
  var contentHeight: Double {
    let padding = theme.metrics.row.padding
    let upper = title.height(in: placement.title.width)
    let lower =
      content.style == .default || placement.omissions.contains(.detail) ? 0 : detail.height(in: placement.detail.width)
    let isStacked = placement.stacksTexts && lower > 0
    var height = (isStacked ? upper + theme.metrics.row.subtitleGap + lower : max(upper, lower)) + 2 * padding
    if !placement.stacksControl {
      for accessory in placement.accessories {
        let supplement = accessory.index == content.main ? placement.supplementHeight : 0
        let distance = distanceFromSeparators(of: content.accessories[accessory.index])
        height = max(height, accessory.frame.height - supplement + distance)
      }
    }
    if look.hasEditingControl { height = max(height, theme.metrics.editing.controlSize * growth) }
    if look.hasReorderControl { height = max(height, theme.metrics.editing.reorderSize.height * growth) }
    // An image keeps its distance from the separators in a row of the theme's height. One for selected rows alone does
    // not count: a row's height does not follow its selection.
    if placement.image != nil, content.hasImage {
      height = max(height, imageSide + max(0, theme.metrics.row.height - theme.metrics.row.imageSize))
    }
    for layer in content.ownLayers { height = max(height, layer.frame(inSuperlayerOf: placement.content.size).maxY) }
    guard placement.stacksControl else { return max(height, look.leastHeight) + placement.supplementHeight }
    return height + placement.stackHeight + padding
  }

  /// Returns the space above and below an accessory together, in points. Marks and switches are in the middle of a row
  /// of any height. The parts for which the row grows do not touch the separators.
  private func distanceFromSeparators(of part: RowPart) -> Double {
    if part.mark != nil || part.isSwitch { return 0 }
    return part.control != nil || part.fillsRow ? theme.metrics.controls.gap : 2 * Self.accessoryDistance
  }

  /// The least distance from a layer at the row's end that is not a control to the separators, in points.
  private static var accessoryDistance: Double { 8 }
}
