import Foundation
import InlayGraphics
import InlayImages
import InlayTestSupport
import Testing

/// Pages of settings bundles that are higher than a picture may be.
@Suite struct PagePartsTests {
  /// A bundle whose page `Ack` has groups of texts.
  private func folder(groups: Int, lines: Int = 4) throws -> SettingsFolder {
    let settings = try SettingsFolder()
    let text = String(
      repeating: "Permission is hereby granted, free of charge, to any person obtaining a copy. ", count: lines)
    let group = { (number: Int) in
      "<dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Licence \(number)</string>"
        + "<key>FooterText</key><string>\(text)</string></dict>\n"
    }
    try settings.write((0..<groups).map(group).joined(), to: "Ack")
    return settings
  }

  /// A bundle with a page of choices, `Root.c`.
  private func folder(choices count: Int) throws -> SettingsFolder {
    let settings = try SettingsFolder()
    let values = (0..<count).map { "<integer>\($0)</integer>" }.joined()
    let titles = (0..<count).map { "<string>Choice \($0)</string>" }.joined()
    try settings.write(
      "<dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key><string>C</string>"
        + "<key>Key</key><string>c</string><key>DefaultValue</key><integer>0</integer>"
        + "<key>Values</key><array>\(values)</array><key>Titles</key><array>\(titles)</array></dict>",
      to: "Root")
    return settings
  }

  private func image(_ name: String, _ settings: SettingsFolder) throws -> Image {
    try Image(pngData: Array(settings.folder.data(name)))
  }

  private func pixels(_ image: Image) -> [UInt32] { image.withPixels { Array($0) } }

  @Test("the parts, one below the other, are the picture of the whole page", arguments: ["1", "2", "3"])
  func whole(scale: String) throws {
    let settings = try folder(groups: 12)
    let ack = ["S.bundle/Ack.plist", "--scale", scale]
    #expect(try Program.run(ack + ["-o", "whole.png"], in: settings.folder.path).status == 0)
    let whole = try image("whole.png", settings)
    let limit = whole.pixelWidth * whole.pixelHeight / 3
    let result = try Program.run(ack + ["--max-pixels", "\(limit)"], in: settings.folder.path)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let names = settings.folder.names.filter { $0.hasPrefix("Ack") }
    #expect(names.sorted() == ["Ack-2.png", "Ack-3.png", "Ack-4.png", "Ack.png"])
    let parts = try ["Ack.png", "Ack-2.png", "Ack-3.png", "Ack-4.png"].map { try image($0, settings) }
    #expect(parts.allSatisfy { $0.pixelWidth == whole.pixelWidth && $0.pixelWidth * $0.pixelHeight <= limit })
    let same = parts.flatMap(pixels) == pixels(whole)
    #expect(same)
  }

  @Test("a page of many licences is written at the defaults, and all pages with it")
  func licences() throws {
    // A debug build takes long for the pixels of the usual width.
    let settings = try folder(groups: 60, lines: Seeds.isLong ? 80 : 6)
    let size = Seeds.isLong ? ["--idiom", "phone"] : ["--size", "100xauto"]
    let link =
      "<dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>Licences</string>"
      + "<key>File</key><string>Ack</string></dict>"
    try settings.write(link, to: "Root")
    let result = try Program.run(
      ["S.bundle", "--all-pages", "--out-dir", "out", "--max-seconds", "600"] + size, in: settings.folder.path)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.count > 3 && lines.prefix(3) == ["out/Root.png", "out/Ack.png", "out/Ack-2.png"])
    #expect(TestFolder.names(in: settings.folder["out"]).sorted() == lines.map { String($0.dropFirst(4)) }.sorted())
    let heights = try lines.dropFirst().map { try settings.folder.data($0).pngSize?[1] ?? 0 }
    #expect(heights.allSatisfy { (1...32_767).contains($0) } && heights.reduce(0, +) > 70_000, "\(heights)")
  }

  @Test("a part's name has its number before the suffix")
  func names() throws {
    let settings = try folder(groups: 8)
    let arguments = ["S.bundle/Ack.plist", "-o", "x.y.PNG", "--max-pixels", "600000"]
    #expect(try Program.run(arguments, in: settings.folder.path).status == 0)
    let names = settings.folder.names.filter { $0 != "S.bundle" }
    #expect(names.contains("x.y.PNG") && names.contains("x.y-2.PNG"))
    #expect(names.allSatisfy { $0.wholeMatch(of: #/x\.y(-[0-9])?\.PNG/#) != nil }, "\(names)")
  }

  @Test("where there is one picture only, and where a part has another page's name, numbers that fit are named")
  func numbers() throws {
    let settings = try folder(groups: 12)
    let limit = ["--max-pixels", "600000"]
    let message = ": error: scale: the canvas has 780 x "
    for arguments in [
      ["-o", "-"], ["-o", "x.svg"], ["--dump", "d.json"], ["--compare", "c.png"], ["--frames", "f"],
    ] {
      let result = try Program.run(["S.bundle/Ack.plist"] + arguments + limit, in: settings.folder.path)
      #expect(result.status == 1 && result.errors.contains(message), "\(arguments) \(result.errors)")
      let words = try #require(
        result.errors.firstMatch(of: #/use a size of (?<size>[0-9x]+) or a scale of (?<scale>[0-9.]+)/#))
      for fitting in [["--size", String(words.output.size)], ["--scale", String(words.output.scale)]] {
        let arguments = ["S.bundle/Ack.plist", "-o", "-"] + limit + fitting
        #expect(try Program.run(arguments, in: settings.folder.path).status == 0, "\(fitting)")
      }
    }
    try settings.write("", to: "ack-2")
    let links = ["Ack", "ack-2"].map {
      "<dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>L</string>"
        + "<key>File</key><string>\($0)</string></dict>"
    }
    try settings.write(links.joined(), to: "Root")
    let result = try settings.run("--all-pages", "--out-dir", "out", "--max-pixels", "600000")
    #expect(result.status == 1 && result.errors.contains(message), "\(result.errors)")
    #expect(TestFolder.names(in: settings.folder["out"]).sorted() == ["Root.png", "ack-2.png"])
  }

  @Test("a part is not written through a link")
  func links() throws {
    let settings = try folder(groups: 12)
    try settings.folder.write("mine", to: "other.png")
    try settings.folder.makeLink("Ack-2.png", to: settings.folder["other.png"])
    let result = try Program.run(["S.bundle/Ack.plist", "--max-pixels", "600000"], in: settings.folder.path)
    #expect(
      result.status == 3 && result.errors.contains("cannot write Ack-2.png: it is a symbolic link"), "\(result.errors)")
    #expect(try settings.folder.data("other.png") == Data("mine".utf8))
  }

  /// Whether there is dark text in the lines of pixels that begin some lines above the lower edge.
  private func hasInk(_ image: Image, from first: Int, to last: Int) -> Bool {
    let all = pixels(image)
    let width = image.pixelWidth
    let lines = image.pixelHeight - first..<image.pixelHeight - last
    // Not at the sides, where cards are round.
    return lines.contains { y in (width / 10..<width * 9 / 10).contains { all[y * width + $0] & 0xFF < 0xB4 } }
  }

  @Test(
    "the last one of any number of choices is shown, and no two parts are equal",
    arguments: [1, 2, 799, 800, 801, 2_399, 2_400, 2_401, 5_000, 10_000])
  func choices(count: Int) throws {
    let settings = try folder(choices: count)
    let result = try settings.run("--page", "Root.c", "--scale", "0.5", "-o", "c.png", "--max-seconds", "600")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let names = settings.folder.names.filter { $0.hasSuffix(".png") }
    // Rows of 52 points.
    #expect(names.count >= count * 26 / 32_767 + 1)
    #expect(try Set(names.map { try settings.folder.data($0) }).count == names.count)
    let last = try image(names.count == 1 ? "c.png" : "c-\(names.count).png", settings)
    // Below the last row are 24 points.
    #expect(hasInk(last, from: 32, to: 20), "\(names)")
  }

  @Test("one picture of a page, and what is written beside it, has all choices")
  func onePicture() throws {
    let settings = try folder(choices: 5_000)
    let result = try settings.run(
      "--page", "Root.c", "--scale", "0.1", "-o", "c.svg", "--dump", "c.json", "--max-seconds", "600")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(String(decoding: try settings.folder.data("c.json"), as: UTF8.self).contains("\"Choice 4999\""))
    let glyphs = String(decoding: try settings.folder.data("c.svg"), as: UTF8.self).components(separatedBy: "<use ")
    #expect(glyphs.count - 1 >= (0..<5_000).reduce(0) { $0 + 6 + "\($1)".count })
  }

  @Test("a batch paints all rows of a page in one picture, or refuses the page")
  func batch() throws {
    let settings = try SettingsFolder()
    let row = { (number: Int) in
      "<dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Title</key><string>Row \(number)</string>"
        + "<key>Key</key><string>k\(number)</string></dict>"
    }
    try settings.write((0..<2_800).map(row).joined(), to: "Root")
    try settings.folder.write(
      "{\"scene\": \"S.bundle\", \"out\": \"a.png\"}\n{\"scene\": \"S.bundle\", \"scale\": 0.2, \"out\": \"b.png\"}\n",
      to: "jobs.jsonl")
    let result = try Program.run(
      ["batch", "jobs.jsonl", "--out-dir", "out", "--max-seconds", "600"], in: settings.folder.path)
    #expect(result.status == 1 && result.errors.contains("error: size: the canvas has 780 x "), "\(result.errors)")
    #expect(TestFolder.names(in: settings.folder["out"]).filter { $0.hasSuffix(".png") } == ["b.png"])
    #expect(try hasInk(image("out/b.png", settings), from: 14, to: 8))
  }
}
