/// Questions about every row or section, which a table does not ask if the delegate has the default answer.
struct DelegateQuestions: OptionSet {
  let rawValue: UInt8

  static let rowHeight = DelegateQuestions(rawValue: 1 << 0)
  static let rowEstimate = DelegateQuestions(rawValue: 1 << 1)
  static let headerHeight = DelegateQuestions(rawValue: 1 << 2)
  static let footerHeight = DelegateQuestions(rawValue: 1 << 3)
  static let headerView = DelegateQuestions(rawValue: 1 << 4)
  static let footerView = DelegateQuestions(rawValue: 1 << 5)
  static let all = DelegateQuestions(rawValue: 1 << 6 - 1)
}

extension Double {
  /// The protocol's default answer for a height: a NaN whose bits no computation gives.
  package static var unanswered: Double { Double(bitPattern: 0x7FF8_0000_1A7A_0001) }
  /// An implementation's answer for the table's default height.
  package static var tableDefault: Double { Double(bitPattern: 0x7FF8_0000_1A7A_0002) }

  var isUnanswered: Bool { bitPattern == Self.unanswered.bitPattern }
  var isTableDefault: Bool { isUnanswered || bitPattern == Self.tableDefault.bitPattern }
}

/// The protocol's default answer for a header or footer.
final class UnansweredView: View {}
