/// All edits split and join trees, which share their common nodes.
extension SumTree {
  /// Inserts a tree before a position, which may be the end.
  mutating func insert(_ other: SumTree, at position: Int) {
    let (left, right) = split(at: position)
    self = SumTree.joined(SumTree.joined(left, other), right)
  }

  /// - Returns: The removed positions.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> SumTree {
    let (rest, right) = split(at: range.upperBound)
    let (left, middle) = rest.split(at: range.lowerBound)
    self = SumTree.joined(left, right)
    return middle
  }

  mutating func replace(_ range: Range<Int>, with other: SumTree) {
    let (rest, right) = split(at: range.upperBound)
    let (left, _) = rest.split(at: range.lowerBound)
    self = SumTree.joined(SumTree.joined(left, other), right)
  }

  /// Replaces an element of a single position. Copies the nodes above it and splits nothing.
  mutating func replaceElement(at position: Int, with new: Element) {
    func replaced(_ node: Node, _ position: Int) -> Node {
      var before = 0
      if node.level == 0 {
        var elements = node.elements
        for index in elements.indices {
          if before == position { elements[index] = new }
          before += node.elements[index].extent.count
        }
        return Node(elements: elements)
      }
      let child = node.starts.lastIndex { $0.count <= position } ?? 0
      before = node.starts[child].count
      var children = node.children
      children[child] = replaced(children[child], position - before)
      return Node(children: children)
    }
    root = root.map { replaced($0, position) }
  }

  /// Changes elements of single positions, which runs are cut to. Nodes without any of them are kept.
  /// O(positions · log elements), with one copy of a node for all positions in it.
  ///
  /// - Parameter positions: In the tree, ascending, each once.
  mutating func update(at positions: [Int], _ body: (Int, inout Element) -> Void) {
    guard let root, !positions.isEmpty else { return }
    var nodes = Self.updated(root, 0, positions[...], body)
    while nodes.count > 1 { nodes = Self.pieces(of: nodes, Self.fanOut).map { Node(children: Array($0)) } }
    self.root = nodes.first
  }

  /// The nodes that replace one.
  private static func updated(
    _ node: Node, _ start: Int, _ positions: ArraySlice<Int>, _ body: (Int, inout Element) -> Void
  ) -> [Node] {
    if positions.isEmpty { return [node] }
    var (before, rest) = (start, positions)
    if node.level == 0 {
      var elements: [Element] = []
      func append(_ element: Element) {
        if let last = elements.last, let merged = last.merged(with: element) {
          elements[elements.count - 1] = merged
        } else {
          elements.append(element)
        }
      }
      for element in node.elements {
        let end = before + element.extent.count
        var remaining: Element? = element
        while let position = rest.first, position < end, var one = remaining {
          if position > before {
            let parts = one.split(at: position - before)
            append(parts.0)
            one = parts.1
          }
          remaining = nil
          if position + 1 < end { (one, remaining) = one.split(at: 1) }
          body(position, &one)
          append(one)
          before = position + 1
          rest = rest.dropFirst()
        }
        if let remaining { append(remaining) }
        before = end
      }
      return pieces(of: elements, Element.leafCapacity).map { Node(elements: Array($0)) }
    }
    var children: [Node] = []
    for child in node.children {
      let end = before + child.extent.count
      let own = rest.prefix { $0 < end }
      children += updated(child, before, own, body)
      rest = rest.dropFirst(own.count)
      before = end
    }
    return pieces(of: children, fanOut).map { Node(children: Array($0)) }
  }

  /// An array in pieces of nearly equal counts, at most a capacity.
  private static func pieces<T>(of array: [T], _ capacity: Int) -> [ArraySlice<T>] {
    let count = (array.count + capacity - 1) / capacity
    return (0..<count).map { array[array.count * $0 / count..<array.count * ($0 + 1) / count] }
  }

  /// The trees before and from a position.
  func split(at position: Int) -> (SumTree, SumTree) {
    guard let root else { return (self, self) }
    if position <= 0 { return (SumTree(), self) }
    if position >= root.extent.count { return (self, SumTree()) }
    let (left, right) = Self.split(root, at: position)
    return (SumTree(root: left), SumTree(root: right))
  }

  static func joined(_ a: SumTree, _ b: SumTree) -> SumTree { SumTree(root: joined(a.root, b.root)) }

  /// The tree with each element transformed. Nodes for which `isChanged` is false are kept.
  func mapped(where isChanged: (Extent) -> Bool, _ transform: (Element) -> Element) -> SumTree {
    func map(_ node: Node) -> Node {
      guard isChanged(node.extent) else { return node }
      if node.level > 0 { return Node(children: node.children.map(map)) }
      var elements: [Element] = []
      for element in node.elements {
        let new = isChanged(element.extent) ? transform(element) : element
        if let last = elements.last, let merged = last.merged(with: new) {
          elements[elements.count - 1] = merged
        } else {
          elements.append(new)
        }
      }
      return Node(elements: elements)
    }
    return SumTree(root: root.map(map))
  }

  /// Neither side is empty.
  private static func split(_ node: Node, at position: Int) -> (Node?, Node?) {
    var before = 0
    if node.level == 0 {
      for (index, element) in node.elements.enumerated() {
        let count = element.extent.count
        if position == before { return (leaf(node.elements[..<index]), leaf(node.elements[index...])) }
        if position < before + count {
          let (left, right) = element.split(at: position - before)
          return (leaf(node.elements[..<index] + [left]), leaf([right] + node.elements[(index + 1)...]))
        }
        before += count
      }
      return (node, nil)
    }
    for (index, child) in node.children.enumerated() {
      let count = child.extent.count
      if position < before + count {
        let left = inner(node.children[..<index])
        let right = inner(node.children[(index + 1)...])
        if position == before { return (left, inner(node.children[index...])) }
        let (childLeft, childRight) = split(child, at: position - before)
        return (joined(left, childLeft), joined(childRight, right))
      }
      before += count
    }
    return (node, nil)
  }

  private static func leaf(_ elements: ArraySlice<Element>) -> Node? {
    elements.isEmpty ? nil : Node(elements: Array(elements))
  }

  private static func inner(_ children: ArraySlice<Node>) -> Node? {
    children.count > 1 ? Node(children: Array(children)) : children.first
  }

  private static func joined(_ a: Node?, _ b: Node?) -> Node? {
    guard let a else { return b }
    guard let b else { return a }
    let nodes = nodes(joining: a, b)
    return nodes.count == 1 ? nodes[0] : Node(children: nodes)
  }

  /// One or two nodes of the greater level of both.
  private static func nodes(joining a: Node, _ b: Node) -> [Node] {
    if a.level > b.level { return inners(a.children.dropLast() + nodes(joining: a.children[a.children.count - 1], b)) }
    if a.level < b.level { return inners(nodes(joining: a, b.children[0]) + b.children.dropFirst()) }
    if a.level > 0 {
      let middle = nodes(joining: a.children[a.children.count - 1], b.children[0])
      return inners(a.children.dropLast() + middle + b.children.dropFirst())
    }
    return leaves(joining: a, b)
  }

  private static func leaves(joining a: Node, _ b: Node) -> [Node] {
    let capacity = Element.leafCapacity
    let merged = a.elements[a.elements.count - 1].merged(with: b.elements[0])
    let count = a.elements.count + b.elements.count
    if merged == nil && count > capacity && min(a.elements.count, b.elements.count) >= capacity / 2 { return [a, b] }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    if let merged {
      elements += a.elements.dropLast()
      elements.append(merged)
      elements += b.elements.dropFirst()
    } else {
      elements += a.elements
      elements += b.elements
    }
    guard elements.count > capacity else { return [Node(elements: elements)] }
    let half = elements.count / 2
    return [Node(elements: Array(elements[..<half])), Node(elements: Array(elements[half...]))]
  }

  private static func inners(_ children: some Collection<Node>) -> [Node] {
    let children = Array(children)
    guard children.count > fanOut else { return [Node(children: children)] }
    let half = children.count / 2
    return [Node(children: Array(children[..<half])), Node(children: Array(children[half...]))]
  }
}
