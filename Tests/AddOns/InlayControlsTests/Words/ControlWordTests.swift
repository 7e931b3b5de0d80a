import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// The library's words on controls, in the language of the scene.
@Suite struct ControlWordTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  /// A search that is edited.
  private func search(_ language: String?, title: String? = nil) -> (scene: Scene, field: SearchField) {
    let field = SearchField(placeholder: "?")
    field.cancelTitle = title
    field.frame = Rect(x: 0, y: 0, width: 300, height: 36)
    let scene = Scene(root: field, size: field.frame.size, textContext: fonts)
    scene.traits.language = language
    field.field.caretBlinks = false
    scene.focus(field.field, isVisible: false)
    scene.tick(at: 0)
    return (scene, field)
  }

  @Test("the button that ends a search has its title in the language, also after a change, unless an app sets another")
  func cancel() throws {
    let (scene, field) = search(nil)
    let shown = try IncrementalPicture(of: scene)
    for (language, title) in [
      (nil, "Cancel"), ("de-CH", "Abbrechen"), ("ar", "إلغاء"), ("ja", "キャンセル"), ("en", "Cancel"),
    ] {
      scene.traits.language = language
      scene.tick(at: scene.time + 1)
      #expect(field.first(CancelButton.self)?.title == title)
      #expect(try shown.problem() == nil)
      #expect(try shown.picture == search(language).scene.picture(), "\(title)")
      #expect(try shown.picture == search(language, title: title).scene.picture(), "\(title)")
    }
    field.cancelTitle = "Stop"
    scene.traits.language = "de"
    #expect(field.first(CancelButton.self)?.title == "Stop")
    field.cancelTitle = ""
    scene.tick(at: scene.time + 1)
    #expect(field.first(CancelButton.self)?.isHidden == true)
    field.cancelTitle = nil
    #expect(field.first(CancelButton.self)?.title == "Abbrechen")
  }

  @Test("words of an app replace those on controls that are shown")
  func override() throws {
    let (scene, field) = search("de")
    let shown = try IncrementalPicture(of: scene)
    _ = try shown.problem()
    scene.localization["inlay.cancel", language: "de"] = "Suche beenden"
    scene.tick(at: 1)
    #expect(field.first(CancelButton.self)?.title == "Suche beenden")
    #expect(try shown.problem() == nil)
    #expect(try shown.picture == search("de", title: "Suche beenden").scene.picture())
  }

  @Test("buttons of an alert without titles are named by their styles in the language")
  func alert() throws {
    let app = SettingsApp()
    let plain = Alert("Saved")
    let asking = Alert("Sure?", actions: [.init(role: .destructive), .init(role: .cancel)])
    func titles(_ alert: Alert) -> [String] {
      var titles: [String] = []
      _ = alert.first(Button.self) { button in
        titles.append(button.title)
        return false
      }
      return titles
    }
    #expect(titles(plain) == ["OK"] && titles(asking) == ["Delete", "Cancel"])
    app.scene.traits.language = "es"
    asking.present(in: app.scene)
    #expect(titles(asking).sorted() == ["Cancelar", "Eliminar"])
    app.scene.traits.language = "it"
    #expect(titles(asking).sorted() == ["Annulla", "Elimina"])
    asking.actions.append(Alert.Action("Later"))
    #expect(titles(asking).sorted() == ["Annulla", "Elimina", "Later"])
    plain.present(in: app.scene)
    #expect(titles(plain) == ["OK"])
    app.scene.traits.language = "es"
    #expect(titles(plain) == ["Aceptar"])
  }
}
