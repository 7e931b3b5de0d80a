import InlayGraphics
import InlayText

/// A small picture in one colour, of the built-in set. `Image.symbol(_:)` and `Image.tile(_:color:)` make images of it.
///
/// The raw value is the name in scene files, such as `chevron.forward`. `init(systemName:)` also understands the names
/// that Apple's symbols have, such as `house.fill`. The symbols share one style: a grid of 24 units, lines of 2 units
/// with round ends, and the same optical size. Many have a filled twin: see `fill`.
public enum Symbol: String, CaseIterable, Hashable, Sendable {
  case plus, minus, check, cross
  case plusCircle = "plus.circle"
  case minusCircle = "minus.circle"
  case checkCircle = "check.circle"
  case crossCircle = "cross.circle"
  case ellipsis, list, sliders, info, question, warning
  case chevronForward = "chevron.forward"
  case chevronBack = "chevron.back"
  case chevronRight = "chevron.right"
  case chevronLeft = "chevron.left"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronUpDown = "chevron.up.down"
  case arrowForward = "arrow.forward"
  case arrowBack = "arrow.back"
  case arrowRight = "arrow.right"
  case arrowLeft = "arrow.left"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case share, search, refresh, download, upload, copy, link, trash, pencil, play, pause, stop, power, shift,
    backspace, `return`, wifi
  case wifiSlash = "wifi.slash"
  case bluetooth, signal, airplane, battery, bell
  case bellSlash = "bell.slash"
  case moon, sun, volume
  case volumeOff = "volume.off"
  case microphone, gear, globe, display, keyboard, printer, drive, cloud, accessibility, person, people, hand, eye
  case eyeSlash = "eye.slash"
  case lock, key, shield, home, camera, photo, mail, phone, map, pin, cart, heart, star, bookmark, flag, tag, clock,
    hourglass, calendar, folder, document, bolt, drop, leaf, bulb, wrench
  case card
  case forkKnife = "fork.knife"
  case car, plug, thermometer, flame, snow, bed, ticket, train, bus, ferry, branch, headphones
  case back15 = "back.15"
  case forward15 = "forward.15"
  case bag, seat, stethoscope, chart, door
  case playOutline = "play.outline"
  case pauseOutline = "pause.outline"
  case ellipsisCircle = "ellipsis.circle"
  case arrowUpDown = "arrow.up.down"
  case lockOpen = "lock.open"
  case compose, book, tv, music, forward, backward
  case shuffle, `repeat`, next, previous, send, reply, archive, paperclip, filter, qr
  case plusCircleFill = "plus.circle.fill"
  case minusCircleFill = "minus.circle.fill"
  case checkCircleFill = "check.circle.fill"
  case crossCircleFill = "cross.circle.fill"
  case infoFill = "info.fill"
  case questionFill = "question.fill"
  case warningFill = "warning.fill"
  case copyFill = "copy.fill"
  case trashFill = "trash.fill"
  case shiftFill = "shift.fill"
  case backspaceFill = "backspace.fill"
  case bellFill = "bell.fill"
  case bellSlashFill = "bell.slash.fill"
  case moonFill = "moon.fill"
  case sunFill = "sun.fill"
  case volumeFill = "volume.fill"
  case volumeOffFill = "volume.off.fill"
  case microphoneFill = "microphone.fill"
  case gearFill = "gear.fill"
  case displayFill = "display.fill"
  case keyboardFill = "keyboard.fill"
  case printerFill = "printer.fill"
  case driveFill = "drive.fill"
  case cloudFill = "cloud.fill"
  case accessibilityFill = "accessibility.fill"
  case personFill = "person.fill"
  case peopleFill = "people.fill"
  case eyeFill = "eye.fill"
  case eyeSlashFill = "eye.slash.fill"
  case lockFill = "lock.fill"
  case keyFill = "key.fill"
  case shieldFill = "shield.fill"
  case homeFill = "home.fill"
  case cameraFill = "camera.fill"
  case photoFill = "photo.fill"
  case mailFill = "mail.fill"
  case phoneFill = "phone.fill"
  case mapFill = "map.fill"
  case pinFill = "pin.fill"
  case cartFill = "cart.fill"
  case heartFill = "heart.fill"
  case starFill = "star.fill"
  case bookmarkFill = "bookmark.fill"
  case folderFill = "folder.fill"
  case boltFill = "bolt.fill"
  case dropFill = "drop.fill"
  case wrenchFill = "wrench.fill"
  case flagFill = "flag.fill"
  case tagFill = "tag.fill"
  case clockFill = "clock.fill"
  case calendarFill = "calendar.fill"
  case documentFill = "document.fill"
  case leafFill = "leaf.fill"
  case bulbFill = "bulb.fill"
  case cardFill = "card.fill"
  case forkKnifeFill = "fork.knife.fill"
  case carFill = "car.fill"
  case plugFill = "plug.fill"
  case thermometerFill = "thermometer.fill"
  case flameFill = "flame.fill"
  case bedFill = "bed.fill"
  case ticketFill = "ticket.fill"
  case trainFill = "train.fill"
  case busFill = "bus.fill"
  case ferryFill = "ferry.fill"
  case headphonesFill = "headphones.fill"
  case bagFill = "bag.fill"
  case seatFill = "seat.fill"
  case chartFill = "chart.fill"
  case doorFill = "door.fill"
  case sendFill = "send.fill"
  case replyFill = "reply.fill"
  case archiveFill = "archive.fill"
  case batteryFill = "battery.fill"
  case ellipsisCircleFill = "ellipsis.circle.fill"
  case lockOpenFill = "lock.open.fill"
  case bookFill = "book.fill"
  case tvFill = "tv.fill"
  case forwardFill = "forward.fill"
  case backwardFill = "backward.fill"

  var shapes: SymbolShapes {
    signShapes ?? actionShapes ?? deviceShapes ?? thingShapes ?? placeShapes ?? mediaShapes ?? filledDeviceShapes
      ?? filledThingShapes ?? SymbolShapes()
  }
}

/// The names of symbols' weights in files.
package enum SymbolWeight: String, CaseIterable, Hashable, Sendable {
  case light, regular, medium, semibold, bold

  package var weight: Font.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}

/// The parts of a symbol, as SVG path data on a grid of 24 units.
struct SymbolShapes: Sendable {
  /// Stroked.
  var lines = ""
  /// Filled by the even-odd rule, and stroked. The edge of a filled twin is therefore at the edge of its outline.
  var areas = ""
  /// Stroked with a thicker pen: mostly lines without length, which are dots.
  var dots = ""
  /// Stroked with a thinner pen: digits.
  var fine = ""
  /// Lines and dots that are cut out of the areas, as thick as the symbol's lines.
  var cuts = ""
  /// Areas that are cut out of the areas, the same at every weight.
  var holes = ""
  /// Whether a line from corner to corner crosses the others, with a gap at both sides.
  var isSlashed = false
  /// Whether the symbol is mirrored in right-to-left scenes.
  var isDirectional = false
}
