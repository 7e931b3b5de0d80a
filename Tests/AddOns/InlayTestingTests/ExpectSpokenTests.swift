import Testing

@testable import InlayTesting

@Suite struct ExpectSpokenTests {
  @Test("equal texts have no difference, and spaces around lines do not count")
  func equal() {
    #expect(SpokenText.difference(between: "a, button\nb", and: "a, button\nb\n") == nil)
    #expect(SpokenText.difference(between: "\n   a, button  \n\n\tb\n", and: "a, button\nb\n") == nil)
    #expect(SpokenText.difference(between: "", and: "") == nil)
  }

  @Test("a difference names the first line, and has the whole text")
  func different() {
    #expect(
      SpokenText.difference(between: "a\nb", and: "a\nc\n") == "line 2 is \"c\", not \"b\"; the output is:\na\nc")
    #expect(SpokenText.difference(between: "a\nb", and: "a\n") == "line 2 is missing: \"b\"; the output is:\na")
    #expect(SpokenText.difference(between: "a", and: "a\nb\n") == "line 2 is unexpected: \"b\"; the output is:\na\nb")
  }
}
