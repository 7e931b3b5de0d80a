import Inlay
import InlayControls

let connections: [(title: String, detail: String, symbol: Symbol, color: UInt32)] = [
  ("Wi-Fi", "Harbour", .wifi, 0x007AFF), ("Bluetooth", "On", .bluetooth, 0x007AFF),
  ("Mobile Service", "", .signal, 0x34C759), ("Battery", "86 %", .battery, 0x34C759),
]

let look: [(title: String, symbol: Symbol, color: UInt32)] = [
  ("General", .gear, 0x8E8E93), ("Accessibility", .accessibility, 0x007AFF),
  ("Camera", .camera, 0x8E8E93), ("Display & Brightness", .sun, 0x007AFF),
]

/// The root of a phone's settings.
func makeSettings() -> FormPage {
  FormPage("Settings", prefersLargeTitle: true, header: SearchField(placeholder: "Search")) {
    Section {
      Row("Ada Okafor", subtitle: "Account, Cloud and More", .disclosure).avatar()
    }
    Section {
      Row("Airplane Mode", image: .tile(.airplane, color: .rgb(0xFF9500), tint: .white), .switch(isOn: false) { _ in })
      for (title, detail, symbol, color) in connections {
        Row(title, detail: detail, image: .tile(symbol, color: .rgb(color), tint: .white), .disclosure)
      }
    }
    Section {
      for (title, symbol, color) in look {
        Row(title, image: .tile(symbol, color: .rgb(color), tint: .white), .disclosure)
      }
    }
    Section {
      Row("Notifications", image: .tile(.bell, color: .rgb(0xFF3B30)), .disclosure)
      Row("Focus", image: .tile(.moon, color: .rgb(0x5856D6)), .disclosure)
    }
  }
}
