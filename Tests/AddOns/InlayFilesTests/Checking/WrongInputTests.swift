import InlayFiles
import InlayGraphics
import Testing

private let head = "inlay: 1\nsize: [100, 100]\n"

@Suite struct WrongInputTests {
  @Test(
    "a scene's own keys are checked",
    arguments: [
      WrongInput("", "1:1: the file is empty"),
      WrongInput("just text", "1:1: expected a scene, found the text 'just text'"),
      WrongInput("[1, 2]", "1:1: expected a scene, found [1, 2]"),
      WrongInput(
        "inlayTheme: 1\nname: sea", "1:1: the file is a theme, not a scene; name it in a scene's key 'theme'"),
      WrongInput(
        "{}", "1:1: inlay: the key is required in a scene", "1:1: size: the key is required in a scene"),
      WrongInput("inlay: 1", "1:1: size: the key is required in a scene"),
      WrongInput("size: [1, 1]", "1:1: inlay: the key is required in a scene"),
      WrongInput(
        "inlay: 2\nsize: [1, 1]", "1:8: inlay: format version 2 is unknown; this is version 1"),
      WrongInput("inlay: one\nsize: [1, 1]", "1:8: inlay: expected a whole number, found the text 'one'"),
      WrongInput("inlay: '1'\nsize: [1, 1]", "1:8: inlay: expected a whole number, found the text '1'"),
      WrongInput(head + "scale: 0", "3:8: scale: expected a number above 0 and at most 64, found the number 0"),
      WrongInput(head + "scale: 64.5", "3:8: scale: expected a number above 0 and at most 64, found the number 64.5"),
      WrongInput(
        head + "scale: .inf",
        "3:8: scale: expected a number above 0 and at most 64, found .inf, which is not a finite number"),
      WrongInput(
        head + "scale: 1e400",
        "3:8: scale: expected a number above 0 and at most 64, found 1e400, which is not a finite number"),
      WrongInput(
        head + "textScale: 0.5",
        "3:12: textScale: expected a number from 0.8 to 3, found the number 0.5"),
      WrongInput(
        head + "appearance: Dark",
        "3:13: appearance: found the text 'Dark'; "
          + "did you mean 'dark'? Expected one of light, dark, highContrastLight, highContrastDark"),
      WrongInput(
        head + "direction: righttoleft", "3:12: direction: expected one of ltr, rtl, found the text 'righttoleft'"),
      WrongInput(
        head + "sizeClass: regulr",
        "3:12: sizeClass: found the text 'regulr'; did you mean 'regular'? Expected one of regular, compact"),
      WrongInput(
        head + "safeArea: [1, 2, 3]",
        "3:11: safeArea: expected [top, left, bottom, right] as 4 numbers of at least 0, found [1, 2, 3]"),
      WrongInput(
        head + "theme: setings", "3:8: theme: no theme is named 'setings'; did you mean 'settings'?"),
      WrongInput(
        head + "theme: quux",
        "3:8: theme: no theme is named 'quux'; the built-in themes are 'settings', 'grouped-classic', "
          + "'plum-2011', 'gradient-custom', 'modern', 'high-contrast', and a file ends in .yaml, .yml or .json"),
      WrongInput(head + "layers: {}", "3:9: layers: expected a list, found an object"),
      WrongInput(
        head + "layers:",
        "3:8: layers: expected a list, found nothing (text after # is a comment unless it is in quotes)"),
      WrongInput(head + "layers: [7]", "3:10: layers[0]: expected a layer, found the number 7"),
    ])
  func scene(input: WrongInput) {
    #expect(problems(input.text) == input.problems)
  }

  @Test(
    "the canvas must have pixels, and not too many",
    arguments: [
      WrongInput(
        "inlay: 1\nsize: [0, 10]",
        "2:7: size: expected [width, height] as 2 numbers above 0, or auto as the height, found [0, 10]"),
      WrongInput(
        "inlay: 1\nsize: [-5, 10]",
        "2:7: size: expected [width, height] as 2 numbers above 0, or auto as the height, found [-5, 10]"),
      WrongInput(
        "inlay: 1\nsize: [1]",
        "2:7: size: expected [width, height] as 2 numbers above 0, or auto as the height, found [1]"),
      WrongInput(
        "inlay: 1\nsize: [0.4, 10]",
        "2:7: size: the canvas has 0 x 10 pixels (size times scale 1); each side must have at least 1"),
      WrongInput(
        "inlay: 1\nsize: [32768, 1]",
        "2:7: size: the canvas has 32768 x 1 pixels (size times scale 1); the maximum per side is 32767"),
      WrongInput(
        "inlay: 1\nsize: [8193, 8192]",
        "2:7: size: the canvas has 8193 x 8192 pixels (size times scale 1), 67117056 in all; at most 67108864 are allowed"
      ),
      WrongInput(
        "inlay: 1\nsize: [1000, 1000]\nscale: 40",
        "3:8: scale: the canvas has 40000 x 40000 pixels (size times scale 40); the maximum per side is 32767"),
      WrongInput(
        "inlay: 1\nsize: [1000, 1000]\nscale: 10",
        "3:8: scale: the canvas has 10000 x 10000 pixels (size times scale 10), 100000000 in all; at most 67108864 are allowed"
      ),
    ])
  func canvas(input: WrongInput) {
    #expect(problems(input.text) == input.problems)
  }

  @Test("the largest canvas, the longest side and the smallest pixel are valid")
  func canvasLimits() {
    for size in ["[32767, 1]", "[1, 32767]", "[0.5, 0.5]"] {
      #expect(problems("inlay: 1\nsize: \(size)") == [], "\(size)")
    }
    var options = SceneOptions()
    options.limits.maximumPixels = 10_000
    #expect(problems("inlay: 1\nsize: [100, 100]", options) == [])
    #expect(problems("inlay: 1\nsize: [100, 101]", options).count == 1)
  }

  @Test("all problems are reported, in the file's order, at most a hundred")
  func all() {
    let text = "scale: 0\nsiz: 3\ninlay: 1\nlayers: [{x: 1}, {sublayers: [{y: 1}], z: 1}]\nsize: [1]"
    #expect(problems(text).map { $0.prefix(4) } == ["1:8:", "2:1:", "4:11", "4:32", "4:40", "5:7:"])
    let many = head + "layers:\n" + (0..<300).map { "- {a\($0): 1, b\($0): 2}\n" }.joined()
    #expect(problems(many).count == 100)
    #expect(problems(many).last?.hasPrefix("53:12: layers[49].b49") ?? false)
  }

  @Test("equal problems of many elements are one, at the first place, with their number")
  func equalProblems() {
    let rows = { (count: Int) in
      "- type: table\n  sections:\n  - rows:\n" + String(repeating: "    - {titel: a}\n", count: count)
        + "    - {b: 1}\n"
    }
    let problem = "7:8: layers[0].sections[0].rows[0].titel: unknown key; did you mean 'title'?"
    #expect(problemsOfLayers(rows(3)).count == 4 && problemsOfLayers(rows(3)).first == problem)
    #expect(
      problemsOfLayers(rows(200)) == [
        problem + " (and 199 more like this)", "207:8: layers[0].sections[0].rows[200].b: unknown key in a row",
      ])
    #expect(problemsOfLayers(rows(20_000)).count == 2, "one problem does not hide another")
  }

  @Test("JSON is checked like YAML, at its own places")
  func json() {
    let text = #"{"inlay": 1, "size": [100, 100], "layers": [{"isHidden": "true", "nme": "😀"}]}"#
    #expect(
      problems(text) == [
        "1:58: layers[0].isHidden: expected true or false, found the text 'true'",
        "1:66: layers[0].nme: unknown key; did you mean 'name'?",
      ])
  }

  @Test("a problem in an anchor's value is reported once, for any number of aliases")
  func aliases() {
    let text = head + "layers:\n- &a {nme: x}\n- *a\n- sublayers: [*a, *a]\n"
    #expect(problems(text) == ["4:7: layers[0].nme: unknown key; did you mean 'name'?"])
  }

  @Test("a wrong option is reported at the key that it replaces")
  func options() {
    var options = SceneOptions()
    options.theme = "setting"
    options.scale = .nan
    options.textScale = 3.01
    options.size = Size(width: -1, height: 5)
    #expect(
      problems("inlay: 1\nsize: [10, 10]\n", options) == [
        "1:1: theme: no theme is named 'setting'; did you mean 'settings'? (set by the options)",
        "1:1: scale: expected a number above 0 and at most 64, found nan (set by the options)",
        "1:1: textScale: expected a number from 0.8 to 3, found 3.01 (set by the options)",
        "2:7: size: expected two finite numbers above 0, found -1 and 5 (set by the options)",
      ])
    for (textScale, isRight) in [(0.8, true), (3, true), (0.79, false), (.infinity, false)] {
      options = SceneOptions()
      options.textScale = textScale
      #expect(problems("inlay: 1\nsize: [10, 10]\ntextScale: 2\n", options).isEmpty == isRight, "\(textScale)")
    }
    options = SceneOptions()
    options.scale = 64
    #expect(
      problems("inlay: 1\nsize: [1000, 1000]\n", options) == [
        "2:7: size: the canvas has 64000 x 64000 pixels (size times scale 64); the maximum per side is 32767 "
          + "(the scale set by the options)"
      ])
  }
}
