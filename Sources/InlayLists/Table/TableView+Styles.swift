import InlayGraphics
import InlayLayers

extension TableView {
  public convenience init(frame: Rect, style: Style = .plain) {
    self.init(style: style)
    self.frame = frame
  }

  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows of the table's full width, without gaps.
    case plain
    /// Sections with space between them, with rows of the table's full width.
    case grouped
    /// Sections as rounded cards in a column.
    case insetGrouped

    /// Whether there is space between sections.
    var isGrouped: Bool { self != .plain }
  }

  public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
    /// A line with a light one below it.
    case etched
  }

  /// The origin of `separatorInset`.
  public enum SeparatorInsetReference: String, CaseIterable, Hashable, Sendable {
    case fromCellEdges
    /// From the beginning of each row's text.
    case fromAutomaticInsets
  }
}
