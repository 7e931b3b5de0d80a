import CInlaySDL2
import Foundation
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// The languages of scenes: the control, the option, and both in recordings.
@MainActor
@Suite(.serialized) struct LanguageTests {
  /// The Japanese and the Chinese form of the characters differ, and so do the Turkish capital and the direction.
  private func scene(_ languages: [String], own: String? = nil) -> String {
    let own = own.map { "language: \($0)\n" } ?? ""
    let texts = languages.enumerated().map { number, language in
      "- {type: text, frame: [10, \(100 + number * 20), 280, 20], string: x, language: \(language)}\n"
    }
    return """
      inlay: 1
      size: [300, 200]
      background: table.background
      \(own)layers:
      - {type: table, frame: [0, 0, 300, 100], sections: [{header: istanbul, rows: [{title: 直骨次, detail: fi}, {title: b}]}]}
      \(texts.joined())
      """
  }

  @Test(
    "a recording with switches of the language is replayed to the same bytes, with a language of the option too",
    arguments: [nil, "tr", "ar"])
  func recordings(option: String?) throws {
    let folder = try TestFolder()
    let path = try folder.write(scene(["ja", "zh-Hant", "he"], own: "ja"), to: "s.yaml")
    let stage = try LiveStage(scene: path, language: option)
    defer { stage.close() }
    try stage.settle()
    let first = try Picture(stage.frame())
    let traits = stage.window.scene.traits
    #expect(traits.language == option ?? "ja" && (traits.effectiveDirection == .rightToLeft) == (option == "ar"))
    #expect(try stage.differenceFromReplay() == nil)
    var seen: [String?] = []
    repeat {
      stage.press(SDLK_l, KMOD_LCTRL)
      try stage.tap(Point(x: 100, y: 60))
      seen.append(stage.viewer.look.language)
      #expect(stage.window.scene.traits.language == stage.viewer.look.language ?? option ?? "ja")
      #expect(try stage.differenceFromReplay() == nil, "\(seen.last ?? "")")
    } while stage.viewer.look.language != nil && seen.count < 9
    #expect(seen == (option == nil ? ["he", "zh-Hant", nil] : ["he", "ja", "zh-Hant", nil]))
    #expect(stage.window.scene.traits == traits)
    #expect(try Picture(stage.frame()) != first, "a row is selected")
    let text = try #require(stage.viewer.live?.recordedText)
    #expect(
      text.contains("  - setTraits: {language: \"zh-Hant\"}\n") && text.contains("language: \"\(option ?? "ja")\"\n"))
  }

  @Test("another language is that of the file with the option of render, and its direction follows")
  func pictures() throws {
    let folder = try TestFolder()
    let path = try folder.write(scene(["ja", "he"], own: "zh-Hans"), to: "s.yaml")
    let stage = try LiveStage(scene: path)
    defer { stage.close() }
    try stage.settle()
    var pictures = [try Picture(stage.frame())]
    for language in ["he", "ja"] {
      stage.press(SDLK_l, KMOD_LCTRL)
      try stage.settle()
      var options = SceneOptions()
      options.language = language
      let wanted = try SceneFile(path: path, limits: options.limits).load(options).scene.picture()
      pictures.append(try Picture(stage.frame()))
      #expect(pictures.last?.difference(from: wanted) == nil)
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }

  @Test(
    "the bar has the language only of scenes that name another one than their own, and each scene begins with its own")
  func bar() throws {
    let folder = try TestFolder()
    try folder.write(scene([]), to: "0.yaml")
    try folder.write(scene(["ja"], own: "ja"), to: "1.yaml")
    try folder.write(scene(["ja"]), to: "2.yaml")
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    for (entry, hasLanguage) in zip(try SceneFolderListing(folder.path).entries, [false, false, true]) {
      try stage.settle()
      stage.viewer.open(entry)
      try stage.settle()
      stage.window.size = Size(width: 640, height: 244)
      try stage.settle()
      let bar = try #require(stage.window.scene.root.sublayers.compactMap { $0 as? Bar }.first)
      let buttons = bar.sublayers.compactMap { $0 as? BarButton }
      #expect(buttons.count == (hasLanguage ? 6 : 5))
      try stage.tap(stage.middle(of: try #require(buttons.last)))
      #expect(stage.window.scene.traits.language == (entry.name == "0" ? nil : "ja"))
      stage.viewer.goBack()
      #expect(stage.viewer.look.language == nil)
    }
    // A file that names it no more.
    stage.viewer.open(try SceneFolderListing(folder.path).entries[2])
    stage.viewer.look.language = "ja"
    try folder.write(scene([]), to: "2.yaml")
    stage.viewer.live?.load()
    try stage.settle()
    #expect(stage.viewer.look.language == nil && stage.window.scene.traits.language == nil)
  }

  @Test("wrong tags are refused as by render")
  func arguments() throws {
    for (arguments, isRight) in [
      (["a.yaml", "--language", "ja"], true), (["a.yaml", "--language", "jp"], false),
      (["a.yaml", "--language", "zh_TW"], false), (["--language", "ja"], false),
    ] {
      #expect(((try? Live.parse(arguments)) != nil) == isRight, "\(arguments)")
    }
    do {
      _ = try Live.parse(["a.yaml", "--language", "jp"])
    } catch {
      #expect(Live.message(for: error).hasPrefix("The value 'jp' is invalid for '--language <L>'"))
      #expect(Live.exitCode(for: error) == .validationFailure)
    }
  }
}
