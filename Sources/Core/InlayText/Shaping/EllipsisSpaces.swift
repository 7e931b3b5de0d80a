import CInlayCairo

/// The spaces before a line's ellipsis, which are hidden.
struct EllipsisSpaces {
  /// The number of hidden glyphs at a run's left and right side, by the run's number.
  private var left: [Int: Int] = [:]
  private var right: [Int: Int] = [:]

  /// Returns nil if the line has no ellipsis.
  init?(in line: UnsafeMutablePointer<PangoLayoutLine>, of source: UnsafeRawBufferPointer) {
    var runs: [PangoGlyphItem] = []
    var entry = line.pointee.runs
    while let node = entry {
      runs.append(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
      entry = node.pointee.next
    }
    guard let index = runs.firstIndex(where: \.isEllipsis) else { return nil }
    let offset = runs[index].item.pointee.offset
    // The runs on either side that precede the ellipsis in the text.
    for number in stride(from: index - 1, through: 0, by: -1) where runs[number].item.pointee.offset < offset {
      let count = runs[number].spaceCount(in: source, fromRight: true)
      right[number] = count
      if count < Int(runs[number].glyphs.pointee.num_glyphs) { break }
    }
    for number in runs.indices.dropFirst(index + 1) where runs[number].item.pointee.offset < offset {
      let count = runs[number].spaceCount(in: source, fromRight: false)
      left[number] = count
      if count < Int(runs[number].glyphs.pointee.num_glyphs) { break }
    }
  }

  /// The visible glyphs of a run.
  func visibleGlyphs(ofRun number: Int, count: Int) -> Range<Int> {
    let start = min(left[number] ?? 0, count)
    return start..<max(start, count - (right[number] ?? 0))
  }
}

extension PangoGlyphItem {
  /// Whether the run is the ellipsis that Pango puts into a line.
  var isEllipsis: Bool { item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }

  /// The number of glyphs for spaces at one end.
  fileprivate func spaceCount(in source: UnsafeRawBufferPointer, fromRight: Bool) -> Int {
    let string = glyphs.pointee
    let count = Int(string.num_glyphs)
    for number in 0..<count {
      let cluster = string.log_clusters[fromRight ? count - 1 - number : number]
      let byte = Int(item.pointee.offset) + Int(cluster)
      guard byte >= 0, byte < source.count else { return number }
      var decoder = UTF8()
      var bytes = source[byte..<min(byte + 4, source.count)].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&bytes), scalar.properties.isWhitespace else {
        return number
      }
    }
    return count
  }
}
