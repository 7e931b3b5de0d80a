/// The names in Cairo's SVG.
///
/// Cairo numbers surfaces, clips, masks and so on through the life of a process, so the same drawing gets other names
/// each time. Here they are numbered by their order in the file, so they are always the same.
enum SVGNames {
  /// The SVG with each name (`id="..."` and references `#...`) replaced. O(bytes).
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

  /// The name's letters and the number of earlier names with these letters.
  private static func newName(_ name: ArraySlice<UInt8>, _ counts: inout [ArraySlice<UInt8>: Int]) -> [UInt8] {
    let letters = name.prefix { $0 >= UInt8(ascii: "A") }
    let count = counts[letters, default: 0]
    counts[letters] = count + 1
    return Array(letters) + Array(String(count).utf8)
  }
}
