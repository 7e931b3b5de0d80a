import CInlayCairo
import InlayGraphics

extension TextShaper {
  /// A text on one line with the positions of a caret: one pass of Pango for both.
  func line(_ text: String, _ format: TextFormat, scale: Double, meter: (any WorkMeter)?) -> TextLine {
    let (line, messages) = GLibMessages.collect {
      FontLock.hold {
        begin(meter)
        return makeLine(text, format, scale: scale)
      }
    }
    let shaped = messages.isEmpty ? line.text : ShapedText(line.text, messages: messages)
    let layout = TextLayout(shaped, alignment: .left, direction: format.effectiveDirection, width: nil)
    return TextLine(layout: layout, direction: line.direction, clusters: line.clusters, end: text.utf8.count)
  }

  private func makeLine(
    _ text: String, _ format: TextFormat, scale: Double
  ) -> (text: ShapedText, direction: LayoutDirection, clusters: [TextLine.Cluster]) {
    let pixelSize = Self.pixelSize(format, scale: scale)
    guard pixelSize >= 0.1 else { return (emptyText(scale: scale), format.effectiveDirection, []) }
    var bytes = Array(text.utf8)
    bytes.keepOnOneLine()
    var (shown, isCut) = ShapingLimits.cut(
      AttributedText(bytes), pixelSize: pixelSize, numberOfLines: 1, lookups: fontSet.lookupCount)
    if let trial = fontSet.trial {
      let end = trial.end(of: shown)
      isCut = isCut || end < shown.count
      shown.cut(to: end)
    }
    prepare(shown, format.ordering(shown.utf8), pixelSize: pixelSize, isBroken: false)
    setLimits(format, width: nil, height: nil)
    let shaped = read(1, of: shown.count, format.font, scale: scale, isTruncated: isCut)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return (shaped, format.effectiveDirection, []) }
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var places = ClusterPlaces(of: text, scale: scale)
    places.read(line)
    return (shaped, isRightToLeft ? .rightToLeft : .leftToRight, places.clusters)
  }
}

/// Reads the positions of a text's grapheme clusters from Pango's glyphs.
private struct ClusterPlaces {
  private(set) var clusters: [TextLine.Cluster]
  /// The first byte of each cluster.
  private let starts: [Int]
  /// Pango's units in a point.
  private let units: Double
  private var isPlaced: [Bool]

  init(of text: String, scale: Double) {
    units = TextShaper.units * scale
    var starts: [Int] = []
    var start = 0
    for character in text {
      starts.append(start)
      start += character.utf8.count
    }
    self.starts = starts
    clusters = []
    isPlaced = Array(repeating: false, count: starts.count)
  }

  /// Clusters without glyphs, beyond what is shaped, have no width and are at the line's end.
  mutating func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    clusters = starts.map { TextLine.Cluster(start: $0, left: 0, right: 0, level: 0, run: .max) }
    var x = 0
    var number = 0
    var entry = line.pointee.runs
    while let node = entry {
      read(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee, number, &x)
      entry = node.pointee.next
      number += 1
    }
    for index in clusters.indices where !isPlaced[index] {
      (clusters[index].left, clusters[index].right) = (Double(x) / units, Double(x) / units)
    }
  }

  /// Glyphs of one of Pango's clusters follow each other.
  private mutating func read(_ run: PangoGlyphItem, _ number: Int, _ x: inout Int) {
    let (string, item) = (run.glyphs.pointee, run.item.pointee)
    let count = Int(string.num_glyphs)
    let level = item.analysis.level
    let isRightToLeft = level & 1 == 1
    var index = 0
    var last = Int(item.length)
    while index < count {
      let first = Int(string.log_clusters[index])
      let left = x
      while index < count, Int(string.log_clusters[index]) == first {
        x += Int(string.glyphs[index].geometry.width)
        index += 1
      }
      let next = index < count ? Int(string.log_clusters[index]) : Int(item.length)
      let bytes = Int(item.offset) + first..<Int(item.offset) + max(first, isRightToLeft ? last : next)
      place(bytes, left: left, right: x, level: level, run: number)
      last = first
    }
  }

  /// Divides the width of glyphs evenly among the clusters of their text, as for the letters of a ligature.
  private mutating func place(_ bytes: Range<Int>, left: Int, right: Int, level: UInt8, run: Int) {
    guard let first = starts.lastIndex(upTo: bytes.lowerBound) else { return }
    let last = max(first, starts.lastIndex(upTo: max(bytes.lowerBound, bytes.upperBound - 1)) ?? first)
    let width = Double(right - left) / Double(last - first + 1)
    for index in first...last {
      let part = Double(level & 1 == 1 ? last - index : index - first)
      let ends = ((Double(left) + part * width) / units, (Double(left) + (part + 1) * width) / units)
      if isPlaced[index] {
        clusters[index].left = min(clusters[index].left, ends.0)
        clusters[index].right = max(clusters[index].right, ends.1)
      } else {
        isPlaced[index] = true
        clusters[index] = TextLine.Cluster(
          start: starts[index], left: ends.0, right: ends.1, level: level, run: run)
      }
    }
  }
}

extension [Int] {
  /// The last of these ascending numbers that is at most a limit. O(log n).
  fileprivate func lastIndex(upTo limit: Int) -> Int? {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] <= limit { lower = middle + 1 } else { upper = middle }
    }
    return lower == 0 ? nil : lower - 1
  }
}

extension [UInt8] {
  /// Replaces zeros and line ends by spaces, byte for byte.
  fileprivate mutating func keepOnOneLine() {
    for index in indices {
      switch self[index] {
      case 0, 0x0A...0x0D: self[index] = 0x20
      // U+0085 and U+2028 become spaces of the same length.
      case 0x85 where index > 0 && self[index - 1] == 0xC2: self[index] = 0xA0
      case 0xA8, 0xA9:
        if index > 1, self[index - 1] == 0x80, self[index - 2] == 0xE2 { self[index] = 0xAF }
      default: break
      }
    }
  }
}
