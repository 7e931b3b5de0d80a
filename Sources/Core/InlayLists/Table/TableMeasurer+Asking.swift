import InlayGraphics
import InlayLayers

extension TableMeasurer {
  func height(
    of part: SectionPart, _ section: Int, _ sources: HeightSources, old: @autoclosure () -> HeightIndex.PartHeight?
  ) -> HeightIndex.PartHeight {
    let number = part == .header ? sources.themeHeader : sources.themeFooter
    let asked = source.height(of: part, section)
    let wanted = asked ?? (part == .header ? sources.header : sources.footer)
    let asksTitle = asked == nil && (wanted == nil || !table.style.isGrouped)
    let title = asksTitle ? source.title(of: part, section, of: sources.dataSource) : nil
    if asksTitle && title == nil && !table.style.isGrouped {
      // Only a view has a height in a plain table without text, and it is known when its section comes into view.
      guard givesView(part, section) else { return HeightIndex.PartHeight() }
      if case .fixed(let height) = wanted { return guessedHeight(height, old: old()) }
      return guessedHeight(number, old: old())
    }
    var height: HeightIndex.PartHeight
    switch wanted {
    case nil, .byDelegate: height = textHeight(title, part, number: number, old: old())
    case .automatic(let estimate):
      let guess = estimate.map {
        table.wholePixels(checked($0, "the estimated height of section \(section)'s \(part)"))
      }
      height = guessedHeight(guess ?? number, old: old())
    case .fixed(let wanted):
      height = HeightIndex.PartHeight(checked(wanted, "the height of section \(section)'s \(part)"))
    }
    if part == .header && asked == nil { height.height = max(spaceAboveSection(section), height.height) }
    return height
  }

  /// The least height in points: nobody sees lower rows, and a view would show any number of them.
  private static let leastHeight = 0.1

  /// A valid height, in points. An invalid one is reported, and replaced by 0 or by the maximum.
  func checked(_ height: Double, _ what: @autoclosure () -> String) -> Double {
    if height == 0 || height >= Self.leastHeight && height <= Self.mostHeight { return height }
    if height > 0 && height < Self.leastHeight {
      table.scene?.report(
        "\(what()) is \(height.text); less than \(Self.leastHeight.text) points counts as 0", in: table)
      return 0
    }
    if height > 0 && height.isFinite {
      table.scene?.report("\(what()) is \(height.text); the maximum is \(Self.mostHeight.text) points", in: table)
      return Self.mostHeight
    }
    table.scene?.report("\(what()) is \(height.text); expected a finite number, 0 or more", in: table)
    return 0
  }
}
