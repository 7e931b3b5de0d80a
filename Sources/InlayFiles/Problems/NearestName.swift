import InlaySystem

extension Sequence where Element == String {
  /// The name nearest to a misspelt one; nil when none is near.
  ///
  /// Near means at most half of the longer name's letters changed, removed, added or swapped, ignoring case. Of equally
  /// near names the first wins.
  package func nearest(to misspelt: String) -> String? {
    let wanted = Array(misspelt.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for name in self {
      let letters = Array(name.lowercased().unicodeScalars)
      let distance = editDistance(wanted, letters)
      guard distance * 2 <= Swift.max(wanted.count, letters.count), distance < best?.distance ?? .max else {
        continue
      }
      best = (name, distance)
    }
    return best?.name
  }
}

/// The number of letters to change, remove, add or swap with their neighbour to turn `a` into `b`. O(a.count *
/// b.count).
func editDistance<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
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
  /// The text for messages: in quotes, on one line, and cut to 40 characters.
  package var quoted: String {
    var result = ""
    for scalar in unicodeScalars.prefix(40) {
      if scalar.isUnseen { result += scalar.escaped } else { result.unicodeScalars.append(scalar) }
    }
    return "'" + result + (unicodeScalars.count > 40 ? "..." : "") + "'"
  }
}
