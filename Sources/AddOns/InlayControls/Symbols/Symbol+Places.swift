/// Symbols of travel, homes and shops.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var placeShapes: SymbolShapes? {
    switch self {
    case .card:
      SymbolShapes(
        lines: "M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-8"
          + "a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6.3 14.6h3")
    case .forkKnife:
      SymbolShapes(
        lines: "M7 3v18M4 3v4.2a3 3 0 0 0 6 0V3M17.8 21V3c-2.4 1.2-3.6 4-3.6 7.6v3.2h3.6")
    case .car:
      SymbolShapes(
        lines: "M5.2 10.6L6.5 6.7A2.5 2.5 0 0 1 8.9 5h6.2a2.5 2.5 0 0 1 2.4 1.7l1.3 3.9M5.2 10.6h13.6"
          + "a2.2 2.2 0 0 1 2.2 2.2v3.4a1.3 1.3 0 0 1-1.3 1.3H4.3A1.3 1.3 0 0 1 3 16.2v-3.4a2.2 2.2 0 0 1 2.2-2.2z"
          + "M5 17.5v2.3M19 17.5v2.3",
        dots: "M7 14h0M17 14h0")
    case .plug:
      SymbolShapes(
        lines: "M6 8.2h12v3.6a6 6 0 0 1-12 0zM9 3v5.2M15 3v5.2M12 17.8V21")
    case .thermometer:
      SymbolShapes(
        lines: "M9.2 13.6V5.6a2.8 2.8 0 0 1 5.6 0v8a4.5 4.5 0 1 1-5.6 0zM12 9v8",
        dots: "M12 17.1h0")
    case .flame:
      SymbolShapes(
        lines: "M13.1 2.6c-0.5 4 5.8 6.3 5.8 11.8a6.9 6.9 0 0 1-13.8 0"
          + "c0-2.9 1-5.3 2.2-7.6 1 1.1 1.8 2.4 2.2 3.9 1.7-2.2 2.9-4.8 3.6-8.1z")
    case .snow:
      SymbolShapes(
        lines: "M12 2.8L12 21.2M9.9 3.7L12 5.7L14.1 3.7M19.97 7.4L4.03 16.6M18.14 6.03L17.46 8.85L20.24 9.67"
          + "M19.97 16.6L4.03 7.4M20.24 14.33L17.46 15.15L18.14 17.97M14.1 20.3L12 18.3L9.9 20.3M5.86 17.97"
          + "L6.54 15.15L3.76 14.33M3.76 9.67L6.54 8.85L5.86 6.03")
    case .bed:
      SymbolShapes(
        lines: "M3 5.5v14M3 16.2h18v3.3M10.5 16.2V9.5h7a3.5 3.5 0 0 1 3.5 3.5v3.2M5 11.7a1.75 1.75 0 1 1 3.5 0"
          + "a1.75 1.75 0 1 1 -3.5 0z")
    case .ticket:
      SymbolShapes(
        lines: "M5 6h14a2 2 0 0 1 2 2v1.8a2.2 2.2 0 0 0 0 4.4V16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.8"
          + "a2.2 2.2 0 0 0 0-4.4V8a2 2 0 0 1 2-2zM14.5 9.6v0.6M14.5 13.8v0.6")
    case .train:
      SymbolShapes(
        lines: "M9 3h6a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1 -3.5 3.5h-6a3.5 3.5 0 0 1 -3.5 -3.5v-7"
          + "a3.5 3.5 0 0 1 3.5 -3.5zM5.5 10.2h13M8.6 17.3L6.3 21M15.4 17.3l2.3 3.7",
        dots: "M9.2 13.6h0M14.8 13.6h0")
    case .bus:
      SymbolShapes(
        lines: "M6.5 3.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-9.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5zM4 12h16M7.3 18v2.5M16.7 18v2.5",
        dots: "M7.9 15h0M16.1 15h0")
    case .ferry:
      SymbolShapes(
        lines: "M5 16.6L3.3 12.4 12 9.6l8.7 2.8L19 16.6M6.3 11.4V6.6h11.4v4.8M9.8 6.6V3.5h4.4v3.1M3 20.6"
          + "c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1")
    case .bag:
      SymbolShapes(
        lines: "M6.4 8.2h11.2a1.3 1.3 0 0 1 1.3 1.2l0.8 9.1a2.3 2.3 0 0 1-2.3 2.5H6.6a2.3 2.3 0 0 1-2.3-2.5l0.8-9.1"
          + "a1.3 1.3 0 0 1 1.3-1.2zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11")
    case .seat:
      SymbolShapes(
        lines: "M5.3 5.2a2 2 0 0 1 3.9-0.8l1.7 7.1h5.4a2.6 2.6 0 0 1 0 5.2H9.8a3 3 0 0 1-2.9-2.3zM9.5 20.8h8")
    case .stethoscope:
      SymbolShapes(
        lines: "M6.2 3H4.5v5.6a4.7 4.7 0 0 0 9.4 0V3h-1.7M9.2 13.3v2.9a4.7 4.7 0 0 0 9.4 0v-1.9M16.3 12"
          + "a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0z")
    case .door:
      SymbolShapes(
        lines: "M6 20.8V5.5A2.5 2.5 0 0 1 8.5 3h7A2.5 2.5 0 0 1 18 5.5v15.3M3 20.8h18",
        dots: "M14.7 12.2h0")
    default: nil
    }
  }
}
