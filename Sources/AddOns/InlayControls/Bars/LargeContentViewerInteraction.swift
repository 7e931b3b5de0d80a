import InlayGraphics
import InlayLayers
import InlayLists

/// A view that does not show its title as large as the user asks for, such as an item of a bar: after UIKit's
/// UILargeContentViewerItem. A `LargeContentViewerInteraction` of a view around it, or its own, shows the title large.
public protocol LargeContentViewerItem: View {
  /// Whether a long press shows the view's content large; true by default.
  var showsLargeContentViewer: Bool { get }

  /// The title that is shown large; `nil` shows none.
  var largeContentTitle: String? { get }

  /// The image that is shown large, above the title; `nil`, the default, shows none.
  var largeContentImage: Image? { get }
}

extension LargeContentViewerItem {
  /// True, for a view without a condition of its own.
  public var showsLargeContentViewer: Bool { true }

  /// `nil`, for a view that shows no image.
  public var largeContentImage: Image? { nil }
}

/// A long press that shows the title and the image of an item large, in the middle of the scene, until the finger lifts:
/// after UIKit's UILargeContentViewerInteraction.
///
/// A finger that moves to another item shows that one. If it lifts on an item, the interaction calls `onEnd`. Bars of
/// tabs, toolbars, navigation bars and segmented controls have this interaction already: their texts stop growing where
/// the space ends.
///
///     let dial = Dial()  // Conforms to LargeContentViewerItem.
///     dial.addInteraction(LargeContentViewerInteraction { _ in dial.choose() })
public final class LargeContentViewerInteraction: Interaction {
  /// Called with the item on which the finger lifts. If it is `nil`, the default, an item that is an enabled control
  /// performs its primary action.
  public var onEnd: ((any LargeContentViewerItem) -> Void)?

  /// The card of a running press.
  private weak var viewer: LargeContentViewer?

  /// Creates an interaction. Add it to an item, or to a view with items inside.
  ///
  /// - Parameter onEnd: Called with the item on which the finger lifts; `nil`, the default, for its primary action.
  public init(_ onEnd: ((any LargeContentViewerItem) -> Void)? = nil) {
    self.onEnd = onEnd
    super.init()
  }

  /// Takes a touch that is held on an item.
  public override func claim(_ press: Press) -> Claim { press.stage == .held && item(at: press) != nil ? .keep : .wait }

  /// Shows the item.
  public override func pressBegan(_ press: Press) { showCard(item(at: press)) }

  /// Shows the item below the finger.
  public override func pressChanged(_ press: Press) { showCard(item(at: press)) }

  /// Removes the card, and acts on the item below the finger.
  public override func pressEnded(_ press: Press) {
    let item = item(at: press)
    showCard(nil)
    guard let item else { return }
    if let onEnd { return onEnd(item) }
    if let control = item as? Control, control.isEnabled { control.performPrimaryAction() }
  }

  /// Removes the card.
  public override func pressCancelled(_ press: Press) { showCard(nil) }

  private func showCard(_ item: (any LargeContentViewerItem)?) {
    guard let item, let scene = item.scene else {
      viewer?.dismiss()
      viewer = nil
      return
    }
    if let viewer { return viewer.show(item) }
    let viewer = LargeContentViewer(item)
    self.viewer = viewer
    viewer.present(in: scene)
  }

  /// The item below a pointer: one inside the view, or the view itself.
  private func item(at press: Press) -> (any LargeContentViewerItem)? {
    guard let view else { return nil }
    return item(at: press.event.position, in: view)
  }

  private func item(at point: Point, in layer: Layer) -> (any LargeContentViewerItem)? {
    guard !layer.isHidden else { return nil }
    for sublayer in layer.sublayers.reversed() {
      if let item = item(at: point, in: sublayer) { return item }
    }
    guard let item = layer as? any LargeContentViewerItem, item.showsLargeContentViewer else { return nil }
    let area = (item as? Control)?.touchArea ?? item.bounds
    return area.contains(item.convert(point, from: nil)) ? item : nil
  }
}
