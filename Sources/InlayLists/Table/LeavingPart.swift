import InlayGraphics
import InlayLayers

/// A cell, header, footer or shadow that leaves: of a deleted or replaced part, or of one that an update moves out of
/// view. It takes no events, and no query finds it.
final class LeavingPart {
  let layer: Layer
  /// The last position of the part: in the present layout for parts that still exist.
  var position: TablePosition
  /// The update that deleted or replaced the part; nil for a part that still exists.
  private(set) var phase: UpdatePhase?
  /// Whether another cell shows the row: the part then is above it.
  private(set) var isReplaced = false
  /// Whether the content of a part that still exists has changed since: another cell or view shows it from now on.
  var isOutdated = false
  /// Whether a header or footer was reported as shown.
  var wasDisplayed = false

  init(_ layer: Layer, _ position: TablePosition) {
    self.layer = layer
    self.position = position
  }

  convenience init(_ removed: SectionViews.Removed, _ part: SectionPart) {
    self.init(removed.view, part.position(removed.section))
    wasDisplayed = removed.wasDisplayed
  }

  /// The part does not exist after an update, or another one shows it.
  func end(in phase: UpdatePhase, isReplaced: Bool) { (self.phase, self.isReplaced) = (phase, isReplaced) }
}

/// Holds leaving parts among the parts of a table, in the table's own space. Without hit testing.
final class LeavingParts: Layer {
  override init() {
    super.init()
    name = "leaving"
  }

  override func hitTest(_ point: Point) -> Layer? { nil }
}
