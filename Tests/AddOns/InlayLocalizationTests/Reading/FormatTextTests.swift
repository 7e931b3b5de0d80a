import Testing

@testable import InlayLocalization

/// Placeholders of `printf` in texts.
@Suite struct FormatTextTests {
  @Test(
    "placeholders are arguments, in their order or by number",
    arguments: [
      ("%@ to %@", "{0} to {1}"), ("%d, %i, %u, %lld, %ld, %zd, %s, %f", "{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}"),
      ("%2$@ of %1$lld", "{1} of {0}"), ("%1$@ %@ %@", "{0} {0} {1}"), ("%'d", "{0}"), ("%@%@", "{0}{1}"),
      ("100 %% of %d", "100 % of {0}"), ("50 % off", "50 % off"), ("50% off, %q", "50% off, %q"), ("%", "%"),
      ("%%d", "%d"), ("%0$@", "%0$@"), ("%1$", "%1$"), ("{1} %@", "{1} {0}"), ("日本 %@ 日", "日本 {0} 日"),
      ("%(name)s", "%(name)s"), ("%#@open", "%#@open"), ("%1000$@", "%1000$@"), ("", ""),
    ])
  func placeholders(text: String, pattern: String) {
    let format = FormatText(text)
    #expect(format.pattern() == pattern)
    #expect(format.unusable.isEmpty)
  }

  @Test("placeholders with a form of the number's own are told")
  func unusable() {
    let format = FormatText("%.2f, %05d, %x, %1$-8s, %@")
    #expect(format.pattern() == "{0}, {1}, {2}, {0}, {3}")
    #expect(format.unusable == ["%.2f", "%05d", "%x", "%1$-8s"])
  }

  @Test("variables have names, and inside them placeholders are their number")
  func variables() {
    let format = FormatText("%@: %#@stops@ %3$#@x@")
    #expect(
      format.pieces == [
        .argument(0), .text(": "), .variable("stops", argument: 1), .text(" "), .variable("x", argument: 2),
      ])
    #expect(FormatText("%d of %1$@", argument: 4).pattern() == "{4} of {0}")
  }
}
