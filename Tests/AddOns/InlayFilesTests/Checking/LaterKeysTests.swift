import InlayFiles
import Testing

/// Names of the format that are not supported are reported at their line.
@Suite struct LaterKeysTests {
  @Test(
    "unsupported themes are an error, by name and by path",
    arguments: [
      ("plum-2012", "no theme is named 'plum-2012'; did you mean 'plum-2011'?"),
      ("plum.yaml", "'plum.yaml': no such file"), ("themes/plum", "'themes/plum': no such file"),
    ])
  func themes(name: String, message: String) {
    #expect(problems("inlay: 1\nsize: [1, 1]\ntheme: \(name)") == ["3:8: theme: \(message)"])
  }
}
