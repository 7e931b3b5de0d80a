/// Shaped texts, bounded in bytes.
///
/// Two generations: an entry that is used moves to the young one. When that has half of the limit, it becomes the old
/// one, and entries unused since then are dropped. While a tick runs, the generations may be larger: a layout measures
/// all of its texts before it shows the first one. Each operation is O(1).
struct TextCache {
  struct Key: Equatable {
    let text: String
    /// The number of format and scale.
    let format: Int
    /// Swift compares composed and decomposed letters as equal; fonts may not.
    let byteCount: Int
    /// The hash of text and format: hashing them takes longer than a look-up.
    fileprivate let hash: Int

    init(text: String, format: Int) {
      (self.text, self.format, byteCount) = (text, format, text.utf8.count)
      var hasher = Hasher()
      hasher.combine(text)
      hasher.combine(format)
      hash = hasher.finalize()
    }
  }

  var byteLimit: Int { didSet { trim() } }
  /// The number of ticks that run.
  var ticks = 0 { didSet { if ticks == 0 { trim() } } }
  /// The approximate bytes of all entries.
  var byteCount: Int { youngBytes + oldBytes }

  /// The newer texts, by the hash of the key; if two texts have the same hash, the later one.
  private var young: [Int: Typesetter] = [:]
  private var old: [Int: Typesetter] = [:]
  /// The number of the young generation.
  private var generation = 0
  private var youngBytes = 0
  private var oldBytes = 0

  /// The factor by which a tick may exceed the limit.
  private static let growth = 8

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  mutating func text(for key: Key) -> Typesetter? {
    if let text = young[key.hash] { return text.key == key ? text : nil }
    guard let index = old.index(forKey: key.hash), old[index].value.key == key else { return nil }
    let text = old.remove(at: index).value
    oldBytes -= text.byteCount
    insert(text)
    return text
  }

  /// Stores a text, new or known, after `change` has added to it.
  mutating func update(_ text: Typesetter, _ change: (inout Typesetter.Forms) -> Void) {
    remove(text)
    change(&text.forms)
    insert(text)
  }

  /// Removes a text, or another one with its key, from the generation that has it. One that was never stored, or was
  /// dropped since, is in none.
  private mutating func remove(_ text: Typesetter) {
    switch text.forms.generation {
    case generation: if let known = young.removeValue(forKey: text.key.hash) { youngBytes -= known.byteCount }
    case generation - 1: if let known = old.removeValue(forKey: text.key.hash) { oldBytes -= known.byteCount }
    default: break
    }
  }

  private mutating func insert(_ text: Typesetter) {
    let cost = text.byteCount
    // A text that is too large would drop all others.
    text.forms.generation = nil
    if cost > byteLimit / 2 { return }
    let isLarger = ticks > 0 && byteLimit < 1 << 30
    if youngBytes + cost > byteLimit / 2 * (isLarger ? Self.growth : 1) {
      age()
    } else if !isLarger, byteCount + cost > byteLimit {
      dropOld()
    }
    text.forms.generation = generation
    youngBytes += cost
    if let other = young.updateValue(text, forKey: text.key.hash) { youngBytes -= other.byteCount }
  }

  private mutating func age() {
    old = young
    oldBytes = youngBytes
    young = [:]
    // About as many entries fit again.
    young.reserveCapacity(min(old.count, 8192))
    youngBytes = 0
    generation += 1
  }

  private mutating func dropOld() {
    old = [:]
    oldBytes = 0
  }

  private mutating func trim() {
    if youngBytes > byteLimit / 2 { age() }
    if byteCount > byteLimit { dropOld() }
  }
}
