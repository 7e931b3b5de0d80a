import InlayLayers
import InlayLists
import InlaySystem
import Testing

@testable import InlayFiles

/// Expensive scenes are refused by their counted work, at a place; ordinary scenes of any length are not.
@Suite struct WorkLimitTests {
  private func options(work: Int) -> SceneOptions {
    var options = SceneOptions()
    options.limits.maximumWork = work
    return options
  }

  /// The problems of a scene of 64 x 64 when it is loaded or its script runs.
  private func problemsOfRun(_ rest: String, _ options: SceneOptions = SceneOptions()) throws -> [String] {
    do {
      let loaded = try loadScene("inlay: 1\nsize: [64, 64]\n" + rest, options)
      loaded.onProblem = { _ in }
      try ScriptRunner(loaded).run()
      return []
    } catch let error as FileError {
      return error.problems.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  /// The one problem, without the number of units of the largest kind.
  private func kind(_ problems: [String]) throws -> (start: String, kind: String) {
    let problem = try #require(problems.count == 1 ? problems[0] : nil, "\(problems)")
    let start = try #require(problem.range(of: " each), ")?.lowerBound, "\(problem)")
    let kind = try #require(problem.range(of: "of them for ")?.upperBound)
    return (String(problem[..<start]), String(problem[kind...]))
  }

  @Test("texts that are laid out repeatedly are refused at the step that exceeds the limit, always the same")
  func texts() throws {
    let text = String(repeating: "ab cd efg ", count: 300)
    let start = "layers:\n- {type: text, name: t, frame: [0, 0, 300, 300], string: '\(text)'}\nscript:\n- tick: 0\n"
    func steps(_ count: Int) -> String {
      (0..<count).map { "- set: {layer: t, frame: [0, 0, \(100 + $0), 300]}\n- tick: 0\n" }.joined()
    }
    let found = try problemsOfRun(start + steps(200), options(work: 200_000_000))
    let (message, kind) = try kind(found)
    #expect(kind == "laying out texts")
    #expect(message.contains(": script["))
    #expect(message.contains("].tick: the scene with its script takes more than 2"))
    #expect(try problemsOfRun(start + steps(200), options(work: 200_000_000)) == found)
    #expect(try problemsOfRun(start + steps(5), options(work: 200_000_000)) == [])
  }

  @Test("texts that are wrapped to one point are refused at their layer")
  func narrowTexts() throws {
    let text = String(repeating: "a", count: 500)
    let layer = "- {type: text, frame: [0, 0, 1, 1000], string: "
    let layers = (0..<20).map { "\(layer)\(text)\($0)}\n" }.joined()
    let (message, kind) = try kind(problemsOfRun("layers:\n" + layers, options(work: 1_000_000_000)))
    #expect(kind == "laying out texts")
    #expect(message.contains(":3: layers: the scene takes more than 1000 million"), "\(message)")
    #expect(!message.hasPrefix("4:"))
  }

  @Test("a font in a great number of sizes is refused")
  func fontSizes() throws {
    func layers(_ count: Int) -> String {
      (0..<count).map {
        "- {type: text, frame: [0, 0, 64, 64], string: a, font: {size: \(Double(1000 + $0) / 100)}}\n"
      }.joined()
    }
    let (message, kind) = try kind(problemsOfRun("layers:\n" + layers(60), options(work: 30_000_000)))
    #expect(kind == "fonts and their sizes")
    #expect(message.contains("layers: the scene takes more than 30 million"), "\(message)")
    #expect(try problemsOfRun("layers:\n" + layers(8), options(work: 30_000_000)) == [])
  }

  @Test("repeated reloads of a table with many sections are refused")
  func sections() throws {
    let start = """
      layers:
      - {type: table, name: t, frame: [0, 0, 64, 64], sections: [\(String(repeating: "{},", count: 1000))]}
      script:
      - tick: 0

      """
    let steps = String(repeating: "- reload: {layer: t}\n- tick: 0\n", count: 20)
    let (message, kind) = try kind(problemsOfRun(start + steps, options(work: 5_000_000)))
    #expect(kind == "sections and rows")
    #expect(message.contains("].tick: the scene with its script takes more than 5 million"), "\(message)")
  }

  @Test("a canvas of another size in each frame is refused")
  func canvases() throws {
    let step = "- resize: [800, 800]\n- tick: 0\n- resize: [801, 800]\n- tick: 0\n"
    let script = "script:\n- tick: 0\n" + String(repeating: step, count: 10)
    let (message, kind) = try kind(problemsOfRun(script, options(work: 10_000_000)))
    #expect(kind == "new canvases" || kind == "painting")
    #expect(message.contains("].tick: the scene with its script takes more than 10 million"), "\(message)")
  }

  @Test("repeated painting is refused where all frames together take too long")
  func painting() throws {
    let layer = "{name: n, frame: [0, 0, 60, 60], shadowOpacity: 1, shadowRadius: 9, backgroundColor: tint}"
    let steps = (0..<300).map { "- set: {layer: n, shadowRadius: \(9 + Double($0 % 50) / 9)}\n- tick: 0\n" }.joined()
    let (message, kind) = try kind(
      problemsOfRun("layers:\n- \(layer)\nscript:\n- tick: 0\n" + steps, options(work: 20_000_000)))
    #expect(kind == "painting")
    #expect(message.contains("].tick: the scene with its script takes more than 2"), "\(message)")
  }

  @Test("a picture that a table draws for its rows is refused before its memory is allocated, at its row")
  func slices() throws {
    let table = """
      - {type: table, frame: [0, 0, 300, 300], style: rounded, decoration: slicedImages, rowHeight: 30000, sectionBorder: {width: 12000},
         sections: [{rows: [{title: a}, {title: b}, {title: c}]}]}

      """
    let found = try problemsOfRun("layers:\n" + table)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("5:23: layers: a picture of 576048001 pixels, drawn for a layer, needs ") ?? false)
    #expect(found.first?.hasSuffix(" MiB of memory at once; at most 768 MiB are allowed") ?? false, "\(found)")
  }

  @Test("shadows that become pictures in vector files are refused together")
  func vectorShadows() throws {
    let layer = "{frame: [9, 9, 8, 8], backgroundColor: tint, shadowOpacity: 1, shadowRadius: 1000}"
    var options = SceneOptions()
    options.limits.maximumMemory = 150 << 20
    let loaded = try loadLayers("- &a \(layer)\n" + String(repeating: "- *a\n", count: 14), options)
    let message =
      "the picture as shapes, with its shadows as images, needs 193 MiB of memory at once; at most 150 MiB are allowed"
    for write in [loaded.scene.svgData, loaded.scene.pdfData] {
      #expect(throws: InlayError(.limitExceeded, message)) { _ = try write() }
      let error = try #require(loaded.limitError)
      #expect(error.problems.map { "\($0.line):\($0.column): \($0.message)" } == ["4:1: layers: \(message)"])
    }
    let few = try loadLayers("- \(layer.replacing("1000", with: "10"))\n")
    #expect(try !few.scene.svgData().isEmpty)
    #expect(few.limitError == nil)
  }

  @Test("the canvas counts towards the memory limit")
  func canvasMemory() throws {
    var options = SceneOptions()
    options.limits.maximumMemory = 64 * 64 * 4
    #expect(try problemsOfRun("layers: []\n", options) == [])
    options.limits.maximumMemory -= 1
    #expect(
      try problemsOfRun("layers: []\n", options) == [
        "3:9: layers: the canvas needs 16384 bytes of memory at once; at most 16383 bytes are allowed"
      ])
    let script = "layers: []\nscript: [{tick: 0}, {resize: [65, 64]}, {tick: 0}]\n"
    options.limits.maximumMemory = 64 * 64 * 4
    #expect(
      try problemsOfRun(script, options) == [
        "4:42: script[2].tick: the canvas needs 16640 bytes of memory at once; at most 16384 bytes are allowed"
      ])
  }

  @Test("loading ends when its deadline is over")
  func deadline() throws {
    var options = SceneOptions()
    options.limits.deadline = 0
    let found = try problemsOfRun("layers: [{type: text, string: a}]\n", options)
    #expect(found == ["1:1: rendering takes more than 0 seconds"])
    options.limits.deadline = 1e9
    #expect(try problemsOfRun("layers: [{type: text, string: a}]\n", options) == [])
  }

  @Test("in a cancelled task loading ends, and so does a script that has begun")
  func cancelled() async throws {
    let layers = "layers: [{type: text, name: t, string: a}]\n"
    let found = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try problemsOfRun(layers)
    }.result
    #expect(try found.get() == ["1:1: the task was cancelled"])
    let later = await Task {
      let loaded = try loadScene("inlay: 1\nsize: [64, 64]\n\(layers)script:\n- tick: 0\n- tick: 1\n")
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        try ScriptRunner(loaded).run()
        return [String]()
      } catch let error as FileError {
        return error.problems.map { "\($0.line): \($0.message)" }
      }
    }.result
    #expect(try later.get() == ["5: script[0].tick: the task was cancelled"])
  }

  @Test("a scene that continues to tick in a cancelled task draws nothing more, and says so")
  func cancelledLater() async throws {
    let told = await Task {
      let loaded = try loadLayers("- {type: text, name: t, frame: [0, 0, 64, 64], string: a}\n")
      var told: [String] = []
      loaded.onProblem = { told.append($0.message) }
      withUnsafeCurrentTask { $0?.cancel() }
      try loaded.layer("t", as: TextLayer.self).text = "b"
      loaded.scene.tick(at: 1)
      return told
    }.result
    let messages = try told.get()
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("the task was cancelled; the rest is not shown") })
  }

  // MARK: Ordinary work

  /// More layers than ten rows have.
  private var fewLayers: SceneOptions {
    var options = SceneOptions()
    options.limits.maximumLayers = 200
    return options
  }

  private static let table =
    "layers:\n- {type: table, name: t, frame: [0, 0, 64, 64], rowHeight: 8, generate: {rowsPerSection: 1000000, title: 'Row {row}'}}\n"

  @Test("scrolling by pages may show more rows in total than a frame may have")
  func pages() throws {
    let steps = String(repeating: "- scroll: {layer: t, by: [0, 64]}\n- tick: 0.1\n", count: 40)
    #expect(try problemsOfRun(Self.table + "script:\n- tick: 0\n" + steps, fewLayers) == [])
  }

  @Test("drags are not refused for any number of rows shown in sequence")
  func drags() throws {
    let steps = String(repeating: "- drag: {from: [30, 60], to: [30, 2], duration: 0.1}\n", count: 20)
    #expect(try problemsOfRun(Self.table + "script:\n- tick: 0\n" + steps, fewLayers) == [])
  }

  @Test("texts and markup that a script sets in sequence count for their frame only")
  func setTexts() throws {
    let text = String(repeating: "<b>x</b>", count: 400)
    let layer = "layers:\n- {type: text, name: t, frame: [0, 0, 64, 64], markup: true, string: a}\n"
    let steps = (0..<70).map { "- set: {layer: t, string: '\(text)\($0)'}\n- tick: 0.1\n" }.joined()
    #expect(try problemsOfRun(layer + "script:\n" + steps) == [])
  }

  @Test("a scene that continues to tick shows rows without limit")
  func ticking() throws {
    let loaded = try loadScene("inlay: 1\nsize: [64, 64]\n" + Self.table, fewLayers)
    let table = try loaded.layer("t", as: TableView.self)
    for page in 1...60 {
      table.contentOffset.y = Double(page * 64)
      loaded.scene.tick(at: Double(page))
      #expect(try table.cell(0, page * 8).textLabel.text == "Row \(page * 8)")
    }
    #expect(loaded.workSpent > 0 && loaded.workLeft > 0)
  }

  @Test("of a table beyond its budget, the rows after the limit are not asked for, however many are in view")
  func rowsBeyond() throws {
    let loaded = try loadScene("inlay: 1\nsize: [64, 64]\n" + Self.table, fewLayers)
    var told: [String] = []
    loaded.onProblem = { told.append($0.message) }
    let table = try loaded.layer("t", as: TableView.self)
    table.rowHeight = .fixed(0.1)
    loaded.scene.tick(at: 1)
    #expect(told.count == 1 && told[0].contains("more rows are visible than 200 layers allow"), "\(told)")
    #expect(table.visibleCells.count <= 51)
  }

  @Test("in a scene that continues to tick, a frame beyond the budget is reported, and the next has its own budget")
  func tickingBeyond() throws {
    let layer = "- {type: text, name: t, frame: [0, 0, 64, 64], string: a}\n"
    let loaded = try loadLayers(layer, options(work: 60_000_000))
    var told: [String] = []
    loaded.onProblem = { told.append($0.message) }
    let text = try loaded.layer("t", as: TextLayer.self)
    text.text = String(repeating: "word ", count: 13_000)
    loaded.scene.tick(at: 1)
    #expect(told.count == 1)
    #expect(told.first?.contains("one frame takes more than 60 million") ?? false, "\(told)")
    text.text = "b"
    loaded.scene.tick(at: 2)
    #expect(told.count == 1)
    #expect(loaded.limitError == nil)
  }
}
