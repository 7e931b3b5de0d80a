/// The array behind `sublayers`.
///
/// Removal from a long array leaves a gap and stores the layer's index, so that removing many one by one costs O(1)
/// each. Many insertions before all others leave gaps there too, which the next ones fill. Reading the sublayers closes
/// the gaps.
extension Layer {
  /// The sublayers in the order of insertion. O(1), or O(sublayers) after removals.
  final var children: [Layer] {
    if gapCount > 0 { closeGaps() }
    return slots
  }

  final func setChildren(_ layers: [Layer]) {
    forgetPaintOrder()
    (gapCount, frontGaps, lastGap) = (0, 0, 0)
    slots = layers
    numberSlots()
  }

  /// Inserts before an index of `children`; an index outside the array is clamped. O(1) at the end, and amortised at
  /// the beginning while the sublayers are not read.
  final func insertChild(_ layer: Layer, at index: Int) {
    if index <= 0 && (frontGaps > 0 || makesFrontGaps()) { return fillFrontGap(layer) }
    if gapCount > 0 && (index < slots.count || gapCount > slots.count / 2) { closeGaps() }
    let position = max(0, min(index, slots.count))
    noteInsertion(of: layer, at: position)
    layer.slot = UInt32(truncatingIfNeeded: position)
    if position == slots.count { slots.append(layer) } else { slots.insert(layer, at: position) }
  }

  private final func fillFrontGap(_ layer: Layer) {
    noteInsertion(of: layer, at: Int(frontGaps))
    frontGaps -= 1
    gapCount -= 1
    layer.slot = frontGaps
    slots[Int(frontGaps)] = layer
  }

  /// Makes as many gaps before many sublayers as there are, after some insertions there. Otherwise returns false.
  private final func makesFrontGaps() -> Bool {
    if gapCount > 0 { closeGaps() }
    guard slots.count > Self.shortArray else { return false }
    lastGap += 1
    guard lastGap > Self.fewInsertions else { return false }
    let gaps = UInt32(truncatingIfNeeded: slots.count)
    slots.insert(contentsOf: repeatElement(Layer(), count: slots.count), at: 0)
    (gapCount, frontGaps, lastGap) = (gaps, gaps, 0)
    numberSlots()
    return true
  }

  /// Removes a sublayer. O(1) amortised while none is inserted between others.
  final func removeChild(_ layer: Layer) {
    guard let index = slotIndex(of: layer) else { return }
    noteRemoval(of: layer)
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
    if gapCount > 0 { closeGaps() }
    return slotIndex(of: layer)
  }

  /// Arrays up to this length are moved together at once.
  private static let shortArray = 32
  /// Fewer insertions before all others move the array: it may be read after each of them.
  private static let fewInsertions: UInt32 = 16
  /// Searches that take more steps number all sublayers again.
  private static let longSearch = 32

  private final func closeGaps() {
    let gap = slots[Int(lastGap)]
    if gapCount == 1 {
      slots.remove(at: Int(lastGap))
    } else {
      slots = slots.filter { $0 !== gap }
      numberSlots()
    }
    (gapCount, frontGaps, lastGap) = (0, 0, 0)
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
