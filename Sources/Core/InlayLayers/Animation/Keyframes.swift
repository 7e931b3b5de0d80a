/// Values that a layer shows one after the other instead of its own.
public struct Keyframes<Value: Animatable>: Equatable, Sendable {
  /// The values in the order of their times.
  public var values: [Value]
  /// The times of the values, in ascending fractions of the duration; nil spaces them evenly. Before the first time the
  /// first value is shown, after the last one the last.
  public var keyTimes: [Double]?
  /// The pace from each value to the next; linear where there is none.
  public var curves: [TimingCurve]

  /// Creates keyframes. Without times the values are evenly spaced, and without curves they follow each other linearly.
  public init(_ values: [Value], keyTimes: [Double]? = nil, curves: [TimingCurve] = []) {
    self.values = values
    self.keyTimes = keyTimes
    self.curves = curves
  }

  /// The value at a fraction of the duration; nil without values.
  package func value(at progress: Double) -> Value? { value(at: progress) { $0 } }

  func value(at progress: Double, _ resolve: (Value) -> Value) -> Value? {
    guard let last = values.last else { return nil }
    guard let next = values.indices.first(where: { time(of: $0) > progress }) else { return resolve(last) }
    guard next > 0 else { return resolve(values[0]) }
    let (start, end) = (time(of: next - 1), time(of: next))
    let (old, new) = (resolve(values[next - 1]), resolve(values[next]))
    guard let difference = new.animatableDifference(from: old) else { return old }
    let fraction = (progress - start) / (end - start)
    let curve = next - 1 < curves.count ? curves[next - 1] : .linear
    return old.adding(animatable: difference * curve.value(at: fraction))
  }

  private func time(of index: Int) -> Double {
    if let keyTimes, index < keyTimes.count { return keyTimes[index] }
    return values.count > 1 ? Double(index) / Double(values.count - 1) : 0
  }
}
