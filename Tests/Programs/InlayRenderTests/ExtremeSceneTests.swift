import Foundation
import InlayTestSupport
import Testing

/// Scenes of random layers with numbers that are far too large, too small or at a limit.
private struct ExtremeScene {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 3, 20, 100, 999, 1000, 1e4, 1e6, 1e9, 1e-3, 1e-9, -100, -1e4, -1e9, 1e18, -1e18, 1e300, -1e300,
    1e-300,
    32_767, 2_147_483_648, 4_294_967_296, 9_007_199_254_740_992, 1.7e308,
  ]

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
  private mutating func number() -> Double { pick(Self.numbers) }
  private mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func list(_ count: Int) -> String {
    "[" + (0..<count).map { _ in "\(number())" }.joined(separator: ", ") + "]"
  }
  private mutating func positive(_ values: [Double] = Self.numbers) -> Double { abs(pick(values)) }

  private mutating func rect() -> String {
    happens(50) ? "[0, 0, \(positive()), \(positive())]" : list(4)
  }

  private mutating func string() -> String {
    let length = pick([1, 3, 20, 400, 5000])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return String(repeating: "ab cd ", count: length)
    case 1: return String(repeating: "\\n", count: length)
    case 2: return String(repeating: "\u{5D0}\u{628}", count: length)
    case 3: return pick(["nan", ".nan", "-inf", "1e999", "\u{200D}\u{301}"])
    default: return String(repeating: "W", count: length)
    }
  }

  private mutating func path() -> String {
    let letters = ["L", "T", "C", "Q", "A"]
    return "M0 0"
      + (0..<pick([1, 5, 300])).map { _ -> String in
        let letter = pick(letters)
        let count = ["L": 2, "T": 2, "C": 6, "Q": 4][letter] ?? 2
        let numbers = (0..<count).map { _ in "\(number())" }.joined(separator: " ")
        return letter == "A" ? "A\(positive()) \(positive()) 30 1 1 \(numbers)" : letter + numbers
      }.joined() + pick(["", "Z"])
  }

  private mutating func layer(_ depth: Int) -> String {
    let type = pick(["layer", "text", "gradient", "shape", "table", "overlay"])
    var keys = ["type: \(type)", "frame: \(rect())"]
    if happens(40) { keys.append("transform: \(list(6))") }
    if happens(30) { keys.append("opacity: \(number())") }
    if happens(50) { keys.append("backgroundColor: label") }
    if happens(40) { keys.append("cornerRadius: \(positive())") }
    if happens(30) { keys.append("masksToBounds: true") }
    if happens(30) { keys.append("borderWidth: \(positive())") }
    if happens(40) {
      keys.append("shadowOpacity: 1, shadowOffset: \(list(2)), shadowRadius: \(pick([0.5, 3, 33, 300, 1000]))")
    }
    switch type {
    case "text":
      keys.append("string: \"\(string())\", font: {size: \(pick([1e-300, 1e-3, 17, 300, 10_000]))}")
      if happens(40) { keys.append("textShadow: {radius: \(pick([0.5, 100, 1000])), offset: \(list(2))}") }
    case "gradient":
      keys.append("colors: [label, tint, '#f00'], locations: \(list(3)), startPoint: \(list(2)), endPoint: \(list(2))")
      keys.append("kind: \(pick(["linear", "radial"]))")
    case "shape":
      keys.append("path: \(path()), strokeColor: tint, lineWidth: \(positive()), lineJoin: \(pick(["miter", "round"]))")
    case "table":
      keys.append(
        "style: \(pick(["plain", "rounded", "grouped"])), rowHeight: \(positive()), contentOffset: \(list(2))")
      keys.append("decoration: \(pick(["cornerImages", "cornerCovers", "slicedImages", "maskedCards"]))")
      keys.append("separatorInset: \(list(4)), generate: {rowsPerSection: \(pick([0, 1, 1_000_000])), title: a}")
    default: break
    }
    if depth < 3 && happens(40) { keys.append("sublayers: [\(layer(depth + 1))]") }
    if depth < 3 && happens(15) { keys.append("mask: \(layer(depth + 1))") }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  mutating func text() -> String {
    let layers = (0..<pick([1, 2, 5])).map { _ in "- \(layer(0))" }.joined(separator: "\n")
    return
      "inlay: 1\nsize: [\(pick([1, 64, 300])), \(pick([1, 64, 300]))]\nscale: \(pick([1, 1.5, 3]))\nlayers:\n\(layers)\n"
  }
}

@Suite struct ExtremeSceneTests {
  @Test("scenes with extreme numbers end with a picture or with problems, in 10 seconds and 1 GiB", .needsLimits)
  func extremes() throws {
    let folder = try TestFolder()
    var pictures = 0
    for seed in Seeds.first(48, long: 2_000) {
      var scene = ExtremeScene(seed: seed)
      try folder.write(scene.text(), to: "s.yaml")
      let result = try Program.run(["s.yaml", "-o", "-"], in: folder.path, memoryLimit: 1 << 20, timeLimit: 10)
      #expect([0, 1].contains(result.status), "seed \(seed): \(result.status) \(result.errors.prefix(300))")
      if result.status == 0 { pictures += 1 }
    }
    #expect(pictures > 8, "\(pictures) pictures")
  }
}
