import InlayGraphics
import InlayLayers

/// The goal of an animation of a table's offset: what will be there in the view. Updates on the way, and heights that
/// become known, move it as they would move a view that is there already. So the animation ends where the same calls
/// without animation end.
struct ScrollGoal {
  enum Place {
    /// A vertical offset: at the top, and in a table without parts.
    case offset(Double)
    /// The end of the content, which a table with the anchor `end` follows.
    case end
    /// A distance from a part's start to the view's top, in points.
    case part(TablePosition, distance: Double)
  }

  let x: Double
  var place: Place
}
