import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

/// A small scene cannot stand for an endless one.
@Suite struct DataLimitsTests {
  private static let thousand = "[" + (0..<1000).map(String.init).joined(separator: ", ") + "]"
  private static let long = String(repeating: "x", count: 100_000)

  /// The number of a scene's values with its data, within small limits.
  private func expanded(_ scene: String, values: Int, work: Int = 1_000_000) throws -> Int? {
    let document = try DocumentReader.read(Array(scene.utf8))
    var sources: [DataSource] = []
    sources.add(document, name: "s")
    var limits = DocumentReader.Limits()
    limits.values = values
    let data = document.root["data"].map { DataValue($0) }
    var expansion = DataExpansion(document, data, sources: sources, limits: limits, work: work)
    return try expansion.document()?.nodes.count
  }

  @Test(
    "repetitions in repetitions, and long texts in many places, are refused at their place",
    arguments: [
      (
        "{each: data.n, sublayers: {each: data.n, sublayers: {each: data.n, name: \"{item}\"}}}",
        "more than 50000 values, including the data and its copies"
      ),
      ("{each: data.n, name: \"{data.long}\"}", "too many and too long texts, including the data"),
      (
        "{name: \"" + String(repeating: "{data.long}", count: 1000) + "\"}",
        "too many and too long texts, including the data"
      ),
      (
        "{each: data.n, sublayers: [" + String(repeating: "{each: []}, ", count: 1000) + "]}",
        "too many and too long texts, including the data"
      ),
      ("{each: data.n, font: \"{data.nulls}\"}", "too many and too long texts, including the data"),
    ])
  func bombs(layer: String, message: String) {
    let nulls = (0..<1000).map { "k\($0): null" }.joined(separator: ", ")
    let data = "data: {n: \(Self.thousand), long: \(Self.long), nulls: {\(nulls)}}"
    let failure = #expect(throws: ReadingFailure.self) { try expanded("layers:\n- \(layer)\n\(data)", values: 50_000) }
    #expect(failure?.message == message)
    #expect(failure?.place.line == 2)
  }

  @Test("values count as if they were written, and the limit is exact")
  func exact() throws {
    // {a: [{b: 1}, {b: 2}, c]}: an object, its key, a list, a text, and two objects with a key and a number.
    let scene = "{a: [{each: [1, 2], b: '{item}'}, c]}"
    #expect(try expanded(scene, values: 10) != nil)
    #expect(throws: ReadingFailure.self) { try expanded(scene, values: 9) }
  }

  @Test("scalars of the scene are not copied for each element")
  func sharing() throws {
    // The outer object, key and list; for each element an object; once its key and text.
    #expect(try expanded("{a: {each: \(Self.thousand), b: c}}", values: 10_000) == 1005)
  }

  @Test("the same problem of many elements ends the work early")
  func manyProblems() {
    let layers = "- {each: data.n, sublayers: {each: data.n, name: \"{item.a}\"}}"
    let found = problemsOfLayers(layers, .data("{n: \(Self.thousand)}"))
    #expect(found.count == 100)
    #expect(found.first == "4:50: layers[0].sublayers[0].name: item (d0:1:6) is the number 0, which has no key 'a'")
  }

  @Test("data over the limit of a file's length is refused, in memory and in a file")
  func length() throws {
    var options = SceneOptions.data("{a: \(Self.long)}")
    options.limits.maximumBytes = 1000
    let inMemory = #expect(throws: FileError.self) { try loadScene("inlay: 1\nsize: [1, 1]", options) }
    #expect(inMemory?.description == "d0:1:1: error: 100005 bytes, over the limit of 1000")
    let folder = try TestFolder()
    let path = try folder.write("{a: \(Self.long)}", to: "d.json")
    let inFile = #expect(throws: FileError.self) { try SceneData(path: path, limits: options.limits) }
    #expect(inFile?.description == "\(path):1:1: error: the data cannot be read: 100005 bytes, over the limit of 1000")
    #expect(inFile?.files == [path])
  }

  @Test("values that become too deep with the data are refused, on a small stack")
  func depth() async {
    @Sendable func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let found = await onSmallStack(size: 512 << 10) {
      [990, 998].map { problemsOfLayers("- {contents: \"{data.a}\"}", .data("{a: \(nested($0))}")) }
    }
    #expect(
      found[0] == [
        "4:14: layers[0].contents: expected an image or the path of an image file, found a list of 1 (from d0:1:5)"
      ])
    #expect(found[1] == ["4:14: values are nested more than 1000 levels deep, including the data"])
  }
}
