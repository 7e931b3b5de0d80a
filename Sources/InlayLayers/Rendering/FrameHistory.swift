/// The last frames of a host that shows them in turn from several buffers.
struct FrameHistory {
  /// The latest last.
  private var frames: [Frame] = []

  private static let limit = 4

  /// The frame in a buffer of this age; nil when it is unknown.
  func frame(ofAge age: Int) -> Frame? { age > 0 && age <= frames.count ? frames[frames.count - age] : nil }

  mutating func add(_ frame: Frame) {
    if frames.count == Self.limit { frames.removeFirst() }
    frames.append(frame)
  }
}
