import InlayGraphics
import InlayLayers

/// A cell, header, footer or shadow that leaves: of a deleted or replaced part, or of one that an update moves out of
/// view. It takes no events, and no query finds it.
final class LeavingPart {
  let layer: Layer
  /// The last position of the part, and the number of the layout with it: the present one for parts that still exist.
  private(set) var position: TablePosition
  private(set) var layout: Int
  private(set) var animation: RowAnimation
  /// The phase that deleted or replaced the part; nil for a part that still exists.
  private(set) var phase: Int?
  /// Whether another cell shows the row: the part then is above it.
  private(set) var isReplaced = false
  /// Whether the content of a part that still exists has changed since: another cell or view shows it from now on.
  var isOutdated = false
  /// Whether a header or footer was reported as shown.
  var wasDisplayed = false

  init(_ layer: Layer, _ position: TablePosition, in layout: Int) {
    self.layer = layer
    self.position = position
    self.layout = layout
    animation = .none
  }

  /// The part does not exist after a phase, or another one shows it.
  func end(in phase: Int, _ animation: RowAnimation, isReplaced: Bool) {
    self.phase = phase
    self.animation = animation
    self.isReplaced = isReplaced
  }

  /// The part has another position in a new layout.
  func move(to position: TablePosition, in layout: Int) {
    self.position = position
    self.layout = layout
  }
}

/// Holds leaving parts among the parts of a table, in the table's own space. Without hit testing.
final class LeavingParts: Layer {
  override init() {
    super.init()
    name = "leaving"
  }

  override func hitTest(_ point: Point) -> Layer? { nil }
}
