import InlayGraphics
import InlayLayers

/// The values that a table's owner set instead of the theme's.
package struct TableOverrides: Equatable {
  package struct Heights: Equatable {
    package var rows: Height?
    /// Whether the delegate is asked for all rows, in tables of scene files.
    package var asksForRows = false
    package var sectionHeader: Height?
    package var sectionFooter: Height?
  }

  package var heights = Heights()
  package var separatorInset: Insets?
  package var separatorColor: Color?
  package var background: Color?
  package var selectedBackground: Color?
  package var decoration: Decoration?
  package var cornerRadius: Double?
  package var decorationInset: Double?
  package var border: Border?
  package var shadow: ThemeShadow?
  package var shadowColor: Color?
  package var columnInset: Double?
  package var maximumColumnWidth: Double?
  /// Whether an inset grouped table has a column, in scene files.
  package var showsRoundedCorners = true
  var revertsInCompactWidth = false
}
