import InlayGraphics
import InlayLayers

/// The control above the content.
extension TableView {
  /// The height that a refresh control takes above the content, in points.
  var refreshInset: Double { refreshControl?.inset ?? 0 }

  func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    old?.scrollView = nil
    old?.removeFromSuperlayer()
    (refreshControl?.scrollView as? TableView)?.refreshControl = nil
    refreshControl?.scrollView = self
    setNeedsLayout()
  }

  /// Keeps the control above the content, while it is refreshing or the content is pulled down: at the top of the view
  /// where there is more space.
  func layoutRefreshControl() {
    guard let control = refreshControl, let pull = control.pull else { return }
    guard pull > 0 || control.isRefreshing else { return control.removeFromSuperlayer() }
    if control.superlayer !== self { insertSublayer(control, at: sublayers.prefix(while: \.isBehindRows).count) }
    let height = RefreshControl.height
    control.frame = Rect(
      x: bounds.minX, y: deviceGrid.y(0 - collapsingTop - max(height, pull)), width: bounds.width, height: height)
    control.opacity = control.isRefreshing ? 1 : min(1, pull / height)
    control.setNeedsLayout()
  }
}
