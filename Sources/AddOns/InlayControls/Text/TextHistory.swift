/// The changes that can be undone and redone in a text: exact changes of bytes, with the selections before and after.
/// Bounded.
struct TextHistory: Sendable {
  private var undone: [TextChange] = []
  private var done: [TextChange] = []
  private var byteCount = 0
  /// Whether the next change may continue the last one.
  private var isOpen = false

  /// The most bytes of changes that are kept, and the most changes.
  private static let byteLimit = 1 << 20
  private static let limit = 1000

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Typing that continues becomes part of the last change: a word with the spaces after it is undone at once.
  mutating func add(_ change: TextChange) {
    undone = []
    var change = change
    if isOpen, let last = done.last, let joined = last.joined(with: change) {
      byteCount -= last.byteCount
      done.removeLast()
      change = joined
    }
    done.append(change)
    byteCount += change.byteCount
    isOpen = change.kind != .other
    while byteCount > Self.byteLimit && done.count > 1 || done.count > Self.limit {
      byteCount -= done.removeFirst().byteCount
    }
  }

  /// The next change is one of its own.
  mutating func close() { isOpen = false }

  mutating func undo() -> TextChange? {
    guard let change = done.popLast() else { return nil }
    isOpen = false
    byteCount -= change.byteCount
    undone.append(change)
    return change
  }

  mutating func redo() -> TextChange? {
    guard let change = undone.popLast() else { return nil }
    isOpen = false
    byteCount += change.byteCount
    done.append(change)
    return change
  }
}

/// A replaced part of a text.
struct TextChange: Sendable {
  enum Kind { case typing, deleting, other }

  var kind: Kind
  /// The start in bytes.
  var start: Int
  var removed: String
  var inserted: String
  var before: TextSelection
  var after: TextSelection

  var byteCount: Int { removed.utf8.count + inserted.utf8.count + 64 }

  /// Returns this change and the one that follows it, as one; nil if they are steps of their own.
  func joined(with next: TextChange) -> TextChange? {
    guard kind == next.kind, kind != .other else { return nil }
    var joined = self
    joined.after = next.after
    if kind == .typing {
      let endsWord = inserted.last?.isWhitespace ?? false
      guard next.removed.isEmpty, next.start == start + inserted.utf8.count,
        !endsWord || next.inserted.first?.isWhitespace ?? false
      else { return nil }
      joined.inserted += next.inserted
      return joined
    }
    if next.start == start {
      joined.removed += next.removed
    } else if next.start + next.removed.utf8.count == start {
      joined.start = next.start
      joined.removed = next.removed + removed
    } else {
      return nil
    }
    return joined
  }
}
