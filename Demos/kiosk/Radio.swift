/// Simulated networks around the device: the same for the same seed.
struct Surroundings: Sendable {
  private var state: UInt64
  private var networks = [
    "Aurora", "Café Lumière", "Corner Bakery", "Fjord", "Harbour 5G", "Library", "Nordlicht", "Platform 7", "Studio",
  ].map { Network(name: $0, bars: $0.count % 3 + 1, isOpen: $0.hasPrefix("C")) }

  init(seed: UInt64) { state = seed }

  /// Knuth's linear congruential generator.
  private mutating func random(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  /// Some networks changed their strength since the last scan, and a few are not heard.
  mutating func scan() -> [Network] {
    for index in networks.indices {
      let bars = networks[index].bars + Int(random(below: 3)) - 1
      networks[index].bars = min(max(bars, 1), 3)
    }
    return networks.filter { _ in random(below: 8) > 0 }
  }
}

/// The device that scans and connects, which takes its time, on other threads.
actor Radio {
  private var surroundings: Surroundings

  init(seed: UInt64) { surroundings = Surroundings(seed: seed) }

  func scan() async -> [Network] {
    try? await Task.sleep(for: .seconds(0.8))
    return surroundings.scan()
  }

  func join(_ name: String) async { try? await Task.sleep(for: .seconds(1.5)) }
}
