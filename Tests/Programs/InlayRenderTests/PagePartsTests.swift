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
        result.errors.firstMatch(of: #/a size of (?<size>[0-9x]+) fits, and so does a scale of (?<scale>[0-9.]+)/#))
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
}
