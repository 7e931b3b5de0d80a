import InlayGraphics
import InlayLayers

extension AccessibilityTree {
  /// An element of a scene with those inside it, at one moment.
  public struct Node {
    /// The view or text that is the element.
    public let layer: Layer
    package let id: AccessibilityID
    /// The element whose text is the name of this one; nil for none. It may be outside the tree, as a hidden one is.
    package let labelledBy: AccessibilityID?
    /// The description of the view.
    public let element: AccessibilityElement
    /// The place where it is shown and hit, in the scene's space, in points; parts outside the scene are included.
    public let frame: Rect
    /// Whether a part of it is inside the scene, and not behind a keyboard on the screen.
    package let isShowing: Bool
    /// Whether keys go to it.
    public let isFocused: Bool
    /// The elements inside, in reading order.
    public internal(set) var children: [Node]
    /// The scene that was read.
    let scene: Weak<Scene>

    /// Performs an action of the element, as assistive technology asks for it. It counts as activity
    /// (`Scene.onActivity`). Nothing is done for an element that is not read any more: one that left the scene, is
    /// hidden or behind a modal view, or a cell that shows another row by now. O(visible layers).
    ///
    /// - Returns: Whether it had an effect.
    @discardableResult
    public func perform(_ action: AccessibilityAction) -> Bool {
      guard let scene = scene.object, layer is View || action == .scrollToVisible else { return false }
      scene.noteActivity()
      guard scene.accessibilityTree.hasNode(for: layer, id), layer.takesInput else { return false }
      return (layer as? View)?.performAccessibilityAction(action) ?? layer.scrollToVisible()
    }

    /// The node and all inside, in reading order.
    var flattened: [Node] { [self] + children.flatMap(\.flattened) }
  }
}

extension AccessibilityTree.Node: Equatable {
  /// Whether both are of the same layer, with equal elements, frames, focus and children. Compare `element` for nodes
  /// of two scenes. O(nodes inside).
  public static func == (a: Self, b: Self) -> Bool {
    a.layer === b.layer && a.id == b.id && a.labelledBy == b.labelledBy && a.element == b.element
      && a.frame == b.frame && a.isShowing == b.isShowing && a.isFocused == b.isFocused && a.children == b.children
  }
}

extension Layer {
  /// Whether user interaction is enabled, here and in all views around.
  fileprivate var takesInput: Bool { superlayerChain.allSatisfy { ($0 as? View)?.isUserInteractionEnabled ?? true } }
}

/// The identity of an element while it is in its scene. A reused cell that shows another row is another element, with
/// all inside.
package struct AccessibilityID: Hashable, Sendable {
  private let layer: ObjectIdentifier
  /// The number of things that the layer and those around it stood for before.
  private let generation: Int

  package init(_ layer: Layer) {
    self.layer = ObjectIdentifier(layer)
    generation = layer.superlayerChain.reduce(0) { $0 + (($1 as? View)?.accessibilityGeneration ?? 0) }
  }
}
