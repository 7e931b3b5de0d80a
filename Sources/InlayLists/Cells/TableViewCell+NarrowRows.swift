import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// What is shown before the text.
  var shownImage: Image? {
    record.omissions.contains(.image) ? nil : showsSelection ? highlightedImage ?? image : image
  }

  /// Decides what of the row goes, but for its detail. To be called before anything is placed.
  func updateOmissions() {
    let wanted = isNarrow ? measuredOmissions() : []
    guard wanted != record.omissions.subtracting(.detail) else { return }
    record.omissions = wanted.union(record.omissions.intersection(.detail))
    contentView.setNeedsLayout()
  }

  /// The wanted omissions, with the present width of the accessories. Out of the row a view has another theme, another
  /// text scale, and no fonts: one that is left out is in the row for as long as this takes.
  private func measuredOmissions() -> NarrowRowOmissions {
    let omittedView = wantedAccessory.view.flatMap { $0.superlayer === self ? nil : $0 }
    if let omittedView { insertAccessory(omittedView) }
    record.accessoryWidth = accessoryWidth
    let wanted = wantedOmissions
    if wanted.contains(.accessories), let omittedView { removeAccessory(omittedView) }
    return wanted
  }

  /// What is to go of the row, but for its detail, with accessories as wide as at the last layout.
  var wantedOmissions: NarrowRowOmissions {
    guard isNarrow, !textLabel.text.isEmpty else { return [] }
    let metrics = theme.metrics
    let width = bounds.width - appearance.trailingRoom
    let accessory = record.accessoryWidth
    let controls = showsReorderControl ? metrics.reorderControlSize.width * growth + appearance.accessoryInset : 0
    let trailing = accessory + controls > 0 ? accessory + controls + metrics.accessoryGap : metrics.contentInsetTrailing
    let need = min(textLabel.widthThatFits, metrics.minimumTitleWidth)
    var omissions: NarrowRowOmissions = []
    var room = width - contentStart - textLeading(hasImage: image != nil) - trailing
    if image != nil && room < need {
      omissions.insert(.image)
      room = width - contentStart - textLeading(hasImage: false) - trailing
    }
    if accessory > 0 && room < (isControl ? need / 2 : need) { omissions.insert(.accessories) }
    return omissions
  }

  /// Whether a title beside its detail has too little room for that.
  func omitsDetail(besideTitleOf width: Double) -> Bool {
    guard isNarrow, !textLabel.text.isEmpty else { return false }
    return !record.omissions.isDisjoint(with: [.image, .accessories])
      || width < min(textLabel.widthThatFits, theme.metrics.minimumTitleWidth)
  }

  /// Whether the row may have too little room for its title.
  private var isNarrow: Bool { bounds.width - appearance.trailingRoom < theme.metrics.narrowRowWidth }

  /// Whether the row's accessory does something.
  private var isControl: Bool {
    let (view, type) = wantedAccessory
    return view != nil || type == .switch || type.marks.contains { $0.isButton }
  }

  /// What the row's accessories take, with the room between them and at their trailing side, in points; 0 without any.
  /// A view has to be in the row.
  private var accessoryWidth: Double {
    let metrics = theme.metrics
    let inset = appearance.accessoryInset
    let (view, type) = wantedAccessory
    if let view {
      (view as? DrawnView)?.growth = growth
      return ((view as? View).map(ownSize(of:)) ?? view.frame.size).width + inset
    }
    if type == .switch { return metrics.switchSize.width * metrics.switchGrowth(growth) + metrics.switchInset }
    let widths = type.marks.map { $0.size(metrics).width * growth }
    return widths.isEmpty ? 0 : widths.reduce(0, +) + Double(widths.count - 1) * metrics.accessoryGap + inset
  }
}
