import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// Pages equal forms that are written by hand.
@Suite struct PagePictureTests {
  private func handWritten() -> Form {
    Form {
      Section("Account", footer: "The name is shown to others.") {
        Row("Name", .textField("Ada", placeholder: "Required") { _ in })
        Row("Password", .textField("", placeholder: "None", isSecureTextEntry: true) { _ in })
        Row("Version", detail: "3.0")
        Row("Licence", detail: "Full")
      }
      Section {
        Row("Notifications", .switch(isOn: true) { _ in })
        Row("Theme", detail: "Auto", .disclosure) {}
        Row("Sound", .disclosure) {}
      }
      Section("Brightness") {
        Row(
          "",
          .slider(
            0.75, minimumImage: .symbol(.moon, tint: .token(.secondaryLabel)),
            maximumImage: .symbol(.sun, tint: .token(.secondaryLabel))
          ) { _ in })
      }
      Section("Sort by", footer: "The order of new lists.") {
        Row("Name") {}
        Row("Date", .checkmark) {}
        Row("Size") {}
      }
      Section(footer: "A group without rows is a footer.") {}
    }
  }

  private func picture(
    _ appearance: Appearance, _ direction: LayoutDirection, _ fonts: TextContext, show: (TableView) -> Void
  ) throws -> Picture {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 900), style: .insetGrouped)
    show(table)
    let scene = Scene(root: table, size: table.frame.size, scale: 2, textContext: fonts)
    (scene.traits.appearance, scene.traits.direction) = (appearance, direction)
    return try scene.picture()
  }

  @Test(
    "a page equals a form with its rows, byte for byte, in light and dark and both directions",
    arguments: [Appearance.light, .dark], [LayoutDirection.leftToRight, .rightToLeft])
  func form(appearance: Appearance, direction: LayoutDirection) throws {
    let fonts = try TextContext()
    let page = try #require(SamplePages().page("Root"))
    let values = SettingsValues(["theme": .boolean(false), "brightness": .string("0.75")])
    var shown: SettingsForm?
    let picture = try picture(appearance, direction, fonts) { table in
      shown = page.show(in: table, values: values) { $0 == "dark.png" ? .symbol(.moon) : .symbol(.sun) }
    }
    let form = handWritten()
    #expect(try picture.difference(from: self.picture(appearance, direction, fonts) { form.show(in: $0) }) == nil)
    #expect(shown != nil)
  }

  @Test("the images of a slider's ends count by their alpha, and large ones are scaled down to an icon")
  func images() throws {
    let fonts = try TextContext()
    let page = try #require(SamplePages().page("Root"))
    var forms: [SettingsForm] = []
    func picture(_ color: RGBColor, side: Int) throws -> Picture {
      let image = try Image(pixelWidth: side, pixelHeight: side) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: Double(side), height: Double(side)), with: color)
      }
      return try self.picture(.light, .leftToRight, fonts) { table in
        forms.append(page.show(in: table, values: SettingsValues()) { _ in image })
      }
    }
    let picture29 = try picture(.black, side: 29)
    #expect(try picture29 == picture(.white, side: 29) && picture29 == picture(.black, side: 290))
    #expect(try picture29 != picture(.black, side: 20))
  }

  @Test("an image is asked for once, and a missing one leaves the track longer")
  func missingImages() throws {
    var asked: [String] = []
    let page = try #require(SamplePages().page("Root"))
    let form = SettingsForm(page, values: SettingsValues()) { name in
      asked.append(name)
      return nil
    }
    for _ in 0..<2 { #expect(form.image("dark.png") == nil) }
    #expect(asked == ["dark.png"] && form.image(nil) == nil)
  }
}
