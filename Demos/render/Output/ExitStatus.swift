/// The exit codes of the program.
enum ExitStatus: Int32 {
  case done = 0
  case wrongScene = 1
  case usage = 2
  case unwritable = 3
  case unexpected = 4
  case different = 5

  /// Whether the outputs were written.
  var isWritten: Bool { self == .done || self == .unexpected || self == .different }
}
