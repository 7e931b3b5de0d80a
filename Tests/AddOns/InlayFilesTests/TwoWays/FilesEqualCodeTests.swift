import Foundation
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// A scene file and the same scene in code are equal: by bytes, layers and properties.
/// `INLAY_LONG=1` tries forty times as many scenes.
@Suite struct FilesEqualCodeTests {
  private func expectSame(seeds: Range<UInt64>, and found: [UInt64] = [], steps: Int) throws {
    let files = try MadeFiles()
    let fonts = try TextContext()
    for seed in Seeds.only.map({ [$0] }) ?? Seeds.part.map(Array.init) ?? Array(seeds) + found {
      let scene = PlannedScene(Maker(seed: seed, files: files), steps: steps)
      do {
        if let difference = try difference(scene, fonts) {
          Issue.record("seed \(seed): \(difference)\n\(scene.text)")
          return
        }
      } catch {
        Issue.record("seed \(seed): \(error)\n\(scene.text)")
        return
      }
    }
  }

  private func difference(_ planned: PlannedScene, _ fonts: TextContext) throws -> String? {
    let (loaded, pixels) = try planned.load()
    let scene = try planned.make(fonts)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    if let difference = difference(scene.root, loaded.scene.root) { return difference }
    guard scene.root.dump() == loaded.scene.root.dump() else {
      return "dump\n\(scene.root.dump())\nis in a file\n\(loaded.scene.root.dump())"
    }
    guard scene.layerDump() == loaded.scene.layerDump() else {
      return "layerDump\n\(scene.layerDump())\nis in a file\n\(loaded.scene.layerDump())"
    }
    let inCode = surface.pixels()
    guard inCode != pixels else { return nil }
    let wrong = zip(inCode, pixels).enumerated().filter { $0.element.0 != $0.element.1 }
    guard let first = wrong.first else { return "\(inCode.count) pixels, in a file \(pixels.count)" }
    let (y, x) = first.offset.quotientAndRemainder(dividingBy: surface.pixelWidth)
    return "\(wrong.count) pixels, the first at \(x), \(y)"
  }

  private func difference(_ code: Layer, _ file: Layer) -> String? {
    let name = code.name ?? "\(type(of: code))"
    guard type(of: code) == type(of: file), code.name == file.name else {
      return "\(name) is in a file \(type(of: file)) \(file.name ?? "")"
    }
    let (inCode, inFile) = (properties(of: code), properties(of: file))
    for (key, value) in inCode.sorted(by: { $0.key < $1.key }) where inFile[key] != value {
      return "\(name).\(key)\n\(value)\nis in a file\n\(inFile[key] ?? "nothing")"
    }
    let (inner, innerInFile) = (code.sublayers, file.sublayers)
    guard inner.count == innerInFile.count, (code.mask == nil) == (file.mask == nil) else {
      return "\(name) has \(inner.count) sublayers, in a file \(innerInFile.count)"
    }
    let masks = ([code.mask].compactMap { $0 }, [file.mask].compactMap { $0 })
    for (a, b) in zip(inner + masks.0, innerInFile + masks.1) {
      if let difference = difference(a, b) { return difference }
    }
    return nil
  }

  /// Seeds behind the first ones that found defects.
  private static let found: [UInt64] = [1_005_031]

  @Test("a random scene's file makes the same scene as code")
  func scenes() throws {
    try expectSame(seeds: 0..<(Seeds.isLong ? 6000 : 150), steps: 0)
  }

  @Test("a set step of a random key equals setting the property")
  func steps() throws {
    try expectSame(seeds: 1_000_000..<(Seeds.isLong ? 1_006_000 : 1_000_125), and: Self.found, steps: 4)
  }

  // MARK: Completeness

  /// Keys that random scenes do not vary, with the reasons.
  private static let exceptions = [
    "scene.fonts": "a scene's fonts are a file's alone; FontTests",
    "scene.data": "placeholders are a file's alone; DataExpansionTests and RandomDataTests",
    "scene.script": "steps are varied by themselves",
    "scene.acceptedFaults": "for the checks of a file; SpokenTests of render",
    "row.accessories": "a list for one row; RowAccessoriesTests",
    "row.id": "known by apply steps; ApplyStepTests",
    "section.id": "known by apply steps; ApplyStepTests",
    "row.leadingActions": "actions show after a swipe; GestureStepTests",
    "row.trailingActions": "actions show after a swipe; GestureStepTests",
    "row.push": "shows after a tap; BarBuildingTests",
    "barItem.push": "shows after a tap; BarBuildingTests",
    "alertAction.push": "shows after a tap; BarBuildingTests",
    "row.performsFirstActionWithFullSwipe": "of use to a swipe; GestureStepTests",
  ]

  /// Kinds of objects that random scenes do not have, with the reasons.
  private static func reasonToLeaveOut(_ kind: ObjectKind) -> String? {
    if kind.isOfThemes { return "files of themes; ThemeFileTests" }
    switch kind {
    case .tickStep, .flingStep, .swipeStep, .pullStep, .longPressStep, .pointerStep, .wheelStep, .keyStep,
      .textStep, .compositionStep:
      return "steps with input; GestureStepTests and EventRecorderTests"
    case .target: return "what steps with input press; TargetStepTests"
    case .accessory, .accessoryLabel: return "the parts of one row; RowAccessoriesTests"
    case .swipeAction: return "actions show after a swipe; GestureStepTests"
    case .step, .reloadStep, .dragStep, .scrollStep, .scrollToStep, .rowStep, .deselectStep, .themeStep, .expectation,
      .traitsStep, .resizeStep, .restoredView,
      .insertStep, .deleteStep, .moveStep, .applyStep:
      return "steps other than set; the tests of scripts"
    case .setStep: return "has the keys of layers, which are varied"
    default: return nil
    }
  }

  @Test("every key of the schema is varied by random scenes, or named as an exception")
  func everyKey() throws {
    let keys = ObjectKind.allCases.filter { Self.reasonToLeaveOut($0) == nil }.flatMap { kind in
      kind.spec.keys.map { "\(kind).\($0.name)" }
        + kind.spec.keysByType.flatMap { type, keys in keys.map { "\(kind) \(type).\($0.name)" } }
    }
    let files = try MadeFiles()
    var used: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      let maker = Maker(seed: seed, files: files)
      _ = PlannedScene(maker)
      used.formUnion(maker.usedKeys)
    }
    let known = used.union(Self.exceptions.keys)
    #expect(Set(keys).subtracting(known).sorted() == [], "not varied: add a KeyCase, or an exception with its reason")
    #expect(known.subtracting(keys).sorted() == [], "not in the schema")
    #expect(used.intersection(Self.exceptions.keys) == [], "an exception that is varied")
  }

  @Test("every key of layers is set by random steps")
  func everyKeyInSteps() throws {
    let files = try MadeFiles()
    var used: Set<String> = []
    for seed in 1_000_000..<1_002_500 as Range<UInt64> {
      let maker = Maker(seed: seed, files: files)
      _ = PlannedScene(maker, steps: 4)
      used.formUnion(maker.usedKeys.filter { $0.hasPrefix("set ") })
    }
    let spec = ObjectSpec.layer
    let wanted =
      spec.keys.filter { !PlannedScene.keysOfMaking.contains($0.name) }.map { "set layer.\($0.name)" }
      + spec.keysByType.flatMap { type, keys in
        keys.filter { !PlannedScene.keysOfMaking.contains($0.name) }.map { "set layer \(type).\($0.name)" }
      }
    #expect(Set(wanted).subtracting(used).sorted() == [])
  }
}
