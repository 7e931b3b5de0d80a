import InlayControls
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// Screens of bundles on disk.
@Suite struct BundleScreenTests {
  private func makeBundle() throws -> TestFolder {
    let folder = try TestFolder()
    func specifiers(_ rows: String) -> String {
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>StringsTable</key><string>Root</string>"
        + "<key>PreferenceSpecifiers</key><array>\(rows)</array></dict></plist>"
    }
    func specifier(_ pairs: [(String, String)]) -> String {
      "<dict>" + pairs.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
    }
    let slider = specifier([
      ("Type", "<string>PSSliderSpecifier</string>"), ("Key", "<string>volume</string>"),
      ("DefaultValue", "<real>0.5</real>"), ("MinimumValue", "<integer>0</integer>"),
      ("MaximumValue", "<integer>1</integer>"), ("MinimumValueImage", "<string>low.png</string>"),
      ("MaximumValueImage", "<string>high</string>"),
    ])
    let pane = specifier([
      ("Type", "<string>PSChildPaneSpecifier</string>"), ("Title", "<string>More</string>"),
      ("File", "<string>More</string>"),
    ])
    let toggle = specifier([
      ("Type", "<string>PSToggleSwitchSpecifier</string>"), ("Title", "<string>Sync</string>"),
      ("Key", "<string>sync</string>"), ("DefaultValue", "<string>YES</string>"),
    ])
    try folder.write(specifiers(slider + pane), to: "Root.plist")
    try folder.write(specifiers(toggle), to: "More.plist")
    try folder.write("\"More\" = \"Mehr\";\n\"Sync\" = \"Abgleich\";\n", to: "de.lproj/Root.strings")
    try folder.writePNG("low.png", width: 10, height: 10)
    try folder.writePNG("high@2x.png", width: 40, height: 40)
    return folder
  }

  @Test("a screen shows a bundle's pages with their images, and then those of another language")
  func languages() throws {
    let folder = try makeBundle()
    let values = SettingsValues()
    let screen = SettingsScreen(try SettingsBundle(path: folder.path), values: values)
    screen.frame = Rect(x: 0, y: 0, width: 390, height: 600)
    let scene = Scene(root: screen, size: screen.frame.size, scale: 2, textContext: try TextContext())
    scene.tick(at: 0)
    let table = try #require(screen.stack.topPage?.content as? TableView)
    let slider = try #require(table.cellForRow(at: RowPath(section: 0, row: 0))?.accessoryView as? Slider)
    #expect(slider.minimumImage?.size == Size(width: 10, height: 10))
    #expect(slider.maximumImage?.size == Size(width: 20, height: 20))
    let pane = try #require(table.cellForRow(at: RowPath(section: 0, row: 1)))
    #expect(pane.textLabel.text == "More")
    screen.open("More", animated: false)
    screen.show(try SettingsBundle(path: folder.path, language: "de"))
    scene.tick(at: 1)
    let inner = try #require(screen.stack.topPage?.content as? TableView)
    let sync = try #require(inner.cellForRow(at: RowPath(section: 0, row: 0)))
    #expect(sync.textLabel.text == "Abgleich" && sync.isOn)
    screen.stack.pop(animated: false)
    scene.tick(at: 2)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 1))?.textLabel.text == "Mehr")
    #expect(values.all.isEmpty)
  }

  @Test("a file of a bundle is decoded once, by any of its names, and again when it changed")
  func decodedOnce() throws {
    let folder = try makeBundle()
    let bundle = try SettingsBundle(path: folder.path)
    let copy = bundle
    for name in ["low.png", "low", "./low.png", "low"] {
      #expect(copy.image(named: name) === bundle.image(named: "low"))
      #expect(bundle.image(named: "Root.plist") == nil)
    }
    #expect(bundle.images.count == 2)
    #expect(bundle.image(named: "low") != nil && bundle.image(named: "high") != nil)
    #expect(bundle.images.count == 3)
  }

  @Test("images of a bundle have a limit together, damaged ones included")
  func totalOfImages() throws {
    let folder = try TestBundle()
    let picture = try ImageSurface(pixelWidth: 10, pixelHeight: 10).pngData()
    for number in 0..<6 { try folder.write(picture, to: "\(number).png") }
    try folder.write(Array(picture.dropLast(20)), to: "damaged.png")
    func found(_ names: [String], limit: Int) throws -> [Bool] {
      let images = BundleImages(maximumPixels: limit)
      let place = try folder.read().folder
      return try names.map { images.image(reading: try place.open(at: $0), scale: 1) != nil }
    }
    let names = (0..<6).map { "\($0).png" }
    #expect(
      try found(names + names, limit: 450) == [
        true, true, true, true, false, false, true, true, true, true, false, false,
      ])
    #expect(try found(["0.png", "damaged.png", "1.png", "0.png"], limit: 1 << 20) == [true, false, false, true])
    #expect(try found(["0.png", "damaged.png", "1.png"], limit: 2 << 20) == [true, false, true])
  }

  @Test("SVG files of a bundle have a limit of time together", .needsLimits)
  func timeOfImages() throws {
    let folder = try TestBundle()
    func svg(_ body: String = "") -> [UInt8] {
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"90\">\(body)</svg>".utf8)
    }
    for number in 0..<2 { try folder.write(svg(), to: "\(number).svg") }
    let blurred = String(repeating: "<g filter=\"url(#f)\"><rect width=\"90\" height=\"90\"/></g>", count: 30_000)
    try folder.write(
      svg("<filter id=\"f\"><feGaussianBlur stdDeviation=\"9\"/></filter>\(blurred)"), to: "slow.svg")
    try folder.write(ImageSurface(pixelWidth: 10, pixelHeight: 10).pngData(), to: "3.png")
    func found(_ names: [String], in seconds: Double) throws -> [Bool] {
      let images = BundleImages(maximumPixels: 1 << 20, svgSeconds: seconds)
      let place = try folder.read().folder
      return try names.map { images.image(reading: try place.open(at: $0), scale: 1) != nil }
    }
    #expect(try found(["0.svg", "1.svg", "0.svg", "3.png"], in: 5) == [true, true, true, true])
    #expect(
      try found(["0.svg", "slow.svg", "1.svg", "0.svg", "3.png"], in: 0.5) == [true, false, false, true, true])
  }

  @Test("an image that is missing, no image, or outside of the bundle is none")
  func images() throws {
    let folder = try makeBundle()
    let bundle = try SettingsBundle(path: folder.path)
    #expect(bundle.image(named: "low.png", scale: 2)?.scale == 1 && bundle.image(named: "high")?.scale == 2)
    for name in ["missing.png", "Root.plist", "../low.png", "/low.png", "", "de.lproj"] {
      #expect(bundle.image(named: name) == nil)
    }
  }
}
