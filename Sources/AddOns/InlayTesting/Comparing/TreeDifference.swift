/// The changes from one tree to another: rows first by their texts and states, frames where nothing else changed.
struct TreeDifference {
  private let reference: SnapshotTree
  private let actual: SnapshotTree
  private var changes: [String] = []
  private var frames: [String] = []

  /// O(nodes), and O(rows * changed rows) for a table.
  init(from reference: String, to actual: String) {
    let isEqual = reference == actual
    self.reference = SnapshotTree(isEqual ? "" : reference)
    self.actual = SnapshotTree(isEqual ? "" : actual)
    guard !isEqual else { return }
    compareChildren(of: nil, reference: self.reference.roots, actual: self.actual.roots, known: [])
    if changes.isEmpty { changes = frames }
    if changes.isEmpty { changes = [Self.firstLine(reference, actual)] }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// The first changes, such as `row [0,1] detail "4 min" -> "5 min"`, and the number of the others.
  var description: String {
    let rest = changes.count - Self.limit
    let shown = changes.prefix(Self.limit).joined(separator: "; ")
    return rest > 0 ? "\(shown); and \(rest) more \(rest == 1 ? "change" : "changes") of the tree" : shown
  }

  private static let limit = 4

  /// A change of a value.
  private struct Change: Hashable {
    let from: String?
    let to: String?
  }

  /// - Parameter known: Changes of the row around, which its labels repeat.
  private mutating func compare(_ old: Int, _ new: Int, known: Set<Change>) {
    let (before, after) = (reference.nodes[old], actual.nodes[new])
    var own: Set<Change> = []
    let keys = before.fields.map(\.key) + after.fields.map(\.key).filter { before.value($0) == nil }
    for key in keys {
      let change = Change(from: before.value(key), to: after.value(key))
      guard change.from != change.to else { continue }
      own.insert(change)
      guard key != "text" || !known.contains(change) else { continue }
      let values = "\(shown(change.from, change.to)) -> \(shown(change.to, change.from))"
      changes.append("\(actual.name(of: new)) \(key) \(values)")
    }
    if before.frame != after.frame {
      frames.append("\(actual.name(of: new)) frame \(before.frame) -> \(after.frame)")
    }
    compareChildren(of: new, reference: before.children, actual: after.children, known: own.union(known))
  }

  private mutating func compareChildren(
    of parent: Int?, reference old: [Int], actual new: [Int], known: Set<Change>
  ) {
    let others = matches(old, new)
    for pair in alignedRows(old, new) + others {
      switch pair {
      case (let old?, let new?): compare(old, new, known: known)
      case (let old?, nil): changes.append("removed \(reference.summary(of: old))")
      case (nil, let new?): changes.append("added \(actual.summary(of: new))")
      case (nil, nil): break
      }
    }
    let order = others.compactMap { $0.old == nil ? nil : $0.new }
    if order != order.sorted(), let parent {
      changes.append("\(actual.name(of: parent)) has its sublayers in another order")
    }
  }

  /// Sublayers that correspond by type, name and role, in the order of `old`; without rows.
  private func matches(_ old: [Int], _ new: [Int]) -> [(old: Int?, new: Int?)] {
    var waiting: [String: [Int]] = [:]
    for index in new.reversed() where !actual.nodes[index].isRow {
      waiting[actual.nodes[index].head, default: []].append(index)
    }
    var pairs: [(old: Int?, new: Int?)] = []
    for index in old where !reference.nodes[index].isRow {
      pairs.append((index, waiting[reference.nodes[index].head]?.popLast()))
    }
    return pairs + waiting.values.joined().sorted().map { (nil, $0) }
  }

  /// Rows that correspond: those with equal titles, and those between them that follow each other.
  private func alignedRows(_ old: [Int], _ new: [Int]) -> [(old: Int?, new: Int?)] {
    let (old, new) = (reference.sortedRows(old), actual.sortedRows(new))
    let titles = (old.map { reference.nodes[$0].value("title") }, new.map { actual.nodes[$0].value("title") })
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in titles.1.difference(from: titles.0) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var pairs: [(old: Int?, new: Int?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (isRemoved, isInserted) = (removed.contains(i), inserted.contains(j))
      let isPair = i < old.count && j < new.count && isRemoved == isInserted
      pairs.append((isPair || isRemoved ? old[i] : nil, isPair || !isRemoved ? new[j] : nil))
      if isPair || isRemoved { i += 1 }
      if isPair || !isRemoved { j += 1 }
    }
    return pairs
  }

  /// A value, or what its absence says beside another value: a usual state, or a flag that is not set.
  private func shown(_ value: String?, _ other: String?) -> String {
    switch (value, other) {
    case ("", _): "yes"
    case (let value?, _): value
    case (nil, "true"): "false"
    case (nil, "false"): "true"
    case (nil, ""): "no"
    default: "none"
    }
  }

  /// The first different line of texts that give equal trees.
  private static func firstLine(_ reference: String, _ actual: String) -> String {
    let lines = (reference.split(separator: "\n"), actual.split(separator: "\n"))
    let number = zip(lines.0, lines.1).prefix { $0 == $1 }.count + 1
    return "line \(number) of the tree differs"
  }
}

extension SnapshotTree {
  fileprivate var roots: [Int] { nodes.isEmpty ? [] : [0] }

  /// A node with its first text: `row [0,1] "Assam"`.
  fileprivate func summary(of index: Int) -> String {
    let node = nodes[index]
    let text = node.value("title") ?? node.value("text")
    return [name(of: index), text].compactMap { $0 }.joined(separator: " ")
  }

  /// Rows by section and row: tables may paint them in another order.
  fileprivate func sortedRows(_ indices: [Int]) -> [Int] {
    indices.filter { nodes[$0].isRow }.map { (index: $0, path: nodes[$0].numbers) }
      .sorted { ($0.path.first ?? 0, $0.path.last ?? 0) < ($1.path.first ?? 0, $1.path.last ?? 0) }
      .map(\.index)
  }
}

extension SnapshotTree.Node {
  fileprivate var isRow: Bool { role == "cell" }

  /// Section and row.
  fileprivate var numbers: [Int] {
    rowPath?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
  }
}
