import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// What is shown before the text.
  var shownImage: Image? {
    record.omissions.contains(.image) ? nil : showsSelection ? highlightedImage ?? image : image
  }

  /// Decides what of the row goes, but for its detail. To be called before anything is placed.
  func updateOmissions() {
    let wanted = wantedOmissions
    guard wanted != record.omissions.subtracting(.detail) else { return }
    record.omissions = wanted.union(record.omissions.intersection(.detail))
    contentView.setNeedsLayout()
  }

  /// What is to go of the row, but for its detail.
  var wantedOmissions: NarrowRowOmissions {
    let metrics = theme.metrics
    let width = bounds.width - appearance.trailingRoom
    guard width < metrics.narrowRowWidth, !textLabel.text.isEmpty else { return [] }
    let accessory = accessoryWidth
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
    let metrics = theme.metrics
    guard bounds.width - appearance.trailingRoom < metrics.narrowRowWidth, !textLabel.text.isEmpty else { return false }
    return !record.omissions.isDisjoint(with: [.image, .accessories])
      || width < min(textLabel.widthThatFits, metrics.minimumTitleWidth)
  }

  /// Whether the row's accessory does something.
  private var isControl: Bool {
    let (view, type) = wantedAccessory
    return view != nil || type == .switch || type.marks.contains { $0.isButton }
  }

  /// What the row's accessories take, with the room between them and at their trailing side, in points; 0 without any.
  private var accessoryWidth: Double {
    let metrics = theme.metrics
    let inset = appearance.accessoryInset
    let (view, type) = wantedAccessory
    if let view { return width(of: view) + inset }
    if type == .switch { return metrics.switchSize.width * metrics.switchGrowth(growth) + metrics.switchInset }
    let widths = type.marks.map { $0.size(metrics).width * growth }
    return widths.isEmpty ? 0 : widths.reduce(0, +) + Double(widths.count - 1) * metrics.accessoryGap + inset
  }

  private func width(of view: Layer) -> Double {
    if view.superlayer !== self, let known = record.omittedView, known.view == ObjectIdentifier(view),
      known.textScale == effectiveTextScale, known.theme == theme.name
    {
      return known.width
    }
    return ((view as? View).map(ownSize(of:)) ?? view.frame.size).width
  }

  /// To be called before the accessories leave the row.
  func noteOmittedView() {
    guard record.omissions.contains(.accessories), let view = wantedAccessory.view, view.superlayer === self else {
      return
    }
    record.omittedView = OmittedView(
      view: ObjectIdentifier(view), width: width(of: view), textScale: effectiveTextScale, theme: theme.name)
  }
}
