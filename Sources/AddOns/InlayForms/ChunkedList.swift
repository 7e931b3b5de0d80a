import InlayGraphics

/// Elements in chunks, which copies share: an edit copies the chunks that it touches, and the list of chunks.
///
/// An element is found in O(log count). An edit takes O(count / 256), beside the new elements.
struct ChunkedList<Element: Sendable>: RandomAccessCollection, Sendable {
  private static var capacity: Int { 1024 }

  /// None is empty.
  private(set) var chunks: [[Element]] = []
  /// The index of each chunk's first element.
  private var starts: [Int] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  init(_ elements: [Element] = []) { replaceSubrange(0..<0, with: elements) }

  subscript(index: Int) -> Element {
    let (chunk, offset) = place(of: index)
    return chunks[chunk][offset]
  }

  /// O(1) for each element.
  func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { chunks.joined().makeIterator() }

  /// O(elements in the range).
  func elements(_ range: Range<Int>) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    while elements.count < range.count {
      let (chunk, offset) = place(of: range.lowerBound + elements.count)
      elements += chunks[chunk][offset...].prefix(range.count - elements.count)
    }
    return elements
  }

  /// The chunk with an element, the last one for the end. There must be one.
  private func place(of index: Int) -> (chunk: Int, offset: Int) {
    let chunk = starts.indices.partitioningIndex { starts[$0] > index } - 1
    return (chunk, index - starts[chunk])
  }

  mutating func replaceSubrange(_ range: Range<Int>, with new: [Element]) {
    guard !chunks.isEmpty else {
      chunks = Self.split(new)
      return renumber(from: 0)
    }
    let start = place(of: range.lowerBound)
    var end = place(of: range.upperBound)
    // The chunk that begins at the end of the range stays as it is.
    if end.offset == 0, end.chunk > start.chunk { end = (end.chunk - 1, chunks[end.chunk - 1].count) }
    let left = start.offset + new.count + chunks[end.chunk].count - end.offset
    let isSmall = left < Self.capacity / 4 && end.chunk + 1 < chunks.count
    if start.chunk == end.chunk, left > 0, left <= Self.capacity, !isSmall {
      chunks[start.chunk].replaceSubrange(start.offset..<end.offset, with: new)
      let added = new.count - range.count
      count += added
      for chunk in start.chunk + 1..<starts.count { starts[chunk] += added }
    } else {
      var elements = chunks[start.chunk][..<start.offset] + new + chunks[end.chunk][end.offset...]
      if isSmall {
        end.chunk += 1
        elements += chunks[end.chunk]
      }
      chunks.replaceSubrange(start.chunk...end.chunk, with: Self.split(Array(elements)))
      renumber(from: start.chunk)
    }
  }

  /// Removes elements at ascending indices, of which some may be equal. O(count / 256 + removed elements).
  mutating func remove(at indices: [Int]) {
    var (kept, next): ([[Element]], Int) = ([], 0)
    for (chunk, start) in zip(chunks, starts) {
      guard next < indices.count, indices[next] < start + chunk.count else {
        kept.append(chunk)
        continue
      }
      var (left, offset): ([Element], Int) = ([], 0)
      while next < indices.count, indices[next] < start + chunk.count {
        let removed = indices[next] - start
        if removed >= offset { left += chunk[offset..<removed] }
        offset = removed + 1
        next += 1
      }
      left += chunk[offset...]
      if let last = kept.last, last.count + left.count <= Self.capacity {
        kept[kept.count - 1] += left
      } else if !left.isEmpty {
        kept.append(left)
      }
    }
    chunks = kept
    renumber(from: 0)
  }

  private static func split(_ elements: [Element]) -> [[Element]] {
    guard elements.count > capacity else { return elements.isEmpty ? [] : [elements] }
    let count = (elements.count + capacity - 1) / capacity
    return (0..<count).map { Array(elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count]) }
  }

  private mutating func renumber(from first: Int) {
    starts.removeSubrange(first...)
    count = first == 0 ? 0 : starts[first - 1] + chunks[first - 1].count
    for chunk in chunks[first...] {
      starts.append(count)
      count += chunk.count
    }
  }
}

extension ChunkedList where Element: Equatable {
  /// The index of an element that is at most some places away from an index. O(its distance).
  func index(of element: Element, near index: Int, within distance: Int) -> Int? {
    guard count > 0 else { return nil }
    var after = place(of: Swift.min(index, count - 1))
    var before = after
    for _ in 0...distance {
      if after.chunk < chunks.count {
        if chunks[after.chunk][after.offset] == element { return starts[after.chunk] + after.offset }
        after.offset += 1
        if after.offset == chunks[after.chunk].count { after = (after.chunk + 1, 0) }
      }
      if before.chunk >= 0 {
        if chunks[before.chunk][before.offset] == element { return starts[before.chunk] + before.offset }
        before.offset -= 1
        if before.offset < 0 { before = (before.chunk - 1, before.chunk > 0 ? chunks[before.chunk - 1].count - 1 : 0) }
      }
    }
    return nil
  }
}
