import InlayGraphics
import InlayLayers

/// Settings of a table that have no effect in its style.
extension TableView {
  /// Reports them, once after each change of the settings.
  func reportIgnoredSettings() {
    let hidesShadow = knownLook?.hidesShadow ?? false
    hiddenShadow.update(hidesShadow ? "its decoration's shadow is not shown: the table has no shadow" : nil, in: self)
    guard invalidation.contains(.settings), let scene = scene else { return }
    invalidation.remove(.settings)
    for (name, key, reason) in ignoredSettings {
      scene.report("\(name) has no effect: \(reason)", in: self, kind: .ignoredSetting(key: key, reason: reason))
    }
  }

  /// The names of the settings, by the property and the key of scene files, with the reasons.
  private var ignoredSettings: [(name: String, key: String, reason: String)] {
    var ignored: [(name: String, key: String, reason: String)] = []
    func note(_ isIgnored: Bool, _ name: String, key: String? = nil, _ reason: String) {
      if isIgnored { ignored.append((name, key ?? name, reason)) }
    }
    let hasColumn = style == .insetGrouped
    let column = "only inset grouped tables have a column"
    note(!hasColumn && overrides.cardInset != nil, "cardInset", key: "horizontalInset", column)
    note(!hasColumn && !overrides.showsRoundedCorners, "showsRoundedCorners", column)
    note(!hasColumn && revertsInCompactWidth, "revertsInCompactWidth", column)
    let hasMaximumWidth = overrides.maximumCardWidth.map { $0 < .infinity } ?? false
    note(!hasColumn && hasMaximumWidth, "maximumCardWidth", key: "maximumWidth", column)

    note(
      !asksForRowHeights && isGivenHeights, "the delegate's heightForRowAt", key: "heightForRowAt",
      "it is called only with rowHeight = .byDelegate")

    note(
      overrides.heights.rows == .byDelegate && source.delegate != nil && source.defaultAnswers.contains(.rowHeight),
      "rowHeight", "the delegate has no tableView(_:heightForRowAt:) that returns Height?")

    guard overrides.hasCardSettings else { return ignored }
    let kinds = shownDecorations
    let plain =
      hasColumn ? "the table's decoration is none" : "a \(style) table has no cards without a decoration"
    let images = theme.rowImages.isEmpty ? [] : kinds.filter(\.decoration.showsThemeImages)
    let drawn = kinds.filter { $0 != .plainRows && !images.contains($0) }
    let noCards = images.isEmpty ? plain : "the rows' images have their own edges"
    note(overrides.cornerRadius != nil && drawn.isEmpty, "sectionCornerRadius", key: "cornerRadius", noCards)
    let hasBorder = (overrides.border?.width ?? 0) > 0
    note(hasBorder && drawn.isEmpty && !(hasColumn && images.isEmpty), "sectionBorder", noCards)
    let hasShadow = (overrides.shadow?.opacity ?? 0) > 0
    let lacksShadow = hasShadow && !kinds.contains { look.card(of: $0).shadow.opacity > 0 }
    note(lacksShadow, "sectionShadow", drawn.isEmpty ? noCards : "the table's decoration has no shadow")
    if overrides.decorationInset != nil {
      let usesInset = kinds.contains { $0.usesInset(in: theme) }
      note(!usesInset, "decorationInset", "the table's decoration has no inset")
      note(usesInset && isRounded, "decorationInset", "the column has its own inset")
    }
    note(hidesCards, "decoration", "the rows and the background of a plain table have one colour")
    return ignored
  }

  /// Whether the delegate has another height for a row than the row has, though it is not asked for the rows' heights.
  private var isGivenHeights: Bool {
    guard let (path, wanted) = source.ignoredHeight, path.section < heights.sectionCount,
      path.row < heights.rowCount(ofSection: path.section)
    else { return false }
    switch (wanted, standardRowHeight) {
    case (.fixed(let wanted), _):
      let range = heights.row(path)
      return abs(wanted - (range.upperBound - range.lowerBound)) > 0.5
    case (.automatic, .fixed): return true
    default: return false
    }
  }

  /// The decorations of the first sections, and that of sections without their own.
  private var shownDecorations: [Decoration] {
    let sections = 0..<min(heights.sectionCount, Self.mostSectionsAsked)
    return sections.compactMap { source.decoration(ofSection: $0) } + [standardDecoration]
  }

  private static var mostSectionsAsked: Int { 100 }

  /// Whether nothing is seen of the table's decoration but the marks of selected rows.
  private var hidesCards: Bool {
    guard style == .plain, let kind = overrides.decoration, kind != .plainRows,
      !kind.decoration.showsThemeImages, backgroundView == nil, theme.backgroundGradient == nil,
      let backgroundColor = backgroundColor
    else { return false }
    let card = look.card(of: kind)
    guard card.clipsRows || card.roundsBackgrounds else { return false }
    let isSeen = card.border.width > 0 || card.shadow.opacity > 0
    return !isSeen
      && resolvedColor(backgroundColor) == resolvedColor(cellBackgroundColor ?? .token(style.rowToken))
  }
}

extension Decoration {
  /// Whether the inset of a table without a column changes the inset of cards.
  fileprivate func usesInset(in theme: Theme) -> Bool {
    var standard = SectionCard()
    let card = decoration.card(standard, theme: theme)
    standard.inset = 100
    return !card.clipsRows && decoration.card(standard, theme: theme).inset != card.inset
  }
}

extension TableOverrides {
  /// Whether there are settings of decorations.
  fileprivate var hasCardSettings: Bool {
    decoration != nil || cornerRadius != nil || decorationInset != nil || border != nil || shadow != nil
  }
}
