import Inlay

extension Form {
  /// What is known about a network, and a button that joins or leaves it.
  static func details(of name: String, wifi: @escaping () -> Wifi, toggle: @escaping () -> Void) -> Form {
    Form {
      let wifi = wifi()
      let network = wifi.networks[name]
      let (isJoined, isJoining) = (wifi.joined == name, wifi.joining == name)
      Section {
        Row("Status", detail: isJoined ? "Connected" : isJoining ? "Connecting…" : "Not connected")
        Row("Signal", detail: ["Out of range", "Weak", "Good", "Strong"][network?.bars ?? 0])
        Row("Security", detail: network.map { $0.isOpen ? "None" : "WPA3" } ?? "–")
      }
      Section {
        Row(isJoined ? "Disconnect" : "Connect", isEnabled: network != nil && !isJoining, action: toggle)
          .id("toggle").configured { $0.textLabel.textColor = .token(isJoined ? .destructive : .link) }
      }
    }
  }
}
