import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// A view that tells of its end.
final class WatchedView: View {
  private let atEnd: () -> Void

  init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }

  deinit { atEnd() }
}
