import Foundation
import InlayGraphics
import InlayImages
import InlayTestSupport
import Testing

/// Names with characters of every category, from scenes, jobs and arguments: nothing is written outside a folder.
@Suite struct HostilePathTests {
  private static let scene = "inlay: 1\nsize: [4, 4]\n"

  /// A folder with a scene's folder `in`, in which `sub` is a folder and `l` a link that leads out.
  private func stage() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.scene, to: "in/s.yaml")
    try folder.write("", to: "in/sub/keep")
    try folder.write("", to: "other/keep")
    try folder.makeLink("in/l", to: "../other")
    return folder
  }

  /// All files outside the folder `in`, and those in `/` that such a test may have made.
  private func outside(_ folder: TestFolder) -> [String] {
    folder.names + TestFolder.names(in: folder["other"])
      + TestFolder.names(in: "/").filter { $0.contains("hostile") || $0.contains("x.png") }
  }

  private let marks = ["\u{301}", "\u{338}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{E0100}", "\u{1F3FB}"]
  private let prepended = ["\u{600}", "\u{6DD}", "\u{110BD}"]

  @Test("no snapshot's name leads out of the scene's folder, with marks on either side of the separator")
  func snapshots() throws {
    let folder = try stage()
    let before = outside(folder)
    for mark in marks {
      for name in ["../\(mark)x.png", "/\(mark)x.png", "sub/../../\(mark)x.png", "l/\(mark)x.png"] {
        try folder.write(Self.scene + "script: [{snapshot: \"\(name)\"}]\n", to: "in/s.yaml")
        let result = try Program.run(["in/s.yaml", "-o", "in/p.png"], in: folder.path)
        #expect(result.status == 1 && result.errors.contains("is outside the scene's folder"), "\(result.errors)")
      }
    }
    for mark in prepended {
      // The folder's name has the mark, so it is another one than the link, and missing.
      for name in ["l\(mark)/x.png", "..\(mark)/x.png"] {
        try folder.write(Self.scene + "script: [{snapshot: \"\(name)\"}]\n", to: "in/s.yaml")
        let result = try Program.run(["in/s.yaml", "-o", "in/p.png"], in: folder.path)
        #expect(result.status == 1 && result.errors.contains("a folder that does not exist"), "\(result.errors)")
      }
      try folder.makeLink("in/l\(mark)", to: "../other")
      try folder.write(Self.scene + "script: [{snapshot: \"l\(mark)/x.png\"}]\n", to: "in/s.yaml")
      let result = try Program.run(["in/s.yaml", "-o", "in/p.png"], in: folder.path)
      #expect(result.status == 1 && result.errors.contains("is outside the scene's folder"), "\(result.errors)")
    }
    #expect(outside(folder) == before)
  }

  @Test("no picture of a batch leads out of the output folder, whatever characters its name has")
  func jobs() throws {
    let folder = try stage()
    var random = SeededRandom(seed: Seeds.only ?? 1)
    let names = (0..<150).map { HostileNames.path(&random, ending: "-\($0).png") } + marks.map { "../\($0)x.png" }
    let jobs = try names.map { name in
      let json = try JSONSerialization.data(withJSONObject: ["scene": "in/s.yaml", "out": name])
      return String(decoding: json, as: UTF8.self)
    }
    let before = outside(folder)
    let result = try Program.run(
      ["batch", "-", "--out-dir", "in", "-j", "1", "--max-seconds", "3600"], in: folder.path,
      input: jobs.joined(separator: "\n"))
    #expect(outside(folder) == before, "seed \(random.seed)")
    let lines = result.output.split(separator: 0x0A)
    #expect(lines.count == names.count)
    for (name, line) in zip(names, lines) {
      let isDone = String(decoding: line, as: UTF8.self).contains("\"status\":\"done\"")
      let isThere = FileManager.default.fileExists(atPath: folder["in/" + name])
      // Links are refused as for plain names.
      let throughLink = name.utf8.starts(with: "l/".utf8)
      let wanted = HostileNames.isInside(name) && !throughLink
      #expect(isDone == wanted, "seed \(random.seed): \(name.debugDescription)")
      if isDone { #expect(isThere, "seed \(random.seed): \(name.debugDescription)") }
    }
  }

  @Test(
    "no pattern of names leads out of the output folder",
    arguments: ["../\u{301}{scene}.png", "/\u{301}{scene}.png", "..\u{600}/../{scene}.png"])
  func pattern(name: String) throws {
    let folder = try stage()
    let before = outside(folder)
    let result = try Program.run(["batch", "in", "--out-dir", "in/sub", "--name", name], in: folder.path)
    #expect(result.status == 2 && outside(folder) == before, "\(result.status): \(result.errors)")
  }

  @Test("two scenes, images and pictures whose names are canonically equivalent are two")
  func equivalentNames() throws {
    let folder = try TestFolder()
    let names = ["\u{E9}", "e\u{301}"]
    for (name, color) in zip(names, [RGBColor(red: 1, green: 0, blue: 0), RGBColor(red: 0, green: 0, blue: 1)]) {
      try folder.writePNG("\(name).png", width: 4, height: 4, color)
    }
    let layers = names.map { "{type: image, frame: [0, 0, 4, 4], contents: \($0).png}" }
    for (name, layer) in zip(names, layers) {
      try folder.write("inlay: 1\nsize: [4, 4]\nlayers: [\(layer)]\n", to: "\(name).yaml")
    }
    let jobs = names.map { "{scene: \($0).yaml, out: \($0)-p.png}" }.joined(separator: "\n")
    func run() throws -> String {
      let run = try Program.run(
        ["batch", "-", "-j", "1", "--resume", "--max-seconds", "3600"], in: folder.path, input: jobs)
      #expect(run.status == 0, "\(run.errors)")
      return run.errors
    }
    var summary = try run()
    #expect(summary.contains("2 done"), "\(summary)")
    // A picture whose files changed in the tick of the system's clock in which it began is made again.
    for _ in 0..<20 where !summary.contains("2 skipped") { summary = try run() }
    #expect(summary.contains("2 skipped"), "\(summary)")
    let pictures = try names.map { try folder.data("\($0)-p.png") }
    #expect(pictures[0] != pictures[1])
    // Both images in one scene; the upper one is shown.
    try folder.write("inlay: 1\nsize: [4, 4]\nlayers: [\(layers.joined(separator: ", "))]\n", to: "both.yaml")
    #expect(try Program.run(["both.yaml"], in: folder.path).status == 0)
    #expect(try folder.data("both.png") == pictures[1])
    // A changed image makes one picture again, not both.
    try folder.writePNG("\(names[0]).png", width: 4, height: 4, .black)
    let again = try Program.run(
      ["batch", "-", "-j", "1", "--resume", "--max-seconds", "3600"], in: folder.path, input: jobs)
    #expect(again.errors.contains("1 done, 0 failed, 1 skipped"), "\(again.errors)")
    #expect(try folder.data("\(names[1])-p.png") == pictures[1])
    let matrix = try Program.run(["batch", ".", "--out-dir", "m", "--name", "{scene}.png", "-j", "1"], in: folder.path)
    #expect(matrix.status == 0 && TestFolder.names(in: folder["m"]).count == 4, "\(matrix.errors)")
  }

  @Test(
    "what is printed about names is one line without commands of a terminal, and no longer than some thousand characters"
  )
  func messages() throws {
    let folder = try TestFolder()
    let evil = "\u{1B}[2Jx\u{9B}31m\u{202E}y\u{2028}z\r\u{7}"
    let json = #""\u001b[2Jx\u009b31m\u202ey\u2028z\r\u0007""#
    let long = String(repeating: "n", count: 100_000)
    let files = [
      "inlay: 1\nsize: [9, 9]\nlayers: [{type: text, name: \(json), frame: [0, 0, 9, 9], string: a, font: {family: Nope, size: 9}}]\n",
      "inlay: 1\nsize: [9, 9]\nlayers: [{type: text, name: \(long), frame: [0, 0, 9, 9], string: a, font: {family: Nope, size: 9}}]\n",
      "inlay: 1\nsize: [9, 9]\nlayers: [{\(json): 1, image: \(json), name: \(long)}]\n",
      "inlay: 1\nsize: [9, 9]\ntheme: \(json)\n", "inlay: 1\nsize: [9, 9]\ndata: \(json)\nlayers: []\n",
      "inlay: 1\nsize: [9, 9]\nscript: [{snapshot: \(json)}, {tap: {layer: \(json)}}]\n",
      "inlay: 1\nsize: [9, 9]\nfonts: {files: [\(json)]}\n",
    ]
    for (number, text) in files.enumerated() {
      for name in ["s.yaml", "\(evil).yaml"] {
        try folder.write(text, to: name)
        for options in [[], ["--problems", "json"], ["--no-isolation"]] {
          let result = try Program.run([name, "-o", "p.png"] + options, in: folder.path)
          #expect(!result.errors.isEmpty)
          expectSafe(result.errors, "\(number), \(options): \(result.errors.debugDescription.prefix(300))")
        }
      }
    }
    // XML has no escape characters, but other control characters.
    let word = "x\u{85}\u{9B}31m\u{202E}y"
    let specifiers = ["PSChildPaneSpecifier", "PSToggleSwitchSpecifier", word].map { type in
      "<dict>"
        + ["Type", "Title", "Key", "File", "DefaultValue", word].map { key in
          "<key>\(key)</key><string>\(key == "Type" ? type : word)</string>"
        }.joined() + "</dict>"
    }
    mkdir(folder["S.bundle"], 0o700)
    try folder.write(
      "<plist><dict><key>StringsTable</key><string>\(word)</string><key>PreferenceSpecifiers</key>"
        + "<array>\(specifiers.joined())</array></dict></plist>", to: "S.bundle/Root.plist")
    for options in [[], ["--problems", "json"], ["--no-isolation"], ["--page", word], ["--page", evil]] {
      let result = try Program.run(["S.bundle", "-o", "p.png"] + options, in: folder.path)
      #expect(!result.errors.isEmpty)
      expectSafe(result.errors, "bundle, \(options): \(result.errors.debugDescription.prefix(300))")
    }
    try FileManager.default.removeItem(atPath: folder["s.yaml"])
    let batch = try Program.run(["batch", ".", "--name", "{scene}.gif"], in: folder.path)
    expectSafe(batch.errors, batch.errors.debugDescription)
    let lines = try Program.run(["batch", "-"], in: folder.path, input: "{scene: \(json), out: \(json)}\n{\(json): 1}")
    expectSafe(lines.errors + String(decoding: lines.output, as: UTF8.self), lines.errors.debugDescription)
  }

  private func expectSafe(_ text: String, _ comment: String, _ place: SourceLocation = #_sourceLocation) {
    let isSafe = text.unicodeScalars.allSatisfy { scalar in
      let category = scalar.properties.generalCategory
      return scalar == "\n"
        || category != .control && category != .lineSeparator && category != .paragraphSeparator
          && !scalar.properties.isBidiControl
    }
    #expect(
      isSafe && text.split(separator: "\n").allSatisfy { $0.utf8.count < 20_000 }, "\(comment)", sourceLocation: place)
  }
}
