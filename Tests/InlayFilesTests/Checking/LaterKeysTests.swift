import InlayFiles
import Testing

/// Keys of the format that are not supported yet are reported at their line; their default values are valid.
@Suite struct LaterKeysTests {
  @Test("an unsupported key is an error at its line, and its default value is valid")
  func later() {
    let scene = "inlay: 1\nsize: [1, 1]\nlayers: [{name: a}]\nscript:\n- set: {layer: a, opacity: 1, animated: "
    #expect(problems(scene + "0.25}") == ["5:31: script[0].set.animated: not supported yet"])
    #expect(problems(scene + "0}") == [])
  }

  @Test(
    "unsupported themes are an error, by name and by path",
    arguments: [
      ("plum-2012", "no theme is called 'plum-2012'; the nearest is 'plum-2011'"),
      ("plum.yaml", "'plum.yaml': no such file"), ("themes/plum", "'themes/plum': no such file"),
    ])
  func themes(name: String, message: String) {
    #expect(problems("inlay: 1\nsize: [1, 1]\ntheme: \(name)") == ["3:8: theme: \(message)"])
  }
}
