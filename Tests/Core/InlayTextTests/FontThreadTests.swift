import CInlayCairo
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayText

/// Threads of a server have their own contexts and pictures, but share one Cairo.
@Suite struct FontThreadTests {

  /// Lays out and paints a text in each of many font files, and keeps the checksums of the pictures.
  private static func checksums(files: [String], seed: UInt64) throws -> [Int: Int] {
    var random = SeededRandom(seed: seed)
    var found: [Int: Int] = [:]
    for round in 0..<150 {
      let file = files[Int(random.next() % UInt64(files.count))]
      let size = 8 + Double(random.next() % 150)
      let context = try TextContext(fontFiles: [file])
      let format = TextFormat(font: Font(families: ["Inter"], size: size))
      let layout = context.layout("Threads \(round % 8)", format: format)
      let surface = try ImageSurface(pixelWidth: 300, pixelHeight: 120)
      Canvas(surface).draw(layout, at: .zero, color: .black)
      let page = try VectorSurface(round % 2 == 0 ? .svg : .pdf, size: Size(width: 300, height: 120))
      Canvas(page).draw(layout, at: .zero, color: .black)
      _ = try page.data()
      let sum = surface.bitmap.withPixels { bytes in
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        return hasher.finalize()
      }
      let key = Int(size) * 8 + round % 8
      if let known = found[key] { #expect(known == sum, "size \(size), seed \(seed)") }
      found[key] = sum
    }
    return found
  }

  @Test("threads lay out and paint texts in many fonts at the same time")
  func manyFonts() async throws {
    let folder = try TestFolder()
    let contents = try readFile(TestFonts.inter, maximumBytes: 1 << 24)
    let files = (0..<24).map { folder["\($0).otf"] }
    // More files than Cairo keeps open.
    for file in files { try writeFileAtomically(contents, to: file) }
    let all = try await withThrowingTaskGroup(of: [Int: Int].self) { group in
      for seed in 1...4 { group.addTask { try Self.checksums(files: files, seed: UInt64(seed)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var known: [Int: Int] = [:]
    for sums in all {
      for (key, sum) in sums { #expect(known.updateValue(sum, forKey: key) ?? sum == sum, "size \(key / 8)") }
    }
  }

  @Test("a font map that a thread of Pango's outlasts is released inside the font lock", arguments: [true, false])
  func retired(isPrivate: Bool) throws {
    let fontSet = try FontSet(paths: isPrivate ? [TestFonts.inter] : [])
    // No other test releases font maps.
    try FontLock.hold {
      var objects: PangoObjects? = try PangoObjects(fontSet: fontSet, hinting: false)
      let map = try #require(pango_context_get_font_map(objects?.context))
      // As each of Pango's threads does.
      g_object_ref(map)
      var isReleased = false
      try withUnsafeMutablePointer(to: &isReleased) { flag in
        let object = UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
        g_object_weak_ref(object, { data, _ in data?.assumingMemoryBound(to: Bool.self).pointee = true }, flag)
        objects = nil
        // Clearing the map's tables would be seen by the thread.
        if isPrivate { #expect(pango_fc_font_map_get_config(OpaquePointer(map)) == fontSet.configuration) }
        g_object_unref(map)
        #expect(!flag.pointee, "the thread released the map")
        _ = try PangoObjects(fontSet: fontSet, hinting: false)
        #expect(flag.pointee, "the map was never released")
      }
    }
  }
}
