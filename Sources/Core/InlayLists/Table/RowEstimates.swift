/// The estimated height of unmeasured rows: the running mean of the measured ones.
struct RowEstimates {
  private var sum = 0.0
  private var count = 0
  private var dueCount = 1
  /// The height of unmeasured rows, in points; nil until a row was measured.
  private(set) var estimate: Double?

  init() {}

  /// Adds a measured height to the mean.
  mutating func note(_ height: Double) {
    sum += height
    count += 1
  }

  /// The mean if it is due and changed; else nil. It is due each time that the number of measured rows has doubled.
  mutating func renewed(rounded: (Double) -> Double) -> Double? {
    guard count >= dueCount else { return nil }
    dueCount = 2 * count
    let mean = rounded(sum / Double(count))
    guard mean != estimate else { return nil }
    estimate = mean
    return mean
  }

  /// Restarts the mean, for rows of other heights.
  mutating func restart() { self = RowEstimates() }
}
