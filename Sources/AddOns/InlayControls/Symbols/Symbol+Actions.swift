/// Symbols of what a user does, and keys.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var actionShapes: SymbolShapes? {
    switch self {
    case .share:
      SymbolShapes(
        lines: "M8.5 9H7.5A2.5 2.5 0 0 0 5 11.5V18.5A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5V11.5"
          + "A2.5 2.5 0 0 0 16.5 9h-1M12 14.5V2.8M8 6.5l4-3.7 4 3.7")
    case .search:
      SymbolShapes(
        lines: "M3.5 10.5a7 7 0 1 1 14 0a7 7 0 1 1 -14 0zM15.6 15.6L21 21")
    case .refresh:
      SymbolShapes(
        lines: "M20 12.5A8 8 0 1 1 17.6 6.3L20 8.7M20 3.7v5h-5")
    case .download:
      SymbolShapes(
        lines: "M12 3v12M6.8 10l5.2 5.2L17.2 10M4 17v1.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5"
          + "V17")
    case .upload:
      SymbolShapes(
        lines: "M12 15.5V3.2M6.8 8.4L12 3.2l5.2 5.2M4 17v1.5A2.5 2.5 0 0 0 6.5 21h11"
          + "a2.5 2.5 0 0 0 2.5-2.5V17")
    case .copy:
      SymbolShapes(
        lines: "M10.5 8h8A2.5 2.5 0 0 1 21 10.5v8A2.5 2.5 0 0 1 18.5 21h-8A2.5 2.5 0 0 1 8 18.5v-8"
          + "A2.5 2.5 0 0 1 10.5 8zM16 4.5A2 2 0 0 0 14 3H5.5A2.5 2.5 0 0 0 3 5.5V14a2 2 0 0 0 1.5 2")
    case .link:
      SymbolShapes(
        lines: "M10 14a4 4 0 0 0 5.66 0l3.2-3.2a4 4 0 0 0-5.66-5.66L11.7 6.6M14 10a4 4 0 0 0-5.66 0"
          + "l-3.2 3.2a4 4 0 0 0 5.66 5.66L12.3 17.4")
    case .trash:
      SymbolShapes(
        lines: "M4 6.5h16M9 6.5V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M6 6.5l0.7 12.2A2.5 2.5 0 0 0 9.2 21"
          + "h5.6a2.5 2.5 0 0 0 2.5-2.3L18 6.5M10.2 11v5.5M13.8 11v5.5")
    case .pencil:
      SymbolShapes(
        lines: "M3.8 20.2l1-4.4a2 2 0 0 1 0.5-1L15.9 4.2a2.1 2.1 0 0 1 3 0l0.90.9a2.1 2.1 0 0 1 0 3"
          + "L9.2 18.7a2 2 0 0 1-1 0.5zM13.8 6.3l3.9 3.9")
    case .compose:
      SymbolShapes(
        lines: "M12.5 4.8H6A2.5 2.5 0 0 0 3.5 7.3V18A2.5 2.5 0 0 0 6 20.5h10.7a2.5 2.5 0 0 0 2.5-2.5v-6.5"
          + "M9.4 14.6l0.6-2.9 8.4-8.4a1.6 1.6 0 0 1 2.3 2.3l-8.4 8.4z")
    case .play:
      SymbolShapes(
        areas: "M7.5 5.5v13L18.5 12z")
    case .pause:
      SymbolShapes(
        areas: "M7.3 5.5h2v13h-2zM14.7 5.5h2v13h-2z")
    case .stop:
      SymbolShapes(
        areas: "M6.5 6.5h11v11h-11z")
    case .power:
      SymbolShapes(
        lines: "M12 3v9M7.2 5.8a8 8 0 1 0 9.6 0")
    case .shift:
      SymbolShapes(
        lines: "M12 3.5L3.5 12.5H8v7h8v-7h4.5z")
    case .backspace:
      SymbolShapes(
        lines: "M9.3 5.5h9.2A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5H9.3a2.5 2.5 0 0 1-1.9-0.9L2.7 12"
          + "l4.7-5.6a2.5 2.5 0 0 1 1.9-0.9zM11.5 9.5l5 5M16.5 9.5l-5 5",
        isDirectional: true)
    case .return:
      SymbolShapes(
        lines: "M20 5v5.5a3 3 0 0 1-3 3H4.5M9.5 8.5l-5 5 5 5",
        isDirectional: true)
    default: nil
    }
  }
}
