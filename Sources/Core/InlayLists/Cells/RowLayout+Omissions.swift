import InlayGraphics
import InlayLayers

/// The parts that a row leaves out, so that its title can be read or for lack of space.
///
/// A narrow row omits parts while its title has less space than it needs, and less than the theme's `minimumTitleWidth`.
/// It omits them in this order: the detail beside the title, the image, marks (a disclosure indicator, a checkmark), and
/// accessories that only show something. If the title still has less than half of this space, a control moves below the
/// texts of a row with enough height. In a lower row the control stays and the title is cut, which is reported.
struct RowOmissions: OptionSet {
  let rawValue: UInt8

  static let detail = RowOmissions(rawValue: 1)
  static let image = RowOmissions(rawValue: 2)
  /// Accessories without an action: a disclosure indicator, a checkmark.
  static let marks = RowOmissions(rawValue: 4)
  /// A control beside the texts: it goes below them.
  static let besideTexts = RowOmissions(rawValue: 8)
  /// A control wider than the row, or a layer of the row's owner in a narrow row of a fixed height. Is reported.
  static let accessories = RowOmissions(rawValue: 16)
  /// A title without space for its beginning. Is reported.
  static let title = RowOmissions(rawValue: 32)
  /// The texts, badges and images among several accessories. Is reported.
  static let notes = RowOmissions(rawValue: 64)

  /// Whether a row without these parts is without an accessory.
  func omits(_ part: RowPart, isMain: Bool) -> Bool {
    if contains(.accessories) { return true }
    if let mark = part.mark { return contains(.marks) && !mark.kind.isButton }
    return contains(.notes) && !isMain && !part.acts && !part.fillsRow
  }
}

/// The parts that a row leaves out.
extension RowLayout {
  /// The parts that the row leaves out, but for its texts, and whether its control goes below them.
  var wantedOmissions: RowOmissions {
    guard isNarrow || innerSpace < theme.metrics.row.narrowWidth || content.needMeasuring else { return [] }
    var omissions = lackingAccessories
    guard !title.isEmpty else { return omissions }
    let need = min(title.width, theme.metrics.row.minimumTitleWidth)
    var width = accessoryWidth(without: omissions)
    let omitsImage = isNarrow && content.hasImage && titleSpace(beside: width, hasImage: true) < need
    if omitsImage { omissions.insert(.image) }
    var space = titleSpace(beside: width, hasImage: content.hasImage && !omitsImage)
    guard width > 0, space < need else { return omissions }
    for part in [RowOmissions.marks, .notes] where isNarrow && space < need && !omissions.contains(part) {
      let rest = accessoryWidth(without: omissions.union(part))
      guard rest < width else { continue }
      omissions.insert(part)
      (space, width) = (space + width - rest, rest)
    }
    // The title has half of that beside it, and at least the widest letter.
    let hasControl = content.accessories.contains { $0.mark?.kind.isButton ?? true }
    guard hasControl, space < max(need / 2, min(need, title.fontSize)) else { return omissions }
    if hasHeightForStack {
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
    let controls =
      look.hasReorderControl ? theme.metrics.editing.reorderSize.width * growth + look.accessoryInset : 0
    let trailing = accessory + controls > 0 ? accessory + controls + gap : contentInsetTrailing
    return size.width - look.trailingSpace - placement.contentStart - textLeading(hasImage: hasImage) - trailing
  }

  /// Whether the row has the height for its accessories below a line of its texts. One of automatic height has it.
  var hasHeightForStack: Bool {
    if look.isSelfSizing { return true }
    let least = RowText.lineHeight * title.fontSize + 3 * theme.metrics.row.padding
    return size.height > least && size.height >= least + ownSizes.greatestHeight
  }

  /// Whether a title beside its detail has too little space for that.
  func omitsDetail(besideTitleOf width: Double) -> Bool {
    guard isNarrow, !title.isEmpty else { return false }
    return !placement.omissions.isDisjoint(with: [.image, .marks, .accessories, .besideTexts])
      || width < min(title.width, theme.metrics.row.minimumTitleWidth)
  }

  /// Whether a width has no space for the beginning of a title with its ellipsis.
  func omitsTitle(of width: Double) -> Bool {
    let hasAccessories = !placement.accessories.isEmpty || placement.omissions.contains(.accessories)
    return hasAccessories && width < title.fontSize && !look.isSelfSizing && width < title.width
  }

  /// Whether the main accessory is a layer that is not known to be a control.
  private var hasOwnLayer: Bool {
    guard let main = content.main.map({ content.accessories[$0] }) else { return false }
    return main.control == nil && !main.fillsRow
  }

  /// Whether the row has an accessory, by its number, without parts.
  func shows(_ index: Int, without omissions: RowOmissions) -> Bool {
    omissions.isEmpty || !omissions.omits(content.accessories[index], isMain: index == content.main)
  }

  /// The number of the first accessory at the trailing edge that the row has without parts; nil for none.
  func firstShown(without omissions: RowOmissions) -> Int? {
    content.accessories.indices.first { shows($0, without: omissions) }
  }

  /// The space that these take, with the gaps between them and at their trailing side, in points; 0 without any.
  private func accessoryWidth(without omissions: RowOmissions) -> Double {
    guard firstShown(without: omissions) != nil else { return 0 }
    var width = accessoryInset - partGap
    for index in content.accessories.indices where shows(index, without: omissions) {
      width += ownSizes[index].width + partGap
    }
    return width
  }

  /// The accessories for which the row has no space, whatever its title: squeezed or below the texts.
  private var lackingAccessories: RowOmissions {
    // Marks alone never lack space: they go for the title.
    if firstShown(without: .marks) == nil { return [] }
    let choices: [RowOmissions] = [[], .marks, [.marks, .notes]]
    return choices.first(where: fits(without:)) ?? .accessories
  }

  /// Whether the row has space for its accessories without parts, of which the main one is squeezed.
  private func fits(without omissions: RowOmissions) -> Bool {
    let others = width(without: omissions, beside: content.main)
    guard let main = content.main else {
      // A button alone is drawn as small as in the theme where there is no more space.
      let shown = content.accessories.indices.filter { shows($0, without: omissions) }
      if shown.count == 1 { return ownSizes[shown[0]].width / growth <= innerSpace }
      return innerSpace - others + partGap >= 0
    }
    let space = innerSpace - others
    let own = ownSizes[main].width
    if own <= space { return true }
    guard min(own, theme.metrics.controls.minimumTouchSize) <= space else { return false }
    return size(of: main, upTo: max(0, space), room: max(0, space)).size.width <= space + 0.01
  }
}
