import CCairo

/// What the glyphs of a run stand for, and where they stand exactly: for output that keeps texts as texts.
final class GlyphText: Sendable {
  /// Glyphs that follow each other in one direction.
  struct Part: Sendable {
    var glyphs: Range<Int>
    var bytes: Range<Int>
    var clusters: Range<Int>
    /// Whether the text's first characters belong to the last glyphs: a part that is read from right to left.
    var isBackward: Bool
  }

  /// The least stretch of text that has glyphs of its own. Part by part, in the text's order.
  struct Cluster: Sendable {
    var byteCount: Int32
    var glyphCount: Int32
  }

  /// Where a glyph stands, from the run's origin, in 1/1024 of a device pixel.
  struct Place: Sendable {
    var x: Int32
    var y: Int32
  }

  let utf8: [UInt8]
  let parts: [Part]
  let clusters: [Cluster]
  let places: [Place]

  init(utf8: [UInt8], parts: [Part], clusters: [Cluster], places: [Place]) {
    self.utf8 = utf8
    self.parts = parts
    self.clusters = clusters
    self.places = places
  }

  var byteCount: Int {
    utf8.count + parts.count * MemoryLayout<Part>.stride + clusters.count * MemoryLayout<Cluster>.stride
      + places.count * MemoryLayout<Place>.stride + 192
  }
}

/// Collects the text of a run, one of Pango's items after the other.
struct GlyphTextBuilder {
  private var utf8: [UInt8] = []
  private var parts: [GlyphText.Part] = []
  private var clusters: [GlyphText.Cluster] = []
  private var places: [GlyphText.Place] = []

  mutating func addPlace(x: Int, y: Int) {
    places.append(GlyphText.Place(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y)))
  }

  /// Ends a part: its text, how many bytes from the text's start each of its shown glyphs belongs to, from left
  /// to right, and its direction. The places of the glyphs were added before.
  mutating func endPart(text: UnsafeRawBufferPointer, offsets: [Int32], isBackward: Bool) {
    let glyphs = places.count - offsets.count..<places.count
    if glyphs.isEmpty || text.isEmpty {
      places.removeSubrange(glyphs)
      return
    }
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
    // From the first glyph in the text's order to the last.
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
      // Whatever the offsets may say, the clusters together are the text.
      let end = isLast ? byteCount : max(start, min(offsets[index], byteCount))
      clusters.append(GlyphText.Cluster(byteCount: end - start, glyphCount: glyphCount))
      (start, glyphCount) = (end, 0)
    }
  }

  /// The run's text, and an empty builder for the next one.
  mutating func take() -> GlyphText {
    defer { self = GlyphTextBuilder() }
    return GlyphText(utf8: utf8, parts: parts, clusters: clusters, places: places)
  }
}
