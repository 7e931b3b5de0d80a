/// A difference between two trees of a scene's elements.
package enum AccessibilityChange {
  /// An element is gone, with those inside, from its place in an element; nil is the scene.
  case removed(AccessibilityTree.Node, index: Int, from: AccessibilityTree.Node?)
  /// An element is new, with those inside, at its index in an element; nil is the scene.
  case added(AccessibilityTree.Node, index: Int, to: AccessibilityTree.Node?)
  /// The elements directly inside one must be read anew, since so many appeared, left or changed their order.
  case replaced(in: AccessibilityTree.Node?)
  /// An element has other contents, or became visible or covered.
  case changed(AccessibilityTree.Node, from: AccessibilityTree.Node)
  /// Keys go to another element; nil is none.
  case focused(AccessibilityTree.Node?, from: AccessibilityTree.Node?)
}

extension AccessibilityTree {
  /// Elements directly inside another that change one by one; more of them are `replaced`.
  static let maximumChanges = 8
  /// The same for the keys of a keyboard, which another page or layout exchanges.
  static let maximumKeyChanges = 1

  /// Returns the differences from an earlier tree, from the outside to the inside, with the focus last. O(elements).
  package func changes(from old: AccessibilityTree) -> [AccessibilityChange] {
    var changes: [AccessibilityChange] = []
    Self.compare(old.nodes, nodes, in: nil, old.nodesByID, &changes)
    let (lost, gained) = (old.focusedNode, focusedNode)
    if lost?.id != gained?.id { changes.append(.focused(gained, from: lost)) }
    return changes
  }

  private var nodesByID: [AccessibilityID: Node] {
    Dictionary(allNodes.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func compare(
    _ old: [Node], _ new: [Node], in parent: Node?,
    _ known: [AccessibilityID: Node], _ changes: inout [AccessibilityChange]
  ) {
    let (before, after) = (Set(old.map(\.id)), Set(new.map(\.id)))
    let removed = old.indices.filter { !after.contains(old[$0].id) }
    let added = new.indices.filter { !before.contains(new[$0].id) }
    let isInOrder = old.map(\.id).filter(after.contains) == new.map(\.id).filter(before.contains)
    let most = parent?.element.role == .keyboard ? maximumKeyChanges : maximumChanges
    if !isInOrder || removed.count + added.count > most {
      changes.append(.replaced(in: parent))
    } else {
      // The removals go from the end: an index is that in the list of the moment.
      for index in removed.reversed() { changes.append(.removed(old[index], index: index, from: parent)) }
      for index in added { changes.append(.added(new[index], index: index, to: parent)) }
    }
    for node in new {
      guard before.contains(node.id), let earlier = known[node.id] else { continue }
      if earlier.element != node.element || earlier.isShowing != node.isShowing {
        changes.append(.changed(node, from: earlier))
      }
      compare(earlier.children, node.children, in: node, known, &changes)
    }
  }
}
