import InlayFiles
import Testing

/// Problems of steps with gestures and events are reported before the first step.
@Suite struct GestureCheckingTests {
  private static let scene = """
    inlay: 1
    size: [100, 100]
    layers: [{name: box}, {name: list, type: table, sections: [{rows: [{title: a}]}]}]
    script:

    """

  @Test(
    "a wrong step is reported at its place",
    arguments: [
      ("- fling: {from: [0, 0]}", "5:10: script[0].fling.to: the key is required in a step that flings"),
      ("- fling: {from: [0, 0], to: [0, 9], duration: 601}", "5:3: script[0].fling: more than 36000 frames"),
      (
        "- swipe: {direction: left}",
        "5:10: script[0].swipe: one of 'at', 'text', 'role', 'label', 'name', 'row' is required in a step that swipes"
      ),
      (
        "- swipe: {layer: list, direction: left}",
        "5:10: script[0].swipe: one of 'at', 'text', 'role', 'label', 'name', 'row' is required in a step that swipes"
      ),
      ("- tap: {}", "5:8: script[0].tap: one of 'text', 'role', 'label', 'name', 'row' is required in a target"),
      ("- tap: {text: a, label: a}", "5:18: script[0].tap.label: cannot be combined with 'text'"),
      ("- tap: {name: box, row: [0, 0]}", "5:20: script[0].tap.row: cannot be combined with 'name'"),
      ("- tap: {name: bx}", "5:15: script[0].tap.name: no layer is named 'bx'; did you mean 'box'?"),
      (
        "- longPress: {at: {layer: box, row: [0, 0]}}",
        "5:27: script[0].longPress.at.layer: 'box' is of type 'layer'; expected a table"
      ),
      (
        "- swipe: {row: [0, 0], at: [1, 1], direction: left}",
        "5:24: script[0].swipe.at: cannot be combined with 'row'"
      ),
      (
        "- swipe: {layer: lst, row: [0, 0], direction: left}",
        "5:18: script[0].swipe.layer: no layer is named 'lst'; did you mean 'list'?"
      ),
      (
        "- swipe: {at: [0, 0], direction: lft}",
        "5:34: script[0].swipe.direction: found the text 'lft'; "
          + "did you mean 'left'? Expected one of left, right, up, down, leading, trailing"
      ),
      (
        "- swipe: {at: [0, 0], direction: left, distance: -1}",
        "5:50: script[0].swipe.distance: expected a number of at least 0, found the number -1"
      ),
      ("- pull: {layer: box}", "5:17: script[0].pull.layer: 'box' is of type 'layer'; expected a table"),
      ("- pull: {distance: 9}", "5:9: script[0].pull.layer: the key is required in a step that pulls"),
      ("- longPress: {}", "5:14: script[0].longPress.at: the key is required in a long press"),
      ("- longPress: {at: [0, 0], duration: 700}", "5:3: script[0].longPress: more than 36000 frames"),
      ("- longPress: {at: [0, 0]}\n- expect: {problems: 0}", "6:3: script[1].expect: there is no frame yet"),
      (
        "- pointer: {phase: dwn, at: [0, 0]}",
        "5:20: script[0].pointer.phase: found the text 'dwn'; "
          + "did you mean 'down'? Expected one of down, moved, up, cancelled, hovered"
      ),
      (
        "- pointer: {phase: down, at: [0, 0], modifiers: [shft]}",
        "5:50: script[0].pointer.modifiers[0]: found the text 'shft'; "
          + "did you mean 'shift'? Expected one of shift, control, option, command"
      ),
      (
        "- pointer: {phase: down, at: [0, 0], id: 0.5}",
        "5:42: script[0].pointer.id: expected a whole number from -9007199254740992 to 9007199254740992, found the "
          + "number 0.5"
      ),
      ("- wheel: {at: [0, 0]}", "5:10: script[0].wheel.by: the key is required in a wheel's event"),
      ("- key: {modifiers: [shift]}", "5:8: script[0].key.key: the key is required in a key's event"),
      ("- tick: {at: x}", "5:14: script[0].tick.at: expected a number, found the text 'x'"),
      ("- tick: {}", "5:9: script[0].tick.at: the key is required in a tick at a time"),
      ("- run: rst", nil), ("- run: {at: 1}", nil),
    ] as [(String, String?)])
  func wrong(step: String, problem: String?) {
    let found = problems(Self.scene + step)
    if let problem { #expect(found == [problem]) } else { #expect(found.count == 1) }
  }

  @Test("the table of a row and a target of another kind are not combined, and other words are explained")
  func targets() {
    #expect(
      problems(Self.scene + "- tap: {layer: list, text: a}")
        == ["5:16: script[0].tap.layer: this is the table of a row; use name for another layer"])
    #expect(problems(Self.scene + "- tap: {title: a}").contains { $0.contains("did you mean 'text'?") })
    #expect(problems(Self.scene + "- tap: a").count == 1)
  }

  @Test(
    "an action of a row is checked",
    arguments: [
      ("{titel: a}", "unknown key; did you mean 'title'?"), ("{style: red}", "expected one of normal, destructive"),
      ("{image: gone.png}", "'gone.png': no such file"), ("{backgroundColor: seperator}", "did you mean 'separator'?"),
    ])
  func action(action: String, problem: String) {
    let row = "{title: a, leadingActions: [{title: ok}, \(action)]}"
    let found = problemsOfLayers("- {type: table, sections: [{rows: [\(row)]}]}")
    #expect(found.count == 1 && found[0].contains("leadingActions[1]") && found[0].contains(problem), "\(found)")
  }

  @Test("valid steps are not errors")
  func right() {
    #expect(
      problems(
        Self.scene + """
          - fling: {from: [5, 50], to: [5, -50]}
          - fling: {from: [5, 50], to: [5, -50], duration: 0}
          - swipe: {layer: list, row: [0, 0], direction: left}
          - swipe: {at: [50, 20], direction: down, distance: 20.5, duration: 0.1}
          - pull: {layer: list}
          - pull: {layer: list, distance: 60, duration: 0.2}
          - longPress: {at: [5, 5]}
          - longPress: {at: {row: [0, 0], layer: list}}
          - tap: {text: a}
          - tap: {role: row, label: a}
          - tap: {row: [0, 0], role: staticText}
          - tap: {name: box, text: 42}
          - swipe: {row: [0, 0], direction: left}
          - swipe: {text: a, direction: left, distance: 9}
          - pointer: {phase: hovered, at: [1, 1], kind: mouse, time: 2.5}
          - pointer: {phase: down, at: [1, 1], id: 7, kind: pen, button: secondary, modifiers: [shift, command]}
          - wheel: {at: [1, 1], by: [0, -3], isPrecise: true, time: null}
          - key: a
          - key: {key: a, modifiers: [control], isRepeat: true, time: 3}
          - tick: {at: 1700000000.25}
          - run: rest
          - set: {layer: box, opacity: 0, animated: 0.25}
          - scrollTo: {layer: list, section: 0, row: 0, animated: true}
          - expect: {problems: 0}
          """) == [])
  }
}
