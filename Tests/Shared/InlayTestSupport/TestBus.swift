#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A message bus of a test's own, which programs of this process's environment take as that of the session.
package final class TestBus {
  package let address: String
  private let process: pid_t
  private let folder: TestFolder
  private let variables: [(name: String, value: String?)]

  /// Nil without dbus-daemon, which is printed.
  ///
  /// - Parameters:
  ///   - startsServices: Whether programs of the system may be started by the bus.
  ///   - variables: Further variables of the environment while the bus exists; nil for none of that name.
  package init?(startsServices: Bool, variables: [String: String?] = [:]) throws {
    folder = try TestFolder()
    let services = startsServices ? "<standard_session_servicedirs/>" : ""
    let configuration = try folder.write(
      """
      <busconfig>
        <type>session</type><listen>unix:dir=\(folder.path)</listen><auth>EXTERNAL</auth>\(services)
        <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
      </busconfig>

      """, to: "bus.conf")
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let folders = ["XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path]
    let variables = variables.merging(folders) { given, _ in given }
    self.variables = (variables.keys + ["DBUS_SESSION_BUS_ADDRESS"]).map { name in
      (name, getenv(name).map { String(cString: $0) })
    }
    for (name, value) in variables { Self.set(name, value) }
    let started = start([
      "dbus-daemon", "--config-file=" + configuration, "--nofork", "--nopidfile", "--print-address=\(ends[1])",
    ])
    close(ends[1])
    defer { close(ends[0]) }
    process = started ?? 0
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends[0], &byte, 1) == 1, byte != 10 { line.append(byte) }
    address = String(decoding: line, as: UTF8.self)
    guard started != nil, !line.isEmpty else {
      print("skipped, since there is no dbus-daemon; see Demos/setup")
      return nil
    }
    Self.set("DBUS_SESSION_BUS_ADDRESS", address)
  }

  private static func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  deinit {
    for (name, value) in variables { Self.set(name, value) }
    guard process != 0 else { return }
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
  }
}
