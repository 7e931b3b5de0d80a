import InlayLayers

extension TableView {
  /// Shows the theme's gradient behind the rows of a table without a background view.
  func layoutGradient() {
    guard backgroundView == nil, let gradient = theme.backgroundGradient else {
      gradientLayer?.removeFromSuperlayer()
      gradientLayer = nil
      return
    }
    let layer = gradientLayer ?? GradientLayer()
    if gradientLayer == nil {
      layer.role = .background
      gradientLayer = layer
      insertSublayer(layer, at: 0)
    }
    layer.colors = gradient.colors
    layer.frame = bounds
  }
}
