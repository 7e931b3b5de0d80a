#if canImport(Glibc)
  import Glibc
  import InlayGraphics
  import InlayLayers
  import Testing

  /// What Cairo, Pango and fontconfig hold is malloc's, so a count of its bytes in use tells of every object that nobody
  /// let go. Under the address sanitizer, which has a malloc of its own, the count is always 0.
  @Suite struct LeakTests {
    @Test("scenes of every look, with their pictures, PDF files and fonts, leave nothing behind")
    func scenes() async {
      await #expect(processExitsWith: .success) {
        // Caches fill now and then; what is lost is lost in every batch. The smallest of Cairo's objects takes more than
        // 100 bytes, and each round makes hundreds of every kind.
        var least = Int.max
        for _ in 0..<5 {
          let before = try #require(LeakTests.bytesInUse())
          for _ in 0..<LeakTests.rounds { try LeakTests.round() }
          least = min(least, try #require(LeakTests.bytesInUse()) - before)
        }
        if least > LeakTests.rounds * 100 { exit(1) }
      }
    }

    private static let rounds = 8

    /// The same scenes each time, so that caches of the process are full after the first.
    private static func round() throws {
      let textContext = try TextContext()
      var ingredients = Ingredients(images: try TestImages.all())
      ingredients.looks = true
      ingredients.anything = true
      for seed in 1...3 as ClosedRange<UInt64> {
        var random = SeededRandom(seed: seed)
        let scene = random.scenePlan(ingredients).makeScene(textContext)
        let picture = try scene.picture()
        scene.root.opacity = 0.5
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        try scene.render(scene.root, into: surface)
        let frame = try #require(scene.frame)
        let png = try surface.pngData()
        let read = try Image(pngData: png)
        // Cairo 1.16 itself loses 480 bytes for each group on an SVG's page, so that is left out.
        let pdf = try frame.pdfData()
        precondition(picture.width == read.pixelWidth && !pdf.isEmpty)
      }
    }

    /// By malloc's own report, which Swift does not import.
    private static func bytesInUse() -> Int? {
      typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
      guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
      defer { fclose(file) }
      guard unsafeBitCast(symbol, to: Report.self)(0, file) == 0 else { return nil }
      let length = ftell(file)
      rewind(file)
      var bytes = [UInt8](repeating: 0, count: max(0, length))
      let count = fread(&bytes, 1, bytes.count, file)
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      // The sums of all arenas stand behind the last of them.
      guard let end = text.split(separator: "</heap>").last else { return nil }
      func size(_ tag: String) -> Int {
        let line = end.split(separator: "\n").first { $0.contains(tag) }
        let digits = line?.split(separator: "size=\"").last?.prefix { $0.isNumber }
        return digits.flatMap { Int($0) } ?? 0
      }
      return size("<system type=\"current\"") + size("<total type=\"mmap\"") - size("<total type=\"fast\"")
        - size("<total type=\"rest\"")
    }
  }
#endif
