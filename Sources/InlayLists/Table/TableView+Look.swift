import InlayGraphics
import InlayLayers

extension TableView {
  final func decoration(ofSection section: Int) -> DecorationKind {
    guard style != .insetGrouped || isRounded else { return .none }
    return source.decoration(ofSection: section, in: self) ?? decoration
  }

  /// The present look of the table's rows. O(depth) if a superlayer overrides the theme.
  final var look: TableLook {
    TableLook(
      theme: theme, overrides: overrides, style: style, separatorStyle: separatorStyle,
      separatorInsetReference: separatorInsetReference, isRounded: isRounded, deviceScale: deviceScale)
  }

  /// The common look of a section's rows.
  final func look(ofSection section: Int) -> SectionLook {
    // The index is between the rows and the safe area.
    let space = (leading: safeSides.leading, trailing: stage.indexBar == nil ? safeSides.trailing : 0)
    var look = look.section(
      section, decoration(ofSection: section), space: space, isMultipleSelection: allowsSeveralSelectedRows)
    guard roundsCard(look.appearance) else { return look }
    if let extent = extent(ofSection: section) { look.fitCard(to: extent, width: stage.column.width) }
    if let motion = rowMotion {
      look.openEnds = look.lowCard == nil ? motion.openEnds(ofSection: section) : .all
    }
    return look
  }

  /// Whether rows of a look have the round corners of a rectangle around their section.
  final func roundsCard(_ look: CellAppearance) -> Bool {
    guard look.cornerRadius > 0 else { return false }
    if look.clipsToCard { return true }
    switch look.decoration.decoration {
    case is CornerImages, is CornerCovers: return true
    case is SlicedImages: return theme.decoration.images.isEmpty
    default: return false
    }
  }
}
