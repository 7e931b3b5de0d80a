import InlayFiles
import InlayImages
import InlayTestSupport
import Testing

/// Files whose cost does not come from their layers.
@Suite struct CostlyInputTests {
  @Test("more than 100 directives %TAG are refused before the parser compares them with each other")
  func tags() {
    func text(_ count: Int, _ lineEnd: String = "\n") -> String {
      (0..<count).map { "%TAG !a\($0)! b\(lineEnd)" }.joined() + "---\ninlay: 1\nsize: [9, 9]\n"
    }
    let message = "more than 100 %TAG directives: tags are not allowed"
    #expect(problems(text(100)) == [])
    #expect(problems(text(101)) == ["101:1: \(message)"])
    #expect(problems(text(50_000)) == ["101:1: \(message)"])
    for lineEnd in ["\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(problems(text(200, lineEnd)).map { $0.hasSuffix(message) } == [true], "\(lineEnd.debugDescription)")
    }
    let second = "inlay: 1\nsize: [9, 9]\n...\n" + text(101)
    #expect(problems(second) == ["104:1: \(message)"])
  }

  @Test("the directive's name inside a text is text")
  func textWithPercent() {
    let names = String(repeating: "%TAG a\n  x %TAG b\n  ", count: 300)
    #expect(problemsOfLayers("- {name: \"\(names)\"}") == [])
    let indented = String(repeating: "  %TAG a\n", count: 300)
    #expect(problemsOfLayers("- {name: \"\n\(indented)\"}") == [])
  }

  @Test("a font has at most 32 families")
  func families() {
    func layer(_ count: Int) -> String {
      let names = (0..<count).map { "F\($0)" }.joined(separator: ", ")
      return "- {type: text, string: a, font: {family: [\(names)]}}"
    }
    #expect(problemsOfLayers(layer(32)) == [])
    #expect(problemsOfLayers(layer(33)) == ["4:42: layers[0].font.family: 33 elements; at most 32 are allowed"])
  }

  @Test("a theme of 20,000 categories is read in one pass")
  func categories() throws {
    let folder = try TestFolder()
    let categories = (0..<20_000).map { "c\($0): {background: {light: '#fff', dark: '#000'}}" }
    try folder.write("inlayTheme: 1\ncategories: {\(categories.joined(separator: ", "))}\n", to: "t.yaml")
    let scene = try folder.write("inlay: 1\nsize: [9, 9]\ntheme: t.yaml\n", to: "scene.yaml")
    #expect(try SceneFile(path: scene).load().scene.frame != nil)
  }

  @Test("the images of all themes and of the scene share the scene's limit of pixels")
  func themeImages() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 60, height: 50)
    try folder.writePNG("b.png", width: 60, height: 50)
    for name in ["a", "b"] {
      try folder.write("inlayTheme: 1\ndecoration: {images: {top: \(name).png}}\n", to: "\(name).yaml")
    }
    let layers = ["a", "b"].map { "- {theme: \($0).yaml}\n" }.joined()
    let scene = try folder.write("inlay: 1\nsize: [9, 9]\nlayers:\n\(layers)", to: "scene.yaml")
    var options = SceneOptions()
    options.limits.maximumPixels = 6000
    _ = try SceneFile(path: scene, limits: options.limits).load(options)
    options.limits.maximumPixels = 5999
    let expected = "2:28: decoration.images.top: 'b.png': the scene's images have more than 5999 pixels in total"
    #expect(
      problems { () throws(FileError) in _ = try SceneFile(path: scene, limits: options.limits).load(options) }
        == [expected])
  }

  @Test("a theme that a scene names in several ways is read once")
  func spellings() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 60, height: 50)
    try folder.write("inlayTheme: 1\ndecoration: {images: {top: a.png}}\n", to: "t.yaml")
    let layers = (0..<12).map { "- {theme: \(String(repeating: "./", count: $0))t.yaml}\n" }.joined()
    let scene = try folder.write("inlay: 1\nsize: [9, 9]\ntheme: ./t.yaml\nlayers:\n\(layers)", to: "scene.yaml")
    var options = SceneOptions()
    options.limits.maximumPixels = 3000
    _ = try SceneFile(path: scene, limits: options.limits).load(options)
  }
}
