import InlayFiles
import Testing

/// The parts of the format that cannot be done yet say so at their line, and their standard values are no error.
@Suite struct LaterKeysTests {
  @Test(
    "a key that comes later is an error at its line",
    arguments: [
      ("- {type: overlay}", "4:10: layers[0].type: 'overlay' is not supported yet"),
      ("- {type: table, style: insetGrouped}", "4:24: layers[0].style: 'insetGrouped' is not supported yet"),
      ("- {type: table, isEditing: true}", "4:17: layers[0].isEditing: not supported yet"),
      ("- {type: table, isTableHeaderPinned: true}", "4:17: layers[0].isTableHeaderPinned: not supported yet"),
      (
        "- {type: table, style: rounded, decoration: maskedCards}",
        "4:45: layers[0].decoration: 'maskedCards' is not supported yet"
      ),
      (
        "- {type: table, decoration: cornerImages}",
        "4:29: layers[0].decoration: not supported yet in tables of style 'plain'"
      ),
      (
        "- {type: table, style: rounded, sections: [{}, {decoration: none}]}",
        "4:61: layers[0].sections[1].decoration: a decoration other than the table's is not supported yet"
      ),
      (
        "- {type: table, sections: [{decoration: slicedImages}]}",
        "4:41: layers[0].sections[0].decoration: 'slicedImages' is not supported yet"
      ),
      (
        "- {type: table, sections: [{rows: [{category: warning}]}]}",
        "4:37: layers[0].sections[0].rows[0].category: not supported yet"
      ),
      (
        "- {type: table, sections: [{rows: [{highlightedImage: a.png}]}]}",
        "4:37: layers[0].sections[0].rows[0].highlightedImage: not supported yet"
      ),
    ])
  func later(layer: String, problem: String) {
    #expect(problemsOfLayers(layer) == [problem])
  }

  @Test(
    "the standard value of a key that comes later is no error",
    arguments: [
      "- {type: table, isEditing: false, isTableHeaderPinned: false, separatorStyle: singleLine, decoration: none}",
      "- {type: table, style: rounded, decoration: cornerImages, sections: [{decoration: cornerImages}]}",
      "- {type: table, sections: [{decoration: none, rows: [{category: null, highlightedImage: ~}]}]}",
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
      ("plum-2011", "the theme 'plum-2011' is not supported yet"), ("plum.yaml", "theme files are not supported yet"),
      ("themes/plum", "theme files are not supported yet"),
    ])
  func themes(name: String, message: String) {
    #expect(problems("inlay: 1\nsize: [1, 1]\ntheme: \(name)") == ["3:8: theme: \(message)"])
  }
}
