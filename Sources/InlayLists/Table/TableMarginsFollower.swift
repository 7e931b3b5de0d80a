import InlayGraphics
import InlayLayers

/// A header view of a table that keeps to the margins of the table's content.
package protocol TableMarginsFollower: Layer {
  /// From the view's sides to the content, in points; left is the leading side.
  var tableMargins: Insets { get set }
}

extension TableView {
  /// Gives the header view the margins of the rows' texts, or those of cards where the rows are in cards.
  func assertMargins(of header: Layer) {
    guard let follower = header as? any TableMarginsFollower else { return }
    let sides = safeSides
    let inset = look.card(of: decoration).inset
    var margins = Insets.zero
    if !isRounded {
      let trailing = stage.indexBar == nil ? sides.trailing : 0
      margins.left = sides.leading + (inset > 0 ? inset : contentInsetLeading)
      margins.right = trailing + (inset > 0 ? inset : theme.metrics.contentInsetTrailing)
    }
    follower.tableMargins = margins
  }
}
