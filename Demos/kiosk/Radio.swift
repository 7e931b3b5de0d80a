struct Network: Hashable, Sendable {
  var name: String
  /// In percent.
  var signal: Int
  var isOpen = false
}

struct Wifi: Hashable, Sendable {
  var isOn = true
  /// By name: rows stay where the finger is, whatever their strength.
  var networks: [Network] = []
  var joined: String?
}

/// What hears networks and connects, which takes its time, away from the main actor.
protocol Radio: Sendable {
  func state() async -> Wifi
  func turn(on isOn: Bool) async
  func leave(_ network: Network) async
  /// Whether it worked shows the state.
  func join(_ network: Network, password: String) async
}

/// NetworkManager, by its own program, which speaks D-Bus with it.
struct NetworkManager: Radio {
  var program = "nmcli"

  /// Nil where NetworkManager does not run, or has no radio.
  init?(program: String = "nmcli") async {
    self.program = program
    let devices = await run(program, "--terse", "--fields", "TYPE", "device") ?? ""
    if !devices.split(separator: "\n").contains("wifi") { return nil }
  }

  func state() async -> Wifi {
    var wifi = Wifi(isOn: await run(program, "radio", "wifi")?.hasPrefix("enabled") ?? false)
    var strongest: [String: Network] = [:]
    let fields = "IN-USE,SIGNAL,SECURITY,SSID"
    let list = await run(program, "--terse", "--escape", "no", "--fields", fields, "device", "wifi", "list") ?? ""
    for line in list.split(separator: "\n") {
      // The name is last, and may have colons.
      let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, !parts[3].isEmpty, let signal = Int(parts[1]) else { continue }
      if parts[0] == "*" { wifi.joined = parts[3] }
      // A network may have several stations.
      if signal < strongest[parts[3]]?.signal ?? 0 { continue }
      strongest[parts[3]] = Network(name: parts[3], signal: signal, isOpen: parts[2].isEmpty)
    }
    wifi.networks = strongest.values.sorted { $0.name < $1.name }
    return wifi
  }

  func turn(on isOn: Bool) async { _ = await run(program, "radio", "wifi", isOn ? "on" : "off") }

  func leave(_ network: Network) async { _ = await run(program, "connection", "down", "id", network.name) }

  /// The password goes through a pipe: every user of the machine can read the arguments of a program.
  func join(_ network: Network, password: String) async {
    _ = await run(program, "--ask", "--wait", "30", "device", "wifi", "connect", network.name, input: password + "\n")
  }
}

/// Networks that are none. They take every password but "12345678".
actor SimulatedRadio: Radio {
  private var wifi = Wifi()
  /// How long it takes to connect.
  private let delay: Duration

  init(delay: Duration = .seconds(1.5)) {
    self.delay = delay
    let names = ["Aurora", "Café Lumière", "Corner Bakery", "Fjord", "Harbour 5G", "Library", "Nordlicht", "Studio"]
    wifi.networks = names.map { Network(name: $0, signal: 100 - 7 * $0.count, isOpen: $0.hasPrefix("C")) }
  }

  func state() -> Wifi { wifi }

  func turn(on isOn: Bool) { (wifi.isOn, wifi.joined) = (isOn, nil) }

  func leave(_ network: Network) { wifi.joined = nil }

  func join(_ network: Network, password: String) async {
    if delay > .zero { try? await Task.sleep(for: delay) }
    if wifi.isOn { wifi.joined = password == "12345678" ? nil : network.name }
  }
}
