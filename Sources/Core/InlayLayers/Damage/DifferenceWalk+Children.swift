import InlayGraphics

extension DifferenceWalk {
  /// Compares sublayers, matched by layer: those that kept their relative order; the others are removed and inserted.
  ///
  /// O(sublayers), and O(n log n) for those between the first and the last difference of the orders.
  func compareChildren(of pair: Pair, isPlain: Bool, _ log: inout DamageBuilder) {
    let (old, new) = (pair.old.body.children, pair.new.body.children)
    guard old.isChunked || new.isChunked else { return compare(old, with: new, of: pair, isPlain, &log) }
    // Equal chunks are compared as one; siblings in other chunks may have moved between them.
    let (start, tail) = OrderedDifference.commonEnds(old.count, new.count) { old[$0] === new[$1] }
    compare(chunks: new.suffix(tail), of: pair, isPlain, &log)
    compare(
      old[start..<old.count - tail].withoutChunks, with: new[start..<new.count - tail].withoutChunks, of: pair, isPlain,
      &log)
    compare(chunks: new.prefix(start), of: pair, isPlain, &log)
  }

  private func compare(chunks: ArraySlice<RenderNode>, of pair: Pair, _ isPlain: Bool, _ log: inout DamageBuilder) {
    for chunk in chunks.reversed() {
      compare(Pair(chunk, chunk, in: pair.oldSpace, pair.newSpace, pair.clip, isPlain), into: &log)
    }
  }

  private func compare(
    _ old: [RenderNode], with new: [RenderNode], of pair: Pair, _ isPlain: Bool, _ log: inout DamageBuilder
  ) {
    let (start, tail) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        OrderedDifference.commonEnds(old.count, new.count) { old[$0].isOfSameLayer(as: new[$1]) }
      }
    }
    let oldMiddle = start..<old.count - tail
    let newMiddle = start..<new.count - tail
    let matches = oldMiddle.isEmpty || newMiddle.isEmpty ? [] : Self.matches(old[oldMiddle], new[newMiddle])
    addUnmatched(pair, old[oldMiddle], new[newMiddle], matches, &log)

    compareInStep(pair, old[(old.count - tail)...], new, new.count - tail..<new.count, isPlain, &log)
    for match in matches.reversed() {
      compareInStep(pair, old[match.old...match.old], new, match.new..<match.new + 1, isPlain, &log)
    }
    compareInStep(pair, old[..<start], new, 0..<start, isPlain, &log)
  }

  /// Compares sublayers one by one, front to back. Unchanged neighbours are added together.
  private func compareInStep(
    _ pair: Pair, _ old: ArraySlice<RenderNode>, _ new: [RenderNode], _ range: Range<Int>, _ isPlain: Bool,
    _ log: inout DamageBuilder
  ) {
    let toOld = old.startIndex - range.lowerBound
    let isStill = pair.oldSpace == pair.newSpace
    var index = range.upperBound
    while index > range.lowerBound {
      let end = index
      if isStill { while index > range.lowerBound, old[index - 1 + toOld] === new[index - 1] { index -= 1 } }
      if index < end {
        log.addUnchanged(
          DamageBuilder.UnchangedSiblings(
            nodes: new, range: index..<end, space: pair.newSpace, clip: pair.clip, isPlain: isPlain))
      } else {
        index -= 1
        compare(Pair(old[index + toOld], new[index], in: pair.oldSpace, pair.newSpace, pair.clip, isPlain), into: &log)
      }
    }
  }

  /// The most nodes of two lists that are looked through for a layer.
  private static var shortLength: Int { 32 }

  private func addUnmatched(
    _ pair: Pair, _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, _ matches: [(old: Int, new: Int)],
    _ log: inout DamageBuilder
  ) {
    if old.isEmpty && new.isEmpty { return }
    // A sublayer in both frames has another position among its siblings if there are no other sublayers; hidden ones
    // have no nodes.
    let hasOtherSublayers = pair.new.changes.contains(LayerProperties(.sublayers))
    // A set for long lists: looking through one for each node of the other takes the product of their lengths.
    let isLong = !hasOtherSublayers && old.count + new.count > Self.shortLength
    let common = isLong ? Set(old.map(\.body.layer)).intersection(new.map(\.body.layer)) : nil
    func reason(_ node: RenderNode, among others: ArraySlice<RenderNode>) -> LayerProperty {
      if hasOtherSublayers { return .sublayers }
      let isInBoth = common?.contains(node.body.layer) ?? others.contains { $0.isOfSameLayer(as: node) }
      return isInBoth ? .zPosition : .isHidden
    }
    var next = 0
    for index in old.indices {
      if next < matches.count, matches[next].old == index {
        next += 1
      } else {
        addRemoved(old[index], reason(old[index], among: new), in: pair.oldSpace, clip: pair.clip.outer, &log)
      }
    }
    next = 0
    for index in new.indices {
      if next < matches.count, matches[next].new == index {
        next += 1
      } else {
        addInserted(new[index], reason(new[index], among: old), in: pair.newSpace, clip: pair.clip.outer, &log)
      }
    }
  }

  /// The largest set of layers with the same relative order in both, by their indices.
  private static func matches(_ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>) -> [(old: Int, new: Int)] {
    let found = commonLayers(old, new)
    // Most kept their order.
    if zip(found, found.dropFirst()).allSatisfy({ $0.old < $1.old }) { return found }
    return zip(found, OrderedDifference.staying(found.map(\.old))).filter(\.1).map(\.0)
  }

  /// The layers in both, in the new order. Each is first sought behind the one before it: most kept their neighbours,
  /// and positions are recorded only if many did not.
  private static func commonLayers(
    _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>
  ) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    found.reserveCapacity(min(old.count, new.count))
    var next = old.startIndex
    var searches = 0
    var indices: [ObjectIdentifier: Int] = [:]
    for index in new.indices {
      let layer = new[index].body.layer
      if next < old.endIndex, old[next].body.layer == layer {
        found.append((next, index))
        next += 1
        continue
      }
      searches += 1
      var oldIndex: Int?
      if searches <= Self.searchLimit {
        oldIndex = old.firstIndex { $0.body.layer == layer }
      } else {
        if indices.isEmpty { for (index, node) in zip(old.indices, old) { indices[node.body.layer] = index } }
        oldIndex = indices[layer]
      }
      guard let oldIndex else { continue }
      found.append((oldIndex, index))
      next = oldIndex + 1
    }
    return found
  }

  private static let searchLimit = 16
}
