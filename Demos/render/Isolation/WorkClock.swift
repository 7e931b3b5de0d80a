import Glibc
import Inlay

/// The clocks that limit a worker, in seconds.
struct WorkClock {
  var wall: () -> Double = monotonicSeconds
  /// The CPU time of a process with all its threads and its ended children; nil for one that has ended itself.
  var processor: (pid_t) -> Double? = processorSeconds
}

/// The system's monotonic clock, in seconds.
func monotonicSeconds() -> Double { clockSeconds(CLOCK_MONOTONIC) ?? 0 }

private func processorSeconds(of process: pid_t) -> Double? {
  var clock = clockid_t()
  guard clock_getcpuclockid(process, &clock) == 0, let own = clockSeconds(clock) else { return nil }
  return own + endedChildrenSeconds(of: process)
}

/// Of children that draw SVG files, for example: two fields of the process's line of status.
private func endedChildrenSeconds(of process: pid_t) -> Double {
  guard let line = try? RegularFile(reading: "/proc/\(process)/stat").read(upTo: 1024) else { return 0 }
  // The name, in parentheses, may have spaces.
  guard let name = line.lastIndex(of: UInt8(ascii: ")")) else { return 0 }
  // Both fields are numbers: the 14th and 15th after it, each after a space.
  var (spaces, number, ticks) = (0, 0.0, 0.0)
  for byte in line[(name + 1)...] where spaces < 16 {
    if byte == UInt8(ascii: " ") {
      (spaces, number, ticks) = (spaces + 1, 0, ticks + number)
    } else if spaces >= 14 {
      number = number * 10 + Double(byte) - 48
    }
  }
  return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
}
