extension Symbol {
  /// All built-in symbols.
  public static let all: [Symbol] = [
    .plus, .minus, .check, .cross, .plusCircle, .minusCircle, .checkCircle, .crossCircle, .ellipsis, .list, .sliders,
    .info, .question, .warning, .chevronForward, .chevronBack, .chevronRight, .chevronLeft, .chevronUp, .chevronDown,
    .chevronUpDown, .arrowForward, .arrowBack, .arrowRight, .arrowLeft, .arrowUp, .arrowDown, .share, .search,
    .refresh, .download, .upload, .copy, .link, .trash, .pencil, .play, .pause, .stop, .power, .shift, .backspace,
    .return, .wifi, .wifiSlash, .bluetooth, .signal, .airplane, .battery, .bell, .bellSlash, .moon, .sun, .volume,
    .volumeOff, .microphone, .gear, .globe, .display, .keyboard, .printer, .drive, .cloud, .accessibility, .person,
    .people, .hand, .eye, .eyeSlash, .lock, .key, .shield, .home, .camera, .photo, .mail, .phone, .map, .pin, .cart,
    .heart, .star, .bookmark, .flag, .tag, .clock, .hourglass, .calendar, .folder, .document, .bolt, .drop, .leaf,
    .bulb, .wrench,
  ]
}
