import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The language of the library's words in a scene.
@Suite struct WordLanguageTests {
  private final class Listener: View {
    var shown = ""

    override func environmentDidChange() {
      super.environmentDidChange()
      shown = localized(.cancel) + ", " + localized(.items, count: 2)
    }
  }

  @Test("a view has words in its language, and hears of another one and of other words")
  func view() {
    let (view, inside) = (Listener(), Listener())
    #expect(view.localized(.done) == "Done" && view.localized(.position, "1", "2") == "1 of 2")
    view.addSublayer(inside)
    let scene = Scene(root: view, size: Size(width: 10, height: 10))
    scene.traits.language = "de"
    #expect(inside.shown == "Abbrechen, 2 Elemente")
    scene.localization["inlay.cancel", language: "de"] = "Nein"
    #expect(inside.shown == "Nein, 2 Elemente")
    inside.overrideLanguage = "fr"
    #expect(inside.shown == "Annuler, 2 éléments" && view.shown == "Nein, 2 Elemente")
    scene.localization = .standard
    #expect(view.shown == "Abbrechen, 2 Elemente")
  }

  @Test("a scene tells of texts that are refused or have useless plural forms, each once")
  func told() {
    let scene = Scene(root: View(), size: Size(width: 10, height: 10))
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.localization["inlay.done", language: "de"] = "Fertig mit {0}"
    scene.localization["stops", language: "pl"] = [.one: "{0} przystanek", .two: "{0} przystanki"]
    scene.localization["done", language: "de"] = "Willkommen, {0}"
    #expect(problems.count == 2 && problems[0].contains("'inlay.done'") && problems[1].contains("'stops'"))
    #expect(scene.root.localized(.done, in: "de") == "Fertig")
    scene.localization = .standard
    #expect(problems.count == 2)
  }

  /// A table whose first row is swiped open.
  private func table(_ language: String?, fonts: TextContext) -> (scene: Scene, table: TableView, form: Form) {
    let table = TableView(style: .insetGrouped)
    table.frame = Rect(x: 0, y: 0, width: 360, height: 200)
    let scene = Scene.inSettings(root: table, size: table.frame.size, textContext: fonts)
    scene.traits.language = language
    let form = Form { Section { for name in ["A", "B"] { Row(name).onDelete {} } } }
    form.show(in: table)
    scene.tick(at: 0)
    table.openSwipeActions(ofRowAt: row(0, 0), animated: false)
    scene.tick(at: 1)
    return (scene, table, form)
  }

  @Test("the standard action of a row is named and sized in the language, also while it is shown")
  func deletion() throws {
    let fonts = try TextContext()
    let (scene, table, form) = table(nil, fonts: fonts)
    let shown = try IncrementalPicture(of: scene)
    for (language, title) in [
      (nil, "Delete"), ("fr", "Supprimer"), ("ar", "حذف"), ("he", "מחיקה"), ("pl", "Usuń"), ("en", "Delete"),
    ] {
      scene.traits.language = language
      scene.tick(at: scene.time + 1)
      #expect(try shown.problem() == nil)
      let slide = try #require(table.cellForRow(at: row(0, 0))?.slide)
      let button = try #require(slide.actions.sublayers.first as? SwipeActionButton)
      #expect(button.title == title && button.sublayers.compactMap { ($0 as? Label)?.text } == [title])
      let fresh = self.table(language, fonts: fonts)
      #expect(try shown.picture == fresh.scene.picture(), "\(title)")
      #expect((scene.traits.effectiveDirection == .rightToLeft) == ["ar", "he"].contains(language))
    }
    #expect(form.sections.count == 1)
  }
}
