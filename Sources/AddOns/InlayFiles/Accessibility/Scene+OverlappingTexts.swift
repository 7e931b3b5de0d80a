import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

extension Scene {
  /// Texts whose lines lie on lines of others, such as a text that is larger than its frame. Texts on what covers
  /// others, as in a sheet or a bar, are left out, and so are all while something moves.
  ///
  /// O(layers + texts squared), with few comparisons of texts at different heights.
  func overlappingTextFaults() -> [AccessibilityFault] {
    if frame == nil || !isAtRest { tick(at: time) }
    guard isAtRest else { return [] }
    var painted = PaintedTexts()
    painted.add(root, clip: Rect(origin: .zero, size: size))
    return painted.overlaps.map(\.fault)
  }
}

/// The lines of texts in a scene, and what covers them, in the order in which they are painted.
private struct PaintedTexts {
  private struct Line {
    let text: TextLayer
    /// The rectangle around the glyphs, in the scene.
    let rect: Rect
    let order: Int
  }

  private var lines: [Line] = []
  private var covers: [(rect: Rect, order: Int)] = []
  private var order = 0

  /// Adds a layer with its sublayers.
  ///
  /// - Parameter clip: What is seen of it, in the scene.
  mutating func add(_ layer: Layer, clip: Rect) {
    guard !layer.isHidden, layer.opacity > Self.leastOpacity else { return }
    order += 1
    var clip = clip
    if layer.masksToBounds { clip = clip.intersection(layer.shownFrame) }
    if let view = layer as? ScrollView { clip = clip.intersection(view.convert(view.freeBounds, to: nil)) }
    if layer.hidesWhatIsBehind { covers.append((layer.shownFrame, order)) }
    if let text = layer as? TextLayer {
      for ink in text.lineInkBounds {
        let rect = text.convert(ink, to: nil).intersection(clip)
        if !rect.isEmpty { lines.append(Line(text: text, rect: rect, order: order)) }
      }
    }
    for part in layer.paintedSublayers { add(part, clip: clip) }
  }

  /// A text that is paler counts as not seen.
  private static let leastOpacity = 0.3

  /// The pairs of texts that lie on each other, from the top of the scene.
  var overlaps: [Overlap] {
    let sorted = lines.sorted { ($0.rect.minY, $0.order) < ($1.rect.minY, $1.order) }
    var found: [Overlap] = []
    for (index, upper) in sorted.enumerated() {
      for lower in sorted[(index + 1)...] {
        if lower.rect.minY >= upper.rect.maxY { break }
        let common = upper.rect.intersection(lower.rect)
        guard upper.text !== lower.text, isSeen(common, of: upper, lower), !areApart(upper.text, lower.text) else {
          continue
        }
        let pair = Overlap(upper: upper.text, lower: lower.text, size: common.size)
        if !found.contains(where: { $0.isSame(as: pair) }) { found.append(pair) }
      }
    }
    return found
  }

  /// Whether the common part of two lines is more than their edges, and nothing covers the first one there.
  private func isSeen(_ common: Rect, of a: Line, _ b: Line) -> Bool {
    let least = max(Self.leastOverlap, min(a.rect.height, b.rect.height) * Self.leastShare)
    guard common.width > Self.leastOverlap, common.height > least else { return false }
    let (first, last) = (min(a.order, b.order), max(a.order, b.order))
    return !covers.contains { $0.order > first && $0.order <= last && $0.rect.union(common) == $0.rect }
  }

  /// The least sides of a common part that is reported, in points.
  private static let leastOverlap = 2.0
  /// The least height of a common part, as a share of the lower line's height.
  private static let leastShare = 0.2

  /// Whether two texts are parts that a table lays out, such as a row below a pinned header, or in different layers
  /// above the scene.
  private func areApart(_ a: TextLayer, _ b: TextLayer) -> Bool {
    // Equal texts at one place look as one text. `duplicate` reports them.
    if a.effectiveString == b.effectiveString, a.shownFrame == b.shownFrame { return true }
    if a.layerAboveRoot !== b.layerAboveRoot { return true }
    let around = Set(a.superlayerChain.map { ObjectIdentifier($0) })
    return b.superlayerChain.first { around.contains(ObjectIdentifier($0)) } is TableView
  }
}

/// Two texts that lie on each other.
private struct Overlap {
  let upper: TextLayer
  let lower: TextLayer
  /// The size of the common part, in points.
  let size: Size

  func isSame(as other: Overlap) -> Bool {
    upper === other.upper && lower === other.lower || upper === other.lower && lower === other.upper
  }

  /// The problem of the text that leaves its frame by more, or else of the upper one.
  var fault: AccessibilityFault {
    let (text, other) = lower.excess > max(0, upper.excess) ? (lower, upper) : (upper, lower)
    let share = "\(size.width.rounded(.up).text) x \(size.height.rounded(.up).text) points"
    let needed = text.heightNeeded
    let remedy =
      needed > text.bounds.height
      ? "it needs a height of \(needed.text) points but has \(text.bounds.height.rounded(.down).text)"
      : "move one of them, or make its frame smaller"
    return AccessibilityFault(
      kind: .overlappingText, layer: text,
      message: "\(text.shortName) and \(other.shortName) lie on each other in \(share): \(remedy)")
  }
}

extension TextLayer {
  fileprivate var shortName: String { effectiveString.prefix(40).debugDescription }

  /// The height of the shown lines in the text's own width, in points.
  fileprivate var heightNeeded: Double {
    linesSize(in: Size(width: bounds.width, height: .infinity)).height.rounded(.up)
  }

  /// The height that the frame lacks, in points.
  fileprivate var excess: Double { heightNeeded - bounds.height }
}

extension ScrollView {
  /// The part of the view beside bars and the device's margins, in its own space.
  fileprivate var freeBounds: Rect {
    let insets = adjustedContentInset
    return bounds.inset(by: Insets(top: max(0, insets.top), bottom: max(0, insets.bottom)))
  }
}

extension Layer {
  /// Whether the layer has a background that hides what is painted before.
  fileprivate var hidesWhatIsBehind: Bool {
    guard let backgroundColor else { return false }
    let palette = effectivePalette
    let color = backgroundColor.resolved(for: effectiveTraits.appearance) { palette?[$0] }
    return (color?.alpha ?? 1) * opacity > 0.7
  }
}
