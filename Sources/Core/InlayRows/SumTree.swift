import InlayGeometry
import InlaySystem

/// The sums of a list's parts.
@usableFromInline struct Extent: Equatable, Sendable {
  /// Positions in a tree: rows, or sections.
  @usableFromInline var count = 0
  @usableFromInline var rows = 0
  /// Estimated heights of rows, headers and footers.
  @usableFromInline var guesses = 0
  /// The height in points.
  @usableFromInline var height = 0.0

  static func + (a: Extent, b: Extent) -> Extent {
    Extent(count: a.count + b.count, rows: a.rows + b.rows, guesses: a.guesses + b.guesses, height: a.height + b.height)
  }
}

/// An element of a `SumTree`, with one or more positions.
@usableFromInline protocol SumTreeElement: Sendable {
  /// The maximum number of elements in a leaf.
  static var leafCapacity: Int { get }

  /// The extent, whose count is 1 or more.
  var extent: Extent { get }

  /// The parts before and from a position inside the element.
  func split(at position: Int) -> (Self, Self)

  /// Returns this element and the next one as one; nil if they differ.
  func merged(with next: Self) -> Self?
}

/// A sequence with prefix sums: a B+-tree of immutable nodes. Copies are O(1).
///
/// Looking up a position or a height and every edit are O(log elements).
@usableFromInline struct SumTree<Element: SumTreeElement>: Sendable {
  @usableFromInline final class Node: Sendable {
    /// 0 for a leaf.
    let level: Int
    @usableFromInline let extent: Extent
    /// A leaf's; never empty there.
    let elements: [Element]
    /// An inner node's: 2 or more, of the level below.
    let children: [Node]
    /// The sums before each child in this node.
    let starts: [Extent]

    init(elements: [Element]) {
      level = 0
      self.elements = elements
      children = []
      starts = []
      extent = elements.reduce(Extent()) { $0 + $1.extent }
    }

    init(children: [Node]) {
      level = (children.first?.level ?? 0) + 1
      elements = []
      self.children = children
      var starts: [Extent] = []
      starts.reserveCapacity(children.count)
      var sum = Extent()
      for child in children {
        starts.append(sum)
        sum = sum + child.extent
      }
      self.starts = starts
      extent = sum
    }
  }

  /// The maximum number of children of an inner node.
  static var fanOut: Int { 16 }

  @usableFromInline var root: Node?

  init() {}

  init(root: Node?) { self.root = root }

  init(_ elements: some Sequence<Element>) {
    var builder = Builder()
    for element in elements { builder.append(element) }
    self = builder.tree()
  }

  var extent: Extent { root?.extent ?? Extent() }

  /// The element at a position, and the sums before it. The position must be in the tree.
  func element(at position: Int) -> (element: Element, before: Extent) {
    let (leaf, index, before) = leaf(at: position)
    return (leaf.elements[index], before)
  }

  /// The same, as an index in its leaf: nothing is copied.
  @inline(__always)
  func leaf(at position: Int) -> (leaf: Node, index: Int, before: Extent) { lastElement { $0.count <= position } }

  /// The last element that begins at or before a height, and the sums before it; the first element for negative
  /// heights. The tree must not be empty.
  func element(atHeight height: Double) -> (element: Element, before: Extent) {
    let (leaf, index, before) = lastElement { $0.height <= height }
    return (leaf.elements[index], before)
  }

  /// The last element with wanted sums before it, else the first.
  @inline(__always)
  private func lastElement(where isWanted: (Extent) -> Bool) -> (leaf: Node, index: Int, before: Extent) {
    guard var node = root else { stop("an empty list has no element") }
    var before = Extent()
    TreeVisits.note()
    while node.level > 0 {
      let child = max(0, node.starts.indices.partitioningIndex { !isWanted(before + node.starts[$0]) } - 1)
      before = before + node.starts[child]
      node = node.children[child]
      TreeVisits.note()
    }
    let last = node.elements.count - 1
    for index in 0..<last {
      let next = before + node.elements[index].extent
      if !isWanted(next) { return (node, index, before) }
      before = next
    }
    return (node, last, before)
  }

  /// The first position from one on whose element has a height; nil if there is none. O(log elements).
  func index(withHeightFrom position: Int) -> Int? {
    func search(_ node: Node, _ before: Int) -> Int? {
      TreeVisits.note()
      guard node.extent.height > 0, before + node.extent.count > position else { return nil }
      var start = before
      for element in node.elements {
        let extent = element.extent
        if extent.height > 0 && start + extent.count > position { return max(start, position) }
        start += extent.count
      }
      for child in node.children {
        if let found = search(child, start) { return found }
        start += child.extent.count
      }
      return nil
    }
    return root.flatMap { search($0, 0) }
  }

  /// The last position before one whose element has a height; nil if there is none. O(log elements).
  func index(withHeightBefore position: Int) -> Int? {
    func search(_ node: Node, _ end: Int) -> Int? {
      TreeVisits.note()
      guard node.extent.height > 0, end - node.extent.count < position else { return nil }
      var end = end
      for element in node.elements.reversed() {
        let extent = element.extent
        if extent.height > 0 && end - extent.count < position { return min(end, position) - 1 }
        end -= extent.count
      }
      for child in node.children.reversed() {
        if let found = search(child, end) { return found }
        end -= child.extent.count
      }
      return nil
    }
    return root.flatMap { search($0, $0.extent.count) }
  }

  /// Visits the elements with positions in a range, in order, each with its first position, but only wanted ones.
  /// O(log elements + elements in the range), or O(log elements) for each wanted one if few are.
  ///
  /// - Parameter isWanted: Also called for sums of several elements, which are passed over if it is false.
  func visit(
    _ range: Range<Int> = 0..<Int.max, where isWanted: (Extent) -> Bool = { _ in true }, _ body: (Element, Int) -> Void
  ) {
    func descend(_ node: Node, _ before: Int) {
      TreeVisits.note()
      var start = before
      for element in node.elements {
        if start >= range.upperBound { return }
        let extent = element.extent
        if start + extent.count > range.lowerBound && isWanted(extent) { body(element, start) }
        start += extent.count
      }
      for child in node.children {
        if start >= range.upperBound { return }
        if start + child.extent.count > range.lowerBound && isWanted(child.extent) { descend(child, start) }
        start += child.extent.count
      }
    }
    if let root, !range.isEmpty { descend(root, 0) }
  }
}

extension SumTree {
  /// Makes a tree of consecutive elements, in full leaves. O(1) each, amortised.
  struct Builder {
    private var leaves: [Node] = []
    private var elements: [Element] = []

    mutating func append(_ element: Element) {
      if let last = elements.last, let merged = last.merged(with: element) {
        elements[elements.count - 1] = merged
        return
      }
      if elements.count == Element.leafCapacity { flush() }
      elements.append(element)
    }

    private mutating func flush() {
      leaves.append(Node(elements: elements))
      elements = []
    }

    mutating func tree() -> SumTree {
      if !elements.isEmpty { flush() }
      var nodes = leaves
      while nodes.count > 1 {
        var above: [Node] = []
        var first = 0
        while first < nodes.count {
          // No inner node has a single child.
          let left = nodes.count - first
          let count = left == fanOut + 1 ? fanOut - 1 : min(left, fanOut)
          above.append(Node(children: Array(nodes[first..<first + count])))
          first += count
        }
        nodes = above
      }
      return SumTree(root: nodes.first)
    }
  }
}
