/// Symbols of signs and arrows.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var signShapes: SymbolShapes? {
    switch self {
    case .plus:
      SymbolShapes(
        lines: "M12 4v16M4 12h16")
    case .minus:
      SymbolShapes(
        lines: "M4 12h16")
    case .check:
      SymbolShapes(
        lines: "M4.5 12.8l5 5L19.5 6.5")
    case .cross:
      SymbolShapes(
        lines: "M5.5 5.5l13 13M18.5 5.5l-13 13")
    case .plusCircle:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 8v8M8 12h8")
    case .minusCircle:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM8 12h8")
    case .checkCircle:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM8 12.4l2.8 2.8L16 9.2")
    case .crossCircle:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM9 9l6 6M15 9l-6 6")
    case .ellipsis:
      SymbolShapes(
        areas: "M4.3 12a0.7 0.7 0 1 1 1.4 0a0.7 0.7 0 1 1 -1.4 0zM11.3 12a0.7 0.7 0 1 1 1.4 0"
          + "a0.7 0.7 0 1 1 -1.4 0zM18.3 12a0.7 0.7 0 1 1 1.4 0a0.7 0.7 0 1 1 -1.4 0z")
    case .ellipsisCircle:
      SymbolShapes(
        lines: Self.disc,
        dots: "M7.8 12h0M12 12h0M16.2 12h0")
    case .list:
      SymbolShapes(
        lines: "M9 6h11.5M9 12h11.5M9 18h11.5",
        dots: "M4.5 6h0M4.5 12h0M4.5 18h0",
        isDirectional: true)
    case .sliders:
      SymbolShapes(
        lines: "M3.5 7.5h8.2M17.3 7.5h3.2M3.5 16.5h3.2M12.3 16.5h8.2M11.9 7.5a2.6 2.6 0 1 1 5.2 0"
          + "a2.6 2.6 0 1 1 -5.2 0zM6.9 16.5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0z")
    case .info:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM12 11.3v5.2",
        dots: "M12 7.6h0")
    case .question:
      SymbolShapes(
        lines: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM9.4 9.6a2.7 2.7 0 1 1 4.1 2.3"
          + "c-0.90.6-1.5 1.1-1.5 2",
        dots: "M12 16.8h0")
    case .warning:
      SymbolShapes(
        lines: "M10.2 4.3L2.9 16.9a2.1 2.1 0 0 0 1.8 3.1h14.6a2.1 2.1 0 0 0 1.8-3.1L13.8 4.3"
          + "a2.1 2.1 0 0 0-3.6 0zM12 9v4.3",
        dots: "M12 16.6h0")
    case .chevronForward:
      SymbolShapes(
        lines: "M9 5l7 7-7 7",
        isDirectional: true)
    case .chevronBack:
      SymbolShapes(
        lines: "M15 5l-7 7 7 7",
        isDirectional: true)
    case .chevronRight:
      SymbolShapes(
        lines: "M9 5l7 7-7 7")
    case .chevronLeft:
      SymbolShapes(
        lines: "M15 5l-7 7 7 7")
    case .chevronUp:
      SymbolShapes(
        lines: "M5 15.5l7-7 7 7")
    case .chevronDown:
      SymbolShapes(
        lines: "M5 8.5l7 7 7-7")
    case .chevronUpDown:
      SymbolShapes(
        lines: "M7.5 9l4.5-4.5L16.5 9M7.5 15l4.5 4.5L16.5 15")
    case .arrowForward:
      SymbolShapes(
        lines: "M4 12h16M13.5 5.5L20 12l-6.5 6.5",
        isDirectional: true)
    case .arrowBack:
      SymbolShapes(
        lines: "M20 12H4M10.5 5.5L4 12l6.5 6.5",
        isDirectional: true)
    case .arrowRight:
      SymbolShapes(
        lines: "M4 12h16M13.5 5.5L20 12l-6.5 6.5")
    case .arrowLeft:
      SymbolShapes(
        lines: "M20 12H4M10.5 5.5L4 12l6.5 6.5")
    case .arrowUp:
      SymbolShapes(
        lines: "M12 20V4M5.5 10.5L12 4l6.5 6.5")
    case .arrowDown:
      SymbolShapes(
        lines: "M12 4v16M5.5 13.5L12 20l6.5-6.5")
    case .arrowUpDown:
      SymbolShapes(
        lines: "M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4")
    default: nil
    }
  }
}
