import Foundation
import InlayTestSupport
import Testing

private let scene = "inlay: 1\nsize: [20, 10]\nlayers: [{frame: [2, 2, 5, 5], backgroundColor: label}]\n"

/// Every failure has its exit code and a message, and leaves all files unchanged.
@Suite struct FailureTests {
  @Test(
    "a wrong scene ends with 1, its problems on standard error, and an old picture stays",
    arguments: [
      (
        "inlay: 1\nsize: [20, 10]\nlayers: [{nme: a}]\n",
        "s.yaml:3:11: error: layers[0].nme: unknown key; did you mean 'name'?\n"
      ),
      ("inlay: 1\nsize: [20, 10\n", nil), ("", "s.yaml:1:1: error: the file is empty\n"),
      (
        "inlay: 1\nsize: [20, 10]\nlayers: [{contents: gone.png}]\n",
        "s.yaml:3:21: error: layers[0].contents: 'gone.png': no such file\n"
      ),
      (
        "inlay: 1\nsize: [20, 10]\nlayers: [{name: a}]\nscript:\n- set: {layer: a, animated: -1}\n",
        "s.yaml:5:29: error: script[0].set.animated: expected a number of at least 0, found the number -1\n"
      ),
    ] as [(String, String?)])
  func wrongScene(text: String, errors: String?) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "s.yaml")
    try folder.write("old", to: "s.png")
    try folder.write("old", to: "d.json")
    let result = try Program.run(["s.yaml", "--dump", "d.json"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    if let errors { #expect(result.errors == errors) }
    #expect(result.errors.hasPrefix("s.yaml:"))
    #expect(try folder.data("s.png") == Data("old".utf8))
    #expect(try folder.data("d.json") == Data("old".utf8))
    #expect(folder.names == ["d.json", "s.png", "s.yaml"])
    #expect(try Program.run(["--validate", "s.yaml"], in: folder.path).errors == result.errors)
    #expect(try Program.run(["--validate", "s.yaml"], in: folder.path).status == 1)
  }

  @Test("an unreadable scene ends with 1, and leaves no file")
  func unreadable() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    for path in ["gone.yaml", ".", "pipe", "/dev/zero", ""] {
      let result = try Program.run([path, "-o", "p.png"], in: folder.path)
      #expect(result.status == 1, "\(path)")
      #expect(result.errors.contains("\(path):1:1: error: the file cannot be read: "), "\(path)")
    }
    #expect(folder.names == ["pipe"])
  }

  @Test("a word that is meant as another argument is asked for, and a value says what is expected")
  func misunderstood() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    for (arguments, words) in [
      (["hlep"], "; did you mean 'help'?"), (["--hlep"], "Unknown option '--hlep'"), ([], "there is no scene"),
      (["p.png"], "a scene ends in .yaml, .yml or .json"), (["bacth", "x"], nil),
      (["modern"], "; did you mean '--preview modern'?"),
      (["s.yaml", "--size", "0x0"], "expected a width and a height above 0, such as 320x200"),
      (["s.yaml", "--scale", "0"], "expected a number above 0, at most 64"),
      (["s.yaml", "--text-scale", "9"], "expected a number from 0.8 to 3"),
      (["s.yaml", "--max-memory", "0"], "expected a number of bytes above 0"),
      (["batch", ".", "--scales", "1,x"], "expected values separated by commas, each of them a number above 0"),
      (["batch", ".", "--shard", "3/3"], "expected a part from 0 and the number of parts"),
      (["batch", ".", "-j", "0"], "expected a whole number from 1"),
      (["s.yaml", "--appearance", "night"], "did you mean 'dark'? Expected light, dark, "),
      (["s.yaml", "--appearance", "lighht"], "did you mean 'light'? Expected "),
      (["s.yaml", "--size-class", "wide"], "': expected regular or compact"),
      (["s.yaml", "--data", "{\"a\": 1}"], "--data: '{\"a\": 1}' is data and not a path; write it into a file"),
      (["s.yaml", "--data", "a: 1"], "is data and not a path"),
      (["s.yaml", "s.yaml"], "--validate checks several"),
    ] as [([String], String?)] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status != 0 && result.errors.contains(words ?? "Error"), "\(arguments): \(result.errors)")
    }
    #expect(folder.names == ["s.yaml"])
  }

  @Test("an unknown theme of the option ends with 2, with the option and the nearest name in the message")
  func theme() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    let result = try Program.run(["s.yaml", "--theme", "setings"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: --theme: no theme is named 'setings'; did you mean 'settings'?\n"))
    let night = try Program.run(["s.yaml", "--theme", "night"], in: folder.path)
    #expect(night.status == 2 && night.errors.contains("; did you mean '--appearance dark'?"), "\(night.errors)")
    #expect(folder.names == ["s.yaml"])
  }

  @Test(
    "invalid usage ends with 2 and leaves no file",
    arguments: [
      [], ["s.yaml", "s.yaml"], ["s.yaml", "--nope"], ["s.yaml", "-x"], ["s.yaml", "-o"], ["s.yaml", "-o", "p.gif"],
      ["s.yaml", "-o", "p"], ["s.yaml", "-o", ""], ["s.yaml", "-o", "png"], ["s.yaml", "-o", "folder.png/"],
      ["s.yaml", "-o", "p.svgz"], ["s.yaml", "--overlay", "borders", "-o", "p.svg"], ["s.yaml", "--scale", "0"],
      ["s.yaml", "--scale", "65"],
      ["s.yaml", "--scale", "-1"], ["s.yaml", "--scale", "nan"], ["s.yaml", "--scale", "0x2"],
      ["s.yaml", "--scale", "two"],
      ["s.yaml", "--scale", ""], ["s.yaml", "--scale"], ["s.yaml", "--size", "10"], ["s.yaml", "--size", "10x"],
      ["s.yaml", "--size", "10x10x10"], ["s.yaml", "--size", "0x10"], ["s.yaml", "--size", "-1x10"],
      ["s.yaml", "--size", "infx10"], ["s.yaml", "--appearance", "Dark"], ["s.yaml", "--direction", "left"],
      ["s.yaml", "--max-pixels", "0"], ["s.yaml", "--max-pixels", "many"], ["s.yaml", "--max-layers", "-1"],
      ["s.yaml", "--max-layers", "1.5"], ["s.yaml", "-o", "p.png", "--dump", "p.png"], ["s.yaml", "--dump", ""],
      ["s.yaml", "--report"], ["s.yaml", "--report", "s.png"],
      ["s.yaml", "--overlay", "border"], ["s.yaml", "--overlay"],
      ["s.yaml", "--text-scale", "0.79"], ["s.yaml", "--text-scale", "3.01"], ["s.yaml", "--text-scale", "nan"],
      ["s.yaml", "--text-scale", "large"], ["s.yaml", "--size-class", "small"], ["s.yaml", "--problems", "xml"],
      ["-", "-o", "p.png", "--watch"], ["s.yaml", "--watch", "-o", "-"], ["s.yaml", "--preview", "settings"], ["-"],
    ])
  func usage(arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
    #expect(folder.names == ["s.yaml"])
  }

  @Test("no output replaces the scene or another output")
  func oneFile() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.png")
    try folder.write("old", to: "d.json")
    try FileManager.default.linkItem(atPath: folder["s.png"], toPath: folder["link.png"])
    let uses = [
      ["s.png"], ["s.png", "-o", "./s.png"], ["s.png", "-o", "link.png"], ["s.png", "-o", "p.png", "--dump", "s.png"],
      ["s.png", "-o", "new.png", "--dump", "./new.png"], ["s.png", "-o", "new.png", "--dump", folder["new.png"]],
    ]
    for arguments in uses {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains("the same file"), "\(result.errors)")
    }
    #expect(try folder.data("s.png") == Data(scene.utf8))
    #expect(folder.names == ["d.json", "link.png", "s.png"])
  }

  @Test("a picture that cannot be written ends with 3 and leaves no file")
  func unwritable() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("x", to: "folder.png/x")
    for path in ["gone/p.png", "folder.png", "s.yaml/p.png", "/proc/p.png"] {
      let result = try Program.run(["s.yaml", "-o", path, "--dump", "d.json"], in: folder.path)
      #expect(result.status == 3, "\(path)")
      #expect(result.errors.contains(path))
    }
    #expect(folder.names == ["folder.png", "s.yaml"])
  }

  @Test("where the dump or the picture cannot be written, the other is not written either")
  func bothOrNeither() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("old dump", to: "d.json")
    try folder.write("old picture", to: "p.png")
    func status(_ output: String, _ dump: String) throws -> Int32 {
      try Program.run(["s.yaml", "-o", output, "--dump", dump], in: folder.path).status
    }
    #expect(try status("p.png", "gone/d.json") == 3)
    #expect(try status("gone/p.png", "d.json") == 3)
    #expect(try status("gone/p.png", "new.json") == 3)
    #expect(try folder.data("d.json") == Data("old dump".utf8))
    #expect(try folder.data("p.png") == Data("old picture".utf8))
    #expect(folder.names == ["d.json", "p.png", "s.yaml"])
  }

  @Test("a closed standard output ends with 3, not with a signal")
  func closedOutput() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("inlay: 1\nsize: [40, 20]\nlayers: [{type: text, frame: {}, string: A}]\n", to: "t.yaml")
    for output in [Program.Output.closedPipe, .file("/dev/full")] {
      let result = try Program.run(["s.yaml", "-o", "-", "--dump", "d.json"], in: folder.path, output: output)
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("render: error: cannot write standard output: "))
      // All that print to standard output.
      let printing = [
        ["--list-themes"], ["--schema"], ["--theme-schema"], ["--help"], ["--version"], ["batch", "--help"],
        ["--generate-completion-script", "bash"], ["t.yaml", "--validate", "--fonts-used"],
      ]
      for arguments in printing {
        let result = try Program.run(arguments, in: folder.path, output: output)
        #expect(result.status == 3, "\(arguments)")
        #expect(
          result.errors.hasPrefix("render: error: cannot write standard output: "), "\(arguments): \(result.errors)")
      }
    }
    #expect(folder.names == ["s.yaml", "t.yaml"])
  }

  @Test("malicious scenes end with 1, in less than 1 GiB", .needsLimits)
  func harmful() throws {
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1...60 { bomb += "a\(level): &a\(level) {[*a\(level - 1), *a\(level - 1)]: [*a\(level - 1)]}\n" }
    let head = "inlay: 1\nsize: [100, 100]\nlayers:\n"
    let scenes = [
      bomb, "&a [*a, *a]", String(repeating: "[", count: 1 << 20), String(repeating: "{a: ", count: 1 << 18),
      String(repeating: "- ", count: 1 << 20), String(repeating: "\"a", count: 1 << 20),
      "inlay: 1\n" + String(repeating: "size: [1, 1]\n", count: 1 << 16), String(repeating: ",", count: 1 << 20),
      head + "- {type: table, frame: [0, 0, 100, 100000], rowHeight: 0.1, generate: {rowsPerSection: 1000000000}}\n",
      head + "- {frame: [0, 0, 100, 100], opacity: 1e999999}\n",
      "inlay: 1\nsize: [8192, 8192]\nlayers:\n- "
        + String(repeating: "{frame: [0, 0, 8192, 8192], opacity: 0.5, backgroundColor: label, sublayers: [", count: 99)
        + String(repeating: "]}", count: 99),
      head + "- " + String(repeating: "{shadowOpacity: 1, sublayers: [", count: 440)
        + "{frame: [0, 0, 90, 90], backgroundColor: label}" + String(repeating: "]}", count: 440),
      head + "- {type: shape, path: M0 0" + String(repeating: "h1", count: 1 << 20) + "}\n",
    ]
    let folder = try TestFolder()
    for (index, text) in scenes.enumerated() {
      try folder.write(text, to: "s.yaml")
      let result = try Program.run(["s.yaml", "-o", "p.png"], in: folder.path, memoryLimit: 1 << 20)
      #expect(result.status == 1, "scene \(index): \(result.errors.prefix(300))")
      #expect(result.errors.hasPrefix("s.yaml:"), "scene \(index)")
    }
    #expect(folder.names == ["s.yaml"])
  }

  @Test("wide blurs and giant texts are painted in less than 1 GiB", .needsLimits)
  func bounded() throws {
    let head = "inlay: 1\nsize: [400, 400]\nscale: 4\nlayers:\n"
    let giant = "transform: [5, 0, 0, 5, 0, 0]"
    let scenes = [
      "- {frame: [0, 0, 100, 100], backgroundColor: label, shadowOpacity: 1, shadowRadius: 999, \(giant)}\n",
      "- {type: text, frame: [0, 0, 9999, 999], string: abcdefghijkl, font: {size: 500}, \(giant)}\n",
      "- {type: text, frame: [0, 0, 999, 999], string: abcdef, font: {size: 90}, textShadow: {radius: 999}}\n",
      "- {type: text, frame: [0, 0, 999, 999], string: abcdef, markup: true, font: {size: 90}, \(giant)}\n",
    ]
    let folder = try TestFolder()
    for (index, text) in scenes.enumerated() {
      try folder.write(head + text, to: "s.yaml")
      for name in ["p.png", "p.svg", "p.pdf"] {
        let result = try Program.run(["s.yaml", "-o", name], in: folder.path, memoryLimit: 1 << 20)
        #expect(result.status == 0, "scene \(index), \(name): \(result.errors.prefix(300))")
      }
    }
  }
}

/// The library's own limits apply in the program too, also without a limited process.
@Suite struct WorkFailureTests {
  private static let shadow = "{frame: [0, 0, 8, 8], backgroundColor: tint, shadowOpacity: 1, shadowRadius: 1000}"

  @Test("an exceeded limit is reported and ends with 1, with and without a worker", arguments: [true, false])
  func tooMuch(isIsolated: Bool) throws {
    let folder = try TestFolder()
    let start = "inlay: 1\nsize: [10, 10]\nlayers:\n"
    try folder.write(start + "- &a \(Self.shadow)\n" + String(repeating: "- *a\n", count: 14), to: "shadows.yaml")
    try folder.write(
      start + "- {type: table, frame: [0, 0, 300, 300], style: rounded, decoration: slicedImages,"
        + " sectionBorder: {width: 12000}, sections: [{rows: [{title: a}]}]}\n", to: "slices.yaml")
    // More seconds are more work: then memory is at its limit first.
    let words = isIsolated ? "the picture as shapes, with its shadows as images, needs " : "one frame takes more than "
    for (scene, output, place) in [
      ("shadows", "o.svg", "4:1: error: layers: \(words)"), ("shadows", "o.pdf", "4:1: error: layers: \(words)"),
      ("slices", "o.png", "4:134: error: layers: a picture of "),
    ] {
      let arguments = ["\(scene).yaml", "-o", output] + (isIsolated ? ["--max-seconds", "3600"] : ["--no-isolation"])
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("\(scene).yaml:" + place), "\(result.errors)")
      #expect(folder.names == ["shadows.yaml", "slices.yaml"])
    }
  }

  @Test("without a limited process --max-seconds is the scene's own deadline")
  func deadline() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [10, 10]\nlayers:\n- {type: text, string: a}\n", to: "s.yaml")
    let result = try Program.run(["s.yaml", "--no-isolation", "--max-seconds", "0.000001"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("s.yaml:1:1: error: rendering takes more than 1e-06 seconds\n"))
    #expect(folder.names == ["s.yaml"])
  }
}
