import Inlay

extension Panel {
  /// What is known about a network, and a button that joins or leaves it.
  func detailsForm(of name: String) -> Form {
    Form { [unowned self] in
      let network = wifi.networks[name]
      let (isJoined, isJoining) = (wifi.joined == name, wifi.joining == name)
      let (title, role) = isJoined ? ("Disconnect", Row.Role.destructive) : ("Connect", .button)
      Section {
        Row("Status", detail: isJoined ? "Connected" : isJoining ? "Connecting…" : "Not connected")
        Row("Signal", detail: ["Out of range", "Weak", "Good", "Strong"][network?.bars ?? 0])
        Row("Security", detail: network.map { $0.isOpen ? "None" : "WPA3" } ?? "–")
      }
      Section {
        Row(title, role: role, isEnabled: network != nil && !isJoining) { [unowned self] in
          if isJoined { change { $0.leave() } } else { connect(to: name) }
        }.id("button")
      }
    }
  }
}
