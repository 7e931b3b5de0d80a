import ArgumentParser
import Inlay

/// The arguments as bytes from the system.
enum Arguments {
  /// All, without the program's name. `help batch` means `batch --help`.
  static let all: [String] = {
    let all = Array(CommandLine.arguments.dropFirst())
    return all.first == "help" ? all.dropFirst() + ["--help"] : all
  }()

  /// Whether the arguments, which may have mistakes, ask for problems as JSON.
  static var wantsJSON: Bool {
    all.contains("--problems=json") || zip(all, all.dropFirst()).contains { $0 == "--problems" && $1 == "json" }
  }

  /// Whether they begin with the word `batch`. A scene of that name is `./batch`, one named `help` is `./help`.
  static var nameBatch: Bool { all.first == "batch" }

  /// The answer if the arguments only ask for the version or the help; nil otherwise. The parser gives the same answer
  /// with twice the work.
  static func answer(of command: any ParsableCommand.Type) -> String? {
    guard all.count == (nameBatch ? 2 : 1) else { return nil }
    return switch all.last {
    case "--version": Version.current
    case "--help", "-h": command.helpMessage()
    default: nil
    }
  }

  /// Checks that all arguments are UTF-8: the repaired text of another one would name another file.
  ///
  /// - Throws: `ValidationError` for an argument that is not UTF-8.
  static func checkBytes() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: argument) == nil else { continue }
      throw ValidationError("'\(String(cString: argument))' is not UTF-8, as file names must be")
    }
  }
}
