/// Shaped texts, bounded in bytes.
///
/// Two generations: an entry that is used moves to the young one. When that has half of the limit, it becomes the old
/// one, and entries unused since then are dropped. Each operation is O(1).
struct TextCache {
  struct Key: Hashable {
    var text: String
    /// The number of format and scale, from `FormatInterner`.
    var format: Int
    /// Swift compares composed and decomposed letters as equal; fonts may not.
    var byteCount: Int
  }

  /// The shaped forms of one text in one format.
  final class Entry {
    struct Sized {
      var width: Double?
      var height: Double?
      var text: ShapedText
    }

    struct Forms {
      /// Without a limit of width.
      var natural: ShapedText?
      /// For sizes that the natural form does not fit, the latest last.
      var sized: [Sized] = []
      /// The last layout: a repeated request returns the same object.
      var last: (alignment: TextAlignment, width: Double?, height: Double?, layout: TextLayout)?
      /// Whether the entry is in the young generation.
      fileprivate(set) var isKept = false
    }

    @exclusivity(unchecked) var forms = Forms()

    var byteCount: Int {
      // 512 for the entry, the last layout and the dictionary's slot.
      forms.sized.reduce((forms.natural?.byteCount ?? 0) + 512) { $0 + $1.text.byteCount }
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
  /// The approximate bytes of all entries.
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

  /// Stores an entry, new or known, after `change` has added to it.
  mutating func update(_ key: Key, _ entry: Entry, _ change: (inout Entry.Forms) -> Void) {
    // A known entry moved to the young generation when it was looked up.
    if entry.forms.isKept {
      young.removeValue(forKey: key)
      youngBytes -= Self.cost(key, entry)
    }
    change(&entry.forms)
    insert(entry, key)
  }

  private mutating func insert(_ entry: Entry, _ key: Key) {
    let cost = Self.cost(key, entry)
    // An entry that is too large would drop all others.
    entry.forms.isKept = cost <= byteLimit / 2
    if !entry.forms.isKept { return }
    if youngBytes + cost > byteLimit / 2 { age() }
    youngBytes += cost
    young[key] = entry
  }

  private mutating func age() {
    old = young
    oldBytes = youngBytes
    young = [:]
    // About as many entries fit again.
    young.reserveCapacity(old.count)
    youngBytes = 0
  }

  private static func cost(_ key: Key, _ entry: Entry) -> Int { key.byteCount + entry.byteCount }
}
