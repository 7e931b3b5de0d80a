/// The changes from one tree to another: first those of texts, states and rows. If nothing else changed, those of frames
/// and of the backgrounds and separators of rows, which follow from the others.
struct TreeDifference {
  private let reference: SnapshotTree
  private let actual: SnapshotTree
  private var changes: [String] = []
  private var details = RowChanges()
  private var frames = FrameChanges()

  /// O(nodes), and O(rows * changed rows) for a table.
  init(from reference: String, to actual: String) {
    let isEqual = reference == actual
    self.reference = SnapshotTree(isEqual ? "" : reference)
    self.actual = SnapshotTree(isEqual ? "" : actual)
    guard !isEqual else { return }
    compareChildren(of: nil, reference: self.reference.roots, actual: self.actual.roots, known: [])
    if changes.isEmpty { changes = details.descriptions + frames.descriptions(in: self.actual) }
    if changes.isEmpty { changes = [Self.firstLine(reference, actual)] }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// The first changes, such as `row [0,1] detail "4 min" -> "5 min"`, and the number of the others.
  var description: String {
    let rest = changes.count - Self.limit
    let shown = changes.prefix(Self.limit).joined(separator: "; ")
    return rest > 0 ? "\(shown); and \(rest) more \(rest == 1 ? "change" : "changes") in the tree" : shown
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
      if after.isRow, key == "radius" {
        // Only the first and the last row of a card have one.
        let words = "row \(key) \(values) in"
        details.add(RowChanges.Words(one: words, several: words), after.rowPath)
      } else {
        changes.append("\(actual.name(of: new)) \(key) \(values)")
      }
    }
    if before.frame != after.frame { frames.add(new, from: before.frame, to: after.frame) }
    compareChildren(of: new, reference: before.children, actual: after.children, known: own.union(known))
  }

  private mutating func compareChildren(
    of parent: Int?, reference old: [Int], actual new: [Int], known: Set<Change>
  ) {
    let others = matches(old, new)
    let rows = alignedRows(old, new)
    for (old, new) in rows.moved {
      let (before, after) = (reference.nodes[old], actual.nodes[new])
      let title = after.value("title").map { " \($0)" } ?? ""
      changes.append("row\(title) moved from \(before.rowPath ?? "") to \(after.rowPath ?? "")")
      compare(old, new, known: known)
    }
    for pair in rows.pairs + others {
      switch pair {
      case (let old?, let new?): compare(old, new, known: known)
      case (let old?, nil): note("removed", old, of: reference)
      case (nil, let new?): note("added", new, of: actual)
      case (nil, nil): break
      }
    }
    let order = others.compactMap { $0.old == nil ? nil : $0.new }
    if order != order.sorted(), let parent {
      changes.append("the sublayers of \(actual.name(of: parent)) are in another order")
    }
  }

  /// Notes a layer that only one of the trees has.
  private mutating func note(_ verb: String, _ index: Int, of tree: SnapshotTree) {
    guard let row = tree.rowOfSurface(index) else { return changes.append("\(verb) \(tree.summary(of: index))") }
    let what = "\(verb) \(tree.nodes[index].role ?? tree.nodes[index].label) in"
    details.add(RowChanges.Words(one: "\(what) row", several: "\(what) rows"), row)
  }

  /// Sublayers that correspond by type, name and role, in the order of `old`; without rows.
  private func matches(_ old: [Int], _ new: [Int]) -> [(old: Int?, new: Int?)] {
    var waiting: [String: [Int]] = [:]
    for index in new.reversed() where !actual.nodes[index].isRow {
      waiting[actual.key(of: index), default: []].append(index)
    }
    var pairs: [(old: Int?, new: Int?)] = []
    for index in old where !reference.nodes[index].isRow {
      pairs.append((index, waiting[reference.key(of: index)]?.popLast()))
    }
    return pairs + waiting.values.joined().sorted().map { (nil, $0) }
  }

  /// Rows that correspond: those with equal titles, and those between them that follow each other. Rows with a title of
  /// their own that are elsewhere in the new order have moved.
  private func alignedRows(
    _ old: [Int], _ new: [Int]
  ) -> (pairs: [(old: Int?, new: Int?)], moved: [(old: Int, new: Int)]) {
    let (old, new) = (reference.sortedRows(old), actual.sortedRows(new))
    let titles = (old.map { reference.nodes[$0].value("title") }, new.map { actual.nodes[$0].value("title") })
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    var moves: [Int: Int] = [:]
    for change in titles.1.difference(from: titles.0).inferringMoves() {
      switch change {
      case .remove(let offset, _, let target):
        removed.insert(offset)
        moves[offset] = target
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let targets = Set(moves.values)
    var pairs: [(old: Int?, new: Int?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if moves[i] != nil {
        i += 1
      } else if targets.contains(j) {
        j += 1
      } else {
        let (isRemoved, isInserted) = (removed.contains(i), inserted.contains(j))
        let isPair = i < old.count && j < new.count && isRemoved == isInserted
        pairs.append((isPair || isRemoved ? old[i] : nil, isPair || !isRemoved ? new[j] : nil))
        if isPair || isRemoved { i += 1 }
        if isPair || !isRemoved { j += 1 }
      }
    }
    return (pairs, moves.sorted { $0.key < $1.key }.map { (old: old[$0.key], new: new[$0.value]) })
  }

  /// A value, or the meaning of its absence beside another value: a usual state, or a flag that is not set.
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

  /// The key of equal layers in two trees. In a row it is without the row's path, which changes if rows move.
  fileprivate func key(of index: Int) -> String {
    let node = nodes[index]
    return listPart(around: index) == nil ? node.head : "\(node.label) \(node.role ?? "")"
  }

  /// The path of the row whose background or separator a node is, or is in; nil for others.
  fileprivate func rowOfSurface(_ index: Int) -> String? {
    guard let row = listPart(around: index), nodes[row].isRow else { return nil }
    var current = index
    while current != row {
      if nodes[current].role == "separator" || nodes[current].label == "background" { return nodes[row].rowPath }
      guard let next = nodes[current].parent else { return nil }
      current = next
    }
    return nil
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
