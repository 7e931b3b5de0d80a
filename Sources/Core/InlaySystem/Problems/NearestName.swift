extension Sequence where Element == String {
  /// The end of a message about an unknown name, with the name that is meant; empty if none is near.
  package func hint(for misspelt: String) -> String {
    nearest(to: misspelt).map { "; did you mean \($0.quoted)?" } ?? ""
  }

  /// The name nearest to a misspelt one; nil when none is near.
  ///
  /// Near means at most a third of the longer name's letters changed, removed, added or swapped, ignoring case. Of
  /// equally near names the first wins. A name is near too if it alone ends with the whole word: `isOn` for `on`.
  package func nearest(to misspelt: String) -> String? {
    let ending = filter { $0.hasLastWord(misspelt) }
    if ending.count == 1 { return ending[0] }
    let wanted = Array(misspelt.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for name in self {
      let letters = Array(name.lowercased().unicodeScalars)
      let distance = editDistance(wanted, letters)
      guard distance * 3 <= Swift.max(wanted.count, letters.count), distance < best?.distance ?? .max else {
        continue
      }
      best = (name, distance)
    }
    return best?.name
  }
}

/// The number of letters to change, remove, add or swap with their neighbour to turn `a` into `b`. O(a.count *
/// b.count).
package func editDistance<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = Swift.min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

extension String {
  /// Whether the last word of a name such as `isOn` is this one.
  fileprivate func hasLastWord(_ word: String) -> Bool {
    guard (2...64).contains(word.utf8.count), utf8.count > word.utf8.count, let start = word.utf8.first else {
      return false
    }
    let end = utf8.suffix(word.utf8.count)
    return (0x61...0x7A).contains(start) && end.first == start - 0x20
      && end.dropFirst().elementsEqual(word.utf8.dropFirst())
  }

  /// The text for messages: in quotes, on one line, and cut to 40 characters.
  package var quoted: String {
    var result = ""
    for scalar in unicodeScalars.prefix(40) {
      if scalar.isUnseen { result += scalar.escaped } else { result.unicodeScalars.append(scalar) }
    }
    return "'" + result + (unicodeScalars.count > 40 ? "..." : "") + "'"
  }
}
