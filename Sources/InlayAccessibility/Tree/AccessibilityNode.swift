import InlayGraphics
import InlayLayers
import InlayViews

/// An element of a scene with those inside of it, at one moment.
public struct AccessibilityNode {
  /// The view or text that is the element.
  public let layer: Layer
  public let id: AccessibilityID
  /// The element whose text is the name of this one; nil for none. It may be outside of the tree, as a hidden one is.
  public let labelledBy: AccessibilityID?
  public let element: AccessibilityElement
  /// In the scene's space, in points; parts outside the scene are included.
  public let frame: Rect
  /// Whether keys go to it.
  public let isFocused: Bool
  public let children: [AccessibilityNode]

  /// Performs an action of the element, as assistive technology asks for it.
  ///
  /// - Returns: Whether it had an effect.
  @discardableResult
  public func perform(_ action: AccessibilityAction) -> Bool {
    (layer as? View)?.performAccessibilityAction(action) ?? false
  }

  /// The node and all inside, in the order of reading.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}

/// The identity of an element while it is in its scene. A reused cell that shows another row is another element.
public struct AccessibilityID: Hashable, Sendable {
  private let layer: ObjectIdentifier
  private let generation: Int

  init(_ layer: Layer) {
    self.layer = ObjectIdentifier(layer)
    generation = (layer as? View)?.accessibilityGeneration ?? 0
  }
}
