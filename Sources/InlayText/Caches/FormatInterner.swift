/// Numbers for pairs of format and scale, so that texts are looked up by a number and not by a font's families and
/// sizes.
struct FormatInterner {
  struct Member: Hashable {
    var format: TextFormat
    var scale: Double
  }

  /// Recently used pairs: a list has a handful of formats.
  private var recent: [(member: Member, number: Int)] = []
  private var numbers: [Member: Int] = [:]
  private var next = 0

  /// A unique number for a format and a scale; the same one for the same pair, unless thousands came in between.
  mutating func number(of format: TextFormat, scale: Double) -> Int {
    // Compared in place: copying a format would cost more than the rest.
    for index in recent.indices where recent[index].member.scale == scale && recent[index].member.format == format {
      return recent[index].number
    }
    let member = Member(format: format, scale: scale)
    let number = numbers[member] ?? next
    if number == next {
      next += 1
      if numbers.count == Self.limit { numbers = [:] }
      numbers[member] = number
    }
    if recent.count == Self.recentLimit { recent.removeFirst() }
    recent.append((member, number))
    return number
  }

  private static let limit = 4096
  private static let recentLimit = 6
}
