import InlayGraphics
import InlayLayers

/// What of a narrow row goes so that its title can be read.
///
/// While a title has less room than it takes, and less than the theme's `minimumTitleWidth`, the next of these goes: the
/// detail beside it, the image, marks (a disclosure indicator, a checkmark), and, where not even half of that is left, a
/// switch, a button or an accessory view. What is left of the title is cut.
struct NarrowRowOmissions: OptionSet {
  let rawValue: Int

  static let detail = NarrowRowOmissions(rawValue: 1)
  static let image = NarrowRowOmissions(rawValue: 2)
  static let accessories = NarrowRowOmissions(rawValue: 4)
}

extension TableViewCell {
  /// What is shown before the text.
  var shownImage: Image? { omissions.contains(.image) ? nil : showsSelection ? highlightedImage ?? image : image }

  /// Decides what of the row goes, but for its detail. To be called before anything is placed.
  func updateOmissions() {
    let had = omissions
    omissions.subtract([.image, .accessories])
    defer { if omissions != had { contentView.setNeedsLayout() } }
    let width = bounds.width - appearance.trailingRoom
    guard width < theme.metrics.narrowRowWidth, !textLabel.text.isEmpty else { return }
    let metrics = theme.metrics
    let accessory = accessoryWidth
    let reorder = metrics.reorderControlSize.width + metrics.accessoryGap + appearance.accessoryInset
    let controls = showsReorderControl ? reorder : 0
    func room() -> Double {
      let trailing = omissions.contains(.accessories) || accessory == 0 ? 0 : accessory
      let end = trailing + controls > 0 ? trailing + controls : metrics.contentInsetTrailing
      return width - contentStart - textLeading - end
    }
    let need = min(textLabel.widthThatFits, metrics.minimumTitleWidth)
    if image != nil, room() < need { omissions.insert(.image) }
    let least = isControl ? need / 2 : need
    if accessory > 0, room() < least { omissions.insert(.accessories) }
  }

  /// Whether a title beside its detail has too little room for that.
  func omitsDetail(besideTitleOf width: Double) -> Bool {
    let metrics = theme.metrics
    guard bounds.width - appearance.trailingRoom < metrics.narrowRowWidth, !textLabel.text.isEmpty else { return false }
    return !omissions.isDisjoint(with: [.image, .accessories])
      || width < min(textLabel.widthThatFits, metrics.minimumTitleWidth)
  }

  /// Whether the row's accessory does something.
  private var isControl: Bool {
    if (isEditing ? editingAccessoryView : accessoryView) != nil { return true }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none, .disclosureIndicator, .checkmark: return false
    case .detailButton, .detailDisclosureButton, .switch: return true
    }
  }

  /// What the row's accessories take with the room around them, in points; 0 without any.
  private var accessoryWidth: Double {
    let metrics = theme.metrics
    let gap = metrics.accessoryGap
    let inset = appearance.accessoryInset
    if let view = isEditing ? editingAccessoryView : accessoryView {
      return ((view as? View)?.sizeThatFits(view.bounds.size) ?? view.frame.size).width + gap + inset
    }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return metrics.disclosureSize.width + gap + inset
    case .checkmark: return metrics.checkmarkSize.width + gap + inset
    case .detailButton: return metrics.detailButtonSize + gap + inset
    case .detailDisclosureButton: return metrics.detailButtonSize + metrics.disclosureSize.width + 2 * gap + inset
    case .switch: return metrics.switchSize.width + gap + metrics.switchInset
    }
  }
}
