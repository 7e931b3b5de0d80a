/// What rows that nobody measured yet are taken to be high: the running mean of the measured ones, for all rows and by
/// reuse identifier.
struct RowEstimates {
  /// The kind of rows of which nothing is known.
  static let generalKind = 0
  /// The kind of rows with a guess of their own, which no mean replaces, and of measured ones.
  static let ownKind = RowRun.kindCount - 1
  /// The kind of rows that were measured once: as high as they were then, until they are measured again.
  static let rememberedKind = ownKind - 1

  private struct Mean {
    var sum = 0.0
    var count = 0
    /// What unmeasured rows are counted with; nil until one was measured.
    var estimate: Double?
  }

  private var means = [Mean](repeating: Mean(), count: RowRun.kindCount)
  private var kinds: [String: Int] = [:]

  /// The kind of an identifier. Beyond the number of kinds there are, identifiers have the general one.
  mutating func kind(of identifier: String) -> Int {
    if let kind = kinds[identifier] { return kind }
    let next = kinds.count + 1
    let kind = next < Self.rememberedKind ? next : Self.generalKind
    kinds[identifier] = kind
    return kind
  }

  /// The mean of a kind, else that of all rows; nil until one was measured.
  func estimate(ofKind kind: Int) -> Double? { means[kind].estimate ?? means[Self.generalKind].estimate }

  /// Takes a measured height into the means of its kind and of all rows.
  mutating func note(_ height: Double, identifier: String?) {
    add(height, Self.generalKind)
    if let identifier, let kind = kinds[identifier], kind != Self.generalKind { add(height, kind) }
  }

  private mutating func add(_ height: Double, _ kind: Int) {
    means[kind].sum += height
    means[kind].count += 1
  }

  /// The kinds whose estimates are due for renewal, with the new ones. A mean is renewed each time that the number of
  /// measured rows has doubled: often while it is young, and a handful of times for millions of rows.
  mutating func renewed(rounded: (Double) -> Double) -> [(kind: Int, height: Double)] {
    var changed: [(kind: Int, height: Double)] = []
    for kind in means.indices where means[kind].count >= max(1, dueCounts[kind]) {
      dueCounts[kind] = 2 * means[kind].count
      let mean = rounded(means[kind].sum / Double(means[kind].count))
      if mean != means[kind].estimate {
        means[kind].estimate = mean
        changed.append((kind, mean))
      }
    }
    return changed
  }

  private var dueCounts = [Int](repeating: 1, count: RowRun.kindCount)

  /// Starts the means again, for rows that come out otherwise than before.
  mutating func restart() {
    means = [Mean](repeating: Mean(), count: RowRun.kindCount)
    dueCounts = [Int](repeating: 1, count: RowRun.kindCount)
  }
}
