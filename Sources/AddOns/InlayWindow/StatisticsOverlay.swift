import InlayGraphics
import InlayLayers
import InlayText
import InlayViews

/// A window's frame statistics as a text, at the top. Input passes through it.
final class StatisticsOverlay: Layer {
  private let text = TextLayer()

  override init() {
    super.init()
    backgroundColor = Color(red: 0, green: 0, blue: 0)
    cornerRadius = 6
    opacity = 0.75
    raise(to: .statistics)
    text.font = Font(families: ["DejaVu Sans Mono", "monospace"], size: 11)
    text.textColor = Color(red: 1, green: 1, blue: 1)
    addSublayer(text)
  }

  override func hitTest(_ point: Point) -> Layer? { nil }

  /// - Parameter size: The scene's.
  func show(_ statistics: FrameStatistics, in size: Size) {
    frame = Rect(x: 8, y: 8, width: max(0, size.width - 16), height: max(20, bounds.height))
    setNeedsLayout()
    text.text = "\(statistics)"
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let width = max(0, bounds.width - 12)
    // Several lines in narrow windows.
    let height = max(14, text.sizeThatFits(Size(width: width, height: .infinity)).height.rounded(.up))
    text.frame = Rect(x: 6, y: 3, width: width, height: height)
    if bounds.height != height + 6 { frame = Rect(x: 8, y: 8, width: bounds.width, height: height + 6) }
  }
}
