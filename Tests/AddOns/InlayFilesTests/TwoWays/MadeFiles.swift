import InlayGraphics
import InlayImages
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// The images and the theme file that random scenes name, in a folder of their own.
final class MadeFiles {
  static let themeFile = "own.yaml"

  let folder: TestFolder
  /// The images by the names in scenes. `double.png` has a variant of twice its pixels.
  let images = ["small.png", "wide.png", "double.png"]
  let theme: Theme
  private var loaded: [String: Image] = [:]

  init() throws {
    folder = try TestFolder()
    let sizes = [("small.png", 3, 2), ("wide.png", 9, 4), ("double.png", 4, 4), ("double@2x.png", 8, 8)]
    for (name, width, height) in sizes {
      let surface = try ImageSurface(pixelWidth: width, pixelHeight: height)
      let canvas = Canvas(surface)
      canvas.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), with: RGBColor(rgb: 0x3377BB))
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: Double(height) / 2), with: RGBColor(rgb: 0xEE2211))
      try folder.write(try surface.pngData(), to: name)
    }
    let path = try folder.write(
      """
      inlayTheme: 1
      extends: modern
      colors: {tint: "#c06010", separator: "#8899aa", brand: {light: "#224488", dark: "#88aaee"}}
      categories: {warning: {background: "#ffeecc", selected: "#ffcc88", label: "#402000"}}
      """, to: Self.themeFile)
    theme = try ThemeFile(path: path).load().theme
    for (name, scale) in [("small.png", 1.0), ("wide.png", 1), ("double.png", 1), ("double@2x.png", 2)] {
      loaded[name] = try Image(path: folder[name], scale: scale)
    }
  }

  /// The image with a name for a scene of some scale: that of the scale or the next larger one.
  func image(_ name: String, scale: Double) throws -> Image {
    try #require(loaded[name == "double.png" && scale > 1 ? "double@2x.png" : name])
  }
}
