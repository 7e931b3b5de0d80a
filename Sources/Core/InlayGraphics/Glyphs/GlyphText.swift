/// The text of a run's glyphs, for output that keeps texts.
package final class GlyphText: Sendable {
  /// Consecutive glyphs of one direction.
  package struct Part: Sendable {
    package var glyphs: Range<Int>
    package var bytes: Range<Int>
    var clusters: Range<Int>
    /// Whether the text's first characters belong to the last glyphs: a part that is read from right to left.
    var isBackward: Bool
  }

  /// The smallest part of a text that has glyphs of its own; ordered by part, then as in the text.
  struct Cluster: Sendable {
    var byteCount: Int32
    var glyphCount: Int32
  }

  let utf8: [UInt8]
  package let parts: [Part]
  let clusters: [Cluster]

  init(utf8: [UInt8], parts: [Part], clusters: [Cluster]) {
    self.utf8 = utf8
    self.parts = parts
    self.clusters = clusters
  }

  var byteCount: Int {
    utf8.count + parts.count * MemoryLayout<Part>.stride + clusters.count * MemoryLayout<Cluster>.stride + 160
  }
}

/// Collects the text of a run, one of Pango's items after the other.
package struct GlyphTextBuilder {
  private var utf8: [UInt8] = []
  private var parts: [GlyphText.Part] = []
  private var clusters: [GlyphText.Cluster] = []
  private var glyphCount = 0

  package init() {}

  /// Adds the text of the run's next glyphs.
  ///
  /// - Parameter offsets: For each visible glyph, from left to right, the byte of the part's text that it belongs to.
  package mutating func addPart(text: UnsafeRawBufferPointer, offsets: [Int32], isBackward: Bool) {
    let glyphs = glyphCount..<glyphCount + offsets.count
    glyphCount = glyphs.upperBound
    if glyphs.isEmpty || text.isEmpty { return }
    let firstCluster = clusters.count
    addClusters(offsets, isBackward: isBackward, byteCount: Int32(truncatingIfNeeded: text.count))
    utf8.append(contentsOf: text)
    parts.append(
      GlyphText.Part(
        glyphs: glyphs, bytes: utf8.count - text.count..<utf8.count, clusters: firstCluster..<clusters.count,
        isBackward: isBackward))
  }

  /// One cluster for each offset, in the text's order, up to the next offset.
  private mutating func addClusters(_ offsets: [Int32], isBackward: Bool, byteCount: Int32) {
    var index = isBackward ? offsets.count - 1 : 0
    let step = isBackward ? -1 : 1
    var start: Int32 = 0
    var glyphCount: Int32 = 0
    while offsets.indices.contains(index) {
      let offset = offsets[index]
      glyphCount += 1
      index += step
      let isLast = !offsets.indices.contains(index)
      if !isLast && offsets[index] == offset { continue }
      // The clusters together are always the whole text, whatever the offsets.
      let end = isLast ? byteCount : max(start, min(offsets[index], byteCount))
      clusters.append(GlyphText.Cluster(byteCount: end - start, glyphCount: glyphCount))
      (start, glyphCount) = (end, 0)
    }
  }

  /// Returns the run's text and empties the builder.
  package mutating func take() -> GlyphText {
    defer { self = GlyphTextBuilder() }
    return GlyphText(utf8: utf8, parts: parts, clusters: clusters)
  }
}
