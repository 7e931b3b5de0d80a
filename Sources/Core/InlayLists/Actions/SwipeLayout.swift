import InlayGraphics

/// The frames of a swiped row's buttons at a distance, and the effect of a release there. All lengths are in points,
/// from the row's edge inwards.
struct SwipeLayout: Hashable {
  /// The widths of the buttons at rest.
  let widths: [Double]
  /// The width of the row's card.
  let rowWidth: Double
  let performsFirstAction: Bool

  /// - Parameter wanted: The width that each button needs; all are reduced if together they leave too little of the
  ///   row.
  init(wanted: [Double], rowWidth: Double, performsFirstAction: Bool) {
    let sum = wanted.reduce(0, +)
    let most = max(0, rowWidth * Self.largestPart)
    widths = sum > most ? wanted.map { $0 * most / sum } : wanted
    self.rowWidth = rowWidth
    self.performsFirstAction = performsFirstAction
  }

  /// The largest part of a row that open buttons take.
  private static let largestPart = 0.8

  /// The distance of an open row.
  var openDistance: Double { widths.reduce(0, +) }

  /// The distance from which on a release performs the first action.
  var fullDistance: Double { max(0.6 * rowWidth, (openDistance + rowWidth) / 2) }

  func isFull(at distance: Double) -> Bool { performsFirstAction && !widths.isEmpty && distance >= fullDistance }

  /// Returns the two ends of each button, inside the row. Until they are open, they slide in from beyond the row's edge
  /// as a whole; beyond that they have the parts of the distance that they have at rest. The first button has all of it
  /// in a full swipe, where the others are below it.
  func spans(at distance: Double) -> [ClosedRange<Double>] {
    let distance = max(0, min(distance, rowWidth))
    let open = openDistance
    guard open > 0 else { return widths.map { _ in ClosedRange(from: 0, to: 0) } }
    if isFull(at: distance) { return widths.map { _ in ClosedRange(from: 0, to: distance) } }
    let (shift, stretch) = distance < open ? (distance - open, 1) : (0, distance / open)
    var edge = 0.0
    return widths.map { width in
      let start = edge
      edge += width
      return ClosedRange(from: shift + start * stretch, to: shift + edge * stretch)
    }
  }

  /// The distance of a row that the pointer dragged so far: less than that beyond the buttons, or beyond the row if it
  /// can be swiped fully.
  func distance(draggedTo translation: Double) -> Double {
    let end = performsFirstAction ? rowWidth : openDistance
    guard translation > end, rowWidth > 0 else { return max(0, translation) }
    return end + Self.stretched(translation - end, in: rowWidth)
  }

  /// The distance by which content follows a pointer beyond its end: at first by 0.55 of its translation, at last by
  /// the size of the view. After UIScrollView.
  private static func stretched(_ translation: Double, in size: Double) -> Double {
    size * (1 - 1 / (translation * 0.55 / size + 1))
  }

  enum Release: Hashable {
    case closes, opens, performs
  }

  /// - Parameter velocity: Away from the row's edge, in points per second.
  func release(at distance: Double, velocity: Double) -> Release {
    if isFull(at: distance) && velocity > -Self.flick { return .performs }
    if abs(velocity) >= Self.flick { return velocity > 0 ? .opens : .closes }
    return distance >= openDistance / 2 && distance > 0 ? .opens : .closes
  }

  /// The velocity that decides without regard to the distance, in points per second.
  private static let flick = 200.0
}
