@testable import InlayRows

/// The memory of trees, and whether they are sound.
extension SumTree {
  /// The memory of the nodes. O(nodes).
  var byteCount: Int {
    func bytes(_ node: Node) -> Int {
      let own =
        104 + 32 * 3 + node.elements.capacity * MemoryLayout<Element>.stride
        + node.children.capacity * MemoryLayout<Node>.stride + node.starts.capacity * MemoryLayout<Extent>.stride
      return node.children.reduce(own) { $0 + bytes($1) }
    }
    return root.map(bytes) ?? 0
  }

  /// The first broken invariant of the tree; nil if all hold. O(elements).
  var brokenInvariant: String? {
    func problem(_ node: Node) -> String? {
      if node.level == 0 {
        if node.elements.isEmpty { return "an empty leaf" }
        if node.elements.count > Element.leafCapacity { return "a leaf of \(node.elements.count) elements" }
        if node.elements.contains(where: { $0.extent.count < 1 }) { return "an element without positions" }
        return nil
      }
      if node.children.count < 2 || node.children.count > Self.fanOut {
        return "a node of \(node.children.count) children"
      }
      if node.children.contains(where: { $0.level != node.level - 1 }) { return "children of another level" }
      for child in node.children { if let found = problem(child) { return found } }
      return nil
    }
    return root.flatMap(problem)
  }
}

extension HeightIndex {
  init(runs: some Sequence<Run>, top: Double) {
    var builder = Builder()
    for run in runs { builder.append(run.section, count: run.count) }
    self = builder.index(top: top)
  }

  /// The memory of the index. O(runs).
  var byteCount: Int {
    var bytes = tree.byteCount
    tree.visit { run, _ in bytes += run.section.rows.byteCount - MemoryLayout<RowRuns>.size }
    return bytes
  }

  var brokenInvariant: String? {
    var found = tree.brokenInvariant
    tree.visit { run, _ in found = found ?? run.section.rows.brokenInvariant }
    return found
  }
}

extension RowRuns {
  /// The memory of the rows. O(runs).
  var byteCount: Int { MemoryLayout<Self>.size + tree.byteCount }

  var brokenInvariant: String? { tree.brokenInvariant }
}
