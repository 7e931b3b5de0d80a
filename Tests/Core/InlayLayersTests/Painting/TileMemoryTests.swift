import InlayGraphics
import InlaySystem
import InlayTestReference
import InlayText
import Testing

@testable import InlayLayers

/// Memory that tiles retain beside their pixels.
@Suite struct TileMemoryTests {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  @Test("tiles retain no body, drawing, text or image that no frame shows")
  func sources() throws {
    let renderer = Renderer()
    var gone: [Weak] = []
    try {
      let group = makeLayer(Rect(x: 10, y: 10, width: 60, height: 40), .white)
      group.opacity = 0.5
      group.shadowOpacity = 1
      let text = TextLayer()
      text.text = "Turned"
      text.textColor = .black
      text.frame = group.bounds
      text.transform = Transform(rotationCosine: 0.6, sine: 0.8)
      let sketch = SketchLayer { $0.fill(Rect(x: 3, y: 3, width: 9, height: 9), with: .black) }
      sketch.frame = Rect(x: 5.5, y: 5, width: 20, height: 20)
      let image = makeLayer(Rect(x: 20, y: 5, width: 33, height: 17))
      image.contents = try Image(pixelWidth: 8, pixelHeight: 8) { _ in }
      for layer in [text, sketch, image] { group.addSublayer(layer) }
      let scene = makeScene([group], width: 100, height: 80, textContext: try TextContext())
      scene.tick(at: 0)
      let frame = try #require(scene.frame)
      try ImageSurface(for: scene).painted(frame, by: renderer)
      let body = try #require(frame.root?.body.children.first?.body)
      gone.append(Weak(body))
      for child in body.children {
        gone.append(Weak(child.body))
        switch child.body.contents {
        case .text(let text): gone.append(Weak(text.layout))
        case .drawing(let list): gone.append(Weak(list))
        default: break
        }
      }
    }()
    #expect(gone.count == 6)
    #expect(gone.allSatisfy { $0.object == nil })
    #expect(renderer.tiles.cache.byteCount > 0)
  }

  @Test("a key's memory is counted: the elements of a path, the colours of a gradient")
  func counted() throws {
    var path = Path()
    path.move(to: .zero)
    for index in 1...10_000 { path.addLine(to: Point(x: Double(index % 7), y: Double(index % 5))) }
    let keys = [
      TileKey(drawing: .path(FilledPath(path: path, rule: .nonZero)), width: 4, height: 4),
      TileKey(
        drawing: .contents(.stroke(StrokedPath(path: path, style: StrokeStyle(), transform: .identity))), width: 4,
        height: 4),
      TileKey(
        drawing: .blurred(BlurredDrawing(source: .path(FilledPath(path: path, rule: .nonZero)), sigma: 1)), width: 4,
        height: 4),
    ]
    for key in keys {
      let cache = TileCache(byteLimit: 1 << 20)
      let tile = try cache.tile(for: key) { () throws(InlayError) in try Bitmap(width: 4, height: 4, format: .a8) }
      #expect(cache.byteCount >= tile.byteCount + 10_001 * MemoryLayout<Path.Element>.stride)
    }
    let stops = (0..<500).map { RGBGradient.Stop(.black, at: Double($0) / 500) }
    let gradient = RGBGradient(stops: stops, start: .zero, end: Point(x: 1, y: 1))
    #expect(
      TileKey(
        drawing: .contents(.gradient(PlacedGradient(gradient: gradient, transform: .identity))), width: 4, height: 4
      )
      .contents.byteCount >= 500 * 40)
  }

  @Test("tiles of released objects are evicted before the least recently used ones")
  func goneFirst() throws {
    let cache = TileCache(byteLimit: 4 * (64 + TileCache.bytesPerTile))
    func key(_ list: DisplayList) -> TileKey {
      TileKey(drawing: .contents(.drawing(RecordedDrawing(transform: .identity))), of: list, width: 4, height: 4)
    }
    func tile(_ list: DisplayList) throws {
      _ = try cache.tile(for: key(list)) { () throws(InlayError) in try Bitmap(width: 16, height: 4, format: .a8) }
    }
    let old = DisplayList([])
    try tile(old)
    for _ in 0..<3 { try tile(DisplayList([.save, .restore])) }
    let new = DisplayList([])
    try tile(new)
    let misses = cache.misses
    try tile(old)
    try tile(new)
    #expect(cache.misses == misses)
  }
}
