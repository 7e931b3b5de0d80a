/// Filled symbols of devices and their settings.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var filledDeviceShapes: SymbolShapes? {
    switch self {
    case .bellFill:
      SymbolShapes(
        areas: "M12 2.5a6 6 0 0 0-6 6v3.8c0 1-0.3 1.7-0.9 2.4l-0.9 1.2c-0.5 0.6-0.1 1.6 0.7 1.6h14.2"
          + "c0.8 0 1.2-1 0.7-1.6l-0.9-1.2c-0.6-0.7-0.9-1.4-0.9-2.4V8.5a6 6 0 0 0-6-6zM10.3 20.7a2 2 0 0 0 3.4 0z")
    case .bellSlashFill:
      SymbolShapes(
        areas: "M12 2.5a6 6 0 0 0-6 6v3.8c0 1-0.3 1.7-0.9 2.4l-0.9 1.2c-0.5 0.6-0.1 1.6 0.7 1.6h14.2"
          + "c0.8 0 1.2-1 0.7-1.6l-0.9-1.2c-0.6-0.7-0.9-1.4-0.9-2.4V8.5a6 6 0 0 0-6-6zM10.3 20.7a2 2 0 0 0 3.4 0z",
        isSlashed: true)
    case .sunFill:
      SymbolShapes(
        lines: "M19.4 12L21.2 12M17.23 17.23L18.51 18.51M12 19.4L12 21.2M6.77 17.23L5.49 18.51M4.6 12L2.8 12"
          + "M6.77 6.77L5.49 5.49M12 4.6L12 2.8M17.23 6.77L18.51 5.49",
        areas: "M8 12a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z")
    case .volumeFill:
      SymbolShapes(
        lines: "M14.7 9a4.5 4.5 0 0 1 0 6M17.7 6a8.7 8.7 0 0 1 0 12",
        areas: "M11 5.2L7.2 8.5H5A2 2 0 0 0 3 10.5v3a2 2 0 0 0 2 2h2.2L11 18.8z",
        isDirectional: true)
    case .volumeOffFill:
      SymbolShapes(
        lines: "M15.2 9.5l5 5M20.2 9.5l-5 5",
        areas: "M11 5.2L7.2 8.5H5A2 2 0 0 0 3 10.5v3a2 2 0 0 0 2 2h2.2L11 18.8z",
        isDirectional: true)
    case .microphoneFill:
      SymbolShapes(
        lines: "M5 11.5a7 7 0 0 0 14 0M12 18.5v3",
        areas: "M12 2.8a3.2 3.2 0 0 1 3.2 3.2v5.5a3.2 3.2 0 0 1-6.4 0V6A3.2 3.2 0 0 1 12 2.8z")
    case .gearFill:
      SymbolShapes(
        areas: "M10.31 5.21L10.53 2.72L13.47 2.72L13.69 5.21L15.61 6L17.53 4.4L19.6 6.47L18 8.39L18.79 10.31"
          + "L21.28 10.53L21.28 13.47L18.79 13.69L18 15.61L19.6 17.53L17.53 19.6L15.61 18L13.69 18.79L13.47 21.28"
          + "L10.53 21.28L10.31 18.79L8.39 18L6.47 19.6L4.4 17.53L6 15.61L5.21 13.69L2.72 13.47L2.72 10.53"
          + "L5.21 10.31L6 8.39L4.4 6.47L6.47 4.4L8.39 6z",
        holes: "M9.2 12a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1 -5.6 0z")
    case .displayFill:
      SymbolShapes(
        lines: "M12 16v4.5M8 20.5h8",
        areas: "M5.5 4h13a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-7"
          + "a2.5 2.5 0 0 1 2.5 -2.5z")
    case .keyboardFill:
      SymbolShapes(
        areas: "M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-7"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M9 14.5h6M6.5 10h0M10.15 10h0M13.85 10h0M17.5 10h0")
    case .printerFill:
      SymbolShapes(
        lines: "M7 13.5h10v7H7z",
        areas: "M5.5 8.5h13a2.5 2.5 0 0 1 2.5 2.5v3.5a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-3.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5zM8 3.5h8v1.5h-8z",
        holes: "M8 14.5h8v5h-8z")
    case .driveFill:
      SymbolShapes(
        areas: "M4.6 9L5.3 6a2.5 2.5 0 0 1 2.4-1.9h8.6A2.5 2.5 0 0 1 18.7 6L19.4 9zM5.5 12.2h13"
          + "a2.5 2.5 0 0 1 2.5 2.5v2.8a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-2.8"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M16.8 16.1h0")
    case .eyeFill:
      SymbolShapes(
        areas: "M2 12c2.3-4.3 5.8-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.8 6.5-10 6.5S4.3 16.3 2 12z",
        cuts: "M8.6 12a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0z")
    case .eyeSlashFill:
      SymbolShapes(
        areas: "M2 12c2.3-4.3 5.8-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.8 6.5-10 6.5S4.3 16.3 2 12z",
        holes: "M7.8 12a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0z",
        isSlashed: true)
    case .lockFill:
      SymbolShapes(
        lines: "M8 10.5V7a4 4 0 0 1 8 0v3.5",
        areas: "M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5z")
    case .lockOpenFill:
      SymbolShapes(
        lines: "M8 10.5V7a4 4 0 0 1 7.8-1.3",
        areas: "M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5z")
    case .tvFill:
      SymbolShapes(
        lines: "M8 19.9h8",
        areas: "M5.5 4.4h13a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-7.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5z")
    case .keyFill:
      SymbolShapes(
        lines: "M10.9 13.1L20.5 3.5M16.6 7.4l3 3M13.3 10.7l2 2",
        areas: "M3.5 16.2a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1 -8.6 0z",
        holes: "M5.1 17.1a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z")
    case .cameraFill:
      SymbolShapes(
        areas: "M8.3 6.5l0.9-1.6A1.8 1.8 0 0 1 10.8 4h2.4a1.8 1.8 0 0 1 1.60.9l0.9 1.6h2.8A2.5 2.5 0 0 1 21 9v8.5"
          + "a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5V9a2.5 2.5 0 0 1 2.5-2.5z",
        cuts: "M8.3 13a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0z")
    case .photoFill:
      SymbolShapes(
        areas: "M5.5 4h13a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-11"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M1.5 19.4l6.1-5.6a1.8 1.8 0 0 1 2.5 0l3.2 3.2 2-1.9a1.8 1.8 0 0 1 2.5 0l4.7 4.3",
        holes: "M13.9 8.8a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1 -3.4 0z")
    case .bulbFill:
      SymbolShapes(
        lines: "M9.8 21h4.4",
        areas: "M9 17.5c0-1.8-0.7-2.7-1.6-3.8a6.2 6.2 0 1 1 9.2 0C15.7 14.8 15 15.7 15 17.5z")
    case .plugFill:
      SymbolShapes(
        lines: "M9 3v5.2M15 3v5.2M12 17.8V21",
        areas: "M6 8.2h12v3.6a6 6 0 0 1-12 0z")
    case .thermometerFill:
      SymbolShapes(
        areas: "M9.2 13.6V5.6a2.8 2.8 0 0 1 5.6 0v8a4.5 4.5 0 1 1-5.6 0z",
        cuts: "M12 8.5v8.6M12 17.1h0")
    case .headphonesFill:
      SymbolShapes(
        lines: "M4 16.5V12a8 8 0 0 1 16 0v4.5",
        areas: "M4 14.2h1.4A1.8 1.8 0 0 1 7.2 16v2.2A1.8 1.8 0 0 1 5.4 20 1.4 1.4 0 0 1 4 18.6zM20 14.2h-1.4"
          + "A1.8 1.8 0 0 0 16.8 16v2.2a1.8 1.8 0 0 0 1.8 1.8 1.4 1.4 0 0 0 1.4-1.4z")
    case .batteryFill:
      SymbolShapes(
        lines: "M5.5 7h10.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 14.5v-5"
          + "A2.5 2.5 0 0 1 5.5 7zM21.6 11v2",
        areas: "M6.7 10.7h8.1v2.6H6.7z")
    default: nil
    }
  }
}
