import Foundation

/// What a machine with Linux tells every program about itself.
struct Machine: Hashable, Sendable {
  var (name, system) = ("", "")
  /// What is free, in bytes.
  var (storage, memory) = (0, 0)
  /// Since the start of the machine: seconds, and bytes of all interfaces but the loopback.
  var (uptime, received, sent) = (0.0, 0, 0)

  /// Takes well below a millisecond.
  static func read() -> Machine {
    func text(_ path: String) -> String {
      ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").trimmingCharacters(in: .newlines)
    }
    var machine = Machine()
    machine.name = text("/proc/sys/kernel/hostname")
    machine.system = "Linux " + text("/proc/sys/kernel/osrelease")
    machine.uptime = ProcessInfo.processInfo.systemUptime
    let memory = text("/proc/meminfo").firstMatch(of: /MemAvailable: *(\d+) kB/)
    machine.memory = (memory.flatMap { Int($0.1) } ?? 0) * 1024
    var disk = statvfs()
    if statvfs("/", &disk) == 0 { machine.storage = Int(clamping: disk.f_bavail * disk.f_frsize) }
    for line in text("/proc/net/dev").split(separator: "\n") {
      let fields = line.split { $0 == " " || $0 == ":" }
      guard fields.count > 9, fields[0] != "lo" else { continue }
      machine.received += Int(fields[1]) ?? 0
      machine.sent += Int(fields[9]) ?? 0
    }
    return machine
  }

  /// Bytes per second since an earlier reading. Counters begin again where an interface does.
  func rate(_ counter: KeyPath<Machine, Int>, since old: Machine) -> Int {
    guard old.uptime > 0, uptime > old.uptime else { return 0 }
    return Int(max(0, Double(self[keyPath: counter] - old[keyPath: counter])) / (uptime - old.uptime))
  }

  /// Of all interfaces but the loopback.
  static func addresses() async -> [String] {
    (await run("hostname", "--all-ip-addresses") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The last lines of the journal, or else of the first log that this user may read.
  static func log() async -> [String] {
    let command = "journalctl --quiet --lines=40 | grep . || tail -n 40 /var/log/syslog || tail -n 40 /var/log/dpkg.log"
    return (await run("sh", "-c", command) ?? "").split(separator: "\n").map(String.init)
  }
}

/// Runs a program to its end, on a thread of its own, since it may wait for long.
///
/// - Returns: What it wrote; nil if it failed, or does not exist.
func run(_ program: String, _ arguments: String..., input: String = "") async -> String? {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      let (process, entry, exit) = (Process(), Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["LC_ALL=C.UTF-8", program] + arguments
      (process.standardInput, process.standardOutput, process.standardError) = (entry, exit, FileHandle.nullDevice)
      guard (try? process.run()) != nil else { return continuation.resume(returning: nil) }
      // Fails if the program has ended, or reads nothing.
      try? entry.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? entry.fileHandleForWriting.close()
      let data = exit.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      continuation.resume(returning: process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil)
    }
  }
}
