import InlayGraphics
import InlayLayers

extension TableMeasurer {
  /// The height in points; 0 without a table header.
  var tableHeaderHeight: Double {
    table.tableHeaderView.map { checked(height(of: $0, \.headerHeight), "the table header's height") } ?? 0
  }

  /// The height in points; 0 without a table footer.
  var tableFooterHeight: Double {
    table.tableFooterView.map { checked(height(of: $0, \.footerHeight), "the table footer's height") } ?? 0
  }

  func height(of view: Layer, _ own: WritableKeyPath<TableGeometry, OwnHeight>) -> Double {
    if let known = table.geometry[keyPath: own].height(of: view) { return known }
    let fitting = view.sizeThatFits(Size(width: table.rowWidth, height: .infinity)).height
    table.geometry[keyPath: own].fitting = fitting
    return fitting
  }
}
