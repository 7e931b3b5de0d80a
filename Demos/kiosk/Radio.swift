/// Simulated networks around the device.
struct Surroundings: Sendable {
  private var networks = [
    "Aurora", "Café Lumière", "Corner Bakery", "Fjord", "Harbour 5G", "Library", "Nordlicht", "Platform 7", "Studio",
  ].map { Network(name: $0, bars: $0.count % 3 + 1, isOpen: $0.hasPrefix("C")) }

  /// Some networks changed their strength since the last scan, and a few are not heard.
  mutating func scan(using random: inout some RandomNumberGenerator) -> [Network] {
    for index in networks.indices {
      let bars = networks[index].bars + Int.random(in: -1...1, using: &random)
      networks[index].bars = min(max(bars, 1), 3)
    }
    return networks.filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
  }
}

/// The device that scans and connects, which takes its time, on other threads.
actor Radio {
  private var surroundings = Surroundings()
  private var random = SystemRandomNumberGenerator()

  func scan() async -> [Network] {
    try? await Task.sleep(for: .seconds(0.8))
    return surroundings.scan(using: &random)
  }

  func join(_ name: String) async { try? await Task.sleep(for: .seconds(1.5)) }
}
