/// Texts that were shaped, bounded in bytes.
///
/// Two generations: what is asked for moves to the young one; when that holds half of the limit it becomes
/// the old one, and what was not asked for since is given up. Each operation is O(1).
struct TextCache {
  struct Key: Hashable {
    var text: String
    /// The number of the format and the scale, which `FormatInterner` gives.
    var format: Int
    /// Swift takes composed and decomposed letters for equal; fonts may not.
    var byteCount: Int
  }

  /// What is known about one text in one format.
  final class Entry {
    struct Sized {
      var width: Double?
      var height: Double?
      var text: ShapedText
    }

    /// As wide as it likes to be.
    @exclusivity(unchecked) var natural: ShapedText?
    /// For sizes that it does not fit in as it is, the latest last.
    @exclusivity(unchecked) var sized: [Sized] = []
    /// Whether the cache has the entry among the young ones.
    @exclusivity(unchecked) fileprivate(set) var isKept = false
    /// The layout last handed out: who asks for the same again gets the same object.
    @exclusivity(unchecked) var last: (alignment: TextAlignment, width: Double?, height: Double?, layout: TextLayout)?

    var byteCount: Int {
      // 512 for the entry, the layout last made and the dictionary's place.
      sized.reduce((natural?.byteCount ?? 0) + 512) { $0 + $1.text.byteCount }
    }
  }

  var byteLimit: Int {
    didSet {
      if youngBytes > byteLimit / 2 { age() }
      if oldBytes > byteLimit / 2 {
        old = [:]
        oldBytes = 0
      }
    }
  }
  /// The bytes that the cache holds, as well as it knows.
  var byteCount: Int { youngBytes + oldBytes }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngBytes = 0
  private var oldBytes = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  mutating func entry(for key: Key) -> Entry? {
    if let entry = young[key] { return entry }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldBytes -= Self.cost(key, entry)
    insert(entry, key)
    return entry
  }

  /// Keeps an entry, new or known, after `change` has added to it.
  mutating func update(_ key: Key, _ entry: Entry, _ change: (Entry) -> Void) {
    // One that is known was moved to the young ones when it was asked for.
    if entry.isKept {
      young.removeValue(forKey: key)
      youngBytes -= Self.cost(key, entry)
    }
    change(entry)
    insert(entry, key)
  }

  private mutating func insert(_ entry: Entry, _ key: Key) {
    let cost = Self.cost(key, entry)
    // Too large to keep: it would drive out everything else.
    entry.isKept = cost <= byteLimit / 2
    if !entry.isKept { return }
    if youngBytes + cost > byteLimit / 2 { age() }
    youngBytes += cost
    young[key] = entry
  }

  private mutating func age() {
    old = young
    oldBytes = youngBytes
    young = [:]
    // As many fit in again, about.
    young.reserveCapacity(old.count)
    youngBytes = 0
  }

  private static func cost(_ key: Key, _ entry: Entry) -> Int { key.byteCount + entry.byteCount }
}
