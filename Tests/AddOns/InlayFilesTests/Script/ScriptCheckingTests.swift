import InlayFiles
import Testing

/// Problems of a script are reported before its first step.
@Suite struct ScriptCheckingTests {
  private static let scene = """
    inlay: 1
    size: [100, 100]
    layers: [{name: box}, {name: words, type: text}, {name: list, type: table}, {name: long, type: table, \
    generate: {rowsPerSection: 9}}]
    script:

    """

  @Test(
    "a wrong step is reported at its place",
    arguments: [
      ("- tapp: 1", "5:3: script[0].tapp: unknown key; did you mean 'tap'?"),
      ("- {}", "5:3: script[0]: expected a step, found nothing"),
      ("- tick", "5:3: script[0]: expected a step, found the text 'tick'"),
      ("- {tick: 1, run: 1}", "5:13: script[0].run: a step has exactly one key; this is the second"),
      ("- tick: -1", "5:9: script[0].tick: expected a number of at least 0, found the number -1"),
      (
        "- run: .inf",
        "5:8: script[0].run: expected a number of at least 0 or rest, found .inf, which is not a finite number"
      ),
      ("- run: 601", "5:3: script[0].run: more than 36000 frames"),
      ("- expect: {pixelsPainted: 0}", "5:3: script[0].expect: there is no frame yet"),
      ("- scroll: {layer: list}", "5:11: script[0].scroll.by: the key is required in a step that scrolls"),
      ("- reload: {layer: lst}", "5:19: script[0].reload.layer: no layer is named 'lst'; did you mean 'list'?"),
      (
        "- select: {layer: box, at: [0, 0]}",
        "5:19: script[0].select.layer: 'box' is of type 'layer'; expected a table"
      ),
      (
        "- set: {layer: box, strin: a}",
        "5:21: script[0].set.strin: layers of type 'layer' do not have this key"
      ),
      (
        "- set: {layer: box, opacty: 1}",
        "5:21: script[0].set.opacty: layers of type 'layer' do not have this key; did you mean 'opacity'?"
      ),
      ("- set: {layer: words, lineLimit: x}", nil),
      (
        "- set: {layer: box, sublayers: [{type: overlay, covers: lst}]}",
        "5:57: script[0].set.sublayers[0].covers: no layer is named 'lst'; did you mean 'list'?"
      ),
      ("- set: {layer: list, style: grouped}", "5:22: script[0].set.style: cannot be changed"),
      ("- set: {layer: words, textStyle: title}", "5:23: script[0].set.textStyle: cannot be changed"),
      (
        "- set: {layer: box, opacity: 1, animated: -0.25}",
        "5:43: script[0].set.animated: expected a number of at least 0, found the number -0.25"
      ),
      ("- set: {layer: box, contents: gone.png}", "5:31: script[0].set.contents: 'gone.png': no such file"),
      ("- tap: [1]", "5:8: script[0].tap: expected [x, y] as 2 numbers, found [1]"),
      ("- drag: {from: [0, 0]}", "5:9: script[0].drag.to: the key is required in a step that drags"),
      ("- drag: {from: [0, 0], to: [0, 9], duration: 601}", "5:3: script[0].drag: more than 36000 frames"),
      ("- drag: {from: [0, 0], to: [0, 9]}\n- expect: {problems: 0}", "6:3: script[1].expect: there is no frame yet"),
      (
        "- key: dwn",
        "5:8: script[0].key: found the text 'dwn'; did you mean 'down'? Expected a key's event or one of up, down, left, right, pageUp, pageDown, home, end, space, return, tab, "
          + "backTab, escape, delete, forwardDelete, a, c, v, x, y, z"
      ),
      (
        "- scrollTo: {layer: box, section: 0, row: 0}",
        "5:21: script[0].scrollTo.layer: 'box' is of type 'layer'; expected a table"
      ),
      (
        "- scrollTo: {layer: list, section: 0}",
        "5:13: script[0].scrollTo.row: the key is required in a step that scrolls to a row"
      ),
      (
        "- scrollTo: {layer: long, section: 0, row: 0, animated: 1}",
        "5:57: script[0].scrollTo.animated: expected true or false, found the number 1"
      ),
      (
        "- scrollTo: {layer: long, section: 0, row: 0, at: tpo}",
        "5:51: script[0].scrollTo.at: found the text 'tpo'; "
          + "did you mean 'top'? Expected one of none, top, middle, bottom"
      ),
      ("- setTheme: {}", "5:13: script[0].setTheme: expected theme, appearance or both"),
      ("- setTraits: {}", "5:14: script[0].setTraits: expected direction, textScale or language"),
      (
        "- setTraits: {textScale: 4}",
        "5:26: script[0].setTraits.textScale: expected a number from 0.8 to 3, found the number 4"
      ),
      (
        "- restore: [{selected: []}]",
        "5:13: script[0].restore[0].offset: the key is required in a scroll view's state"
      ),
      ("- snapshot: a.txt", "5:13: script[0].snapshot: 'a.txt': a snapshot's name must end in .png"),
      ("- snapshot: ../a.png", "5:13: script[0].snapshot: '../a.png' is outside the scene's folder"),
      (
        "- resize: [40000, 1]",
        "5:11: script[0].resize: the canvas has 40000 x 1 pixels (size times scale 1); the maximum per side is 32767"
      ),
      (
        "- resize: {size: [400, 1], scale: 64}\n- resize: [600, 1]",
        "6:11: script[1].resize: the canvas has 38400 x 64 pixels (size times scale 64); the maximum per side is 32767"
      ),
    ] as [(String, String?)])
  func wrong(step: String, problem: String?) {
    let found = problems(Self.scene + step)
    if let problem { #expect(found == [problem]) } else { #expect(found.count == 1) }
  }

  @Test("steps after the one with too many frames are checked too, and the frames are reported once")
  func afterFrames() {
    let steps = "- run: 100000\n- set: {layer: box, opacty: 1}\n- run: 700\n- scroll: {layer: lst, by: [0, 1]}"
    #expect(
      problems(Self.scene + steps) == [
        "5:3: script[0].run: more than 36000 frames",
        "6:21: script[1].set.opacty: layers of type 'layer' do not have this key; did you mean 'opacity'?",
        "8:19: script[3].scroll.layer: no layer is named 'lst'; did you mean 'list'?",
      ])
  }

  @Test("valid steps and an empty script are not errors")
  func right() {
    #expect(problems("inlay: 1\nsize: [1, 1]\nscript: []") == [])
    #expect(
      problems(
        Self.scene + """
          - tick: 0
          - run: 0.5
          - tap: [5, 5.5]
          - drag: {from: [5, 50], to: [5, -50]}
          - drag: {from: [5, 50], to: [5, -50], duration: 0}
          - scroll: {layer: list, by: [0, 10]}
          - insert: {layer: list, section: 0, sections: [{rows: [{}, {}]}]}
          - scrollTo: {layer: list, section: 0, row: 1, at: middle, animated: false}
          - scrollTo: {layer: list, section: 0, row: 0}
          - key: pageDown
          - set: {layer: box, frame: [0, 0, 5, 5], backgroundColor: null, animated: 0}
          - deselect: {layer: list}
          - setTheme: {appearance: dark}
          - setTraits: {direction: rtl, textScale: 3}
          - resize: {size: [20, 20]}
          - resize: {size: [20, 20], scale: 2}
          - resize: [20, 20]
          - restore: [{offset: [0, 5], selected: [[0, 1]]}, {offset: [-3, 1e9]}]
          - expect: {pixelsPainted: 0, problems: 0}
          """) == [])
  }
}
