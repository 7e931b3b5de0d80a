import InlayFiles
import Testing

/// The parts of the format that cannot be done yet say so at their line, and their standard values are no error.
@Suite struct LaterKeysTests {
  @Test(
    "a key that comes later is an error at its line",
    arguments: [
      ("- {type: table, separatorStyle: etched}", "4:33: layers[0].separatorStyle: 'etched' is not supported yet"),
      ("- {type: table, isEditing: true}", "4:17: layers[0].isEditing: not supported yet"),
      ("- {type: table, rowHeight: auto}", "4:28: layers[0].rowHeight: 'auto' is not supported yet"),
      (
        "- {type: table, sectionHeaderHeight: auto}", "4:38: layers[0].sectionHeaderHeight: 'auto' is not supported yet"
      ),
      (
        "- {type: table, sections: [{rows: [{height: auto}]}]}",
        "4:45: layers[0].sections[0].rows[0].height: 'auto' is not supported yet"
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

  @Test("each step of a script is an error at its line, and no steps are none")
  func script() {
    let scene = "inlay: 1\nsize: [1, 1]\n"
    #expect(problems(scene + "script: []") == [])
    #expect(
      problems(scene + "script:\n- tick: 0.1\n- tapp: [1, 2]\n- {}\n- tap") == [
        "4:3: script[0].tick: not supported yet",
        "5:3: script[1].tapp: unknown key; the nearest is 'tap'",
        "6:3: script[2]: expected a step, found nothing",
        "7:3: script[3]: expected a step, found the text 'tap'",
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
