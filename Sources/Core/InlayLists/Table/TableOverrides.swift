import InlayGraphics
import InlayLayers

/// The values that a table's owner set instead of the theme's.
package struct TableOverrides: Equatable {
  package struct Heights: Equatable {
    var rows: Height?
    /// Whether the delegate is called for all rows, in tables of scene files.
    package var asksForRows = false
    var sectionHeader: Height?
    var sectionFooter: Height?
  }

  package var heights = Heights()
  var separatorInset: Insets?
  var separatorColor: Color?
  var background: Color?
  var selectedBackground: Color?
  var decoration: Decoration?
  var cornerRadius: Double?
  var decorationInset: Double?
  var border: Border?
  var shadow: Shadow?
  var cardInset: Double?
  var maximumCardWidth: Double?
  /// Whether an inset grouped table has a column, in scene files.
  package var showsRoundedCorners = true
  var revertsInCompactWidth = false
}
