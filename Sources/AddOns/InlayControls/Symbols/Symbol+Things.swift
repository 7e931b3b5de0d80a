/// Symbols of people and things.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var thingShapes: SymbolShapes? {
    switch self {
    case .person:
      SymbolShapes(
        lines: "M8 7.5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM4 20.5c0-3.4 3.5-5.5 8-5.5s8 2.1 8 5.5")
    case .people:
      SymbolShapes(
        lines: "M5.5 8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0zM2.5 19.5c0-3 2.8-5 6.5-5s6.5 2 6.5 5"
          + "M16.2 4.9a3.5 3.5 0 0 1 0 6.2M18.6 14.9c1.80.8 2.9 2.4 2.9 4.6")
    case .hand:
      SymbolShapes(
        areas: "M8.7 12.5h10.6v2.3c0 3.5-2.3 5.7-5.4 5.7-2.5 0-4.1-1-5.4-2.9zM9.59 17.57L4.69 13.47"
          + "L4.31 13.93L9.21 18.03zM9.2 13L9.2 6.6L8.6 6.6L8.6 13zM12.6 13L12.6 4.4L12 4.4L12 13z"
          + "M16 13L16 5L15.4 5L15.4 13zM19.4 13L19.4 7.8L18.8 7.8L18.8 13z")
    case .eye:
      SymbolShapes(
        lines: "M2 12c2.3-4.3 5.8-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.8 6.5-10 6.5S4.3 16.3 2 12zM9 12"
          + "a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z")
    case .eyeSlash:
      SymbolShapes(
        lines: "M2 12c2.3-4.3 5.8-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.8 6.5-10 6.5S4.3 16.3 2 12zM9 12"
          + "a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z",
        isSlashed: true)
    case .lock:
      SymbolShapes(
        lines: "M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5V13"
          + "a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.8v2")
    case .key:
      SymbolShapes(
        lines: "M3.5 16.2a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1 -8.6 0zM10.9 13.1L20.5 3.5M16.6 7.4l3 3"
          + "M13.3 10.7l2 2")
    case .shield:
      SymbolShapes(
        lines: "M12 2.8l6.8 2.4a1.5 1.5 0 0 1 1 1.4V12c0 4.3-3 7.4-7.8 9.2C7.2 19.4 4.2 16.3 4.2 12V6.6"
          + "a1.5 1.5 0 0 1 1-1.4z")
    case .home:
      SymbolShapes(
        lines: "M3.5 11.2L10.7 4.5a1.9 1.9 0 0 1 2.6 0l7.2 6.7M5.5 9.5v8.5A2.5 2.5 0 0 0 8 20.5h8"
          + "a2.5 2.5 0 0 0 2.5-2.5V9.5M12 20.5v-5")
    case .camera:
      SymbolShapes(
        lines: "M8.3 6.5l0.9-1.6A1.8 1.8 0 0 1 10.8 4h2.4a1.8 1.8 0 0 1 1.60.9l0.9 1.6h2.8"
          + "A2.5 2.5 0 0 1 21 9v8.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5V9"
          + "a2.5 2.5 0 0 1 2.5-2.5zM8.3 13a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0z")
    case .photo:
      SymbolShapes(
        lines: "M5.5 4h13A2.5 2.5 0 0 1 21 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-11"
          + "A2.5 2.5 0 0 1 5.5 4zM3.5 18.5l4.4-4.9a1.6 1.6 0 0 1 2.4 0L15.5 19.5M13.6 16.8l1.8-2"
          + "a1.6 1.6 0 0 1 2.4 0l2.9 3.2",
        dots: "M15.8 9h0")
    case .mail:
      SymbolShapes(
        lines: "M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9"
          + "A2.5 2.5 0 0 1 5.5 5zM3.8 6.8l6.5 5.4a2.6 2.6 0 0 0 3.4 0l6.5-5.4")
    case .phone:
      SymbolShapes(
        lines: "M6.3 3.2h1.9c0.8 0 1.50.5 1.7 1.3l0.8 2.9c0.20.7 0 1.4-0.5 1.8L8.7 10.7"
          + "c1.1 2 2.6 3.5 4.6 4.6l1.5-1.5c0.4-0.5 1.1-0.7 1.8-0.5l2.90.8c0.80.2 1.30.9 1.3 1.7v1.9"
          + "c0 1.8-1.4 3.2-3.1 3.1C9.7 20.3 3.7 14.3 3.2 6.3c-0.1-1.7 1.3-3.1 3.1-3.1z")
    case .map:
      SymbolShapes(
        lines: "M3 6.8l6-2.8 6 2.8 6-2.8v13.2l-6 2.8-6-2.8-6 2.8zM9 4v13.2M15 6.8V20")
    case .pin:
      SymbolShapes(
        lines: "M12 21.5c-4-4.3-6.8-7.9-6.8-11.7a6.8 6.8 0 0 1 13.6 0c0 3.8-2.8 7.4-6.8 11.7zM9.5 9.7"
          + "a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0z")
    case .cart:
      SymbolShapes(
        lines: "M2.5 4h1.3a1.8 1.8 0 0 1 1.8 1.5L7.2 14a2 2 0 0 0 2 1.6h7.7a2 2 0 0 0 1.9-1.5L20.5 8H6",
        dots: "M9.5 19.7h0M17 19.7h0")
    case .heart:
      SymbolShapes(
        lines: "M12 20.3L4.3 12.7a4.9 4.9 0 0 1 0-7 5 5 0 0 1 7 0l0.70.70.7-0.7"
          + "a5 5 0 0 1 7 0 4.9 4.9 0 0 1 0 7z")
    case .star:
      SymbolShapes(
        lines: "M12 3.1L14.67 9.02L21.13 9.73L16.33 14.11L17.64 20.47L12 17.25L6.36 20.47L7.67 14.11"
          + "L2.87 9.73L9.33 9.02z")
    case .bookmark:
      SymbolShapes(
        lines: "M8 3h8a2.5 2.5 0 0 1 2.5 2.5V20.5L12 16l-6.5 4.5V5.5A2.5 2.5 0 0 1 8 3z")
    case .flag:
      SymbolShapes(
        lines: "M5 21V3.5M5 4.5c2.3-1.3 4.7-1.3 7 0s4.7 1.3 7 0v9.5c-2.3 1.3-4.7 1.3-7 0s-4.7-1.3-7 0")
    case .tag:
      SymbolShapes(
        lines: "M3 5.5v5.6a2.5 2.5 0 0 0 0.73 1.77l7.4 7.4a2.5 2.5 0 0 0 3.54 0l5.6-5.6"
          + "a2.5 2.5 0 0 0 0-3.54l-7.4-7.4A2.5 2.5 0 0 0 11.1 3H5.5A2.5 2.5 0 0 0 3 5.5z",
        dots: "M7.7 7.7h0")
    case .clock:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 6.8V12l3.6 2.2")
    case .hourglass:
      SymbolShapes(
        lines: "M6 3h12M6 21h12M7.5 3v3.3c0 2.3 4.5 3.4 4.5 5.7s-4.5 3.4-4.5 5.7V21M16.5 3v3.3"
          + "c0 2.3-4.5 3.4-4.5 5.7s4.5 3.4 4.5 5.7V21")
    case .calendar:
      SymbolShapes(
        lines: "M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 18 21H6A2.5 2.5 0 0 1 3.5 18.5v-11"
          + "A2.5 2.5 0 0 1 6 5zM3.5 10.3h17M8 2.8v3.8M16 2.8v3.8",
        dots: "M8 15.5h0M12 15.5h0M16 15.5h0")
    case .folder:
      SymbolShapes(
        lines: "M3 6.5v11A2.5 2.5 0 0 0 5.5 20h13a2.5 2.5 0 0 0 2.5-2.5v-8A2.5 2.5 0 0 0 18.5 7h-6"
          + "a2 2 0 0 1-1.5-0.7L9.6 4.7A2 2 0 0 0 8.1 4H5.5A2.5 2.5 0 0 0 3 6.5z")
    case .document:
      SymbolShapes(
        lines: "M13.5 3h-6A2.5 2.5 0 0 0 5 5.5v13A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5V8.5z"
          + "M13.5 3v3.5a2 2 0 0 0 2 2H19M9 13h6M9 17h4")
    case .bolt:
      SymbolShapes(
        lines: "M13 2.8L4.8 13.2a0.80.8 0 0 0 0.6 1.3H11l-1 6.7L18.2 10.8a0.80.8 0 0 0-0.6-1.3H12z")
    case .drop:
      SymbolShapes(
        lines: "M12 2.8c3.4 3.7 6.8 7.6 6.8 11.6a6.8 6.8 0 0 1-13.6 0c0-4 3.4-7.9 6.8-11.6z")
    case .leaf:
      SymbolShapes(
        lines: "M20.2 3.8c0.9 9.7-2.7 15.4-9.2 15.4-4 0-6.7-2.7-6.7-6.4C4.3 7 10.5 5.2 20.2 3.8zM3.5 21"
          + "c1.6-4.6 4.8-7.8 9.5-9.6")
    case .bulb:
      SymbolShapes(
        lines: "M9 17.5c0-1.8-0.7-2.7-1.6-3.8a6.2 6.2 0 1 1 9.2 0C15.7 14.8 15 15.7 15 17.5zM9.8 21h4.4")
    case .wrench:
      SymbolShapes(
        lines: "M15.8 3.3a5.7 5.7 0 0 0-6.7 7.5L3.9 16a2.6 2.6 0 0 0 0 3.7l0.40.4a2.6 2.6 0 0 0 3.7 0"
          + "l5.2-5.2a5.7 5.7 0 0 0 7.5-6.7l-3.4 3.4-3.7-1.2-1.2-3.7z")
    default: nil
    }
  }
}
