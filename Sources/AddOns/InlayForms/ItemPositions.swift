/// A position of an item in a snapshot. The row is noted when the item is added, and becomes inexact by edits before it.
struct ItemPosition: Sendable {
  var slot: Int
  var row: Int
}

private struct NotedItem: Sendable {
  let position: ItemPosition
  /// The number of the item's identifier.
  let number: Int
}

/// The noted positions of a snapshot's items. Copies share them, as they share a `PartedTable`.
///
/// The compiler cannot specialise code for an app's type of identifiers, and code that is not specialised looks up
/// metadata at each step. So the table's keys are the hashes of the identifiers. If an item has the hash of another one,
/// it is in a table of its own.
struct ItemPositions<ItemID: Hashable & Sendable>: Sendable {
  private var noted = PartedTable<Int, NotedItem>()
  private var others = PartedTable<ItemID, ItemPosition>()
  /// The identifiers by number, including some of deleted items.
  private var identifiers = ChunkedList<ItemID>()

  var count: Int { noted.count + others.count }

  /// Returns nil for an unknown item. O(1).
  subscript(item: ItemID) -> ItemPosition? { position(of: item) { _ in false } }

  /// Returns nil for an unknown item. O(1).
  ///
  /// - Parameter isThere: Whether the item is at a position, if the caller can tell faster than the identifiers.
  @inline(__always)  // A call would look up metadata of this type.
  func position(of item: ItemID, isThere: (ItemPosition) -> Bool) -> ItemPosition? {
    if others.count > 0, let position = others[item] { return position }
    guard let known = noted[item.hashValue] else { return nil }
    return isThere(known.position) || identifiers[known.number] == item ? known.position : nil
  }

  /// Adds items at consecutive rows. O(1) for each, amortised.
  ///
  /// - Returns: The index of the first item that is known already or occurs twice; nothing changes then.
  mutating func add(_ items: [ItemID], slot: Int, row: Int) -> Int? {
    forgetGone()
    let start = identifiers.count
    noted.reserveCapacity(noted.count + items.count)
    for index in 0..<items.count {
      let (hash, position) = (items[index].hashValue, ItemPosition(slot: slot, row: row + index))
      var isKnown = others.count > 0 && others[items[index]] != nil
      if !isKnown, let known = noted.updateValue(NotedItem(position: position, number: start + index), forKey: hash) {
        noted.updateValue(known, forKey: hash)
        let other = known.number < start ? identifiers[known.number] : items[known.number - start]
        isKnown = items[index] == other
        if !isKnown { others.updateValue(position, forKey: items[index]) }
      }
      guard isKnown else { continue }
      for added in items[..<index] {
        let isNoted = (noted[added.hashValue]?.number ?? -1) >= start
        if isNoted { noted.removeValue(forKey: added.hashValue) } else { others.removeValue(forKey: added) }
      }
      return index
    }
    identifiers.replaceSubrange(start..<start, with: items)
    return nil
  }

  /// Notes another position of a known item. O(1).
  mutating func move(_ item: ItemID, to position: ItemPosition) {
    if others.count > 0, others[item] != nil {
      others.updateValue(position, forKey: item)
    } else if let known = noted[item.hashValue] {
      noted.updateValue(NotedItem(position: position, number: known.number), forKey: item.hashValue)
    }
  }

  /// Notes the rows of all items of a section. O(items).
  mutating func renumber(_ items: ChunkedList<ItemID>, slot: Int) {
    var row = 0
    for chunk in items.chunks {
      for index in 0..<chunk.count {
        move(chunk[index], to: ItemPosition(slot: slot, row: row))
        row += 1
      }
    }
  }

  /// Removes an item, if it is known. O(1), amortised.
  mutating func remove(_ item: ItemID) {
    if let known = noted[item.hashValue], identifiers[known.number] == item {
      noted.removeValue(forKey: item.hashValue)
      forgetGone()
    } else {
      others.removeValue(forKey: item)
    }
  }

  /// Drops the identifiers of items that are gone, when these are many.
  private mutating func forgetGone() {
    guard identifiers.count > 2 * noted.count + 1024 else { return }
    var kept: [ItemID] = []
    for (number, item) in identifiers.enumerated() {
      guard let known = noted[item.hashValue], known.number == number else { continue }
      noted.updateValue(NotedItem(position: known.position, number: kept.count), forKey: item.hashValue)
      kept.append(item)
    }
    identifiers = ChunkedList(kept)
  }
}
