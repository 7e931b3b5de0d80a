import CInlayAllocations
import InlayGraphics
import InlayImages
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

/// Objects that are made for a picture are released with it: those of Swift, Cairo, Pango and fontconfig, which use the
/// same allocation functions.
///
/// Blocks are counted, not bytes, in a process of its own that repeats the same rounds. A leak occurs in every round;
/// caches of libraries stop growing.
@Suite(.enabled(if: liveBlockCount() >= 0, "nobody counts blocks here"))
struct LeakTests {

  @Test("scenes of every look leave no layer, surface, page or file")
  func scenes() async {
    await #expect(processExitsWith: .success) {
      let textContext = try TextContext()
      try LeakTests.expectNothingLeft {
        for seed in 1...4 as ClosedRange<UInt64> { try LeakTests.paint(seed: seed, textContext) }
        try LeakTests.paintWithoutGroups(textContext)
      }
    }
  }

  @Test("private fonts and the system's leave nothing")
  func fonts() async {
    await #expect(processExitsWith: .success) {
      try LeakTests.expectNothingLeft {
        for files in [[], [TestFonts.inter]] {
          let textContext = try TextContext(fontFiles: files)
          // Pango looks for the last two letters' fonts in another thread, and waits for it.
          let format = TextFormat(font: Font(families: ["Inter"], size: 17))
          _ = textContext.layout("Words \u{5D0} \u{1F600}", format: format, in: Size(width: 30, height: 90))
          _ = textContext.fontFamilies
        }
      }
    }
  }

  @Test("refused inputs leave nothing")
  func refusals() async {
    await #expect(processExitsWith: .success) {
      let png = try ImageSurface(pixelWidth: 30, pixelHeight: 30).pngData()
      try LeakTests.expectNothingLeft {
        for length in [0, 8, 40, png.count - 20] { _ = try? Image(pngData: Array(png.prefix(length))) }
        _ = try? ImageSurface(pixelWidth: 0, pixelHeight: 1)
        _ = try? TextContext(fontFiles: [TestFonts.inter, "/dev/null"])
        _ = TextContext.markupProblem(in: "<b>never ends")
        _ = try? Path(svgPathData: "M 1 1 L x")
      }
    }
  }

  @Test("one leaked image is found")
  func found() async {
    await #expect(processExitsWith: .success) {
      let left = try LeakTests.blocksLeft(by: {
        _ = Unmanaged.passRetained(try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0]))
      })
      #expect(left >= 4)
    }
  }

  // MARK: Counting

  private static func expectNothingLeft(_ round: () throws -> Void) throws {
    let left = try blocksLeft(by: round)
    try #require(left <= 0, "\(left) blocks are lost by every 4 rounds")
  }

  /// The number of blocks that 4 rounds leave, in at least half of the last measurements; 0 as soon as that is reached.
  /// An unfinished thread of Pango disturbs some measurements.
  private static func blocksLeft(by round: () throws -> Void) throws -> Int {
    var growths: [Int] = []
    while true {
      let before = liveBlockCount()
      for _ in 0..<4 { try round() }
      growths.append(liveBlockCount() - before)
      guard growths.count > 7 else { continue }
      let median = growths.suffix(7).sorted()[3]
      if median <= 0 || growths.count == 40 { return median }
    }
  }

  // MARK: Rounds

  private static func paint(seed: UInt64, _ textContext: TextContext) throws {
    var ingredients = Ingredients(images: try TestImages.all())
    ingredients.looks = true
    ingredients.anything = true
    var random = SeededRandom(seed: seed)
    let scene = random.scenePlan(ingredients).makeScene(textContext)
    _ = try scene.picture()
    scene.root.opacity = 0.5
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    try scene.renderLayer(scene.root, into: surface)
    _ = try Image(pngData: surface.pngData())
    _ = try scene.pdfData()
  }

  /// Makes an SVG page too, so the scene has no groups: Cairo 1.16 itself loses 480 bytes for each group on a page.
  private static func paintWithoutGroups(_ textContext: TextContext) throws {
    let text = TextLayer()
    text.frame = Rect(x: 2, y: 2, width: 50, height: 30)
    text.text = "<b>Words</b> in lines"
    text.usesMarkup = true
    text.textColor = .black
    let gradient = GradientLayer()
    gradient.frame = Rect(x: 20, y: 20, width: 30, height: 20)
    gradient.kind = .radial
    gradient.colors = [.black, .rgb(0xFF0000)]
    let image = ImageLayer()
    image.frame = Rect(x: 0, y: 30, width: 20, height: 10)
    image.image = try TestImages.noise(width: 5, height: 5, seed: 1, isOpaque: true)
    let sketch = SketchLayer { context in
      context.fill(Path(ellipseIn: context.bounds), with: .black)
      context.stroke(Path(rect: context.bounds), with: .rgb(0x00FF00), style: StrokeStyle(width: 3, join: .round))
    }
    sketch.frame = Rect(x: 30, y: 0, width: 30, height: 30)
    let scene = makeScene([gradient, image, sketch, text], width: 60, height: 40, textContext: textContext)
    scene.tick(at: 0)
    _ = try scene.svgData()
    _ = try scene.pdfData()
  }
}
