import Glibc
import Inlay

/// The channel for messages, and a pipe in place of standard error for the output of C libraries and the Swift runtime.
/// The program's own messages go to the original standard error.
final class WorkerPipes {
  private(set) var workersChannel: Int32 = -1
  private(set) var monitorsChannel: Int32 = -1
  private(set) var noise: Int32 = -1
  private var noiseWriter: Int32 = -1

  init?() {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &pair) == 0 else { return nil }
    (workersChannel, monitorsChannel) = (Self.moved(pair[0]), Self.moved(pair[1]))
    guard pipe(&pair) == 0 else {
      close()
      return nil
    }
    (noise, noiseWriter) = (Self.moved(pair[0]), Self.moved(pair[1]))
    _ = fcntl(noise, F_SETFL, O_NONBLOCK)
  }

  /// Moves a descriptor away from the standard ones, which may be closed and must stay so.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let new = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    Glibc.close(descriptor)
    return new
  }

  func keepMonitorsEnds() {
    Self.close(&workersChannel)
    Self.close(&noiseWriter)
  }

  func keepWorkersEnds() {
    Self.close(&monitorsChannel)
    Self.close(&noise)
    let errors = !ProcessState.isSanitized ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10) : -1
    if errors >= 0 && dup2(noiseWriter, STDERR_FILENO) >= 0 { Output.errors = errors }
    Self.close(&noiseWriter)
  }

  func close() {
    Self.close(&workersChannel)
    Self.close(&monitorsChannel)
    Self.close(&noise)
    Self.close(&noiseWriter)
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
