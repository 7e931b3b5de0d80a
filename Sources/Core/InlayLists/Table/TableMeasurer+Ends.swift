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

extension TableView {
  /// The height by which the space below the last section is lower than the space above the first one, in points. Plain
  /// tables have no such spaces, and a footer view of the app ends the table as it is.
  package final var missingEndSpace: Double {
    let last = heights.sectionCount - 1
    guard style.isGrouped, last >= 0, tableFooterView == nil else { return 0 }
    let (header, footer) = (stage.view(.header, ofSection: 0), stage.view(.footer, ofSection: last))
    let text = footer as? SectionTextView
    guard footer == nil || text != nil else { return 0 }
    let section = theme.metrics.section
    let above = header == nil ? heights[0].header.height : max(themeHeaderHeight, section.firstTop)
    let hasText = text?.label.text.isEmpty == false
    let below = hasText ? section.textGap : heights[last].footer.height
    return max(0, above - below - adjustedContentInset.bottom)
  }
}
