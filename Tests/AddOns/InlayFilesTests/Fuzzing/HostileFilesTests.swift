import Foundation
import InlayGraphics
import InlayImages
import InlayLayers
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Scenes and themes made from the schema, with values of an attacker's choice: loading ends with a picture, or with
/// problems at places in a file.
@Suite struct HostileFilesTests {
  private static let count = Seeds.isLong ? 100_000 : 3_000

  @Test("scenes and themes of any values end as pictures or with problems, and frames equal a full redraw")
  func scenes() async throws {
    if let seed = Seeds.only { return try Self.show(seed) }
    let outcome = try await SeedRun.run("scenes", count: Self.count) {
      await #expect(processExitsWith: .success) {
        let folder = try HostileFolder()
        try SeedRun.runSeeds("scenes") { seed, notes in folder.check(seed, &notes) }
      }
    }
    let (pictures, scripts) = (outcome.notes["picture", default: 0], outcome.notes["script", default: 0])
    #expect(pictures > Self.count / 3, "\(outcome.summary)")
    #expect(scripts > Self.count / 10, "\(outcome.summary)")
    // The checks alone cover keys that no shown file has.
    let shown = Set(outcome.notes.keys.filter { $0.hasPrefix("key ") }.map { String($0.dropFirst(4)) })
    let missing = Self.allKeys.subtracting(shown).sorted()
    #expect(missing.isEmpty, "keys of the schema in no file that is shown: \(missing)")
    let attributes = Set(outcome.notes.keys.filter { $0.hasPrefix("attribute ") }.map { String($0.dropFirst(10)) })
    #expect(attributes == Set(HostileTexts.attributeNames))
  }

  /// Every key of the schema, in the form of `HostileFile.keys`.
  private static var allKeys: Set<String> {
    var keys: Set<String> = []
    for kind in ObjectKind.allCases {
      for key in kind.spec.keys { keys.insert("\(kind).\(key.name)") }
      for (type, own) in kind.spec.keysByType { for key in own { keys.insert("\(kind)(\(type)).\(key.name)") } }
    }
    return keys
  }

  private static func show(_ seed: UInt64) throws {
    let folder = try HostileFolder()
    var notes = SeedRun.Notes()
    print(HostileFolder.texts(seed).scene, HostileFolder.texts(seed).theme)
    fflush(nil)
    folder.check(seed, &notes)
    #expect(notes.problems.isEmpty)
    print(notes.counts.keys.filter { !$0.hasPrefix("key ") && !$0.hasPrefix("attribute ") })
  }
}

/// A folder with the files that hostile scenes name; scenes are loaded in it.
private final class HostileFolder {
  private let folder: TestFolder
  private let scenes: SceneFolder
  private var options = SceneOptions()

  init() throws {
    folder = try TestFolder()
    for (index, name) in HostileFile.images.enumerated() {
      try folder.writePNG(
        name, width: [2, 7, 3][index], height: [2, 1, 5][index], RGBColor(red: 1, green: 0, blue: 0.5))
    }
    try folder.writePNG("a@2x.png", width: 4, height: 4)
    try folder.write("no picture", to: HostileFile.brokenImage)
    try FileManager.default.copyItem(atPath: HostileFonts.file, toPath: folder[HostileFile.font])
    scenes = SceneFolder(ofFile: folder["scene.yaml"])
    options.limits.maximumPixels = 20_000
    options.limits.maximumWork = 400_000_000
    options.limits.maximumLayers = 2_000
  }

  /// The contents of a seed's files.
  static func texts(_ seed: UInt64) -> (scene: String, theme: String, file: HostileFile) {
    var file = HostileFile(seed: seed)
    return (file.scene(), file.themeFile(), file)
  }

  func check(_ seed: UInt64, _ notes: inout SeedRun.Notes) {
    let (scene, theme, file) = Self.texts(seed)
    do {
      try folder.write(theme, to: HostileFile.theme)
      try show(scene, seed, &notes)
      for key in file.keys { notes.add("key " + key) }
    } catch let error as FileError {
      check(error, scene, theme, seed, &notes)
    } catch let error as InlayError {
      notes.add("refused \(error.kind)")
    } catch {
      notes.fail("seed \(seed): \(error)")
    }
    for attribute in file.texts.usedAttributes { notes.add("attribute " + attribute) }
  }

  private func show(_ scene: String, _ seed: UInt64, _ notes: inout SeedRun.Notes) throws {
    let loaded = try SceneFile(Array(scene.utf8), name: "scene.yaml", folder: scenes).load(options)
    loaded.onProblem = { _ in }
    var shown: ImageSurface
    if loaded.hasScript {
      // A longer script finds nothing more.
      guard loaded.scriptLength < 150 else { return notes.add("long script") }
      let runner = try ScriptRunner(loaded)
      try runner.run()
      shown = runner.surface
      notes.add("script")
    } else {
      shown = try ImageSurface(for: loaded.scene)
      try loaded.scene.render(into: shown)
    }
    let full = try ImageSurface(for: loaded.scene)
    try loaded.scene.render(into: full)
    if full.pixels() != shown.pixels() { notes.fail("seed \(seed): the frame is not what a full redraw gives") }
    if loaded.scene.layerDump().isEmpty { notes.fail("seed \(seed): no dump") }
    if seed % 8 == 0 {
      _ = try loaded.scene.svgData()
      _ = try loaded.scene.pdfData()
    }
    notes.add("picture")
  }

  private func check(
    _ error: FileError, _ scene: String, _ theme: String, _ seed: UInt64, _ notes: inout SeedRun.Notes
  ) {
    if !(1...100).contains(error.problems.count) { notes.fail("seed \(seed): \(error.problems.count) problems") }
    for problem in error.problems {
      let text = problem.file == "scene.yaml" ? scene : theme
      let lines = text.unicodeScalars.count { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) } + 2
      if !(1...lines).contains(problem.line) || problem.column < 1 || problem.message.isEmpty
        || problem.message.contains(where: \.isNewline)
      {
        notes.fail("seed \(seed): \(problem)")
      }
    }
    notes.add("refused")
    if let first = error.problems.first { notes.add("problem " + first.message.prefix(50)) }
  }
}
