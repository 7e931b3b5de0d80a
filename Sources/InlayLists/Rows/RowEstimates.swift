/// What rows that nobody measured yet are taken to be high: the running mean of the measured ones.
struct RowEstimates {
  /// The kind of rows of which nothing is known.
  static let generalKind = 0
  /// The kind of rows with a guess of their own, which no mean replaces, and of measured ones.
  static let ownKind = RowRun.kindCount - 1
  /// The kind of rows that were measured once: as high as they were then, until they are measured again.
  static let rememberedKind = ownKind - 1

  private var sum = 0.0
  private var count = 0
  private var dueCount = 1
  /// What unmeasured rows are counted with, in points; nil until one was measured.
  private(set) var estimate: Double?

  /// Takes a measured height into the mean.
  mutating func note(_ height: Double) {
    sum += height
    count += 1
  }

  /// The mean where it is due for renewal and another one: each time that the number of measured rows has doubled, often
  /// while it is young, and a handful of times for millions of rows.
  mutating func renewed(rounded: (Double) -> Double) -> Double? {
    guard count >= dueCount else { return nil }
    dueCount = 2 * count
    let mean = rounded(sum / Double(count))
    guard mean != estimate else { return nil }
    estimate = mean
    return mean
  }

  /// Starts the mean again, for rows that come out otherwise than before.
  mutating func restart() { self = RowEstimates() }
}
