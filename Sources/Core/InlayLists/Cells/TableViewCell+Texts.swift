import InlayGraphics
import InlayLayers

/// The frames of title and detail, by the cell's style.
extension TableViewCell {
  func layoutTexts(in space: Rect) {
    record.stacksTexts = style == .subtitle
    var omitsDetail = false
    switch style {
    case .default: fill(textLabel, in: space)
    case .value1, .value2: omitsDetail = layoutBeside(in: space)
    // A row that is too low for two lines has both texts on one.
    case .subtitle: if !layoutStacked(in: space) { omitsDetail = layoutBeside(in: space) }
    }
    if omitsDetail {
      record.omissions.insert(.detail)
      detailTextLabel.isHidden = true
    } else if record.omissions.remove(.detail) != nil {
      detailTextLabel.isHidden = false
    }
    if omitsTitle(of: space.width) {
      record.omissions.insert(.title)
      textLabel.isHidden = true
    } else if record.omissions.remove(.title) != nil {
      textLabel.isHidden = false
    }
    detailTextLabel.naturalEdge = style == .value1 && !record.stacksTexts ? .trailing : .leading
  }

  /// Title and detail side by side; in a row with the height for several lines one above the other where a word would
  /// have to be broken else, and in large text, as in UIKit, where one of them would need a second line.
  ///
  /// - Returns: Whether there is no space for the detail.
  private func layoutBeside(in space: Rect) -> Bool {
    let widths = style == .value2 ? value2Widths(in: space.width) : value1Widths(in: space.width)
    let mayStack = !textLabel.text.isEmpty && !detailTextLabel.text.isEmpty
    let isLarge = effectiveTextScale >= Self.largeTextScale
    record.stacksTexts =
      mayStack
      && (textLabel.isCramped(in: widths.title, wraps: !isLarge)
        || detailTextLabel.isCramped(in: widths.detail, wraps: !isLarge))
    if record.stacksTexts, layoutStacked(in: space) { return false }
    if widths.detail > 0 && omitsDetail(besideTitleOf: widths.title) {
      place(textLabel, in: Rect(x: space.minX, y: 0, width: space.width, height: space.height))
      place(detailTextLabel, in: Rect(x: space.maxX, y: 0, width: 0, height: space.height))
      return true
    }
    fill(textLabel, in: Rect(x: space.minX, y: 0, width: widths.title, height: space.height))
    fill(
      detailTextLabel, in: Rect(x: space.maxX - widths.detail, y: 0, width: widths.detail, height: space.height))
    // Both texts stay on one line if scripts have fonts of different heights.
    guard textLabel.usesOtherScripts || detailTextLabel.usesOtherScripts, !detailTextLabel.text.isEmpty,
      let title = textLabel.baselineShift, let detail = detailTextLabel.baselineShift, title != detail
    else { return false }
    detailTextLabel.untransformedFrame = detailTextLabel.untransformedFrame.offsetBy(dx: 0, dy: title - detail)
    return false
  }

  /// The scale from which texts are as large as those of UIKit's accessibility sizes.
  private static var largeTextScale: Double { 1.6 }

  /// Returns the widths of title and detail on one line: the detail gives way first, but keeps a third of the space.
  private func value1Widths(in width: Double) -> (title: Double, detail: Double) {
    let gap = theme.metrics.row.textGap
    let title = textLabel.widthThatFits
    let detail = detailTextLabel.widthThatFits
    guard detail > 0 else { return (width, 0) }
    var detailWidth = min(detail, width)
    if title + gap + detail > width { detailWidth = min(detail, max(width / 3, width - gap - title)) }
    return (max(0, width - detailWidth - gap), detailWidth)
  }

  /// The title's column, of which that of the detail is the rest, grows with the text, up to half of the space.
  private func value2Widths(in width: Double) -> (title: Double, detail: Double) {
    let metrics = theme.metrics
    let title = min(metrics.row.value2TitleWidth * max(1, effectiveTextScale), width / 2)
    return (title, max(0, width - title - metrics.row.textGap))
  }

  /// The title above the detail, both together in the middle of the row.
  ///
  /// - Returns: Whether a row of a given height has space for both.
  private func layoutStacked(in space: Rect) -> Bool {
    guard !detailTextLabel.text.isEmpty else {
      fill(textLabel, in: space)
      place(detailTextLabel, in: Rect(x: space.minX, y: space.maxY, width: space.width, height: 0))
      return true
    }
    let gap = theme.metrics.row.subtitleGap
    var title = textLabel.linesSize(in: space.size).height
    var subtitle = detailTextLabel.linesSize(in: space.size).height
    let fills = textLabel.numberOfLines == 0 || detailTextLabel.numberOfLines == 0
    let room = fills ? space.height - 2 * theme.metrics.row.padding : space.height
    if !appearance.isSelfSizing, title + gap + subtitle > room {
      // The first lines come first. A line has some space around its glyphs.
      let line = Size(width: space.width, height: 0)
      title = textLabel.linesSize(in: line).height
      subtitle = detailTextLabel.linesSize(in: line).height
      if title + gap + subtitle > space.height + Self.lineSlack * detailTextLabel.fontSize {
        record.stacksTexts = false
        return false
      }
      let most = room - gap
      title = max(title, textLabel.linesSize(in: Size(width: space.width, height: most - subtitle)).height)
      subtitle = max(subtitle, detailTextLabel.linesSize(in: Size(width: space.width, height: most - title)).height)
    }
    let top = (space.height - title - gap - subtitle) / 2
    place(textLabel, in: Rect(x: space.minX, y: top, width: space.width, height: title))
    place(
      detailTextLabel, in: Rect(x: space.minX, y: top + title + gap, width: space.width, height: subtitle))
    return true
  }

  /// The ratio of the free space around the glyphs of two lines to the size of the second one's font.
  private static var lineSlack: Double { 0.2 }

  /// Places a text in the middle of a space. One of several lines in a row of a given height keeps away from the
  /// separators.
  private func fill(_ label: Label, in rect: Rect) {
    guard label.numberOfLines == 0, label.lineBreakMode == .truncatingTail else { return place(label, in: rect) }
    let most = max(0, rect.height - 2 * theme.metrics.row.padding)
    let height = label.linesSize(in: Size(width: rect.width, height: most)).height
    guard height > 1.5 * Self.lineHeight * label.fontSize else { return place(label, in: rect) }
    place(label, in: Rect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }

  private func place(_ label: Label, in rect: Rect) {
    label.untransformedFrame = contentView.mirrored(rect)
  }
}

extension Label {
  /// The width of the text on one line, in points.
  var widthThatFits: Double {
    text.isEmpty ? 0 : linesSize(in: Size(width: .infinity, height: .infinity)).width
  }

  /// Whether a width is too narrow for the text's longest word.
  func breaksWord(in width: Double) -> Bool {
    let most = width + 0.01
    return !text.isEmpty && widthThatFits > most && widestWord > most
  }

  /// Whether the text does not fit into a width: on one line, or, where it wraps, without a line that ends inside a
  /// word.
  fileprivate func isCramped(in width: Double, wraps: Bool) -> Bool {
    let most = width + 0.01
    return numberOfLines != 1 && widthThatFits > most && (!wraps || widestWord > most)
  }
}
