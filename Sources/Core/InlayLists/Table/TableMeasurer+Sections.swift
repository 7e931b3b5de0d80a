import InlayGraphics
import InlayLayers
import InlayText

extension TableMeasurer {
  /// The theme's height at the scene's text scale, in points.
  var themeRowHeight: Double {
    table.theme.height(table.theme.metrics.row.height, for: [.title, .subtitle], textScale: table.effectiveTextScale)
  }

  /// The leading inset of the text of headers and footers, in points.
  private var headerTextLeading: Double {
    table.headerTextInset ?? table.theme.metrics.section.textInset ?? table.contentInsetLeading
  }
}

/// The default heights of headers and footers, by their texts.
extension TableMeasurer {
  /// The default height: that of the text, at least the theme's; without text the theme's in grouped styles and 0 in
  /// plain ones. A text is measured when it comes into view. O(bytes of the text).
  func textHeight(
    _ text: String?, _ part: SectionPart, number: Double, old: @autoclosure () -> HeightIndex.PartHeight?
  ) -> HeightIndex.PartHeight {
    guard let text else { return HeightIndex.PartHeight(table.style.isGrouped ? number : 0) }
    guard !text.isEmpty else { return HeightIndex.PartHeight(number) }
    table.geometry.usesSelfSizing = true
    // A section of the theme's height may have been one without text.
    let known = old().flatMap { $0.height > number && !$0.isEstimated ? $0.height : nil }
    return HeightIndex.PartHeight(max(number, known ?? estimatedHeight(of: text, part)), isEstimated: true)
  }

  /// The least height of a section's header, in points, if the delegate does not set it.
  func spaceAboveSection(_ section: Int) -> Double {
    table.style.isGrouped && section == 0 ? table.theme.metrics.section.firstTop : 0
  }

  /// The measured height of a header or footer, in points. By default a delegate's view has the theme's height.
  func measuredHeight(of view: View?, _ part: SectionPart, _ section: Int) -> Double {
    let number = part == .header ? table.themeHeaderHeight : table.themeFooterHeight
    let asked = source.has(section: section) ? source.height(of: part, section) : nil
    let set = asked ?? (part == .header ? table.sectionHeaderHeight : table.sectionFooterHeight)?.given
    var name: String { "the height requested by section \(section)'s \(part.rawValue)" }
    var height = view == nil && !table.style.isGrouped ? 0 : number
    if view != nil, case .fixed(let set) = set {
      height = checked(set, name)
    } else if let view, set != nil || view is SectionTextView {
      height = table.wholePixels(
        checked(view.sizeThatFits(Size(width: table.rowWidth, height: .infinity)).height, name))
      if set == nil { height = max(height, number) }
    }
    return part == .header && asked == nil ? max(height, spaceAboveSection(section)) : height
  }

  /// The insets of the texts of headers and footers from the table's sides, in points; left is the leading side.
  var sectionTextInsets: Insets {
    let sides = table.safeSides
    let inset = headerTextLeading
    // The index is between the rows and the safe area.
    let trailing = table.stage.indexBar == nil ? sides.trailing : 0
    return Insets(
      left: sides.leading + inset, right: trailing + max(inset, table.isRounded ? 0 : table.indicatorWidth))
  }

  var measuringSpace: MeasuredSpace {
    MeasuredSpace(
      width: table.rowWidth, contentLeading: table.contentInsetLeading, textInsets: sectionTextInsets,
      isRounded: table.isRounded, cardInset: table.look.card(of: table.standardDecoration).inset,
      decorationInset: table.overrides.decorationInset ?? table.theme.card.inset)
  }

  /// The estimated height of a text, in points: exact for most texts of one line.
  func estimatedHeight(of text: String, _ part: SectionPart) -> Double {
    let known = table.geometry.textLines ?? makeTextLines()
    table.geometry.textLines = known
    let name: TextStyle = part == .header ? .header : .footer
    let style = table.theme.textAttributes[name]
    let share = style.isUppercase ? Self.capitalWidth : Self.letterWidth
    let letters =
      known.width > 0 ? max(1, known.width / (style.size * table.effectiveTextScale * share)) : Double.infinity
    let paragraphs = text.utf8.prefix(Self.longestGuess).split(separator: 0x0A, omittingEmptySubsequences: false)
    let count = paragraphs.reduce(0.0) { count, paragraph in
      let length = Double(paragraph.count { $0 & 0xC0 != 0x80 })
      return count + max(1, (length / letters).rounded(.up))
    }
    let line = part == .header ? known.header : known.footer
    return table.wholePixels(count * line + table.theme.metrics.section.textGaps(part, isPlain: table.style == .plain))
  }

  private func makeTextLines() -> SectionTextLines {
    let space = measuringSpace
    return SectionTextLines(
      header: lineHeight(.header), footer: lineHeight(.footer),
      width: space.width - space.textInsets.left - space.textInsets.right)
  }

  func lineHeight(_ style: TextStyle) -> Double {
    let font = table.theme.font(for: style, textScale: table.effectiveTextScale)
    guard let scene = table.scene, let context = scene.textContext else { return font.size }
    let everywhere = Size(width: .infinity, height: .infinity)
    let format = TextFormat(font: font, direction: .leftToRight)
    return context.size(of: "A", format: format, in: everywhere, scale: table.displayScale, meter: scene.meter).height
  }

  /// The mean width of letters in texts, for each point of the font's size.
  static var letterWidth: Double { 0.5 }

  private static var capitalWidth: Double { 0.62 }

  /// The maximum number of bytes of a text that are shown.
  private static var longestGuess: Int { 65_536 }
}
