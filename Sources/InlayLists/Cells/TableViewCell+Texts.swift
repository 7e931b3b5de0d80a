import InlayGraphics
import InlayLayers

/// The frames of title and detail, by the cell's style.
extension TableViewCell {
  func layoutTexts(in space: Rect) {
    record.stacksTexts = style == .subtitle
    var omitsDetail = false
    switch style {
    case .default: place(textLabel, in: space)
    case .value1, .value2: omitsDetail = layoutBeside(in: space)
    case .subtitle: layoutStacked(in: space)
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

  /// Title and detail side by side; in a row as high as its content one above the other where a word would have to be
  /// broken else, and in large text, as in UIKit, where one of them would need a second line.
  ///
  /// - Returns: Whether there is no space for the detail.
  private func layoutBeside(in space: Rect) -> Bool {
    let widths = style == .value1 ? value1Widths(in: space.width) : value2Widths(in: space.width)
    let mayStack = appearance.isSelfSizing && !textLabel.text.isEmpty && !detailTextLabel.text.isEmpty
    let isLarge = effectiveTextScale >= Self.largeTextScale
    record.stacksTexts =
      mayStack
      && (textLabel.isCramped(in: widths.title, wraps: !isLarge)
        || detailTextLabel.isCramped(in: widths.detail, wraps: !isLarge))
    if record.stacksTexts {
      layoutStacked(in: space)
      return false
    }
    if widths.detail > 0 && omitsDetail(besideTitleOf: widths.title) {
      place(textLabel, in: Rect(x: space.minX, y: 0, width: space.width, height: space.height))
      place(detailTextLabel, in: Rect(x: space.maxX, y: 0, width: 0, height: space.height))
      return true
    }
    place(textLabel, in: Rect(x: space.minX, y: 0, width: widths.title, height: space.height))
    place(
      detailTextLabel, in: Rect(x: space.maxX - widths.detail, y: 0, width: widths.detail, height: space.height))
    // Where scripts have fonts of different heights, both texts still stand on one line.
    guard textLabel.usesOtherScripts || detailTextLabel.usesOtherScripts, !detailTextLabel.text.isEmpty,
      let title = textLabel.baselineShift, let detail = detailTextLabel.baselineShift, title != detail
    else { return false }
    detailTextLabel.untransformedFrame = detailTextLabel.untransformedFrame.offsetBy(dx: 0, dy: title - detail)
    return false
  }

  /// From where on texts are as large as those of UIKit's accessibility sizes.
  private static var largeTextScale: Double { 1.6 }

  /// Of title and detail on one line the detail gives way first, but keeps a third of the space.
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
  private func layoutStacked(in space: Rect) {
    guard !detailTextLabel.text.isEmpty else {
      place(textLabel, in: space)
      return place(detailTextLabel, in: Rect(x: space.minX, y: space.maxY, width: space.width, height: 0))
    }
    let gap = theme.metrics.row.subtitleGap
    let title = textLabel.sizeThatFits(space.size).height
    let subtitle = detailTextLabel.sizeThatFits(space.size).height
    let top = (space.height - title - gap - subtitle) / 2
    place(textLabel, in: Rect(x: space.minX, y: top, width: space.width, height: title))
    place(
      detailTextLabel, in: Rect(x: space.minX, y: top + title + gap, width: space.width, height: subtitle))
  }

  private func place(_ label: Label, in rect: Rect) {
    label.untransformedFrame = directed(rect, in: contentView.bounds.width)
  }
}

extension Label {
  /// The width of the text on one line, in points.
  var widthThatFits: Double {
    text.isEmpty ? 0 : sizeThatFits(Size(width: .infinity, height: .infinity)).width
  }

  /// Whether a width is too narrow for the text's longest word.
  func breaksWord(in width: Double) -> Bool {
    let most = width + 0.01
    return !text.isEmpty && widthThatFits > most && widestWord > most
  }

  /// Whether the text does not fit into a width: on one line, or, where it wraps, without a line that ends inside a word.
  fileprivate func isCramped(in width: Double, wraps: Bool) -> Bool {
    let most = width + 0.01
    return numberOfLines != 1 && widthThatFits > most && (!wraps || widestWord > most)
  }
}
