import InlayGraphics
import InlayLayers

/// A row that the pointer lifted off its table to move it, until it is at its position again.
final class RowLift: TickClient {
  private unowned let scrollView: ScrollView
  /// Scrolls under the row, in points, as far as the row may go. Returns whether anything moved.
  private let scroll: (Double) -> Bool
  let cell: TableViewCell
  /// The empty row at the position that the lifted row will take.
  let slot = TableViewCell()
  let shadow = SectionShadow()
  /// The distance from the row's top to the pointer, in points.
  private let grip: Double
  /// The pointer below the top of the view, in points.
  var pointer: Double
  /// Whether the row was let go, and moves to its position.
  var isSettling = false
  /// The cell's own.
  private let zPosition: Double
  /// The time of the last scrolling at an edge, in seconds; nil while there is none.
  private var scrollTime: Double?
  /// The part of a pixel that the last scrolling left.
  private var scrollRest = 0.0

  init(_ cell: TableViewCell, at y: Double, in scrollView: ScrollView, scroll: @escaping (Double) -> Bool) {
    self.scrollView = scrollView
    self.scroll = scroll
    self.cell = cell
    grip = y - cell.untransformedFrame.minY
    pointer = y - scrollView.bounds.minY
    zPosition = cell.zPosition
    cell.raise(to: .liftedRow)
    shadow.name = "liftShadow"
    shadow.listRole = nil
    shadow.raise(to: .liftedRowShadow)
    slot.name = "liftSlot"
    slot.listRole = .sectionCard
  }

  /// The top of the lifted row in the content, in points.
  var top: Double { scrollView.bounds.minY + pointer - grip }

  /// Puts the cell back among the others.
  func end() {
    scrollTime = nil
    if cell.zPosition == LayerLevel.liftedRow.rawValue { cell.zPosition = zPosition }
    slot.removeFromSuperlayer()
    shadow.removeFromSuperlayer()
  }

  // MARK: Scrolling at the edges

  /// The distance from an edge of the view inwards, in points.
  private static let edge = 50.0
  /// The speed with the pointer at the edge, or beyond it, in points per second.
  private static let speed = 900.0

  /// The velocity of scrolling, down the content, in points per second: the faster, the nearer the pointer is to an
  /// edge.
  private var velocity: Double {
    let inset = scrollView.adjustedContentInset
    let (top, bottom) = (inset.top, scrollView.bounds.height - inset.bottom)
    let edge = min(Self.edge, (bottom - top) / 4)
    guard edge > 0 else { return 0 }
    if pointer < top + edge { return -Self.speed * min(1, (top + edge - pointer) / edge) }
    return pointer > bottom - edge ? Self.speed * min(1, (pointer - bottom + edge) / edge) : 0
  }

  /// Begins to scroll if the pointer is near an edge.
  func scrollIfNeeded() {
    guard !isSettling, scrollTime == nil, velocity != 0, let scene = scrollView.scene else { return }
    scrollTime = scene.time
    scrollRest = 0
    scene.addTickClient(self)
  }

  func advance(to time: Double) -> Bool {
    guard let last = scrollTime, !isSettling, velocity != 0 else {
      scrollTime = nil
      return false
    }
    scrollTime = time
    let distance = velocity * (time - last) + scrollRest
    let step = distance.snapped(toScale: scrollView.displayScale)
    scrollRest = distance - step
    if step != 0 && !scroll(step) {
      scrollTime = nil
      return false
    }
    return true
  }
}
