import InlayFiles
import InlayTestSupport
import Testing

/// Threads of servers have small stacks, which nested values must not exhaust.
@Suite struct SmallStackTests {
  /// The stack size of threads on many systems.
  private static let stackSize = 512 << 10

  @Test("layers of the deepest nesting are made, ticked, dumped and released on a small stack")
  func deepestLayers() async {
    let open = String(repeating: "{frame: [0, 0, 9, 9], sublayers: [", count: 449)
    let layers = "- \(open){name: last}\(String(repeating: "]}", count: 449))"
    let lines = await onSmallStack(size: Self.stackSize) {
      (try? loadLayers(layers).scene.layerDump())?.split(separator: "\n").count
    }
    #expect(lines == 901)
  }

  @Test(
    "layers whose groups and tiles are nested in each other are loaded, or refused, on the stack that painting them takes",
    arguments: [
      "opacity: 0.5", "shadowOpacity: 1", "mask: {frame: [0, 0, 9, 9], backgroundColor: label}",
      "cornerRadius: 3, masksToBounds: true", "transform: [1, 0.1, 0, 1, 0, 0], masksToBounds: true",
    ])
  func deepestTiles(keys: String) async {
    let open = String(repeating: "{frame: [0, 0, 9, 9], \(keys), sublayers: [", count: 440)
    let layers = "- \(open){frame: [0, 0, 9, 9], backgroundColor: label}\(String(repeating: "]}", count: 440))"
    #expect(await onSmallStack(size: 4 << 20) { problemsOfLayers(layers).count } <= 1)
  }

  @Test(
    "values of the deepest nesting are reported, without recursion, on a small stack",
    arguments: ["[", "{a: ", "{layers: [", "- ", "? "])
  func deepestValues(open: String) async {
    let text = String(repeating: open, count: 1100)
    #expect(await onSmallStack(size: Self.stackSize) { problems(text).count } == 1)
  }
}
