import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import InlayViews

extension Scene {
  /// Texts of which a part is not shown: cut without an ellipsis, or, in controls, in several lines of a row of a fixed
  /// height, and at text scales above 1.4, with one. A title beside a value is cut in many lists; but people who need
  /// large texts cannot make the list wider.
  ///
  /// O(layers).
  func clippedTextFaults() -> [AccessibilityFault] {
    if frame == nil { tick(at: time) }
    var faults: [AccessibilityFault] = []
    collectClippedTexts(in: root, to: &faults)
    return faults
  }

  /// Up to here a text may end with an ellipsis.
  private static let mostTextScaleOfEllipses = 1.4

  private func collectClippedTexts(in layer: Layer, to faults: inout [AccessibilityFault]) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    if let text = layer as? TextLayer, !text.effectiveString.isEmpty, let fault = clippedText(text) {
      faults.append(fault)
    }
    for part in layer.paintedSublayers { collectClippedTexts(in: part, to: &faults) }
  }

  private func clippedText(_ text: TextLayer) -> AccessibilityFault? {
    let isSmaller = (text as? Label)?.largestFontSize != nil
    let isLarge = text.effectiveTraits.textScale > Self.mostTextScaleOfEllipses
    let cell = text.superlayerChain.lazy.compactMap { $0 as? TableViewCell }.first
    let hasEllipsis = text.isTruncated && (isLarge || text.isTitleOfControl || text.losesLines(of: cell))
    guard hasEllipsis || isSmaller || text.isCutByBox else { return nil }
    let name = text.effectiveString.prefix(40).debugDescription
    let what = isSmaller && !text.isTruncated ? "is shown smaller" : "is cut"
    let message: String
    if let cell, cell.labels.contains(where: { $0 === text }), cell.heightOfWholeTexts > cell.bounds.height + 0.5 {
      let path = cell.rowPath.map { " [\($0.section), \($0.row)]" } ?? ""
      message =
        "\(name) \(what): row\(path) needs a height of \(cell.heightOfWholeTexts.rounded(.up).text) points but has "
        + "\(cell.bounds.height.text); use an automatic height (rowHeight: auto)"
    } else if !text.isTruncated, !isSmaller, text.wholeSize(inWidth: text.bounds.width).height <= text.bounds.height {
      message = "\(name) is cut: it is partly outside \(cell == nil ? "a layer that clips it" : "its row")"
    } else {
      let isOneLine = text.numberOfLines == 1
      let width = isOneLine ? .infinity : text.bounds.width
      let size = text.wholeSize(inWidth: width)
      message =
        "\(name) \(what): it needs \((isOneLine ? size.width : width).rounded(.up).text) x "
        + "\(size.height.rounded(.up).text) points but has \(text.bounds.width.rounded(.down).text) x "
        + "\(text.bounds.height.rounded(.down).text)"
    }
    return AccessibilityFault(kind: .clippedText, layer: text, message: message)
  }
}

extension TextLayer {
  /// Whether the text names a control's effect, as the title of a segment, and not its content.
  fileprivate var isTitleOfControl: Bool {
    guard let control = superlayerChain.lazy.compactMap({ $0 as? Control }).first else { return false }
    return [.segmentedControl, .button, .backButton].contains(control.accessibilityElement?.role)
  }

  /// Whether a row of a given height leaves lines of the text out, and not only the end of its only line. A line limit
  /// of the row's owner is kept.
  fileprivate func losesLines(of cell: TableViewCell?) -> Bool {
    guard let cell, cell.labels.contains(where: { $0 === self }) else { return false }
    return numberOfLines == 0 && lineTops.count > 1
      || numberOfLines <= 1 && effectiveString.contains(where: \.isNewline)
  }

  /// Whether glyphs are outside a layer around the text that cuts them, such as its row. What scrolls into view does
  /// not count.
  fileprivate var isCutByBox: Bool {
    guard let ink = inkBounds else { return false }
    for layer in superlayerChain.dropFirst() {
      if layer is ScrollView { return false }
      guard layer.masksToBounds || layer is TableViewCell else { continue }
      let rect = layer.convert(ink, from: self)
      let bounds = layer.bounds.insetBy(dx: -Self.overhang, dy: -Self.overhang)
      if rect.minX < bounds.minX || rect.maxX > bounds.maxX || rect.minY < bounds.minY || rect.maxY > bounds.maxY {
        return true
      }
    }
    return false
  }

  /// The distance by which glyphs may be beyond a side, in points.
  private static var overhang: Double { 1 }
}
