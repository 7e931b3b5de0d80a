import InlayGraphics
import InlayLayers

/// The control above the content.
extension TableView {
  /// How far the content is below its place without a refresh control, in points; 0 or less while it is not.
  var pull: Double { minimumContentOffset.y + refreshInset - contentOffset.y }

  /// What a refresh control takes above the content, in points.
  var refreshInset: Double { refreshControl?.isRefreshing ?? false ? RefreshControl.height : 0 }

  func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    old?.table = nil
    old?.removeFromSuperlayer()
    refreshControl?.table?.refreshControl = nil
    refreshControl?.table = self
    setNeedsLayout()
  }

  /// Keeps the control above the content, while it is refreshing or the content is pulled down: at the top of the view
  /// where there is more room.
  func layoutRefreshControl() {
    guard let control = refreshControl else { return }
    let pull = self.pull
    guard pull > 0 || control.isRefreshing else { return control.removeFromSuperlayer() }
    if control.superlayer !== self { insertSublayer(control, at: sublayers.prefix(while: \.isBehindRows).count) }
    let height = RefreshControl.height
    control.frame = Rect(
      x: bounds.minX, y: deviceGrid.y(0 - max(height, pull)), width: bounds.width, height: height)
    control.opacity = control.isRefreshing ? 1 : min(1, pull / height)
    control.setNeedsLayout()
  }
}
