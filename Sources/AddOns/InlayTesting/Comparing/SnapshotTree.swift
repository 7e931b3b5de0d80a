import InlayGraphics

/// The tree of a snapshot: the lines of a dump, as they are stored.
struct SnapshotTree {
  /// A layer, or a remark such as `(mask)`.
  struct Node {
    /// The line without indentation and frame, with the values behind it: type, name, role, section and row.
    let head: String
    /// The head without role, section and row.
    let label: String
    let role: String?
    /// The row's path, such as `[0,1]`.
    let rowPath: String?
    let frame: String
    /// The layer's description by key; the value of `hidden` and its like is empty.
    let fields: [(key: String, value: String)]
    fileprivate(set) var parent: Int?
    fileprivate(set) var children: [Int] = []
  }

  private(set) var nodes: [Node] = []

  /// Reads the lines of a dump. Any text is read as some tree. O(bytes).
  init(_ text: String) {
    var path: [Int] = []
    for line in text.split(separator: "\n") {
      let spaces = line.prefix { $0 == " " }.count
      var node = Node(line.dropFirst(spaces))
      path.removeLast(max(0, path.count - spaces / 2))
      node.parent = path.last
      if let parent = path.last { nodes[parent].children.append(nodes.count) }
      path.append(nodes.count)
      nodes.append(node)
    }
  }

  /// The part of a table that a node is, or is in: `row [0,1]`, `header [0]`; nil outside of tables.
  func part(of index: Int) -> String? {
    var current = Optional(index)
    while let node = current.map({ nodes[$0] }) {
      if let part = node.part { return part }
      current = node.parent
    }
    return nil
  }

  /// The node for messages: `row [0,1]`, `row [0,1] Switch` or `Layer "card"`.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if let part = node.part { return part }
    return [part(of: index), node.label].compactMap { $0 }.joined(separator: " ")
  }

  /// The node as the place of a difference: `Label in row [0,1]`.
  func place(of index: Int) -> String {
    let node = nodes[index]
    guard let part = part(of: index) else { return node.label }
    return node.part == nil ? "\(node.label) in \(part)" : part
  }
}

extension SnapshotTree.Node {
  fileprivate init(_ line: Substring) {
    // A remark has no frame.
    let headEnd = line.hasPrefix("(") ? line.endIndex : line.index(ofFirst: "(") ?? line.endIndex
    let frameEnd = line[headEnd...].firstIndex(of: ")").map { line.index(after: $0) } ?? line.endIndex
    let head = line[..<headEnd].trimmed
    let roleStart = head[...].index(ofFirst: "<", after: " ")
    self.head = head
    label = head[..<(roleStart ?? head.endIndex)].trimmed
    role = roleStart.flatMap { start in
      head[start...].firstIndex(of: ">").map { String(head[head.index(after: start)..<$0]) }
    }
    rowPath = head[...].index(ofFirst: "[", after: " ").map { String(head[$0...]) }
    frame = String(line[headEnd..<frameEnd])
    fields = line[frameEnd...].trimmed.separated.map { field in
      let keyEnd = field.firstIndex(of: " ") ?? field.endIndex
      return (String(field[..<keyEnd]), field[keyEnd...].trimmed)
    }
  }

  func value(_ key: String) -> String? { fields.first { $0.key == key }?.value }

  /// The part of a table; nil for other layers.
  var part: String? {
    guard let word = partNoun ?? role else { return nil }
    return [word, rowPath].compactMap { $0 }.joined(separator: " ")
  }
}

extension Substring {
  /// The first position of a character outside of quoted texts, after a certain one.
  fileprivate func index(ofFirst character: Character, after previous: Character? = nil) -> Index? {
    var isQuoted = false
    var last: Character?
    for index in indices {
      let current = self[index]
      if current == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted, current == character, previous == nil || last == previous { return index }
      // A backslash that is itself escaped escapes nothing.
      last = current == "\\" && last == "\\" ? nil : current
    }
    return nil
  }
}

extension String {
  /// The fields between commas outside of quoted texts and parentheses.
  fileprivate var separated: [Substring] {
    var fields: [Substring] = []
    var (start, depth, isQuoted) = (startIndex, 0, false)
    var last: Character?
    for index in indices {
      let current = self[index]
      switch current {
      case "\"" where last != "\\": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        fields.append(self[start..<index])
        start = self.index(after: index)
      default: break
      }
      last = current == "\\" && last == "\\" ? nil : current
    }
    fields.append(self[start...])
    return fields.compactMap {
      let field = $0.trimmed
      return field.isEmpty ? nil : field[...]
    }
  }
}
