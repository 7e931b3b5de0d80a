import Glibc

/// The system's clocks, in milliseconds.
enum Clock {
  /// CPU time of all threads of this process.
  static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  /// The peak memory of the process, in megabytes.
  static var residentMegabytes: Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  /// The current memory of the process, in megabytes; 0 where it is unknown.
  static var currentMegabytes: Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(getpagesize()) / 1_048_576
  }

  /// CPU milliseconds of one `memmove` of a frame at scale 1, the median of 31: the current speed of memory.
  static var copyOfAFrame: Double {
    let size = 1024 * 768 * 4
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size + 4096, alignment: 64)
    memset(memory, 7, size + 4096)
    var times: [Double] = []
    for index in 0..<31 {
      let start = cpu
      memmove(memory + (index & 1 == 1 ? 4096 : 0), memory + (index & 1 == 1 ? 0 : 4096), size - 4096)
      times.append(cpu - start)
    }
    memory.deallocate()
    return times.sorted()[15]
  }
}

/// Settings from environment variables.
enum Environment {
  static func string(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func number(_ name: String, _ otherwise: Double) -> Double {
    string(name).flatMap { Double($0) } ?? otherwise
  }
}
