/// The array behind `sublayers`.
///
/// Removal from a long array leaves a gap and stores the layer's index, so that removing many one by one costs O(1)
/// each. Insertion into a very long one leaves gaps too, all in one place, which the next insertions near by fill.
/// Reading the sublayers closes the gaps.
extension Layer {
  /// The sublayers in the order of insertion. O(1), or O(sublayers) after removals.
  final var children: [Layer] {
    if gapCount > 0 { closeGaps() }
    return slots
  }

  final func setChildren(_ layers: [Layer]) {
    forgetPaintOrder()
    gapCount = 0
    flags.remove(.hasRoom)
    slots = layers
    numberSlots()
  }

  /// Inserts before an index of `children`; an index outside the array is clamped. O(1) at the end, and amortised also
  /// near the last insertion, while the sublayers are not read.
  final func insertChild(_ layer: Layer, at index: Int) {
    let hasRoom = flags.contains(.hasRoom)
    if gapCount > 0, !hasRoom, index < slots.count || gapCount > slots.count / 2 { closeGaps() }
    if index >= slots.count - (hasRoom ? Int(gapCount) : 0) {
      noteInsertion(of: layer, behind: slots.last, before: nil)
      layer.slot = UInt32(truncatingIfNeeded: slots.count)
      slots.append(layer)
    } else if slots.count <= Self.longArray, !hasRoom {
      let position = max(0, index)
      noteInsertion(of: layer, behind: position > 0 ? slots[position - 1] : nil, before: slots[position])
      layer.slot = UInt32(truncatingIfNeeded: position)
      slots.insert(layer, at: position)
    } else {
      fillRoom(with: layer, at: max(0, index))
    }
  }

  /// Inserts before an index of `children` that is not the end, in the last one of the gaps.
  private final func fillRoom(with layer: Layer, at index: Int) {
    if gapCount > 0, abs(index - Int(lastGap)) > Self.longSearch { closeGaps() }
    if gapCount == 0 {
      // An insertion moves 128 others, on average.
      let count = max(8, slots.count / 128)
      slots.insert(contentsOf: repeatElement(Layer(), count: count), at: index)
      (lastGap, gapCount) = (UInt32(truncatingIfNeeded: index), UInt32(truncatingIfNeeded: count))
      flags.insert(.hasRoom)
    }
    // The gaps move to the index.
    var (start, count) = (Int(lastGap), Int(gapCount))
    while start > index {
      start -= 1
      slots.swapAt(start, start + count)
    }
    while start < index {
      slots.swapAt(start, start + count)
      start += 1
    }
    count -= 1
    noteInsertion(of: layer, behind: start > 0 ? slots[start - 1] : nil, before: slots[start + count + 1])
    slots[start + count] = layer
    layer.slot = UInt32(truncatingIfNeeded: start + count)
    (lastGap, gapCount) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: count))
    if count == 0 { flags.remove(.hasRoom) }
  }

  /// Removes a sublayer. O(1) amortised while none is inserted before others.
  final func removeChild(_ layer: Layer) {
    guard var index = slotIndex(of: layer) else { return }
    noteRemoval(of: layer)
    if flags.contains(.hasRoom), index < slots.count - 1 {
      index = indexWithoutGaps(index)
      closeGaps()
    }
    if index == slots.count - 1 {
      slots.removeLast()
    } else if gapCount == 0 && slots.count <= Self.shortArray {
      slots.remove(at: index)
    } else {
      // All gaps are one layer, which is in no tree.
      slots[index] = gapCount > 0 ? slots[Int(lastGap)] : Layer()
      lastGap = UInt32(truncatingIfNeeded: index)
      gapCount += 1
    }
    if gapCount > 0 && Int(gapCount) >= slots.count { setChildren([]) }
  }

  /// The index of a sublayer in `children`; nil for any other layer. O(1), or O(sublayers) after changes.
  final func childIndex(of layer: Layer) -> Int? {
    if gapCount > 0, !flags.contains(.hasRoom) { closeGaps() }
    return slotIndex(of: layer).map(indexWithoutGaps)
  }

  /// The index in `children` of a sublayer's slot; all gaps are in one place.
  private final func indexWithoutGaps(_ slot: Int) -> Int {
    gapCount > 0 && slot > Int(lastGap) ? slot - Int(gapCount) : slot
  }

  /// Arrays up to this length are moved together at once.
  private static let shortArray = 32
  /// Insertions into arrays up to this length move the rest at once.
  private static let longArray = 1024
  /// Searches that take more steps number all sublayers again.
  private static let longSearch = 32

  private final func closeGaps() {
    let gap = slots[Int(lastGap)]
    if flags.remove(.hasRoom) != nil {
      slots.removeSubrange(Int(lastGap)..<Int(lastGap + gapCount))
    } else if gapCount == 1 {
      slots.remove(at: Int(lastGap))
    } else {
      slots = slots.filter { $0 !== gap }
      numberSlots()
    }
    gapCount = 0
  }

  private final func numberSlots() {
    for index in slots.indices { slots[index].slot = UInt32(truncatingIfNeeded: index) }
  }

  /// Searches around the layer's stored index, which insertions and removals before it may have moved.
  private final func slotIndex(of layer: Layer) -> Int? {
    guard layer.parent === self else { return nil }
    let known = min(Int(layer.slot), slots.count)
    var (before, behind) = (known - 1, known)
    var steps = 0
    while before >= 0 || behind < slots.count {
      steps += 1
      if behind < slots.count, slots[behind] === layer { return found(behind, steps) }
      if before >= 0, slots[before] === layer { return found(before, steps) }
      before -= 1
      behind += 1
    }
    return nil
  }

  private final func found(_ index: Int, _ steps: Int) -> Int {
    if steps > Self.longSearch { numberSlots() }
    return index
  }
}
