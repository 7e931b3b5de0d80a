import InlayGraphics
import InlayLayers

/// The elements that a scene offers to assistive technology at one moment: only what is visible, and nothing behind a
/// modal view.
public struct AccessibilityTree: Equatable {
  /// The outermost elements in reading order.
  public let nodes: [Node]

  /// All elements in reading order.
  package var allNodes: [Node] { nodes.flatMap(\.flattened) }

  /// The element that keys go to; nil for none.
  public var focusedNode: Node? { first { $0.isFocused } }

  /// The innermost element that is this layer or around it; nil for none.
  package func node(around layer: Layer) -> Node? {
    var around = layer.superlayerChain.map(ObjectIdentifier.init)
    // Layers above the root are inside it too, but no part of its element.
    if layer.layerAboveRoot != nil { around.removeLast() }
    var found: Node?
    var waiting = nodes
    while let next = waiting.first(where: { around.contains(ObjectIdentifier($0.layer)) }) {
      found = next
      waiting = next.children
    }
    return found
  }

  /// Whether a layer is an element, and still the one with an identity.
  func hasNode(for layer: Layer, _ id: AccessibilityID) -> Bool { first { $0.layer === layer }?.id == id }

  private func first(where isWanted: (Node) -> Bool) -> Node? {
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
    guard !root.isHidden, root.opacity > 0 else { return AccessibilityTree(nodes: []) }
    let painted = root.paintedSublayers
    let reader = TreeReader(self)
    let modal = modalView
    // Layers that appear above a modal view, such as a toast, are heard too.
    let above = modal == nil ? painted.filter { $0.levelAboveRoot != nil } : Array(painted.drop { $0 !== modal })
    return AccessibilityTree(nodes: (modal == nil ? reader.nodesOfRoot() : []) + above.flatMap(reader.nodes(above:)))
  }
}

extension Scene {
  /// The elements in a sublayer of the root, whether they are read or not. O(visible layers).
  package func accessibilityNodes(in layer: Layer) -> [AccessibilityTree.Node] { TreeReader(self).nodes(above: layer) }
}

private struct TreeReader {
  /// The layer with the focus and those around it, innermost first.
  let focus: [ObjectIdentifier]
  let scene: Scene
  /// The frame of the keyboard on the screen; nil without one.
  var keyboard: Rect?

  init(_ scene: Scene) {
    self.scene = scene
    let focused = scene.knownEventDispatcher?.focusedView
    focus = (focused?.accessibilityActiveDescendant ?? focused)?.superlayerChain.map(ObjectIdentifier.init) ?? []
    keyboard =
      scene.root.paintedSublayers.last { $0.levelAboveRoot == .keyboard && !$0.isHidden }?.shownFrame
  }

  /// The root's elements without the layers above it, which are read whatever the root contains.
  func nodesOfRoot() -> [AccessibilityTree.Node] {
    var (nodes, hasParts) = own(scene.root, in: nil)
    guard hasParts else { return nodes }
    let parts = scene.root.accessibilityParts.filter { $0.levelAboveRoot == nil }
      .flatMap { self.nodes(in: $0, of: scene.root) }
    if nodes.isEmpty { return parts }
    nodes[0].children = parts
    return nodes
  }

  /// The elements in a sublayer of the root. A keyboard covers neither itself nor layers above it.
  func nodes(above layer: Layer) -> [AccessibilityTree.Node] {
    guard let level = layer.levelAboveRoot, level.rawValue >= LayerLevel.keyboard.rawValue else {
      return nodes(in: layer)
    }
    var reader = self
    reader.keyboard = nil
    return reader.nodes(in: layer)
  }

  /// Trees may be deep and stacks small: what one level needs is in `own(_:in:)`, not on the stack of all.
  ///
  /// - Parameter container: The layer whose space the frame of a layer without a superlayer is in.
  func nodes(in layer: Layer, of container: Layer? = nil) -> [AccessibilityTree.Node] {
    var (nodes, hasParts) = own(layer, in: container)
    guard hasParts else { return nodes }
    let parts = layer.accessibilityParts.flatMap { self.nodes(in: $0, of: layer) }
    if nodes.isEmpty { return parts }
    nodes[0].children = parts
    return nodes
  }

  /// The node of a layer, without those inside; none for a layer that is not an element. And whether to look inside.
  @inline(never)
  private func own(_ layer: Layer, in container: Layer?) -> (nodes: [AccessibilityTree.Node], hasParts: Bool) {
    guard !layer.isHidden, isVisible(layer) else { return ([], false) }
    if (layer as? View)?.accessibilityElementsHidden ?? false { return ([], false) }
    guard let element = layer.ownAccessibilityElement else { return ([], true) }
    let frame =
      layer.superlayer == nil && layer !== scene.root
      ? container.map { $0.convert(layer.frame, to: nil) } ?? layer.frame : layer.shownFrame
    let holder = element.isContainer || layer.levelAboveRoot != nil ? layer as? any CardHolder : nil
    let node = AccessibilityTree.Node(
      layer: layer, id: AccessibilityID(layer),
      labelledBy: (layer as? View)?.accessibilityLabelledBy.map(AccessibilityID.init), element: element,
      frame: holder?.shownCard.shownFrame ?? frame, isShowing: isShowing(frame),
      // A control in an element that is not a container, such as a row, is a part of it.
      isFocused: element.isContainer && !element.role.isControl
        ? focus.first == ObjectIdentifier(layer) : focus.contains(ObjectIdentifier(layer)),
      children: [], scene: Weak(object: scene))
    return ([node], element.isContainer)
  }

  /// A toast has the opacity of its end while it waits for it.
  private func isVisible(_ layer: Layer) -> Bool {
    layer.opacity > 0 || layer.levelAboveRoot != nil && layer.presented(.opacity) > 0
  }

  /// Whether an element is inside the scene, and not behind the keyboard.
  private func isShowing(_ frame: Rect) -> Bool {
    let area = Rect(origin: .zero, size: scene.size)
    guard frame.intersects(area) else { return false }
    let seen = frame.intersection(area)
    return keyboard.map { $0.intersection(seen) != seen } ?? true
  }
}
