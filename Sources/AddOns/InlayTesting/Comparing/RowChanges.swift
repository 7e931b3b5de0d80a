import InlayGraphics

/// Changes in words, of which equal ones of several rows are one: `row heights 52 -> 60 in [0,0], [0,1]`.
struct RowChanges {
  /// The words around the list of rows.
  struct Words: Hashable {
    let one: String
    let several: String
    var suffix = ""
  }

  private var order: [Words] = []
  private var paths: [Words: [String]] = [:]

  /// Adds a change of a row, or of another layer, whose path is nil.
  mutating func add(_ words: Words, _ path: String?) {
    if paths[words] == nil { order.append(words) }
    paths[words, default: []] += [path].compactMap { $0 }
  }

  /// The changes in the order of their first rows.
  var descriptions: [String] {
    order.map { words in
      let paths = paths[words] ?? []
      guard !paths.isEmpty else { return words.one + words.suffix }
      let shown = paths.prefix(Self.limit).joined(separator: ", ")
      let rest = paths.count > Self.limit ? " and \(paths.count - Self.limit) more" : ""
      return "\(paths.count == 1 ? words.one : words.several) \(shown)\(rest)\(words.suffix)"
    }
  }

  /// The most rows of a change that are named.
  private static let limit = 4
}

/// The frames that differ between two trees.
struct FrameChanges {
  private struct Change {
    let node: Int
    let from: SnapshotFrame
    let to: SnapshotFrame
  }

  private var changes: [Change] = []

  mutating func add(_ node: Int, from: String, to: String) {
    changes.append(Change(node: node, from: SnapshotFrame(from), to: SnapshotFrame(to)))
  }

  /// The changes in words. Without the layers in a row of another size, and the rows that only make room for one.
  func descriptions(in tree: SnapshotTree) -> [String] {
    let resized = Set(changes.filter { tree.nodes[$0.node].isListPart && !$0.from.hasSize(of: $0.to) }.map(\.node))
    let tables = Set(resized.compactMap { tree.nodes[$0].parent })
    var found = RowChanges()
    for change in changes {
      let node = tree.nodes[change.node]
      let (from, to) = (change.from, change.to)
      guard node.isListPart, let noun = node.partNoun else {
        if tree.listPart(around: change.node).map({ resized.contains($0) }) == true { continue }
        let text = "\(tree.name(of: change.node)) frame \(from.text) -> \(to.text)"
        found.add(RowChanges.Words(one: text, several: text), nil)
        continue
      }
      if resized.contains(change.node) {
        let (one, several) = from.sizeWords(to)
        found.add(RowChanges.Words(one: "\(noun) \(one) in", several: "\(noun) \(several) in"), node.rowPath)
      } else if node.parent.map({ tables.contains($0) }) != true {
        found.add(RowChanges.Words(one: noun, several: "\(noun)s", suffix: from.shiftWords(to)), node.rowPath)
      }
    }
    return found.descriptions
  }
}

/// A frame in a dump, such as `(18, 30, 284 x 44)`.
private struct SnapshotFrame {
  let text: String
  /// The parts: x, y, width and height; empty for another text.
  private let parts: [Substring]

  init(_ text: String) {
    self.text = text
    let parts = text.split { "(), x".contains($0) }
    self.parts = parts.count == 4 && parts.allSatisfy { Double($0) != nil } ? parts : []
  }

  func hasSize(of other: SnapshotFrame) -> Bool { parts.dropFirst(2) == other.parts.dropFirst(2) }

  /// The change of the size, of one frame and of several.
  func sizeWords(_ other: SnapshotFrame) -> (one: String, several: String) {
    guard parts.count == 4, other.parts.count == 4 else {
      return ("frame \(text) -> \(other.text)", "frames \(text) -> \(other.text)")
    }
    if parts[2] == other.parts[2] {
      return ("height \(parts[3]) -> \(other.parts[3])", "heights \(parts[3]) -> \(other.parts[3])")
    }
    if parts[3] == other.parts[3] {
      return ("width \(parts[2]) -> \(other.parts[2])", "widths \(parts[2]) -> \(other.parts[2])")
    }
    let change = "\(parts[2]) x \(parts[3]) -> \(other.parts[2]) x \(other.parts[3])"
    return ("size \(change)", "sizes \(change)")
  }

  /// The movement to a frame of the same size.
  func shiftWords(_ other: SnapshotFrame) -> String {
    let (from, to) = (parts.compactMap { Double($0) }, other.parts.compactMap { Double($0) })
    guard from.count == 4, to.count == 4 else { return " moved from \(text) to \(other.text)" }
    let (x, y) = (Self.difference(from[0], to[0]), Self.difference(from[1], to[1]))
    guard x == 0 else { return " moved by (\(x.text), \(y.text))" }
    return y < 0 ? " moved up by \((-y).text)" : " moved down by \(y.text)"
  }

  /// The difference of two numbers with three decimals.
  private static func difference(_ from: Double, _ to: Double) -> Double {
    ((to - from) * 1_000).rounded() / 1_000
  }
}

extension SnapshotTree {
  /// The row, header or footer that a node is in; nil for others and for the row itself.
  func listPart(around index: Int) -> Int? {
    var current = nodes[index].parent
    while let next = current {
      if nodes[next].isListPart { return next }
      current = nodes[next].parent
    }
    return nil
  }
}

extension SnapshotTree.Node {
  /// Whether the node is a row, header or footer.
  var isListPart: Bool { partNoun != nil }

  /// The kind of a row, header or footer in words; nil for others.
  var partNoun: String? {
    switch role {
    case "cell": "row"
    case "sectionHeader": "header"
    case "sectionFooter": "footer"
    default: nil
    }
  }
}
