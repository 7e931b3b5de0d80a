extension TableView {
  final var measurer: TableMeasurer { TableMeasurer(table: self) }
  final var navigator: RowNavigator { RowNavigator(table: self) }
  final var contentAnchor: ContentAnchor { ContentAnchor(table: self) }
  final var stageUpdater: StageUpdater { StageUpdater(table: self) }
  final var reordering: RowReordering { RowReordering(table: self) }
  final var ignoredSettings: IgnoredSettings { IgnoredSettings(table: self) }
  final var scroller: RowScroller { RowScroller(table: self) }
}
