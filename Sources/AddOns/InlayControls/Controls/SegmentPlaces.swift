import InlayGraphics

/// The places of segments in a size, and the size of their titles.
struct SegmentPlaces {
  /// The scale of the titles' fonts.
  private(set) var fontScale = 1.0
  /// Whether the segments are below each other.
  private(set) var isStacked = false
  /// The ends of the segments side by side, in left-to-right layout; empty for equal widths.
  private var ends: [Double] = []

  /// The least size of a title that became smaller, in points.
  static let leastFontSize = 11.0

  init() {}

  /// - Parameters:
  ///   - leastShare: The share of their size to which titles become smaller that are too high.
  ///   - padding: The least space on each side of a title.
  ///   - titleSizes: The sizes of the titles on one line, in fonts of a share of their size.
  init(in size: Size, fontSize: Double, leastShare: Double, padding: Double, titleSizes: (Double) -> [Size]) {
    guard size.width > 0, size.width.isFinite else { return }
    let high = LineFit.share(atLeast: leastShare, within: size.height) { titleSizes($0).map(\.height).max() ?? 0 }
    fontScale = high
    var titles = titleSizes(high)
    let count = Double(titles.count)
    let equal = size.width / max(1, count) - 2 * padding
    guard titles.contains(where: { $0.width > equal + 0.01 }) else { return }
    let room = max(0, size.width - 2 * padding * count)
    let least = min(1, Self.leastFontSize / fontSize)
    let share = LineFit.share(atLeast: 0, within: room) { titleSizes($0).reduce(0) { $0 + $1.width } }
    fontScale = min(high, share)
    if fontScale < least {
      isStacked = size.height >= count * (titles.map(\.height).max() ?? 0)
      if isStacked {
        let width = max(0, size.width - 2 * padding)
        fontScale = min(high, LineFit.share(atLeast: 0, within: width) { titleSizes($0).map(\.width).max() ?? 0 })
      }
      fontScale = max(fontScale, least)
      if isStacked { return }
    }
    titles = titleSizes(fontScale)
    // The free space is divided evenly among the segments; where there is none, the longest titles are cut.
    let widths = titles.map(\.width).cutToSum(room)
    let free = max(0, room - widths.reduce(0, +)) / count
    var end = 0.0
    for width in widths {
      end += width + free + 2 * padding
      ends.append(end)
    }
  }

  /// A segment in left-to-right layout.
  func rect(of index: Int, count: Int, in size: Size) -> Rect {
    if isStacked {
      let height = size.height / Double(max(1, count))
      return Rect(x: 0, y: Double(index) * height, width: size.width, height: height)
    }
    if ends.indices.contains(index) {
      let start = index > 0 ? ends[index - 1] : 0
      return Rect(x: start, y: 0, width: ends[index] - start, height: size.height)
    }
    let width = size.width / Double(max(1, count))
    return Rect(x: Double(index) * width, y: 0, width: width, height: size.height)
  }

  /// The segment at a point, or nearest to it.
  func index(at point: Point, count: Int, in size: Size) -> Int {
    let share = isStacked ? point.y / size.height : point.x / size.width
    if !isStacked, !ends.isEmpty { return min(ends.firstIndex { point.x < $0 } ?? count - 1, count - 1) }
    return max(0, min(Int(clamping: (share * Double(count)).rounded(.down)), count - 1))
  }
}

extension [Double] {
  /// The numbers, of which the largest are cut to one limit, so that all together are at most a sum. O(n log n).
  func cutToSum(_ most: Double) -> [Double] {
    var (left, count) = (Swift.max(0, most), self.count)
    for number in sorted() {
      if number * Double(count) > left {
        let limit = left / Double(count)
        return map { Swift.min($0, limit) }
      }
      left -= number
      count -= 1
    }
    return self
  }
}
