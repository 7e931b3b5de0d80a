/// Numbers for formats at scales, so that texts are looked up by a number in the place of a font's families and sizes.
struct FormatInterner {
  struct Member: Hashable {
    var format: TextFormat
    var scale: Double
  }

  /// What was asked for lately: a list has a handful of formats.
  private var recent: [(member: Member, number: Int)] = []
  private var numbers: [Member: Int] = [:]
  private var next = 0

  /// A number that no other format has; the same one for the same format and scale, unless thousands came in between.
  mutating func number(of format: TextFormat, scale: Double) -> Int {
    // Compared in place: a copy of a format costs more than all else here.
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
