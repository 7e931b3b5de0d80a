import Inlay

extension Form {
  /// What is known about a network, and a button that joins or leaves it.
  static func details(of name: String, in panel: Panel) -> Form {
    Form { [unowned panel] in
      let network = panel.wifi.networks[name]
      let (isJoined, isJoining) = (panel.wifi.joined == name, panel.wifi.joining == name)
      Section {
        Row("Status", detail: isJoined ? "Connected" : isJoining ? "Connecting…" : "Not connected")
        Row("Signal", detail: ["Out of range", "Weak", "Good", "Strong"][network?.bars ?? 0])
        Row("Security", detail: network.map { $0.isOpen ? "None" : "WPA3" } ?? "–")
      }
      Section {
        Row(isJoined ? "Disconnect" : "Connect", isEnabled: network != nil && !isJoining) { [unowned panel] in
          if isJoined { panel.change { $0.leave() } } else { panel.connect(to: name) }
        }.id("button").configured { $0.textLabel.textColor = .token(isJoined ? .destructive : .link) }
      }
    }
  }
}
