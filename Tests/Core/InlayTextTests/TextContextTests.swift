import Glibc
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayText

@Suite(.serialized) struct TextContextTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }
  private let format = TextFormat(font: Font(families: ["Inter"], size: 17))

  @Test("a missing file, or one without a font, is an error that names it") func badFonts() throws {
    try writeFileAtomically(Array("no font".utf8), to: folder["a.otf"])
    try writeFileAtomically(Array(readFile(TestFonts.inter, maximumBytes: 1 << 24).prefix(5000)), to: folder["b.otf"])
    let cases: [(String, InlayError.Kind)] = [
      (folder["a.otf"], .invalidData), (folder["b.otf"], .invalidData), (folder["none"], .unreadableFile),
      (folder.path, .unreadableFile), ("/dev/zero", .unreadableFile),
    ]
    for (path, kind) in cases {
      do {
        _ = try TextContext(fontFiles: [TestFonts.inter, path])
        Issue.record("\(path) was taken for a font")
      } catch {
        #expect(error.kind == kind && error.message.contains(path))
      }
    }
  }

  @Test("with font files there are no other fonts") func families() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    #expect(context.fontFamilies == ["Inter"])
    #expect(context.fontExists("inter") && !context.fontExists("DejaVu Sans") && !context.fontExists("sans-serif"))
    #expect(try TextContext().fontExists("DejaVu Sans"))
  }

  @Test("private fonts give the same pixels in any environment") func environment() async throws {
    let usual = try Self.picture()
    #expect(usual.contains { $0 != 0 })
    // In a process of its own: Pango reads the environment once, and the change must not affect other tests.
    await #expect(processExitsWith: .success) { [usual = usual as [UInt32]] in
      let changes = [
        ("FONTCONFIG_FILE", "/dev/null"), ("LANGUAGE", "sr:bg:fa"), ("PANGO_LANGUAGE", "sr"), ("LC_ALL", "tr_TR.UTF-8"),
      ]
      for (name, value) in changes { setenv(name, value, 1) }
      chdir("/")
      let picture = try TextContextTests.picture()
      precondition(picture == usual, "the environment changed the picture")
    }
  }

  private static func picture() throws -> [UInt32] {
    // A font that draws the first Cyrillic letter differently for Serbian readers.
    let context = try TextContext(fontFiles: [TestFonts.dejavu, TestFonts.inter])
    let surface = try ImageSurface(pixelWidth: 200, pixelHeight: 60)
    let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 17))
    let layout = context.layout("Agfi \u{431}\u{433}\u{434}\u{5D0}", format: format)
    Canvas(surface).draw(layout, at: Point(x: 5, y: 5), color: .black)
    return surface.pixels()
  }

  @Test("a text is shaped once for all widths that hold it") func oneShaping() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    let first = context.layout("Title", format: format, in: Size(width: 200, height: 44))
    #expect(context.layout("Title", format: format, in: Size(width: 200, height: 44)) == first)
    var right = format
    right.alignment = .right
    let other = context.layout("Title", format: right, in: Size(width: 300, height: 20))
    #expect(other.runs[0].run === first.runs[0].run)
    #expect(context.shapedStringCount == 1 && context.cacheHitCount == 2)
    _ = context.layout("Title", format: format, scale: 2)
    _ = context.layout("Other", format: format)
    #expect(context.shapedStringCount == 3)
    let narrow = context.layout("Title", format: format, in: Size(width: 20, height: 44))
    #expect(narrow.isTruncated && context.shapedStringCount == 4)
    _ = context.layout("Title", format: right, in: Size(width: 20, height: 44))
    #expect(context.shapedStringCount == 4 && context.cacheHitCount == 3)
  }

  @Test("a cached text equals a newly shaped one") func cacheTruth() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    var random = SeededRandom()
    for _ in 0..<300 {
      let text = String(repeating: "ab c\n", count: random.int(0...3)) + "word wide"
      var format = format
      format.numberOfLines = random.int(0...2)
      format.lineBreakMode = [.wordWrap, .truncatingTail, .truncatingHead][random.int(0...2)]
      let size = Size(width: Double(random.int(1...6)) * 20, height: Double(random.int(0...4)) * 20)
      let known = context.layout(text, format: format, in: size)
      let fresh = try TextContext(fontFiles: [TestFonts.inter]).layout(text, format: format, in: size)
      #expect(known.size == fresh.size && known.isTruncated == fresh.isTruncated, "seed \(random.seed)")
      #expect(known.runs.map(\.run.glyphs) == fresh.runs.map(\.run.glyphs), "seed \(random.seed)")
    }
  }

  @Test("decomposed letters do not share cache entries with composed ones") func composed() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    _ = context.layout("\u{E9}", format: format)
    _ = context.layout("e\u{301}", format: format)
    #expect(context.shapedStringCount == 2)
  }

  @Test("the cache keeps its limit, and the texts in use") func bound() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    context.usesWordCache = false
    context.cacheByteLimit = 20_000
    for number in 0..<200 {
      _ = context.layout("Row \(number)", format: format)
      _ = context.layout("In use", format: format)
      #expect(context.cacheByteCount <= 20_000)
    }
    #expect(context.shapedStringCount == 201)
    _ = context.layout("Row 0", format: format)
    #expect(context.shapedStringCount == 202)
    context.cacheByteLimit = 0
    #expect(context.cacheByteCount == 0)
  }

  @Test("texts that a tick uses stay until its end, also beyond the limit") func ticks() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    context.usesWordCache = false
    context.cacheByteLimit = 20_000
    func layOut() { for number in 0..<40 { _ = context.layout("Row \(number)", format: format) } }
    context.beginTick()
    layOut()
    context.beginTick()
    layOut()
    context.endTick()
    #expect(context.shapedStringCount == 40 && context.cacheByteCount > 20_000)
    context.endTick()
    #expect(context.cacheByteCount <= 20_000)
    layOut()
    #expect(context.shapedStringCount > 40 && context.cacheByteCount <= 20_000)
  }

  @Test("layouts can be painted by several threads in parallel") func threads() async throws {
    let layout = try TextContext(fontFiles: [TestFonts.inter]).layout("Shared text", format: format)
    @Sendable func picture() throws -> [UInt32] {
      let surface = try ImageSurface(pixelWidth: 120, pixelHeight: 30)
      let canvas = Canvas(surface)
      for _ in 0..<50 { canvas.draw(layout, at: .zero, color: .black) }
      return surface.pixels()
    }
    let expected = try picture()
    try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<4 { group.addTask { try picture() } }
      for try await pixels in group { #expect(pixels == expected) }
    }
  }

  @Test("a text that the cache has dropped is still laid out, and counted once when it is stored again")
  func droppedTexts() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    let format = TextFormat(font: Font(families: ["Inter"], size: 12), numberOfLines: 0)
    let everywhere = Size(width: .infinity, height: .infinity)
    context.cacheByteLimit = 40_000
    let interned = context.intern(format, scale: 1)
    let dropped = context.typesetter(for: "several words in a line", interned)
    let size = context.size(of: dropped, in: everywhere, meter: nil)
    for number in 0..<200 { _ = context.layout("another text \(number)", format: format) }
    let other = context.typesetter(for: "several words in a line", interned)
    #expect(other !== dropped, "the cache has dropped the first one")
    #expect(context.size(of: other, in: everywhere, meter: nil) == size)
    for width in stride(from: 20.0, to: 100, by: 10) {
      for text in [dropped, other] {
        _ = context.layout(text, alignment: .left, in: Size(width: width, height: 100), meter: nil)
      }
      #expect(context.cacheByteCount > 0 && context.cacheByteCount <= 40_000)
    }
    for number in 200..<600 {
      _ = context.layout("another text \(number)", format: format)
      #expect(context.cacheByteCount > 0 && context.cacheByteCount <= 40_000)
    }
  }
}
