import InlayGraphics
import InlayLayers
import InlayLists

/// A bar of buttons, at the bottom or at the top of a scene: after UIKit's UIToolbar.
public final class Toolbar: View {
  let barPosition: VerticalEdge

  /// The buttons and spaces, from the leading side; none by default. Flexible spaces share the remaining width. If
  /// there are none, the gaps between the buttons share it. If the bar is too narrow, the titles are shown smaller, down
  /// to their size at a text scale of 1, and the longest ones then end with an ellipsis.
  public var items: [BarButtonItem] = [] { didSet { makeButtons() } }

  private let background: BarBackground
  private var buttons: [BarButton] = []

  /// Creates a bar of buttons.
  ///
  /// - Parameters:
  ///   - items: The buttons and spaces, from the leading side; none by default.
  ///   - position: The edge of the scene at which the bar is; the bottom by default.
  public init(_ items: [BarButtonItem] = [], at position: VerticalEdge = .bottom) {
    barPosition = position
    background = BarBackground(at: position)
    super.init()
    // Presses beside the buttons are not for the content below.
    addInteraction(TapInteraction())
    addInteraction(LargeContentViewerInteraction())
    addSublayer(background)
    self.items = items
    makeButtons()
  }

  private func makeButtons() {
    let new = items.filter { !$0.isSpace }.map { item in buttons.first { $0.item === item } ?? BarButton(item) }
    for button in buttons where !new.contains(where: { $0 === button }) { button.removeFromSuperlayer() }
    for button in new { addSublayer(button) }
    buttons = new
    setNeedsLayout()
  }

  /// The height with the scene's safe area at the bar's side, in points, and the whole width.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: barHeight + safeArea(at: barPosition))
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    background.untransformedFrame = bounds
    let row = barRow(at: barPosition, height: barHeight)
    let inset = theme.metrics.bars.inset
    let widths = widths(in: row)
    let free = max(0, row.width - 2 * inset - widths.reduce(0, +))
    let spaces = items.filter(\.isSpace).count
    let hasSpaces = spaces > 0
    let gap = hasSpaces ? theme.metrics.bars.gap : buttons.count > 1 ? free / Double(buttons.count - 1) : 0
    let gaps = hasSpaces ? Double(max(0, buttons.count - 1)) * gap : 0
    let space = hasSpaces ? max(0, free - gaps) / Double(spaces) : 0
    var (x, index) = (row.minX + inset, 0)
    for item in items {
      guard !item.isSpace, index < buttons.count else {
        x += space
        continue
      }
      let frame = Rect(x: x, y: row.minY, width: widths[index], height: row.height)
      place(buttons[index], at: frame)
      x += widths[index] + gap
      index += 1
    }
  }

  /// The widths of the buttons. Where the bar has no space for all, their titles become smaller, and then the longest
  /// ones are cut.
  private func widths(in row: Rect) -> [Double] {
    let gaps = Double(max(0, buttons.count - 1)) * theme.metrics.bars.gap
    let most = row.width - 2 * theme.metrics.bars.inset - gaps
    let share = LineFit.share(atLeast: LineFit.leastShare(atTextScale: barTextScale), within: most) { share in
      buttons.reduce(0) { $0 + $1.width(atTitleShare: share) }
    }
    return buttons.widths(atTitleShare: share, within: buttons.count > 1 ? most : .infinity)
  }

  public override var accessibilityElement: AccessibilityElement? { AccessibilityElement(.toolbar) }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "toolbar"
    description.add(accessibilityElement)
  }
}
