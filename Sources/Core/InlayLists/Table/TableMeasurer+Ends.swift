import InlayGraphics
import InlayLayers

extension TableMeasurer {
  /// In points; 0 without a table header.
  var tableHeaderHeight: Double {
    table.tableHeaderView.map { checked(height(of: $0, \.headerHeight), "the table header's height") } ?? 0
  }

  /// In points; 0 without a table footer.
  var tableFooterHeight: Double {
    table.tableFooterView.map { checked(height(of: $0, \.footerHeight), "the table footer's height") } ?? 0
  }

  func height(of view: Layer, _ own: WritableKeyPath<TableGeometry, OwnHeight>) -> Double {
    if let known = table.geometry[keyPath: own].height(of: view) { return known }
    let fitting = view.fittingHeight(inWidth: table.rowWidth)
    table.geometry[keyPath: own].fitting = fitting
    return fitting
  }
}

extension Layer {
  /// The height that a view, a text or an image prefers in a width, in points; 0 for other layers.
  fileprivate func fittingHeight(inWidth width: Double) -> Double {
    let space = Size(width: width, height: .infinity)
    let size = (self as? View)?.sizeThatFits(space) ?? (self as? TextLayer)?.sizeThatFits(space)
    return (size ?? (self as? ImageLayer)?.sizeThatFits(space) ?? .zero).height
  }
}
