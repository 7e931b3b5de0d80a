import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// The keys of tables.
extension KeyCase where Target == Layer {
  static var table: [KeyCase<Layer>] { metrics + colors + scrolling + selection + parts }

  private static var metrics: [KeyCase<Layer>] {
    [
      KeyCase(TableView.self, "decoration", { $0.decoration() }, { $0.decoration = $1 }),
      KeyCase(TableView.self, "horizontalInset", { $0.number(0...20) }, { $0.cardInset = $1 }),
      KeyCase(
        TableView.self, "maximumWidth", { $0.orNull { $0.number(20...90) } },
        { $0.maximumCardWidth = $1 ?? .infinity }),
      KeyCase(TableView.self, "cornerRadius", { $0.number(0...14) }, { $0.sectionCornerRadius = $1 }),
      KeyCase(TableView.self, "decorationInset", { $0.number(0...9) }, { $0.decorationInset = $1 }),
      KeyCase(TableView.self, "showsRoundedCorners", { $0.boolean() }, { $0.overrides.showsRoundedCorners = $1 }),
      KeyCase(TableView.self, "revertsInCompactWidth", { $0.boolean() }, { $0.revertsInCompactWidth = $1 }),
      KeyCase(TableView.self, "headerTextInset", { $0.number(-3...20) }, { $0.headerTextInset = $1 }),
      KeyCase(TableView.self, "rowHeight", { $0.height() }, { $0.rowHeight = $1 }),
      KeyCase(TableView.self, "sectionHeaderHeight", { $0.height() }, { $0.sectionHeaderHeight = $1 }),
      KeyCase(TableView.self, "sectionFooterHeight", { $0.height() }, { $0.sectionFooterHeight = $1 }),
      KeyCase(TableView.self, "separatorStyle", { $0.name(TableView.SeparatorStyle.self) }, { $0.separatorStyle = $1 }),
      KeyCase(TableView.self, "contentAnchor", { $0.name(TableView.AnchorPosition.self) }, { $0.contentAnchor = $1 }),
      KeyCase(TableView.self, "separatorInset", { $0.insets(-2...20) }, { $0.separatorInset = $1 }),
      KeyCase(
        TableView.self, "separatorInsetReference", { $0.name(TableView.SeparatorInsetReference.self) },
        { $0.separatorInsetReference = $1 }),
    ]
  }

  private static var colors: [KeyCase<Layer>] {
    [
      KeyCase(
        "sectionBorder", 0.2, { $0.object(.sectionBorder, KeyCase<Box<Border>>.border, likelihood: 0.7) },
        code: { layer, settings, scene in
          let border = Box(Border())
          try settings.apply(to: border, scene)
          (layer as? TableView)?.sectionBorder = border.value
        }),
      KeyCase(
        "sectionShadow", 0.2, { $0.object(.sectionShadow, KeyCase<Box<Shadow>>.sectionShadow, likelihood: 0.7) },
        code: { layer, settings, scene in
          let shadow = Box(Shadow(opacity: 0))
          try settings.apply(to: shadow, scene)
          (layer as? TableView)?.sectionShadow = shadow.value
        }),
      KeyCase(TableView.self, "separatorColor", { $0.color() }, { $0.separatorColor = $1 }),
      KeyCase(TableView.self, "cellBackgroundColor", { $0.color() }, { $0.cellBackgroundColor = $1 }),
      KeyCase(TableView.self, "cellSelectedBackgroundColor", { $0.color() }, { $0.cellSelectedBackgroundColor = $1 }),
    ]
  }

  private static var scrolling: [KeyCase<Layer>] {
    [
      KeyCase(
        TableView.self, "sectionHeadersPinToVisibleBounds", { $0.boolean() },
        { $0.sectionHeadersPinToVisibleBounds = $1 }),
      KeyCase(
        TableView.self, "showsVerticalScrollIndicator", { $0.boolean(0.8) }, { $0.showsVerticalScrollIndicator = $1 }),
      KeyCase(
        TableView.self, "indicatorStyle", { $0.name(FormatNames.indicatorStyles) }, { $0.indicatorAppearance = $1 }),
      KeyCase(TableView.self, "scrollIndicatorsFade", { $0.boolean() }, { $0.scrollIndicatorsFade = $1 }),
      KeyCase(TableView.self, "scrollIndicatorInsets", { $0.insets(0...6) }, { $0.scrollIndicatorInsets = $1 }),
      KeyCase(TableView.self, "bounces", { $0.boolean() }, { $0.bounces = $1 }),
      KeyCase(TableView.self, "alwaysBounceVertical", { $0.boolean() }, { $0.alwaysBounceVertical = $1 }),
      KeyCase(TableView.self, "isPagingEnabled", { $0.boolean() }, { $0.isPagingEnabled = $1 }),
      KeyCase(
        TableView.self, "decelerationRate", { $0.name(FormatNames.decelerationRates) }, { $0.decelerationRate = $1 }),
      KeyCase(TableView.self, "contentInset", { $0.insets(-3...9) }, { $0.contentInset = $1 }),
      KeyCase(
        TableView.self, "contentInsetAdjustmentBehavior", { $0.name(ScrollView.ContentInsetAdjustmentBehavior.self) },
        { $0.contentInsetAdjustmentBehavior = $1 }),
      KeyCase(TableView.self, "contentOffset", { $0.point(-9...60) }, { $0.contentOffset = $1 }),
      KeyCase(
        TableView.self, "refreshControl", { $0.boolean() },
        { $0.refreshControl = $1 ? $0.refreshControl ?? RefreshControl() : nil }),
      KeyCase(
        TableView.self, "isRefreshing", { $0.boolean() },
        {
          guard $1 else {
            $0.refreshControl?.endRefreshing(animated: false)
            return
          }
          let control = $0.refreshControl ?? RefreshControl()
          $0.refreshControl = control
          control.beginRefreshing()
        }),
    ]
  }

  /// The rules come before the rows: rows that the file selects are selected under any rules.
  private static var selection: [KeyCase<Layer>] {
    [
      KeyCase(TableView.self, "allowsSelection", { $0.boolean() }, { $0.allowsSelection = $1 }),
      KeyCase(TableView.self, "allowsMultipleSelection", { $0.boolean() }, { $0.allowsMultipleSelection = $1 }),
      KeyCase(
        TableView.self, "allowsSelectionDuringEditing", { $0.boolean() }, { $0.allowsSelectionDuringEditing = $1 }),
      KeyCase(
        TableView.self, "allowsMultipleSelectionDuringEditing", { $0.boolean() },
        { $0.allowsMultipleSelectionDuringEditing = $1 }),
      KeyCase(TableView.self, "isEditing", { $0.boolean() }, { $0.isEditing = $1 }),
      KeyCase(
        "sectionIndexTitles", 0.1, { maker in maker.list(maker.int(0...3)) { Written($0.pick(["A", "B", "C"])) } },
        code: { layer, titles, _ in
          guard let table = layer as? TableView, let rows = table.dataSource as? PlannedTableRows else { return }
          rows.indexTitles = titles
          table.reloadData()
        }),
      KeyCase("generate", 0.2, { $0.generated() }, code: { $2.show($1, in: $0) }),
      KeyCase("sections", 0.9, { $0.sections() }, code: { $2.show($1, in: $0) }),
    ]
  }

  private static var parts: [KeyCase<Layer>] {
    [
      KeyCase("tableHeader", 0.2, { $0.layer() }, code: { ($0 as? TableView)?.tableHeaderView = try $1.make($2) }),
      KeyCase("tableFooter", 0.2, { $0.layer() }, code: { ($0 as? TableView)?.tableFooterView = try $1.make($2) }),
      KeyCase(TableView.self, "isTableHeaderPinned", { $0.boolean() }, { $0.isTableHeaderPinned = $1 }),
      KeyCase("backgroundView", 0.15, { $0.layer() }, code: { ($0 as? TableView)?.backgroundView = try $1.make($2) }),
      KeyCase("emptyStateView", 0.15, { $0.layer() }, code: { ($0 as? TableView)?.emptyStateView = try $1.make($2) }),
    ]
  }
}

extension KeyCase where Target == Box<Border> {
  static var border: [KeyCase] {
    [
      KeyCase("width", 0.5, { $0.number(0...3) }, { $0.value.width = $1 }),
      KeyCase("color", 0.5, { $0.color() }, { $0.value.color = $1 }),
    ]
  }
}

extension KeyCase where Target == Box<Shadow> {
  static var sectionShadow: [KeyCase] {
    [
      KeyCase("radius", 0.5, { $0.number(0...4) }, { $0.value.radius = $1 }),
      KeyCase("offset", 0.5, { $0.size(-3...3) }, { $0.value.offset = $1 }),
      KeyCase("opacity", 0.5, { $0.number(0...1) }, { $0.value.opacity = $1 }),
      KeyCase("color", 0.5, { $0.color() }, { $0.value.color = $1 }),
    ]
  }
}
