import InlayGraphics
import InlayLayers

/// An inset grouped table whose column has a maximum width, after TORoundedTableView.
open class RoundedTableView: TableView {
  public init() { super.init(style: .insetGrouped) }

  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// The maximum width of the column, in points; the theme's unless set. Nil, and 0 or less, mean no limit.
  public final var maximumWidth: Double? {
    get { overrides.maximumWidth ?? theme.metrics.column.maximumWidth }
    set { overrides.maximumWidth = .some(newValue) }
  }

  override var columnLimit: Double? { maximumWidth }
}
