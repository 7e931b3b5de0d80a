import ArgumentParser

/// The arguments as the system hands them over.
enum Arguments {
  /// Made into text, bytes that are no UTF-8 would name another file.
  ///
  /// - Throws: `ValidationError` for an argument that is no UTF-8.
  static func checkBytes() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: argument) == nil else { continue }
      throw ValidationError("'\(String(cString: argument))' is no UTF-8, as names of files have to be")
    }
  }
}
