import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

@Suite struct TextEditingModelTests {
  /// A text as scalars; clusters are found anew from the text's beginning for each question.
  private struct Model {
    struct State {
      var scalars: [Unicode.Scalar] = []
      /// In scalars.
      var anchor = 0
      var focus = 0

      var text: String {
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar) }
        return String(text)
      }

      /// The numbers of scalars before each cluster, and of all.
      var ends: [Int] {
        var count = 0
        return [0]
          + text.map {
            count += $0.unicodeScalars.count
            return count
          }
      }

      var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

      /// In bytes.
      func offset(_ place: Int) -> Int { scalars[..<place].reduce(0) { $0 + String($1).utf8.count } }

      func place(atByte offset: Int) -> Int {
        var (place, bytes) = (0, 0)
        while bytes < offset {
          bytes += String(scalars[place]).utf8.count
          place += 1
        }
        return place
      }

      mutating func replace(_ range: Range<Int>, by new: [Unicode.Scalar]) {
        scalars.replaceSubrange(range, with: new)
        let end = range.lowerBound + new.count
        focus = ends.first { $0 >= end } ?? scalars.count
        anchor = focus
      }
    }

    var state = State()
  }

  private static let pieces = [
    "a", "Z", "9", " ", " ", ".", "\u{E9}", "e\u{301}", "\u{301}", "\u{308}\u{323}", "\u{200D}", "\u{FE0F}", "\u{2764}",
    "\u{1F468}", "\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "\u{1F3FB}", "\u{1F1E9}", "\u{1F1EA}\u{1F1EB}",
    "\u{5D0}", "\u{5E9}\u{5C1}\u{5B8}", "\u{5B0}", "\u{627}", "\u{644}\u{627}", "\u{628}\u{64E}", "\u{64B}", "\u{661}",
    "\u{915}", "\u{94D}", "\u{937}", "\u{93F}", "\u{E01}\u{E33}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}",
    "\u{4E2D}\u{6587}", "\u{304C}", "\u{3099}", "\r\n", "\n", "\u{2028}", "\t", "word ", "\u{200F}", "\u{202E}",
  ]

  /// What a line takes of a piece, by a rule of its own.
  private func entered(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !["\r", "\n", "\u{2028}"].contains($0) }.map { $0 == "\t" ? " " : $0 }
  }

  @Test("20,000 random edits in mixed scripts have the text, caret and history of a simple model")
  func model() throws {
    var edits = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var editing = TextEditing()
      let pasteboard = LocalPasteboard()
      var model = Model()
      // All states that were passed, by what was seen after the command.
      for step in 0..<500 {
        let command = act(&random, &editing, &model.state, pasteboard)
        edits += 1
        if let problem = problem(editing, model.state) {
          Issue.record("seed \(seed), step \(step), \(command): \(problem)")
          return
        }
      }
      if let problem = historyProblem(editing) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
    #expect(edits == 20_000)
  }

  private func problem(_ editing: TextEditing, _ state: Model.State) -> String? {
    if !editing.text.unicodeScalars.elementsEqual(state.scalars) {
      return "\(editing.text.debugDescription), not \(state.text.debugDescription)"
    }
    let (anchor, focus) = (state.offset(state.anchor), state.offset(state.focus))
    if editing.selection.anchor != anchor || editing.selection.focus.offset != focus {
      return "\(editing.selection), not \(anchor)...\(focus) in \(state.text.debugDescription)"
    }
    if !state.ends.contains(state.focus) || !state.ends.contains(state.anchor) { return "inside a cluster" }
    if editing.text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) { return "a line end" }
    return nil
  }

  private func act(
    _ random: inout SeededRandom, _ editing: inout TextEditing, _ state: inout Model.State,
    _ pasteboard: LocalPasteboard
  ) -> String {
    let ends = state.ends
    let index = ends.firstIndex(of: state.focus) ?? 0
    func move(to place: Int, extends: Bool) {
      state.focus = place
      if !extends { state.anchor = place }
    }
    func perform(_ command: TextEditing.Command) { editing.perform(command, pasteboard: pasteboard) }
    func enter(_ text: String) {
      let new = entered(text)
      if !new.isEmpty { state.replace(state.range, by: new) }
    }
    switch random.int(0...21) {
    case 0...7:
      let piece = random.pick(Self.pieces)
      perform(.insert(piece))
      enter(piece)
      return "insert \(piece.debugDescription)"
    case 8, 9:
      perform(.delete(.backward))
      if state.range.isEmpty { state.anchor = ends[max(0, index - 1)] }
      if !state.range.isEmpty { state.replace(state.range, by: []) }
      return "delete backward"
    case 10:
      perform(.delete(.forward))
      if state.range.isEmpty { state.anchor = ends[min(index + 1, ends.count - 1)] }
      if !state.range.isEmpty { state.replace(state.range, by: []) }
      return "delete forward"
    case 11:
      perform(.move(.backward))
      move(to: state.range.isEmpty ? ends[max(0, index - 1)] : state.range.lowerBound, extends: false)
      return "backward"
    case 12:
      perform(.move(.forward))
      move(to: state.range.isEmpty ? ends[min(index + 1, ends.count - 1)] : state.range.upperBound, extends: false)
      return "forward"
    case 13:
      let isForward = random.chance(0.5)
      perform(.extend(isForward ? .forward : .backward))
      move(to: ends[max(0, min(index + (isForward ? 1 : -1), ends.count - 1))], extends: true)
      return "extend"
    case 14:
      // Any bytes, also those inside of clusters.
      let (a, b) = (random.int(0...editing.text.utf8.count), random.int(0...editing.text.utf8.count))
      perform(.select(TextSelection(anchor: a, focus: TextPosition(b))))
      state.anchor = ends.last { state.offset($0) <= a } ?? 0
      state.focus = ends.last { state.offset($0) <= b } ?? 0
      return "select \(a)...\(b)"
    case 15:
      let isEnd = random.chance(0.5)
      perform(.move(isEnd ? .end : .start))
      move(to: isEnd ? state.scalars.count : 0, extends: false)
      return "end"
    case 16:
      let isCut = random.chance(0.5)
      perform(isCut ? .cut : .copy)
      if isCut, !state.range.isEmpty { state.replace(state.range, by: []) }
      return "cut or copy"
    case 17:
      perform(.paste(pasteboard.textAtOnce ?? ""))
      enter(pasteboard.textAtOnce ?? "")
      return "paste"
    case 18:
      // The result of words is checked by its own rule: at the end of a cluster, in the direction of the movement.
      let isForward = random.chance(0.5)
      perform(.extend(isForward ? .wordForward : .wordBackward))
      let place = state.place(atByte: editing.selection.focus.offset)
      if isForward ? place >= state.focus : place <= state.focus { move(to: place, extends: true) }
      return "word"
    case 19:
      // A composition that is cancelled changes nothing.
      let piece = random.pick(Self.pieces)
      perform(.mark(piece, selection: 0..<1))
      perform(.mark("", selection: 0..<0))
      return "composition of \(piece.debugDescription)"
    case 20:
      let piece = random.pick(Self.pieces)
      perform(.mark("x", selection: 0..<1))
      perform(.insert(piece))
      enter(piece)
      return "compose and insert \(piece.debugDescription)"
    default:
      // Undone and redone changes restore text and selection exactly.
      let before = editing
      let count = random.int(1...4)
      var undone: [TextEditing] = []
      for _ in 0..<count where editing.canUndo {
        undone.append(editing)
        perform(.undo)
      }
      while let expected = undone.popLast() {
        perform(.redo)
        if !editing.text.unicodeScalars.elementsEqual(expected.text.unicodeScalars) { return "redo is another text" }
      }
      if editing.canUndo, !before.text.unicodeScalars.elementsEqual(editing.text.unicodeScalars) {
        return "redo failed"
      }
      state.anchor = state.place(atByte: editing.selection.anchor)
      state.focus = state.place(atByte: editing.selection.focus.offset)
      return "undo and redo \(count)"
    }
  }

  /// Undoes everything and does it again.
  private func historyProblem(_ editing: TextEditing) -> String? {
    var editing = editing
    let end = editing
    var states: [TextEditing] = [editing]
    while editing.canUndo {
      editing.perform(.undo)
      states.append(editing)
      let ends = editing.text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
      if !ends.contains(editing.selection.focus.offset) || !ends.contains(editing.selection.anchor) {
        return "the caret is inside a cluster after undo"
      }
    }
    if editing.text != "" { return "undone to \(editing.text.debugDescription)" }
    for state in states.reversed().dropFirst() {
      editing.perform(.redo)
      if !editing.text.utf8.elementsEqual(state.text.utf8) { return "redone to another text" }
    }
    return editing.text.utf8.elementsEqual(end.text.utf8) && !editing.canRedo ? nil : "redone to another end"
  }
}
