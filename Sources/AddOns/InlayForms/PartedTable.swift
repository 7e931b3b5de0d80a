/// Values by their keys in several hash tables, which copies share: an edit copies one of them, and the list of them.
///
/// A value is found in O(1). An edit takes O(√count) where the table is shared, for up to some millions of keys.
struct PartedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private static var capacity: Int { 1024 }

  /// A power of two.
  private var parts: [[Key: Value]] = [[:]]
  private(set) var count = 0

  /// Numbers, which are hashes here, are not hashed once more.
  private func part(of key: Key) -> Int {
    parts.count == 1 ? 0 : (key as? Int ?? key.hashValue) & (parts.count - 1)
  }

  subscript(key: Key) -> Value? { parts[part(of: key)][key] }

  /// The value that the new one replaces. O(1), amortised, where the part is not shared.
  @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    if count >= parts.count * Self.capacity { reserveCapacity(count + 1) }
    let old = parts[part(of: key)].updateValue(value, forKey: key)
    if old == nil { count += 1 }
    return old
  }

  mutating func removeValue(forKey key: Key) {
    if parts[part(of: key)].removeValue(forKey: key) != nil { count -= 1 }
  }

  /// Makes parts for a number of keys. O(count) where there are too few.
  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > parts.count * Self.capacity else { return }
    let old = parts
    while capacity > parts.count * Self.capacity { parts += parts }
    parts = Array(repeating: Dictionary(minimumCapacity: capacity / parts.count), count: parts.count)
    for (key, value) in old.joined() { parts[part(of: key)][key] = value }
  }
}
