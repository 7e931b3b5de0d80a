/// The array behind `sublayers`.
///
/// A sublayer that leaves a long array leaves a gap there, and remembers its own index, so that taking many out one by one
/// costs O(1) each. Whoever reads the sublayers reads them without gaps.
extension Layer {
  /// The sublayers in the order of insertion. O(1), or O(sublayers) after some were taken out.
  package final var children: [Layer] {
    if gapCount > 0 { closeGaps() }
    return slots
  }

  final func setChildren(_ layers: [Layer]) {
    gapCount = 0
    slots = layers
    numberSlots()
  }

  /// Inserts before an index of `children`; one outside the array means its nearer end. O(1) at the end.
  final func insertChild(_ layer: Layer, at index: Int) {
    // It may be the same array, which would then be copied.
    forgetPaintOrder()
    if gapCount > 0 && (index < slots.count || gapCount > slots.count / 2) { closeGaps() }
    let place = max(0, min(index, slots.count))
    layer.slot = UInt32(truncatingIfNeeded: place)
    if place == slots.count { slots.append(layer) } else { slots.insert(layer, at: place) }
  }

  /// Takes a sublayer out. O(1) amortised while none is inserted before others.
  final func removeChild(_ layer: Layer) {
    forgetPaintOrder()
    guard let index = slotIndex(of: layer) else { return }
    if index == slots.count - 1 {
      slots.removeLast()
    } else if gapCount == 0 && slots.count <= Self.shortArray {
      slots.remove(at: index)
    } else {
      // All gaps are one layer, which lies nowhere.
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
  /// Searches that take more steps number all sublayers anew.
  private static let longSearch = 32

  private final func closeGaps() {
    let gap = slots[Int(lastGap)]
    setChildren(slots.filter { $0 !== gap })
  }

  private final func numberSlots() {
    for index in slots.indices { slots[index].slot = UInt32(truncatingIfNeeded: index) }
  }

  /// Looks around where the layer was put: others may have come or gone before it.
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
