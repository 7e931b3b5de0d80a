import InlayControls
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// Text fields with a secret.
@Suite struct SecretTests {
  private let secret = "hunter2-correct-horse"

  @Test("a secret is in no dump, whether it is shown or edited, nor in a warning")
  func dumps() throws {
    let app = try SettingsApp(values: ["password": .string(secret)])
    #expect(!app.screen.dump().contains(secret))
    app.tap(0, 1)
    app.press(.end)
    app.type("!")
    #expect(app.values.value(forKey: "password") == .string(secret + "!"))
    #expect(!app.screen.dump().contains(secret) && app.screen.dump().contains("isSecure"))
    let page = try #require(SamplePages().page("Root"))
    #expect(page.warnings(for: app.values).isEmpty)
  }

  @Test("secrets of any length give the same picture while they are not edited, and none another")
  func length() throws {
    let fonts = try TextContext()
    func picture(_ value: String?) throws -> Picture {
      let values = value.map { ["password": PropertyList.string($0)] } ?? [:]
      return try SettingsApp(values: values, fonts: fonts).scene.picture()
    }
    let short = try picture("a")
    #expect(try short == picture(secret))
    #expect(try short != picture(""))
  }

  @Test("a press on a secret puts the caret into it, and after editing its bullets are as before")
  func press() throws {
    let app = try SettingsApp(values: ["password": .string("abc")])
    let before = try app.scene.picture()
    let field = try #require(app.cell(0, 1)?.accessoryView as? TextField)
    app.tap(field)
    #expect(field.isFocused && field.editing.selection.focus.offset <= 3)
    app.press(.end, .backspace)
    #expect(app.values.value(forKey: "password") == .string("ab"))
    app.type("cd")
    app.events.focus(nil)
    app.runUntilRest()
    #expect(try app.scene.picture() == before)
  }

  @Test("values describe themselves by their keys")
  func descriptions() {
    let values = SettingsValues(["password": .string(secret)])
    var dumped = ""
    dump(values, to: &dumped)
    for text in ["\(values)", String(reflecting: values), dumped] {
      #expect(text.contains("password") && !text.contains(secret), "\(text)")
    }
  }
}
