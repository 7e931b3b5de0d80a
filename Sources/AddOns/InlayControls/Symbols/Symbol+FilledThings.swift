/// Filled symbols of things, actions and signs.
extension Symbol {
  /// The symbol's shapes; nil for the symbols of other files.
  var filledThingShapes: SymbolShapes? {
    switch self {
    case .shiftFill, .moonFill, .cloudFill, .shieldFill, .phoneFill, .heartFill, .starFill, .bookmarkFill,
      .boltFill, .dropFill, .wrenchFill, .flameFill, .chartFill, .replyFill, .forwardFill,
      .backwardFill:
      SymbolShapes(areas: outline.shapes.lines, isDirectional: outline.shapes.isDirectional)
    case .plusCircleFill:
      SymbolShapes(areas: Self.disc, cuts: "M12 8v8M8 12h8")
    case .minusCircleFill:
      SymbolShapes(areas: Self.disc, cuts: "M8 12h8")
    case .checkCircleFill:
      SymbolShapes(areas: Self.disc, cuts: "M8 12.4l2.8 2.8L16 9.2")
    case .crossCircleFill:
      SymbolShapes(areas: Self.disc, cuts: "M9 9l6 6M15 9l-6 6")
    case .ellipsisCircleFill:
      SymbolShapes(areas: Self.disc, cuts: "M7.8 12h0M12 12h0M16.2 12h0")
    case .infoFill:
      SymbolShapes(areas: Self.disc, cuts: "M12 11.3v5.2M12 7.6h0")
    case .questionFill:
      SymbolShapes(areas: Self.disc, cuts: "M9.4 9.6a2.7 2.7 0 1 1 4.1 2.3c-0.9 0.6-1.5 1.1-1.5 2M12 16.8h0")
    case .accessibilityFill:
      SymbolShapes(areas: Self.disc, cuts: "M7.3 9.6l4.7 0.9 4.7-0.9M12 10.5v3M9.5 17.4l2.5-3.9 2.5 3.9M12 6.9h0")
    case .clockFill:
      SymbolShapes(areas: Self.disc, cuts: "M12 6.8V12l3.6 2.2")
    case .warningFill:
      SymbolShapes(
        areas: "M10.2 4.3L2.9 16.9a2.1 2.1 0 0 0 1.8 3.1h14.6a2.1 2.1 0 0 0 1.8-3.1L13.8 4.3a2.1 2.1 0 0 0-3.6 0z",
        cuts: "M12 9v4.3M12 16.6h0")
    case .copyFill:
      SymbolShapes(
        areas: "M10.5 8h8a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-8a2.5 2.5 0 0 1 -2.5 -2.5v-8"
          + "a2.5 2.5 0 0 1 2.5 -2.5zM3 5.5A2.5 2.5 0 0 1 5.5 3H14V5H7.5A2.5 2.5 0 0 0 5 7.5V14H3z")
    case .trashFill:
      SymbolShapes(
        lines: "M4 6.5h16M9 6.5V5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5",
        areas: "M6 6.5l0.7 12.2A2.5 2.5 0 0 0 9.2 21h5.6a2.5 2.5 0 0 0 2.5-2.3L18 6.5z",
        cuts: "M10.2 11v5.5M13.8 11v5.5")
    case .backspaceFill:
      SymbolShapes(
        areas: "M9.3 5.5h9.2A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5H9.3a2.5 2.5 0 0 1-1.9-0.9L2.7 12l4.7-5.6"
          + "a2.5 2.5 0 0 1 1.9-0.9z",
        cuts: "M11.5 9.5l5 5M16.5 9.5l-5 5",
        isDirectional: true)
    case .personFill:
      SymbolShapes(
        areas: "M8 7.5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM4 20.5c0-3.4 3.5-5.5 8-5.5s8 2.1 8 5.5z")
    case .peopleFill:
      SymbolShapes(
        areas: "M5.5 8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0zM2.5 19.5c0-3 2.8-5 6.5-5s6.5 2 6.5 5zM16 5.1"
          + "A3.3 3.3 0 0 1 16 10.9Q16.6 8 16 5.1zM18.2 14.9c2.1 0.8 3.3 2.4 3.3 4.6h-2.5c0-1.7-0.3-3.2-0.8-4.6z")
    case .homeFill:
      SymbolShapes(
        lines: "M3.5 11.2L10.7 4.5a1.9 1.9 0 0 1 2.6 0l7.2 6.7",
        areas: "M5.5 9.5v8.5A2.5 2.5 0 0 0 8 20.5h8a2.5 2.5 0 0 0 2.5-2.5V9.5L13.3 4.5a1.9 1.9 0 0 0-2.6 0z",
        holes: "M10 23v-6a2 2 0 0 1 4 0v6z")
    case .mailFill:
      SymbolShapes(
        areas: "M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M1.2 5.8l9 7a2.9 2.9 0 0 0 3.6 0l9-7")
    case .mapFill:
      SymbolShapes(
        areas: "M3 6.8l6-2.8 6 2.8 6-2.8v13.2l-6 2.8-6-2.8-6 2.8z",
        cuts: "M9 2v17.5M15 4.5v17.5")
    case .pinFill:
      SymbolShapes(
        areas: "M12 21.5c-4-4.3-6.8-7.9-6.8-11.7a6.8 6.8 0 0 1 13.6 0c0 3.8-2.8 7.4-6.8 11.7z",
        holes: "M9.6 9.7a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0z")
    case .cartFill:
      SymbolShapes(
        lines: "M2.5 4h1.3a1.8 1.8 0 0 1 1.8 1.5L6 8",
        areas: "M6 8h14.5l-1.7 6.1a2 2 0 0 1-1.9 1.5H9.2a2 2 0 0 1-2-1.6z",
        dots: "M9.5 19.7h0M17 19.7h0")
    case .folderFill:
      SymbolShapes(
        areas: "M3 6.5v11A2.5 2.5 0 0 0 5.5 20h13a2.5 2.5 0 0 0 2.5-2.5v-8A2.5 2.5 0 0 0 18.5 7h-6"
          + "a2 2 0 0 1-1.5-0.7L9.6 4.7A2 2 0 0 0 8.1 4H5.5A2.5 2.5 0 0 0 3 6.5z",
        cuts: "M1 10.3h22")
    case .flagFill:
      SymbolShapes(
        lines: "M5 21V3.5",
        areas: "M5 4.5c2.3-1.3 4.7-1.3 7 0s4.7 1.3 7 0v9.5c-2.3 1.3-4.7 1.3-7 0s-4.7-1.3-7 0z")
    case .tagFill:
      SymbolShapes(
        areas: "M3 5.5v5.6a2.5 2.5 0 0 0 0.73 1.77l7.4 7.4a2.5 2.5 0 0 0 3.54 0l5.6-5.6a2.5 2.5 0 0 0 0-3.54"
          + "l-7.4-7.4A2.5 2.5 0 0 0 11.1 3H5.5A2.5 2.5 0 0 0 3 5.5z",
        holes: "M6.1 7.7a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0z")
    case .calendarFill:
      SymbolShapes(
        lines: "M8 2.8v3.8M16 2.8v3.8",
        areas: "M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-11"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M1.5 10.3h21M8 15.5h0M12 15.5h0M16 15.5h0")
    case .documentFill:
      SymbolShapes(
        areas: "M13.5 3h-6A2.5 2.5 0 0 0 5 5.5v13A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5V8.5z",
        cuts: "M13.4 1.5v5a2 2 0 0 0 2 2H21M9 13h6M9 17h4")
    case .leafFill:
      SymbolShapes(
        lines: "M3.5 21c0.4-1.1 0.8-2 1.3-2.9",
        areas: "M20.2 3.8c0.9 9.7-2.7 15.4-9.2 15.4-4 0-6.7-2.7-6.7-6.4C4.3 7 10.5 5.2 20.2 3.8z",
        cuts: "M3.5 21c1.6-4.6 4.8-7.8 9.5-9.6")
    case .cardFill:
      SymbolShapes(
        areas: "M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-8"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M0 9.8h24M6.3 14.6h3")
    case .bookFill:
      SymbolShapes(
        areas: "M12 6.6C10.4 5.2 8 4.6 4.6 4.6A1.6 1.6 0 0 0 3 6.2v10.6a1.6 1.6 0 0 0 1.6 1.6"
          + "c3.4 0 5.8 0.4 7.4 1.5c1.6-1.1 4-1.5 7.4-1.5a1.6 1.6 0 0 0 1.6-1.6V6.2"
          + "a1.6 1.6 0 0 0-1.6-1.6c-3.4 0-5.8 0.6-7.4 2z",
        cuts: "M12 6v16")
    case .forkKnifeFill:
      SymbolShapes(
        lines: "M7 3v18M4 3v4.2a3 3 0 0 0 6 0V3M17.8 21V3",
        areas: "M17.8 13.8V3c-2.4 1.2-3.6 4-3.6 7.6v3.2z")
    case .carFill:
      SymbolShapes(
        lines: "M5 17.5v2.3M19 17.5v2.3",
        areas: "M5.2 10.6h13.6a2.2 2.2 0 0 1 2.2 2.2v3.4a1.3 1.3 0 0 1-1.3 1.3H4.3A1.3 1.3 0 0 1 3 16.2v-3.4"
          + "a2.2 2.2 0 0 1 2.2-2.2zM5.2 10.6L6.5 6.7A2.5 2.5 0 0 1 8.9 5h6.2a2.5 2.5 0 0 1 2.4 1.7l1.3 3.9z",
        cuts: "M7 14.1h0M17 14.1h0",
        holes: "M7.4 10.2l0.9-2.8a1 1 0 0 1 1-0.7h5.4a1 1 0 0 1 1 0.7l0.9 2.8z")
    case .bedFill:
      SymbolShapes(
        lines: "M3 5.5v14M3 16.2h18v3.3",
        areas: "M11.3 9.5h6.2a3.5 3.5 0 0 1 3.5 3.5v3.2H11.3zM5.35 11.8a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0z")
    case .ticketFill:
      SymbolShapes(
        areas: "M5 6h14a2 2 0 0 1 2 2v1.8a2.2 2.2 0 0 0 0 4.4V16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.8"
          + "a2.2 2.2 0 0 0 0-4.4V8a2 2 0 0 1 2-2z",
        cuts: "M14.5 7.9v0.4M14.5 11.8v0.4M14.5 15.7v0.4")
    case .trainFill:
      SymbolShapes(
        lines: "M8.6 17.3L6.3 21M15.4 17.3l2.3 3.7",
        areas: "M9 3h6a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1 -3.5 3.5h-6a3.5 3.5 0 0 1 -3.5 -3.5v-7"
          + "a3.5 3.5 0 0 1 3.5 -3.5z",
        cuts: "M9.2 13.6h0M14.8 13.6h0",
        holes: "M8.8 5.4h6.4a1.2 1.2 0 0 1 1.2 1.2v2a1.2 1.2 0 0 1 -1.2 1.2h-6.4a1.2 1.2 0 0 1 -1.2 -1.2v-2"
          + "a1.2 1.2 0 0 1 1.2 -1.2z")
    case .busFill:
      SymbolShapes(
        lines: "M7.3 18v2.5M16.7 18v2.5",
        areas: "M6.5 3.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-9.5"
          + "a2.5 2.5 0 0 1 2.5 -2.5z",
        cuts: "M7.9 15h0M16.1 15h0",
        holes: "M7 6h10a1 1 0 0 1 1 1v3.4a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-3.4a1 1 0 0 1 1 -1z")
    case .ferryFill:
      SymbolShapes(
        lines: "M6.3 10.6V6.6h11.4v4M9.8 6.6V3.5h4.4v3.1M3 20.6c1.5 0 1.5-1 3-1"
          + "s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1",
        areas: "M5 16L3.3 12.6 12 10l8.7 2.6L19 16z")
    case .bagFill:
      SymbolShapes(
        lines: "M8.5 8.2V6.5a3.5 3.5 0 0 1 7 0v1.7",
        areas: "M6.4 8.2h11.2a1.3 1.3 0 0 1 1.3 1.2l0.8 9.1a2.3 2.3 0 0 1-2.3 2.5H6.6a2.3 2.3 0 0 1-2.3-2.5l0.8-9.1"
          + "a1.3 1.3 0 0 1 1.3-1.2z")
    case .seatFill:
      SymbolShapes(
        lines: "M9.5 20.8h8",
        areas: "M5.3 5.2a2 2 0 0 1 3.9-0.8l1.7 7.1h5.4a2.6 2.6 0 0 1 0 5.2H9.8a3 3 0 0 1-2.9-2.3z")
    case .doorFill:
      SymbolShapes(
        lines: "M3 20.8h18",
        areas: "M6 20.8V5.5A2.5 2.5 0 0 1 8.5 3h7A2.5 2.5 0 0 1 18 5.5v15.3z",
        cuts: "M14.7 12.2h0")
    case .sendFill:
      SymbolShapes(
        areas: "M20.6 3.4L3.4 9.9a0.4 0.4 0 0 0 0 0.8l6.7 3.2 3.2 6.7a0.4 0.4 0 0 0 0.8 0z",
        cuts: "M18.2 5.8L8.9 15.1",
        isDirectional: true)
    case .archiveFill:
      SymbolShapes(
        areas: "M4.3 4h15.4a1.3 1.3 0 0 1 1.3 1.3v1a1.3 1.3 0 0 1 -1.3 1.3h-15.4a1.3 1.3 0 0 1 -1.3 -1.3v-1"
          + "a1.3 1.3 0 0 1 1.3 -1.3zM4.6 10.6v6.9A2.5 2.5 0 0 0 7.1 20h9.8a2.5 2.5 0 0 0 2.5-2.5v-6.9z",
        cuts: "M9.8 13.6h4.4")
    default: nil
    }
  }
}
