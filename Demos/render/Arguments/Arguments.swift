import ArgumentParser
import Inlay

/// The arguments as bytes from the system.
enum Arguments {
  /// The program's name in its messages: `inlay-render` if it was called so, as in packages, otherwise `render`.
  static let programName = name(calledAs: CommandLine.arguments.first ?? "")

  static func name(calledAs path: String) -> String {
    let packaged = "inlay-render"
    return FilePath(path).name == packaged ? packaged : "render"
  }

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

  /// Whether the arguments only ask for the version.
  static var nameVersion: Bool { all.last == "--version" && all.count == (nameBatch ? 2 : 1) }

  /// The answer if the arguments only ask for the help, otherwise nil. The parser gives the same answer with twice the
  /// work.
  static func answer(of command: any ParsableCommand.Type) -> String? {
    guard all.count == (nameBatch ? 2 : 1) else { return nil }
    return ["--help", "-h"].contains(all.last) ? command.helpMessage() : nil
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
