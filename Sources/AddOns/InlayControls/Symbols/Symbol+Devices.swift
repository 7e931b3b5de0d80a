/// Symbols of devices and their settings.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var deviceShapes: SymbolShapes? {
    switch self {
    case .wifi:
      SymbolShapes(
        lines: "M2.63 8.6A14 14 0 0 1 21.37 8.6M5.81 12.13A9.25 9.25 0 0 1 18.19 12.13M8.99 15.66"
          + "A4.5 4.5 0 0 1 15.01 15.66",
        dots: "M12 19.2h0")
    case .wifiSlash:
      SymbolShapes(
        lines: "M2.63 8.6A14 14 0 0 1 21.37 8.6M5.81 12.13A9.25 9.25 0 0 1 18.19 12.13",
        dots: "M12 19.2h0",
        isSlashed: true)
    case .bluetooth:
      SymbolShapes(
        lines: "M7 7.5L17 16.5L12 21V3L17 7.5L7 16.5")
    case .signal:
      SymbolShapes(
        lines: "M4 19v-2M9.33 19v-6M14.67 19V9M20 19V5")
    case .airplane:
      SymbolShapes(
        areas: "M20.9 12c0 0.7-0.9 1.2-2 1.2h-5.2L9 20.4H7.9l2-7.2H5.4l-1.8 2.2H3L4 12 3 8.6h0.6l1.8 2.2"
          + "h4.5l-2-7.2H9l4.7 7.2h5.2c1.1 0 2 0.5 2 1.2z",
        isDirectional: true)
    case .battery:
      SymbolShapes(
        lines: "M5.5 7h10.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 14.5v-5"
          + "A2.5 2.5 0 0 1 5.5 7zM21.6 11v2",
        areas: "M7 11h5v2H7z")
    case .bell:
      SymbolShapes(
        lines: "M12 2.5a6 6 0 0 0-6 6v3.8c0 1-0.3 1.7-0.9 2.4l-0.9 1.2c-0.5 0.6-0.1 1.6 0.7 1.6h14.2"
          + "c0.8 0 1.2-1 0.7-1.6l-0.9-1.2c-0.6-0.7-0.9-1.4-0.9-2.4V8.5a6 6 0 0 0-6-6zM9.9 20.6"
          + "a2.4 2.4 0 0 0 4.2 0")
    case .bellSlash:
      SymbolShapes(
        lines: "M12 2.5a6 6 0 0 0-6 6v3.8c0 1-0.3 1.7-0.9 2.4l-0.9 1.2c-0.5 0.6-0.1 1.6 0.7 1.6h14.2"
          + "c0.8 0 1.2-1 0.7-1.6l-0.9-1.2c-0.6-0.7-0.9-1.4-0.9-2.4V8.5a6 6 0 0 0-6-6zM9.9 20.6"
          + "a2.4 2.4 0 0 0 4.2 0",
        isSlashed: true)
    case .moon:
      SymbolShapes(
        lines: "M20.4 14.3A8.9 8.9 0 1 1 9.7 3.6a7.2 7.2 0 0 0 10.7 10.7z")
    case .sun:
      SymbolShapes(
        lines: "M19.4 12L21.2 12M17.23 17.23L18.51 18.51M12 19.4L12 21.2M6.77 17.23L5.49 18.51M4.6 12"
          + "L2.8 12M6.77 6.77L5.49 5.49M12 4.6L12 2.8M17.23 6.77L18.51 5.49M8 12a4 4 0 1 1 8 0"
          + "a4 4 0 1 1 -8 0z")
    case .volume:
      SymbolShapes(
        lines: "M11 5.2L7.2 8.5H5A2 2 0 0 0 3 10.5v3a2 2 0 0 0 2 2h2.2L11 18.8zM14.7 9a4.5 4.5 0 0 1 0 6"
          + "M17.7 6a8.7 8.7 0 0 1 0 12",
        isDirectional: true)
    case .volumeOff:
      SymbolShapes(
        lines: "M11 5.2L7.2 8.5H5A2 2 0 0 0 3 10.5v3a2 2 0 0 0 2 2h2.2L11 18.8zM15.2 9.5l5 5M20.2 9.5"
          + "l-5 5",
        isDirectional: true)
    case .microphone:
      SymbolShapes(
        lines: "M12 2.8a3.2 3.2 0 0 1 3.2 3.2v5.5a3.2 3.2 0 0 1-6.4 0V6A3.2 3.2 0 0 1 12 2.8zM5 11.5"
          + "a7 7 0 0 0 14 0M12 18.5v3")
    case .gear:
      SymbolShapes(
        lines: "M10.31 5.21L10.53 2.72L13.47 2.72L13.69 5.21L15.61 6L17.53 4.4L19.6 6.47L18 8.39"
          + "L18.79 10.31L21.28 10.53L21.28 13.47L18.79 13.69L18 15.61L19.6 17.53L17.53 19.6L15.61 18"
          + "L13.69 18.79L13.47 21.28L10.53 21.28L10.31 18.79L8.39 18L6.47 19.6L4.4 17.53L6 15.61"
          + "L5.21 13.69L2.72 13.47L2.72 10.53L5.21 10.31L6 8.39L4.4 6.47L6.47 4.4L8.39 6zM9.1 12"
          + "a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1 -5.8 0z")
    case .globe:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM3 12h18M12 3c-5.2 5.6-5.2 12.4 0 18"
          + "c5.2-5.6 5.2-12.4 0-18z")
    case .display:
      SymbolShapes(
        lines: "M5.5 4h13A2.5 2.5 0 0 1 21 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 13.5v-7"
          + "A2.5 2.5 0 0 1 5.5 4zM12 16v4.5M8 20.5h8")
    case .keyboard:
      SymbolShapes(
        lines: "M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5A2.5 2.5 0 0 1 2.5 15.5v-7"
          + "A2.5 2.5 0 0 1 5 6zM9 14.5h6M6.5 10h0M10.15 10h0M13.85 10h0M17.5 10h0")
    case .printer:
      SymbolShapes(
        lines: "M7 8V3.5h10V8M7 17H5.5A2.5 2.5 0 0 1 3 14.5v-4A2.5 2.5 0 0 1 5.5 8h13"
          + "A2.5 2.5 0 0 1 21 10.5v4a2.5 2.5 0 0 1-2.5 2.5H17M7 13.5h10v7H7z")
    case .drive:
      SymbolShapes(
        lines: "M3 14.5L5.3 6a2.5 2.5 0 0 1 2.4-1.9h8.6A2.5 2.5 0 0 1 18.7 6L21 14.5M5.5 12h13"
          + "A2.5 2.5 0 0 1 21 14.5v3a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-3"
          + "A2.5 2.5 0 0 1 5.5 12z",
        dots: "M16.8 16h0")
    case .cloud:
      SymbolShapes(
        lines: "M7 19a4.8 4.8 0 0 1-0.8-9.53 6.3 6.3 0 0 1 12.2 1.1A4.25 4.25 0 0 1 17.6 19z")
    case .accessibility:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM7.3 9.6l4.70.9 4.7-0.9M12 10.5v3M9.5 17.4"
          + "l2.5-3.9 2.5 3.9",
        dots: "M12 6.9h0")
    default: nil
    }
  }
}
