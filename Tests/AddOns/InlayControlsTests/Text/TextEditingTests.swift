import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

@Suite struct TextEditingTests {
  private let pasteboard = LocalPasteboard()

  private func edited(_ text: String, _ commands: TextEditing.Command...) -> TextEditing {
    var editing = TextEditing(text)
    for command in commands { editing.perform(command, pasteboard: pasteboard) }
    return editing
  }

  private func isEffective(_ command: TextEditing.Command, on editing: TextEditing) -> Bool {
    var copy = editing
    return copy.perform(command, pasteboard: pasteboard)
  }

  @Test(
    "a key deletes a whole cluster",
    arguments: [
      ("ae\u{301}", "a"), ("a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "a"), ("a\u{1F1E9}\u{1F1EA}", "a"),
      ("\u{915}\u{94D}\u{937}", ""), ("\u{5D0}\u{5B8}", ""), ("\u{1100}\u{1161}", ""), ("a\u{1F44D}\u{1F3FD}", "a"),
    ])
  func clusters(text: String, rest: String) {
    #expect(edited(text, .delete(.backward)).text == rest)
    #expect(edited(text, .move(.backward), .delete(.forward)).text == rest)
    #expect(edited(text, .move(.backward)).selection.focus.offset == rest.utf8.count)
  }

  @Test("marks and joiners become part of the cluster before them, and the caret is behind it")
  func joining() {
    #expect(edited("ax", .move(.backward), .insert("\u{301}")).selection == TextSelection(at: 3))
    let family = edited("\u{1F468}\u{1F467}", .move(.backward), .insert("\u{200D}"))
    #expect(family.text.count == 1)
    #expect(family.selection == TextSelection(at: 11))
    let hangul = edited("\u{1100}x\u{1161}", .move(.backward), .delete(.backward))
    #expect(hangul.selection == TextSelection(at: 6))
  }

  @Test(
    "a line takes no line ends and control characters",
    arguments: [
      ("a\r\nb\n", "a b"), ("\n", ""), ("\r\n", ""), ("a\tb", "a b"), ("a\u{0}\u{7}b", "ab"),
      ("a\u{2028}\u{85}b", "a b"),
      ("\u{B}a", "a"), ("a\u{200D}b", "a\u{200D}b"),
    ])
  func lines(text: String, entered: String) {
    #expect(TextEditing(text).text == entered)
    #expect(edited("", .insert(text)).text == entered)
    pasteboard.textAtOnce = text
    #expect(edited("", .paste(pasteboard.textAtOnce ?? "")).text == entered)
  }

  @Test("text that cannot be entered leaves the selection")
  func refused() {
    var editing = edited("abc", .selectAll)
    #expect(!isEffective(.insert("\r\n"), on: editing))
    #expect(editing.selectedText == "abc")
    #expect(!editing.canUndo)
    let long = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 10_000)
    editing.perform(.insert(long))
    #expect(editing.text.utf8.count == TextEditing.maximumByteCount)
    editing.perform(.insert("x"))
    #expect(editing.text.utf8.count == TextEditing.maximumByteCount)
  }

  @Test("moving and extending by words, ends and clusters")
  func movements() {
    let text = "two big  words."
    let places: [(TextEditing.Movement, [Int])] = [
      (.wordBackward, [9, 4, 0, 0]), (.backward, [14, 13]), (.start, [0]), (.end, [15]), (.forward, [15]),
    ]
    for (movement, offsets) in places {
      var (moved, extended) = (TextEditing(text), TextEditing(text))
      for offset in offsets {
        moved.perform(.move(movement))
        extended.perform(.extend(movement))
        #expect(moved.selection.isEmpty && moved.selection.focus.offset == offset)
        #expect(extended.selection.range == offset..<15)
      }
    }
    var editing = edited(text, .move(.start))
    let ends = (0..<4).map { _ in
      editing.perform(.move(.wordForward))
      return editing.selection.focus.offset
    }
    #expect(ends == [3, 7, 14, 15])
    #expect(edited(text, .delete(.wordBackward)).text == "two big  ")
    #expect(edited(text, .delete(.start)).text == "")
    #expect(edited(text, .selectAll, .move(.backward)).selection == TextSelection(at: 0, .downstream))
    #expect(edited(text, .selectAll, .move(.forward)).selection == TextSelection(at: 15))
  }

  @Test("a double click selects a word, or what is between two")
  func words() {
    let text = "e\u{301}t\u{E9}, Łódź  שלום"
    func word(_ offset: Int, _ affinity: TextPosition.Affinity = .downstream) -> String {
      edited(text, .selectWord(at: TextPosition(offset, affinity))).selectedText
    }
    #expect(word(0) == "e\u{301}t\u{E9}")
    #expect(word(6, .upstream) == "e\u{301}t\u{E9}")
    #expect(word(6) == ", ")
    #expect(word(8) == "Łódź")
    #expect(word(text.utf8.count) == "שלום")
    #expect(edited("", .selectWord(at: TextPosition(0))).selectedText == "")
  }

  @Test("typing is undone by words, deleting by runs, everything else alone")
  func undo() {
    var editing = TextEditing()
    for character in "one two" { editing.perform(.insert(String(character))) }
    for _ in 0..<3 { editing.perform(.delete(.backward)) }
    editing.perform(.move(.start))
    editing.perform(.insert("x"))
    var texts = [editing.text]
    while editing.canUndo {
      editing.perform(.undo)
      texts.append(editing.text)
    }
    #expect(texts == ["xone ", "one ", "one two", "one ", ""])
    while editing.canRedo { editing.perform(.redo) }
    #expect(editing.text == "xone ")
    #expect(editing.selection == TextSelection(at: 1))
    editing.perform(.undo)
    editing.perform(.insert("y"))
    #expect(!editing.canRedo)
  }

  @Test("cut, copy and paste use the pasteboard, and a secret is not copied")
  func clipboard() {
    var editing = edited("secret", .selectAll, .copy)
    #expect(pasteboard.textAtOnce == "secret")
    editing.perform(.cut, pasteboard: pasteboard)
    #expect(editing.text == "")
    editing.perform(.paste(pasteboard.textAtOnce ?? ""))
    editing.perform(.paste(pasteboard.textAtOnce ?? ""))
    #expect(editing.text == "secretsecret")
    editing.perform(.undo)
    #expect(editing.text == "secret")
    var secret = TextEditing("a b", isSecure: true)
    secret.perform(.selectAll)
    pasteboard.textAtOnce = "other"
    #expect(!isEffective(.copy, on: secret))
    #expect(!isEffective(.cut, on: secret))
    #expect(pasteboard.textAtOnce == "other" && secret.text == "a b")
    secret.perform(.move(.wordBackward))
    #expect(secret.selection.focus.offset == 0)
    secret.perform(.selectWord(at: TextPosition(1)))
    #expect(secret.selection.range == 0..<3)
    editing = TextEditing("abc")
    #expect(!isEffective(.cut, on: editing), "a caret cuts nothing")
  }

  @Test("a composition replaces the selection, and its end is one change")
  func composition() {
    var editing = edited("abc", .selectAll, .mark("n", selection: 1..<1), .mark("ni", selection: 2..<2))
    #expect(editing.text == "ni" && editing.markedRange == 0..<2)
    editing.perform(.mark("", selection: 0..<0))
    #expect(editing.text == "abc" && editing.selectedText == "abc" && editing.markedRange == nil)
    editing.perform(.mark("ni", selection: 0..<1))
    #expect(editing.selectedText == "n")
    editing.perform(.insert("\u{4F60}"))
    #expect(editing.text == "\u{4F60}")
    editing.perform(.undo)
    #expect(editing.text == "abc" && editing.selectedText == "abc")
    editing.perform(.move(.end))
    editing.perform(.mark("x", selection: 1..<1))
    editing.perform(.move(.start))
    #expect(editing.text == "abcx" && editing.markedRange == nil)
    editing.perform(.undo)
    #expect(editing.text == "abc")
    // A mark that joins the letter before it.
    editing = edited("a", .mark("\u{301}", selection: 2..<2))
    #expect(editing.markedRange == 0..<3)
    editing.perform(.mark("", selection: 0..<0))
    #expect(Array(editing.text.utf8) == Array("a".utf8))
  }
}
