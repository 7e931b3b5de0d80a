import InlayControls
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayFiles

/// What the check of contrast reads in a picture, and what it costs.
@Suite struct PictureContrastTests {
  private func scene(texts: Int, _ random: inout SeededRandom) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 160))
    root.backgroundColor = .fixed(random.color())
    for index in 0..<texts {
      let text = Label()
      text.text = String("Kingfisher over the pier".prefix(random.int(3...24)))
      text.textColor = .fixed(random.color(alpha: 0.5...1))
      if random.chance(0.5) { text.backgroundColor = .fixed(random.color(alpha: 0.3...1)) }
      text.frame = Rect(x: random.double(-20...60), y: 20 * Double(index), width: random.double(20...160), height: 20)
      root.addSublayer(text)
    }
    let scene = Scene(root: root, size: root.frame.size)
    scene.tick(at: 0)
    return scene
  }

  @Test("the colours of a text are those that counting each pixel gives", arguments: Seeds.first(120))
  func colors(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scene = scene(texts: 8, &random)
    let surface = try ImageSurface(pixelWidth: 300, pixelHeight: 240, scale: 1.5)
    try scene.render(into: surface)
    let pixels = surface.pixels()
    var picture = PictureContrast(of: surface, over: .white)
    for _ in 0..<30 {
      let rect = Rect(
        x: random.double(-20...190), y: random.double(-20...150), width: random.double(0...120),
        height: random.double(0...60))
      let found = picture.colors(in: rect)
      var counts: [RGBColor: Int] = [:]
      for y in 0..<240 where y >= Int(rect.minY * 1.5) && Double(y) < (rect.maxY * 1.5).rounded(.up) {
        for x in 0..<300 where x >= Int(rect.minX * 1.5) && Double(x) < (rect.maxX * 1.5).rounded(.up) {
          counts[RGBColor(rgb: pixels[y * 300 + x] & 0xFFFFFF), default: 0] += 1
        }
      }
      let all = counts.values.reduce(0, +)
      let most = counts.values.max() ?? 0
      #expect((found == nil) == (most * 3 <= all), "\(rect)")
      guard let found else { continue }
      let ratio = counts.keys.map { $0.contrast(to: found.ground) }.max() ?? 0
      #expect(abs(found.ratio - ratio) < 1e-9 && abs(found.text.contrast(to: found.ground) - ratio) < 1e-9)
      #expect(counts.first { "\($0.key)" == "\(found.ground)" }?.value == most, "\(rect)")
    }
  }

  @Test("the scene is painted once, however many texts it has, and the walk of keys paints nothing")
  func work() {
    func steps(texts: Int, accepting: Set<AccessibilityFault.Kind> = []) -> Int {
      let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      root.backgroundColor = .rgb(0xFFFFFF)
      for index in 0..<texts {
        let text = Label()
        text.text = "Kingfisher"
        text.frame = Rect(x: 10, y: 20 * Double(index), width: 150, height: 20)
        root.addSublayer(text)
      }
      let field = TextField(placeholder: "Name")
      field.frame = Rect(x: 10, y: 150, width: 100, height: 44)
      root.addSublayer(field)
      let scene = Scene(root: root, size: root.frame.size)
      scene.tick(at: 0)
      let meter = CountingMeter()
      scene.meter = meter
      _ = scene.accessibilityFaults(usesKeys: true, accepting: accepting)
      return meter.amounts[.listStep, default: 0]
    }
    #expect(steps(texts: 4, accepting: [.contrast]) == 0)
    // One more text is one more step of the only painting; paintings for each text would add ever more.
    let (few, more, most) = (steps(texts: 1), steps(texts: 3), steps(texts: 5))
    #expect(few > 0 && more > few && most - more == more - few, "\(few), \(more), \(most)")
  }
}
