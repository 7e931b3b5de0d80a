import Inlay
import InlayControls
import Testing

/// What `print` says: facts, without the names of the modules inside the library.
@Suite struct DescriptionTests {
  /// An app's property of the name that most descriptions have.
  private final class ProductCell: TableViewCell {
    var description = "Loose leaves"
  }

  private final class NamedView: View, CustomStringConvertible {
    var description: String { "a view of the app" }
  }

  @Test("a layer says its class, its name and its frame; in arrays and optionals, too")
  func layers() {
    let control = Switch()
    control.name = "power"
    control.frame = Rect(x: 8, y: 16, width: 51, height: 31)
    let text = "Switch \"power\" (8.0, 16.0, 51.0 x 31.0)"
    #expect("\(control)" == text && "\([control])" == "[\(text)]")
    let layer: Layer? = control
    #expect("\(layer as Any)" == "Optional(\(text))")
    #expect("\(ProductCell())" == "ProductCell \(ProductCell().frame)" && ProductCell().description == "Loose leaves")
    #expect("\(NamedView())" == "a view of the app")
    let scene = Scene(root: TableView(), size: Size(width: 320, height: 480))
    #expect("\(scene)" == "Scene 320.0 x 480.0 of TableView")
    #expect("\(TapInteraction())" == "TapInteraction")
  }

  @Test("option sets say the names of their options")
  func options() {
    #expect("\(KeyModifiers([.shift, .super]))" == "[shift, super]" && "\(KeyModifiers())" == "[]")
    #expect("\(Corners.top)" == "[topLeft, topRight]" && "\(Corners(rawValue: 17))" == "[topLeft, rawValue 16]")
    let cell = TableViewCell()
    cell.isEnabled = false
    #expect("\(cell.state)" == "[disabled]")
    let element = Switch(isOn: true).accessibilityElement
    #expect(element.map { "\($0.states)".contains("checked") } ?? false, "\(String(describing: element?.states))")
  }

  @Test("traits say what is not the default, and nothing private")
  func traits() {
    var traits = Traits(appearance: .dark, textScale: 1.5, language: "ar")
    #expect("\(traits)" == "Traits(appearance: dark, textScale: 1.5, language: ar)")
    traits.sizeClass = .compact
    traits.direction = .leftToRight
    traits.language = nil
    #expect("\(traits)" == "Traits(appearance: dark, direction: leftToRight, sizeClass: compact, textScale: 1.5)")
    #expect("\(Traits())" == "Traits()")
  }

  @Test("no inner module is named in arrays of values and of objects")
  func modules() throws {
    let surface = try ImageSurface(pixelWidth: 2, pixelHeight: 3, scale: 2)
    let scene = Scene(root: View(), size: Size(width: 4, height: 4))
    scene.tick(at: 0)
    let values: [Any] = [
      Insets(top: 1), Transform.identity, Point.zero, Size.zero, Rect.zero, Corners.all, RGBColor.black, Color.black,
      Traits(), KeyModifiers.alt, TableViewCell(), Label(), scene, surface, surface.makeImage(), scene.frame as Any,
      TapInteraction(),
    ]
    for value in values {
      let text = "\([value])"
      #expect(!text.contains("Inlay"), "\(text)")
    }
    #expect("\(surface)" == "ImageSurface 2 x 3 pixels at scale 2.0")
    #expect("\(surface.makeImage())" == "Image 2 x 3 pixels at scale 2.0")
  }
}
