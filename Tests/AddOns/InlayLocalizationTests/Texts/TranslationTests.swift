import InlayGeometry
import InlayLayers
import InlayLocalization
import InlayViews
import Testing

/// An app's texts in a scene.
@Suite struct TranslationTests {
  private let view = View()
  private let scene: Scene

  init() {
    scene = Scene(root: view, size: Size(width: 10, height: 10))
    scene.localization["stops", language: "en"] = [.one: "{0} stop", .other: "{0} stops"]
    scene.localization["stops", language: "de"] = [.one: "{0} Halt", .other: "{0} Halte"]
    scene.localization["toward", language: "en"] = "Go to {0}"
  }

  private final class Problems { var list: [String] = [] }

  private func hear() -> Problems {
    let problems = Problems()
    scene.onProblem = { problems.list.append($0.message) }
    return problems
  }

  @Test("a text follows the language of the scene and of the layer")
  func languages() {
    #expect(scene.localized("stops", 1) == "1 stop" && view.localized("stops", 2) == "2 stops")
    scene.traits.language = "de-CH"
    #expect(scene.localized("stops", 1) == "1 Halt" && view.localized("stops", 2) == "2 Halte")
    view.overrideLanguage = "en"
    #expect(scene.localized("stops", 1) == "1 Halt" && view.localized("stops", 2) == "2 stops")
    #expect(View().localized("stops", 1) == "stops", "no scene has the texts")
  }

  @Test("a missing key is reported once for each language, and shown")
  func missing() {
    let problems = hear()
    for _ in 0..<2 { #expect(view.localized("nothing") == "nothing" && scene.localized("nothing", 3) == "nothing") }
    #expect(problems.list == ["the key \"nothing\" has no text in any language; the key itself is shown"])
    scene.traits.language = "de"
    for _ in 0..<2 {
      #expect(view.localized("toward", "Berlin") == "Go to Berlin" && view.localized("stops", 2) == "2 Halte")
    }
    #expect(problems.list.count == 2)
    #expect(problems.list.last == "the key \"toward\" has no text in de; the English text is shown")
  }

  @Test("a language that the app does not have is English without a word")
  func foreignLanguage() {
    let problems = hear()
    scene.traits.language = "fi"
    #expect(view.localized("toward", "Berlin") == "Go to Berlin" && view.localized("inlay.cancel") != "inlay.cancel")
    #expect(problems.list.isEmpty)
  }

  private struct Gate: LocalizedArgument, CustomStringConvertible {
    let number: Int
    var description: String { "gate \(number)" }
  }

  @Test("an argument of an app's type is inserted by its description, and selects no plural form")
  func ownArguments() {
    #expect(view.localized("toward", Gate(number: 1)) == "Go to gate 1")
    #expect(view.localized("stops", Gate(number: 1)) == "gate 1 stops")
  }

  @Test("no more than a thousand keys are told")
  func limit() {
    let problems = hear()
    for number in 0..<1100 { _ = view.localized("key \(number)") }
    #expect(problems.list.count == 1000)
  }

  @Test("an app's keys are not the library's: its own text of the same name is its own")
  func ownWords() {
    scene.localization["go", language: "en"] = "Leave"
    let problems = hear()
    scene.traits.language = "de"
    #expect(view.localized("go") == "Leave" && problems.list.count == 1)
    scene.localization["go", language: "de"] = "Abfahren"
    #expect(view.localized("go") == "Abfahren" && view.localized("inlay.cancel") == "Abbrechen")
  }
}
