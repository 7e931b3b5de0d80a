import InlayFiles
import Testing

/// The parts of the format that cannot be done yet say so at their line, and their standard values are no error.
@Suite struct LaterKeysTests {
  @Test(
    "a key that comes later is an error at its line",
    arguments: [
      ("- {type: table, isEditing: true}", "4:17: layers[0].isEditing: not supported yet"),
      (
        "- {type: table, sections: [{rows: [{}, {}]}], isEditing: true}", "4:47: layers[0].isEditing: not supported yet"
      ),
    ])
  func later(layer: String, problem: String) {
    #expect(problemsOfLayers(layer) == [problem])
  }

  @Test(
    "the standard value of a key that comes later is no error",
    arguments: [
      "- {type: table, isEditing: false, separatorStyle: singleLine}"
    ])
  func standard(layer: String) {
    #expect(problemsOfLayers(layer) == [])
  }

  @Test("a step of a script that comes later is an error at its line")
  func script() {
    let scene = "inlay: 1\nsize: [1, 1]\nscript:\n"
    #expect(
      problems(scene + "- insert: {}\n- delete: {}") == [
        "4:3: script[0].insert: not supported yet", "5:3: script[1].delete: not supported yet",
      ])
  }

  @Test(
    "themes that come later are an error, by name and by path",
    arguments: [
      ("plum-2012", "no theme is called 'plum-2012'; the nearest is 'plum-2011'"),
      ("plum.yaml", "'plum.yaml': no such file"), ("themes/plum", "'themes/plum': no such file"),
    ])
  func themes(name: String, message: String) {
    #expect(problems("inlay: 1\nsize: [1, 1]\ntheme: \(name)") == ["3:8: theme: \(message)"])
  }
}
