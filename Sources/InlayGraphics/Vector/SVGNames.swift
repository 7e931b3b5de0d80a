/// Names in SVG as Cairo writes it.
///
/// Cairo numbers surfaces, clips, masks and so on through the life of a process, so that the same drawing has
/// other names in it each time. Counted in the order in which they appear in the file, they are always the same.
enum SVGNames {
  /// The SVG with each name (`id="..."`, and where `#...` refers to it) replaced. O(bytes).
  static func renamed(_ svg: [UInt8]) -> [UInt8] {
    let mark = Array("id=\"".utf8)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var index = 0
    while index < svg.count {
      let before = index > 0 ? svg[index - 1] : 0
      let isReference =
        svg[index] == UInt8(ascii: "#") && (before == UInt8(ascii: "(") || before == UInt8(ascii: "\""))
      let isName = svg[index] == mark[0] && before == UInt8(ascii: " ") && svg[index...].starts(with: mark)
      guard isReference || isName else {
        result.append(svg[index])
        index += 1
        continue
      }
      let start = index + (isName ? mark.count : 1)
      result += svg[index..<start]
      let end = svg[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") } ?? svg.count
      let name = svg[start..<end]
      let known = names[name] ?? newName(name, &counts)
      names[name] = known
      result += known
      index = end
    }
    return result
  }

  /// The name's letters, and how many with these letters came before.
  private static func newName(_ name: ArraySlice<UInt8>, _ counts: inout [ArraySlice<UInt8>: Int]) -> [UInt8] {
    let letters = name.prefix { $0 >= UInt8(ascii: "A") }
    let count = counts[letters, default: 0]
    counts[letters] = count + 1
    return Array(letters) + Array(String(count).utf8)
  }
}
