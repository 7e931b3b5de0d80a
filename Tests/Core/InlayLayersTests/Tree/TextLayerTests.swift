import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct TextLayerTests {
  private let layer = TextLayer()
  private let scene: Scene

  init() throws {
    layer.text = "Several words in more than one line"
    layer.font = Font(families: ["Inter", "DejaVu Sans", "sans-serif"], size: 10)
    layer.textColor = .black
    layer.frame = Rect(x: 10, y: 10, width: 60, height: 50)
    scene = makeScene([layer], width: 80, height: 70, textContext: try TextContext())
  }

  /// The painted columns and rows.
  private func ink(_ picture: Picture) -> DeviceRect {
    picture.pixels.indices.filter { picture.pixels[$0] != 0xFFFF_FFFF }.reduce(.zero) { rect, index in
      rect.union(DeviceRect(x: index % picture.width, y: index / picture.width, width: 1, height: 1))
    }
  }

  private func ink() throws -> DeviceRect { try ink(scene.picture()) }

  @Test("text starts at the top left of the bounds")
  func place() throws {
    layer.text = "H"
    let ink = try ink()
    #expect((10...12).contains(ink.minX) && (10...14).contains(ink.minY) && ink.maxY <= 22)
    layer.position.x += 20
    layer.position.y += 30
    #expect(try self.ink() == ink.offsetBy(dx: 20, dy: 30))
    layer.bounds.origin = Point(x: 100, y: 100)
    #expect(try self.ink() == ink.offsetBy(dx: 20, dy: 30), "it goes with the bounds")
  }

  @Test("a text is looked up once to be measured and shown, also in several widths")
  func lookUps() throws {
    let context = try #require(scene.textContext)
    _ = try scene.picture()
    let before = context.lookUpCount
    layer.text = "Another text"
    for width in [20.0, 60, 200] { _ = layer.sizeThatFits(Size(width: width, height: 50)) }
    _ = try scene.picture()
    layer.bounds.size.width = 40
    layer.textAlignment = .center
    let centered = try scene.picture()
    #expect(context.lookUpCount == before + 1, "an alignment is not another format")
    layer.textColor = .fixed(RGBColor(red: 1, green: 0, blue: 0))
    #expect(try scene.picture() != centered)
    #expect(context.lookUpCount == before + 1)
  }

  @Test("alignment moves a line to the left, the middle or the right of the bounds")
  func alignment() throws {
    layer.text = "abc"
    layer.textAlignment = .left
    let left = try ink()
    layer.textAlignment = .center
    let center = try ink()
    layer.textAlignment = .right
    let right = try ink()
    #expect(left.minX - 10 <= 1 && 70 - right.maxX <= 1)
    #expect(abs(left.minX + right.minX - 2 * center.minX) <= 1)
    #expect(left.width == right.width && left.minY == right.minY)
  }

  @Test("natural alignment is the leading side of the scene's direction")
  func natural() throws {
    layer.text = "abc"
    func picture(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> Picture {
      layer.textAlignment = alignment
      scene.traits.direction = direction
      return try scene.picture()
    }
    #expect(try picture(.natural, .leftToRight) == picture(.left, .leftToRight))
    #expect(try picture(.natural, .rightToLeft) == picture(.right, .rightToLeft))
    #expect(try picture(.left, .rightToLeft) == picture(.left, .leftToRight))
    #expect(try picture(.trailing, .leftToRight) == picture(.right, .leftToRight))
    #expect(try picture(.trailing, .rightToLeft) == picture(.left, .rightToLeft))
  }

  @Test("wrapped text has several lines; a limit removes the last ones")
  func numberOfLines() throws {
    let all = try ink()
    layer.numberOfLines = 2
    let two = try ink()
    layer.numberOfLines = 1
    let one = try ink()
    #expect(one.height < two.height && two.height < all.height)
    #expect(one.maxY < 25)
    layer.numberOfLines = -3
    #expect(layer.numberOfLines == 0)
    #expect(try ink() == all)
  }

  @Test("each line break mode gives another picture, none wider than the bounds when truncated")
  func lineBreakMode() throws {
    layer.numberOfLines = 1
    var pictures: [Picture] = []
    for mode in [LineBreakMode.wordWrap, .truncatingHead, .truncatingMiddle, .truncatingTail] {
      layer.lineBreakMode = mode
      pictures.append(try scene.picture())
      #expect(ink(try scene.picture()).maxX <= 71)
    }
    // A text that is wrapped and has no more lines ends as one that is cut at its end.
    #expect(pictures[0] == pictures[3])
    for (index, picture) in pictures.dropLast().enumerated() {
      #expect(!pictures[..<index].contains(picture), "mode \(index)")
    }
  }

  @Test("text is not clipped to the bounds unless masksToBounds is on")
  func clipping() throws {
    layer.frame.size.height = 15
    #expect(try ink().maxY > 30)
    layer.masksToBounds = true
    #expect(try ink().maxY <= 25)
  }

  @Test("text is on whole pixels: moved by less than one it looks the same, at the nearest position")
  func wholePixels() throws {
    layer.text = "abc"
    layer.frame.origin.x = 10
    let still = try scene.picture()
    for offset in [-0.5, -0.3, 0.1, 0.49] {
      layer.frame.origin.x = 10 + offset
      #expect(try scene.picture() == still, "\(offset)")
    }
    layer.frame.origin.x = 10.5
    #expect(try ink() == ink(still).offsetBy(dx: 1, dy: 0))
  }

  @Test("colour, appearance, position, opacity and alignment change without shaping the text again")
  func noShaping() throws {
    let context = try #require(scene.textContext)
    layer.text = "abc"
    let before = try scene.picture()
    let count = context.shapedStringCount
    layer.textColor = .rgb(0xFF0000)
    #expect(try scene.picture() != before)
    scene.traits.appearance = .dark
    _ = try scene.picture()
    layer.position.x += 3
    layer.opacity = 0.5
    layer.textAlignment = .right
    _ = try scene.picture()
    #expect(context.shapedStringCount == count)
    layer.text = "abd"
    _ = try scene.picture()
    #expect(context.shapedStringCount > count)
  }

  @Test("text is shaped for the scene's scale: at twice the scale its picture is twice as large")
  func scale() throws {
    layer.text = "abc"
    let one = try ink()
    scene.scale = 2
    let two = try ink()
    #expect(abs(two.width - 2 * one.width) <= 3 && abs(two.minX - 2 * one.minX) <= 2)
  }

  @Test("the vertical alignment moves the text down, and its baseline with it")
  func verticalAlignment() throws {
    layer.text = "abc"
    let top = try ink()
    let baseline = layer.firstBaseline
    #expect((6...14).contains(baseline))
    layer.verticalAlignment = 1
    let bottom = try ink()
    layer.verticalAlignment = 0.5
    let middle = try ink()
    #expect(bottom.minY > top.minY + 30 && bottom.maxY <= 60)
    #expect(abs(top.minY + bottom.minY - 2 * middle.minY) <= 1)
    #expect(layer.firstBaseline > baseline + 15)
  }

  @Test("a text's size is that of its lines in the given width, and zero without a text")
  func size() throws {
    let wide = layer.sizeThatFits(Size(width: .infinity, height: .infinity))
    let narrow = layer.sizeThatFits(Size(width: 60, height: .infinity))
    #expect(wide.width > 100 && narrow.width <= 60 && narrow.height > wide.height * 2)
    layer.text = ""
    #expect(layer.sizeThatFits(wide) == .zero)
  }

  @Test("a text outside of a scene is measured in the system's fonts, as in a scene with these")
  func sizeWithoutScene() {
    let lonely = TextLayer()
    lonely.text = "Several words in more than one line"
    #expect(lonely.firstBaseline == 0)
    let sizes = [
      Size(width: .infinity, height: .infinity), Size(width: 90, height: .infinity), Size(width: 3, height: 3),
    ]
    let measured = sizes.map(lonely.sizeThatFits)
    #expect(measured[0].width > 100 && measured[1].height > 2 * measured[0].height)
    lonely.sizeToFit()
    #expect(lonely.bounds.size == measured[0])
    lonely.bounds.size.width = 90
    lonely.sizeToFit()
    #expect(lonely.bounds.size == measured[1])
    let scene = makeScene([lonely], width: 80, height: 70)
    #expect(sizes.map(lonely.sizeThatFits) == measured)
    lonely.text = ""
    #expect(lonely.sizeThatFits(sizes[0]) == .zero && TextLayer().sizeThatFits(sizes[0]) == .zero)
    withExtendedLifetime(scene) {}
  }

  @Test("every layer says the size that it prefers: its bounds', unless its class says another")
  func sizeOfLayers() {
    final class Tile: Layer {
      override func sizeThatFits(_ size: Size) -> Size { Size(width: min(size.width, 40), height: 20) }
    }
    let layers: [Layer] = [makeLayer(Rect(x: 1, y: 2, width: 3, height: 4)), Tile(), ImageLayer(), ShapeLayer()]
    let sizes = layers.map { $0.sizeThatFits(Size(width: 30, height: .infinity)) }
    #expect(sizes == [Size(width: 3, height: 4), Size(width: 30, height: 20), .zero, .zero])
    layers[1].bounds.size = Size(width: 99, height: 99)
    layers[1].sizeToFit()
    #expect(layers[1].bounds.size == Size(width: 40, height: 20))
  }

  @Test("without a text the layer shows its contents")
  func contents() throws {
    layer.contents = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_FF00])
    layer.text = ""
    let picture = try scene.picture()
    #expect(picture[20, 20] == 0xFF00_FF00)
    layer.text = "abc"
    #expect(try scene.picture()[60, 50] == 0xFFFF_FFFF)
  }

  @Test("rotated and scaled text is painted inside its layer")
  func turned() throws {
    layer.text = "HHHHHHHH"
    let upright = try ink()
    layer.transform = Transform(rotationCosine: 0, sine: 1)
    let turned = try ink()
    #expect(abs(turned.width - upright.height) <= 2 && abs(turned.height - upright.width) <= 2)
    layer.transform = Transform(scaleX: 0.5, y: 0.5)
    let small = try ink()
    #expect(abs(small.width * 2 - upright.width) <= 4)
    layer.transform = .identity
    #expect(try ink() == upright)
  }

  @Test("the widest word is found, also where tags contain spaces")
  func widestWord() throws {
    layer.text = "an immense word"
    let plain = layer.widestWord
    layer.text = "immense"
    #expect(layer.widestWord == plain && plain > 0)
    layer.usesMarkup = true
    layer.text = "an <span font='Inter 10' weight='normal'>immense</span> word"
    #expect(layer.widestWord == plain)
    layer.text = "an <b>immense</b> word"
    #expect(layer.widestWord > plain)
  }
}
