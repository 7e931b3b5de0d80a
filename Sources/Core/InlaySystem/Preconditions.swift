import Glibc

/// Ends the program with a message on standard error unless a condition holds, in release builds too, where the message
/// of `precondition` is lost. The message is made only then.
@inlinable package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { stop(message(), file: file, line: line) }
}

/// Ends the program with a message on standard error: a mistake that only code can make.
@inline(never) @usableFromInline package func stop(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  // A debug build prints the message of the failure itself.
  #if !DEBUG
    let text = Array("\(file):\(line): Fatal error: \(message)\n".utf8)
    _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  #endif
  preconditionFailure(message, file: file, line: line)
}
