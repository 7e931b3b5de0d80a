import InlayGraphics
import InlayLayers
import InlayLists

/// A segment as assistive technology finds it: one of several radio buttons. It shows nothing, and presses are for its
/// control.
final class Segment: View {
  /// The place among the segments, from 0 on.
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  private var control: SegmentedControl? { superlayer as? SegmentedControl }

  /// The row of the control; nil for a control of its own.
  private var cell: TableViewCell? { superlayerChain.lazy.compactMap { $0 as? TableViewCell }.first }

  /// Whether input has an effect.
  private var isEnabled: Bool { control?.isEnabled ?? false && cell?.isEnabled ?? true }

  override func contains(_ point: Point) -> Bool { false }

  override var accessibilityElement: AccessibilityElement? {
    guard let control, control.segments.indices.contains(index) else { return nil }
    var element = AccessibilityElement(.radioButton, label: control.segments[index])
    (element.index, element.count) = (index + 1, control.segments.count)
    element.states = index == control.selectedIndex ? [.checkable, .checked] : .checkable
    if !isEnabled { element.states.insert(.disabled) }
    if control.isUserInteractionEnabled { element.actions = [.press] }
    return element
  }

  /// A press chooses the segment. The focus is that of the control, or of its row.
  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard let control, isEnabled, control.isUserInteractionEnabled else { return false }
    switch action {
    case .press:
      control.use(index, animated: false)
      return control.selectedIndex == index
    case .focus: return (cell ?? control).performAccessibilityAction(.focus)
    default: return false
    }
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "segment"
  }
}

extension Segment: LargeContentViewerItem {
  var showsLargeContentViewer: Bool { control?.showsSmallTitles ?? false }
  var largeContentTitle: String? { control.flatMap { $0.segments.indices.contains(index) ? $0.segments[index] : nil } }
}
