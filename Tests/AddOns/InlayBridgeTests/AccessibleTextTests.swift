import CInlayGIO
import InlayViews
import Testing

@testable import InlayWindow

/// Texts by Unicode's scalars, and values of messages.
@Suite struct AccessibleTextTests {
  private let text = AccessibleText(AccessibilityElement.Text("e\u{301}a 👋🏽 Ada", selection: 1..<4))

  @Test("numbers count scalars, and characters stay whole")
  func offsets() {
    #expect(text.count == 10)
    #expect(text.selection == 2..<6)
    #expect(text.characters(1..<3) == 0..<2)
    #expect(text.characters(4..<4) == 3..<3)
    #expect(text.range(-1, 3) == 3..<10)
    #expect(text.range(20, 2) == 2..<10)
  }

  @Test("words have the spaces after them; an offset beyond the end is nothing")
  func words() {
    #expect(text[text.range(at: 1, isWord: true, isCharacter: false)] == "e\u{301}a ")
    #expect(text[text.range(at: 8, isWord: true, isCharacter: false)] == "Ada")
    #expect(text.range(at: 10, isWord: true, isCharacter: false).isEmpty)
    #expect(text.range(at: 3, isWord: false, isCharacter: false) == 0..<10)
  }

  @Test("a change of a text is what lies between the equal ends")
  func difference() {
    func difference(_ old: String, _ new: String) -> String {
      let (before, after) = [old, new].map { AccessibleText(AccessibilityElement.Text($0, selection: 0..<0)) }.pair
      let found = after.difference(from: before)
      return "\(found.start) -\(before[found.removed]) +\(after[found.added])"
    }
    #expect(difference("abc", "abxc") == "2 - +x")
    #expect(difference("aaa", "aa") == "2 -a +")
    #expect(difference("Ada", "Bea") == "0 -Ad +Be")
    #expect(difference("", "") == "0 - +")
  }

  @Test("values come back from GLib's")
  func values() throws {
    let value = BusValue.tuple([
      .bool(true), .int(-3), .short(7), .unsigned(4), .double(0.5), .text("ü"), .path("/a"), .variant(.text("v")),
      .texts([("a", "b")]), .list("(so)", []), .list("u", [.unsigned(1), .unsigned(2)]),
    ])
    let variant = try #require(value.makeVariant())
    defer { g_variant_unref(variant) }
    #expect(BusValue(variant) == value)
  }

  @Test("the interfaces are XML that GLib reads")
  func description() {
    #expect(AccessibleInterface.description.contains("<method name='GetText'><arg type='i' direction='in'/>"))
    #expect(AccessibleInterface.description.contains("<property name='CurrentValue' type='d' access='readwrite'/>"))
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
