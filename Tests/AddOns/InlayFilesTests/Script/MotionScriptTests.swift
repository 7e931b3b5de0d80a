import Foundation
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Scripts that move things: their frames depend on nothing but the script.
@Suite struct MotionScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Demos/Scenes").standardizedFileURL

  /// The scenes of `Demos/Scenes` that move, and random ones.
  private static func scripts() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("motion-") }
    let texts = try names.sorted().map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    return texts + Seeds.first(6, long: 200).map(script)
  }

  private static func script(_ seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    func pick(_ items: [String]) -> String { items[Int.random(in: 0..<items.count, using: &random)] }
    func sections() -> String {
      let rows = (0..<12).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let half = rows.count / 2
      let lists = [rows[..<half], rows[half...]].map { $0.map { "{title: r\($0), accessory: switch}" } }
      return lists.map { "{header: \(pick(["A", "B", "C"])), rows: [\($0.joined(separator: ", "))]}" }
        .joined(separator: ", ")
    }
    let animations = RowAnimation.allCases.map(\.rawValue)
    var steps: [String] = []
    for _ in 0..<8 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: steps.append("fling: {from: [50, 150], to: [50, \(pick(["20", "90"]))], duration: 0.08}")
      case 1: steps.append("swipe: {at: [60, \(pick(["40", "90"]))], direction: left}")
      case 2: steps.append("pull: {layer: list}")
      case 3: steps.append("setTheme: {appearance: \(pick(["light", "dark"])), animated: 0.3}")
      case 4: steps.append("set: {layer: list, frame: [0, 0, \(pick(["80", "120"])), 180], animated: 0.25}")
      case 5: steps.append("tap: [\(pick(["20", "100"])), 60]")
      default: steps.append("apply: {layer: list, sections: [\(sections())], animation: \(pick(animations))}")
      }
      steps.append("run: \(pick(["0.02", "0.1", "0.21"]))")
    }
    return
      "inlay: 1\nsize: [120, 180]\nscale: 1.5\nlayers:\n- {type: table, name: list, style: rounded, rowHeight: 24, "
      + "frame: [0, 0, 120, 180], refreshControl: true, sections: [\(sections())]}\nscript:\n- tick: 0\n"
      + steps.map { "- \($0)\n" }.joined() + "- run: rest\n"
  }

  /// The bytes of all frames, each as a hash.
  ///
  /// - Parameter seed: Of paints into other surfaces after some frames, and of dumps between; nil for none.
  private static func frames(_ text: String, paintsBetween seed: UInt64? = nil) throws -> [Int] {
    var random = SeededRandom(seed: seed ?? 0)
    let loaded = try loadScene(text)
    let runner = try ScriptRunner(loaded)
    var frames: [Int] = []
    runner.onFrame = { _ in
      frames.append(runner.surface.pixels().hashValue)
      guard seed != nil, Bool.random(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...3, using: &random) { _ = try? loaded.pixels() }
      _ = loaded.scene.root.dump()
    }
    try runner.run()
    frames.append(runner.surface.pixels().hashValue)
    return frames
  }

  @Test("a script gives the same bytes in every frame: again, beside others on two threads, with paints between")
  func bytes() async throws {
    let scripts = try Self.scripts()
    let expected = try scripts.map { try Self.frames($0) }
    #expect(expected.allSatisfy { Set($0).count > 2 })
    for index in scripts.indices {
      #expect(try Self.frames(scripts[index], paintsBetween: UInt64(index)) == expected[index], "\(scripts[index])")
    }
    // Each thread runs all scripts, the second one from the last.
    try await withThrowingTaskGroup(of: [[Int]].self) { group in
      group.addTask { try scripts.map { try Self.frames($0) } }
      group.addTask { try scripts.reversed().map { try Self.frames($0) }.reversed() }
      for try await frames in group { #expect(frames == expected) }
    }
  }
}
