/// Symbols of media, messages and data.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var mediaShapes: SymbolShapes? {
    switch self {
    case .branch:
      SymbolShapes(
        lines: "M4.6 5.5a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0zM4.6 18.5a2.4 2.4 0 1 1 4.8 0"
          + "a2.4 2.4 0 1 1 -4.8 0zM14.6 7.5a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0zM7 7.9v8.2M17 9.9"
          + "a4 4 0 0 1-4 3.9h-2a4 4 0 0 0-4 2.3")
    case .headphones:
      SymbolShapes(
        lines: "M4 16.5V12a8 8 0 0 1 16 0v4.5M4 14.2h1.4A1.8 1.8 0 0 1 7.2 16v2.2"
          + "A1.8 1.8 0 0 1 5.4 20 1.4 1.4 0 0 1 4 18.6zM20 14.2h-1.4A1.8 1.8 0 0 0 16.8 16v2.2"
          + "a1.8 1.8 0 0 0 1.8 1.8 1.4 1.4 0 0 0 1.4-1.4z")
    case .back15:
      SymbolShapes(
        lines: "M6.6 6.1A8.4 8.4 0 1 0 12 4.2H9.6M12.4 1.9L9.6 4.2l2.8 2.5",
        fine: "M8.6 10.7l1.7-1.1v6.2M15.6 9.6h-2.7l-0.3 2.9c0.4-0.3 0.8-0.4 1.3-0.4a1.9 1.9 0 0 1 0 3.8"
          + "c-0.8 0-1.4-0.3-1.8-0.9")
    case .forward15:
      SymbolShapes(
        lines: "M17.4 6.1A8.4 8.4 0 1 1 12 4.2h2.4M11.6 1.9l2.8 2.3-2.8 2.5",
        fine: "M8.6 10.7l1.7-1.1v6.2M15.6 9.6h-2.7l-0.3 2.9c0.4-0.3 0.8-0.4 1.3-0.4a1.9 1.9 0 0 1 0 3.8"
          + "c-0.8 0-1.4-0.3-1.8-0.9")
    case .chart:
      SymbolShapes(
        lines: "M4.2 13h1a1.2 1.2 0 0 1 1.2 1.2v5.1a1.2 1.2 0 0 1 -1.2 1.2h-1a1.2 1.2 0 0 1 -1.2 -1.2v-5.1"
          + "a1.2 1.2 0 0 1 1.2 -1.2zM11.5 8.5h1a1.2 1.2 0 0 1 1.2 1.2v9.6a1.2 1.2 0 0 1 -1.2 1.2h-1"
          + "a1.2 1.2 0 0 1 -1.2 -1.2v-9.6a1.2 1.2 0 0 1 1.2 -1.2zM18.8 3.5h1a1.2 1.2 0 0 1 1.2 1.2v14.6"
          + "a1.2 1.2 0 0 1 -1.2 1.2h-1a1.2 1.2 0 0 1 -1.2 -1.2v-14.6a1.2 1.2 0 0 1 1.2 -1.2z")
    case .playOutline:
      SymbolShapes(
        lines: "M7.5 5.5v13L18.5 12z")
    case .pauseOutline:
      SymbolShapes(
        lines: "M6.2 4.5h1.8a1.2 1.2 0 0 1 1.2 1.2v12.6a1.2 1.2 0 0 1 -1.2 1.2h-1.8a1.2 1.2 0 0 1 -1.2 -1.2v-12.6"
          + "a1.2 1.2 0 0 1 1.2 -1.2zM16 4.5h1.8a1.2 1.2 0 0 1 1.2 1.2v12.6a1.2 1.2 0 0 1 -1.2 1.2h-1.8"
          + "a1.2 1.2 0 0 1 -1.2 -1.2v-12.6a1.2 1.2 0 0 1 1.2 -1.2z")
    case .shuffle:
      SymbolShapes(
        lines: "M3 17h2.8a4 4 0 0 0 3.3-1.7l4.5-6.6A4 4 0 0 1 16.9 7h3.8M17.9 4l3 3-3 3M3 7h2.8a4 4 0 0 1 3.3 1.7"
          + "M13.6 15.3a4 4 0 0 0 3.3 1.7h3.8M17.9 14l3 3-3 3")
    case .send:
      SymbolShapes(
        lines: "M20.6 3.4L3.4 9.9a0.4 0.4 0 0 0 0 0.8l6.7 3.2 3.2 6.7a0.4 0.4 0 0 0 0.8 0zM20.6 3.4L10.1 13.9",
        isDirectional: true)
    case .reply:
      SymbolShapes(
        lines: "M9.8 5.3L3.4 11.2l6.4 5.9v-3.6c4.6 0 8.1 1.4 10.8 5.2-0.4-6-4-9.6-10.8-9.8z",
        isDirectional: true)
    case .archive:
      SymbolShapes(
        lines: "M4.5 4h15a1.5 1.5 0 0 1 1.5 1.5v1.8a1.5 1.5 0 0 1 -1.5 1.5h-15a1.5 1.5 0 0 1 -1.5 -1.5v-1.8"
          + "a1.5 1.5 0 0 1 1.5 -1.5zM4.6 8.8v8.7A2.5 2.5 0 0 0 7.1 20h9.8a2.5 2.5 0 0 0 2.5-2.5V8.8M9.8 12.6h4.4")
    case .paperclip:
      SymbolShapes(
        lines: "M20 11.4l-7.9 7.9a5.1 5.1 0 0 1-7.2-7.2l8-8a3.4 3.4 0 0 1 4.8 4.8l-7.9 7.9a1.7 1.7 0 0 1-2.4-2.4"
          + "l7.2-7.2")
    case .filter:
      SymbolShapes(
        lines: "M3.5 7h17M7 12h10M10.3 17h3.4")
    case .qr:
      SymbolShapes(
        lines: "M4.2 3h4.6a1.2 1.2 0 0 1 1.2 1.2v4.6a1.2 1.2 0 0 1 -1.2 1.2h-4.6a1.2 1.2 0 0 1 -1.2 -1.2v-4.6"
          + "a1.2 1.2 0 0 1 1.2 -1.2zM15.2 3h4.6a1.2 1.2 0 0 1 1.2 1.2v4.6a1.2 1.2 0 0 1 -1.2 1.2h-4.6"
          + "a1.2 1.2 0 0 1 -1.2 -1.2v-4.6a1.2 1.2 0 0 1 1.2 -1.2zM4.2 14h4.6a1.2 1.2 0 0 1 1.2 1.2v4.6"
          + "a1.2 1.2 0 0 1 -1.2 1.2h-4.6a1.2 1.2 0 0 1 -1.2 -1.2v-4.6a1.2 1.2 0 0 1 1.2 -1.2zM6.5 6.5h0M17.5 6.5h0"
          + "M6.5 17.5h0",
        dots: "M14.3 14.3h0M17.5 17.5h0M20.7 14.3h0M14.3 20.7h0M20.7 20.7h0")
    case .tv:
      SymbolShapes(
        lines: "M5.5 4.4h13a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-7.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5zM8 19.9h8")
    case .music:
      SymbolShapes(
        lines: "M11.6 17.4V3.6c0.5 3.2 5.9 3.5 5.6 8.4",
        areas: "M6.4 17.6a2.6 2.2 0 1 1 5.2 0a2.6 2.2 0 1 1 -5.2 0z")
    case .forward:
      SymbolShapes(
        lines: "M3 6.5v11L10.6 12zM13 6.5v11L20.6 12z")
    case .backward:
      SymbolShapes(
        lines: "M21 6.5v11L13.4 12zM11 6.5v11L3.4 12z")
    case .next:
      SymbolShapes(
        lines: "M18.8 5.5v13",
        areas: "M4.5 6v12l9.5-6z")
    case .previous:
      SymbolShapes(
        lines: "M5.2 5.5v13",
        areas: "M19.5 6v12L10 12z")
    case .`repeat`:
      SymbolShapes(
        lines: "M3.5 11.3V10A3.5 3.5 0 0 1 7 6.5h13M17 3.5l3 3-3 3M20.5 12.7V14a3.5 3.5 0 0 1-3.5 3.5H4M7 14.5"
          + "l-3 3 3 3")
    default: nil
    }
  }
}
