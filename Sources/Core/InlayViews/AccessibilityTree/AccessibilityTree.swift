import InlayGraphics
import InlayLayers

/// What a scene says to assistive technology at one moment: only what is visible, and nothing behind a modal view.
public struct AccessibilityTree {
  /// The outermost elements in the order of reading.
  public let nodes: [AccessibilityNode]

  /// All elements in the order of reading.
  public var allNodes: [AccessibilityNode] { nodes.flatMap(\.flattened) }

  /// The element that keys go to; nil for none.
  public var focusedNode: AccessibilityNode? { first { $0.isFocused } }

  /// The innermost element that is this layer or around it; nil for none.
  public func node(around layer: Layer) -> AccessibilityNode? {
    let around = layer.superlayerChain.map(ObjectIdentifier.init)
    var found: AccessibilityNode?
    var waiting = nodes
    while let next = waiting.first(where: { around.contains(ObjectIdentifier($0.layer)) }) {
      found = next
      waiting = next.children
    }
    return found
  }

  /// Whether a view is an element, and still the one with an identity.
  func hasNode(for view: View, _ id: AccessibilityID) -> Bool { first { $0.layer === view }?.id == id }

  private func first(where isWanted: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      if isWanted(node) { return node }
      waiting += node.children.reversed()
    }
    return nil
  }
}

extension Scene {
  /// The scene's elements now, after a layout. O(visible layers).
  public var accessibilityTree: AccessibilityTree {
    root.layoutIfNeeded()
    let focused = knownEventDispatcher?.focusedView
    let focus = focused?.activeDescendant ?? focused
    let reader = TreeReader(focus: focus?.superlayerChain.map(ObjectIdentifier.init) ?? [], scene: self)
    let modal = root.paintedSublayers.last { !$0.isHidden && ($0 as? View)?.isModal == true }
    guard let modal else { return AccessibilityTree(nodes: reader.nodes(in: root)) }
    // What appears above a modal view, such as a toast, is heard too.
    let above = root.paintedSublayers.drop { $0 !== modal }
    return AccessibilityTree(nodes: above.flatMap { reader.nodes(in: $0) })
  }
}

private struct TreeReader {
  /// The layer with the focus and those around it, innermost first.
  let focus: [ObjectIdentifier]
  let scene: Scene

  /// Trees may be deep and stacks small: what one level needs is in `own(_:in:)`, not on the stack of all.
  ///
  /// - Parameter container: The layer whose space the frame of a layer without a superlayer is in.
  func nodes(in layer: Layer, of container: Layer? = nil) -> [AccessibilityNode] {
    var (nodes, hasParts) = own(layer, in: container)
    guard hasParts else { return nodes }
    let parts = layer.accessibilityParts.flatMap { self.nodes(in: $0, of: layer) }
    if nodes.isEmpty { return parts }
    nodes[0].children = parts
    return nodes
  }

  /// The node of a layer, without those inside; none for a layer that is not an element. And whether to look inside.
  @inline(never)
  private func own(_ layer: Layer, in container: Layer?) -> (nodes: [AccessibilityNode], hasParts: Bool) {
    guard !layer.isHidden, layer.opacity > 0 else { return ([], false) }
    if (layer as? View)?.accessibilityElementsHidden ?? false { return ([], false) }
    guard let element = layer.ownAccessibilityElement else { return ([], true) }
    let frame = (layer.superlayer ?? container).map { scene.root.convert(layer.frame, from: $0) } ?? layer.frame
    let node = AccessibilityNode(
      layer: layer, id: AccessibilityID(layer),
      labelledBy: (layer as? View)?.accessibilityLabelledBy.map(AccessibilityID.init), element: element,
      frame: frame.offsetBy(dx: -scene.root.bounds.minX, dy: -scene.root.bounds.minY),
      // A control in an element that is not a container, such as a row, is a part of it.
      isFocused: element.isContainer
        ? focus.first == ObjectIdentifier(layer) : focus.contains(ObjectIdentifier(layer)),
      children: [], scene: Weak(object: scene))
    return ([node], element.isContainer)
  }
}
