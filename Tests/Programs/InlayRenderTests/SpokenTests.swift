import Foundation
import InlayTestSupport
import Testing

/// What a screen reader says of a scene file, and what keeps people from using it.
@Suite struct SpokenTests {
  private static let scene = """
    inlay: 1
    size: [320, 200]
    layers:
    - type: table
      frame: [0, 0, 320, 140]
      sections:
      - header: Network
        rows:
        - {title: Airplane Mode, accessory: switch, canEdit: false}
        - {title: Wi-Fi, detail: Harbour, canEdit: false}
    - {type: slider, frame: [10, 150, 100, 44]}
    """

  @Test("the spoken text is that of the scene, in the language of the option")
  func text() throws {
    let folder = try TestFolder()
    try folder.write(Self.scene, to: "s.yaml")
    for (language, expected) in [
      (
        "en",
        "list box, 2 items\nNetwork, heading\nAirplane Mode, off, switch, 1 of 2\nWi-Fi, Harbour, 2 of 2\n0%, slider\n"
      ),
      (
        "pl", nil
      ),
    ] as [(String, String?)] {
      let result = try Program.run(
        ["s.yaml", "-o", "p.png", "--spoken", "s.txt", "--language", language], in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      let text = try String(contentsOfFile: folder["s.txt"], encoding: .utf8)
      if let expected {
        #expect(text == expected)
      } else {
        #expect(text.contains("Airplane Mode, ") && !text.contains("switch"))
      }
    }
    // The picture is the same without the text.
    let spoken = try Data(contentsOf: URL(fileURLWithPath: folder["p.png"]))
    let plain = try Program.run(["s.yaml", "-o", "-", "--language", "pl"], in: folder.path)
    #expect(plain.output == spoken)
  }

  @Test("equal faults of many rows are one line, and what is left out of many is told")
  func manyFaults() throws {
    let folder = try TestFolder()
    func check(_ rows: [String]) throws -> [Substring] {
      let start = "inlay: 1\nsize: [390, 9000]\ntextScale: 2\nlayers:\n- {type: table, frame: {}, rowHeight: 44, "
      try folder.write("\(start)sections: [{rows: [\(rows.joined(separator: ", "))]}]}\n", to: "m.yaml")
      return try Program.run(["m.yaml", "--validate", "--accessibility"], in: folder.path).errors.split(separator: "\n")
    }
    #expect(
      try check(Array(repeating: "{image: 'symbol:wifi'}", count: 9)) == [
        "m.yaml:5:62: warning: missingLabel: row [0, 0] without a name: set accessibilityLabel (and 8 more like this)"
      ])
    let cut = try check(Array(repeating: "{title: This title is too long for a row of this height}", count: 9))
    #expect(cut.count == 1 && cut[0].contains("row [0, 0] needs a height of ") && cut[0].hasSuffix("this)"))
    let many = try check((0..<120).map { "{title: Title \($0) that is too long for a row of this height}" })
    #expect(many.count == 100 && many.last == "render: warning: more problems are not shown")
  }

  @Test("faults have the place of the file, unless the scene accepts their kind")
  func faults() throws {
    let folder = try TestFolder()
    try folder.write(Self.scene, to: "s.yaml")
    let result = try Program.run(["s.yaml", "--validate", "--accessibility"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.errors == "s.yaml:11:3: warning: missingLabel: a slider without a name: set accessibilityLabel\n")
    #expect(try Program.run(["s.yaml", "--validate"], in: folder.path).errors == "")
    try folder.write(Self.scene + "\nacceptedFaults: [missingLabel]", to: "s.yaml")
    #expect(try Program.run(["s.yaml", "--validate", "--accessibility"], in: folder.path).errors == "")
    try folder.write(Self.scene + "\nacceptedFaults: [noise]", to: "s.yaml")
    let wrong = try Program.run(["s.yaml", "--validate"], in: folder.path)
    #expect(wrong.status == 1 && wrong.errors.contains("s.yaml:12:18: error: acceptedFaults[0]"), "\(wrong.errors)")
  }

  @Test("the contrast that texts need is an option, and so are kinds of faults that are accepted")
  func contrast() throws {
    let folder = try TestFolder()
    let layers = """
      inlay: 1
      size: [320, 200]
      background: "#FFFFFF"
      theme: modern
      layers:
      - {type: text, frame: [10, 10, 300, 30], string: Gray words, color: "#949494"}
      - {type: text, frame: [10, 50, 300, 40], string: Large words, font: {size: 30}, color: "#949494"}
      - {type: slider, frame: [10, 150, 100, 44]}

      """
    try folder.write(layers, to: "s.yaml")
    func check(_ arguments: String...) throws -> [String] {
      let result = try Program.run(["s.yaml", "--validate", "--accessibility"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      return result.errors.split(separator: "\n").map { $0.replacing("s.yaml:", with: "").prefix(40).description }
    }
    #expect(try check().map { $0.prefix(4) } == ["8:3:"])
    #expect(try check("--contrast", "3").map { $0.prefix(4) } == ["8:3:"])
    #expect(try check("--contrast", "4.5").map { $0.prefix(4) } == ["8:3:", "6:3:"])
    #expect(try check("--contrast", "7").map { $0.prefix(4) } == ["8:3:", "6:3:", "7:3:"])
    #expect(try check("--contrast", "7", "--accept", "contrast").map { $0.prefix(4) } == ["8:3:"])
    #expect(try check("--contrast", "7", "--accept", "contrast", "--accept", "missingLabel") == [])
    let result = try Program.run(["s.yaml", "--validate", "--accessibility", "--contrast", "4.5"], in: folder.path)
    #expect(result.errors.contains("#FFFFFF, in the theme modern); the minimum is 4.5:1"), "\(result.errors)")
    for (arguments, message) in [
      (["--validate", "--contrast", "4.5"], "--contrast needs --accessibility"),
      (["--accept", "contrast"], "--accept needs --accessibility"),
      (["--validate", "--accessibility", "--contrast", "22"], "--contrast is a ratio from 1 to 21"),
      (["--validate", "--accessibility", "--contrast", "nan"], "--contrast is a ratio from 1 to 21"),
      (["--validate", "--accessibility", "--accept", "noise"], "'noise'"),
    ] {
      let wrong = try Program.run(["s.yaml"] + arguments, in: folder.path)
      #expect(wrong.status == 2 && wrong.errors.contains(message), "\(arguments): \(wrong.errors)")
    }
  }

  @Test("wrong uses of the options are errors of usage, and nothing is written")
  func usage() throws {
    let folder = try TestFolder()
    try folder.write(Self.scene, to: "s.yaml")
    for (arguments, message) in [
      (["--accessibility"], "--accessibility needs --validate"),
      (["--spoken", ""], "the path of the spoken text is empty"),
      (["--spoken", "-", "--dump", "-"], "--dump and --spoken both write to standard output"),
      (["--spoken", "s.yaml"], "s.yaml and s.yaml are the same file: one of them would be lost"),
    ] {
      let result = try Program.run(["s.yaml", "-o", "p.png"] + arguments, in: folder.path)
      #expect(result.status == 2 && result.errors.contains(message), "\(arguments): \(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder["p.png"]))
    }
  }
}
