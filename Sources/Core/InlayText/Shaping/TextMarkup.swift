import CInlayCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Pango's markup as a text and its attributes.
///
/// The supported attributes are family, weight, style, size, rise, features, language and foreground colour. All others
/// are ignored: backgrounds, lines, letter spacing, breaks and changes of the text.
enum TextMarkup {
  /// The maximum number of attributes, from the first on: each makes layout of its range more expensive.
  static let attributeLimit = 4096

  /// The markup's text; nil for invalid markup, which `problem(in:)` then describes.
  ///
  /// - Parameters:
  ///   - scale: Device pixels for each point, for sizes that the markup gives in points.
  ///   - pixelSize: The size of the font without markup, in device pixels.
  static func read(_ markup: String, scale: Double, pixelSize: Double) -> AttributedText? {
    guard case .success(let text, let list) = parse(markup) else { return nil }
    defer { pango_attr_list_unref(list) }
    let limits = MarkupSizes(scale: scale, pixelSize: pixelSize, byteCount: text.count)
    var reader = MarkupAttributeReader(sizes: limits)
    withUnsafeMutablePointer(to: &reader) {
      pango_attr_list_unref(pango_attr_list_filter(list, { MarkupAttributeReader.read($0, $1) }, $0))
    }
    return AttributedText(text, attributes: reader.boundedAttributes)
  }

  /// Pango's error for a text as markup; nil for valid markup.
  static func problem(in markup: String) -> String? {
    // Pango's other messages are reported when the text is laid out.
    GLibMessages.collect {
      switch parse(markup) {
      case .success(_, let list):
        pango_attr_list_unref(list)
        return nil
      case .failure(let message): return message
      }
    }.result
  }

  /// The text without its tags; that of invalid markup as it is.
  static func plainText(of markup: String) -> String {
    GLibMessages.collect {
      guard case .success(let text, let list) = parse(markup) else { return markup }
      pango_attr_list_unref(list)
      return String(decoding: text, as: UTF8.self)
    }.result
  }

  private enum Parsed {
    case success([UInt8], OpaquePointer)
    case failure(String)
  }

  private static func parse(_ markup: String) -> Parsed {
    var list: OpaquePointer?
    var text: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    // The markup, passed with its length, since a zero would end the text.
    var markup = ShapingLimits.withoutZeros(markup)
    let isMarkup = markup.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_parse_markup($0.baseAddress, Int32(clamping: $0.count), 0, &list, &text, nil, &error)
      }
    }
    defer {
      g_free(text)
      if let error { g_error_free(error) }
    }
    guard isMarkup != 0, let text, let list else {
      pango_attr_list_unref(list)
      return .failure(error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no markup")
    }
    return .success(Array(UnsafeRawBufferPointer(start: text, count: strlen(text))), list)
  }
}

/// Converts the sizes in markup to device pixels, within the limits of all fonts.
struct MarkupSizes {
  let scale: Double
  let pixelSize: Double
  let byteCount: Int

  /// The device pixels of each letter beside its size, within which Pango's numbers hold a line's width.
  private var maximumGap: Double {
    min(TextShaper.maximumPixelSize, ShapingLimits.longestLine / Double(4 * max(1, byteCount)))
  }

  /// Sizes up to the font's own are covered by the text's limits.
  private var maximumSize: Double { max(pixelSize, maximumGap) }

  /// The same as for texts without markup. Pango reports errors for glyph pictures without a size.
  private static let leastSize = 0.1

  /// Returns the size in 1/1024 of a device pixel.
  func size(_ size: Int32) -> Int32 {
    max(units(Self.leastSize * TextShaper.units) + 1, units(min(Double(size) * scale, maximumSize * TextShaper.units)))
  }

  func rise(_ rise: Int32) -> Int32 {
    units(max(-maximumGap * TextShaper.units, min(Double(rise) * scale, maximumGap * TextShaper.units)))
  }

  /// - Parameter sizes: The sizes that the factor may apply to besides the font's own, in 1/1024 of a device pixel.
  func factor(_ factor: Double, of sizes: ClosedRange<Int32>?) -> Double {
    let least = min(pixelSize, sizes.map { Double($0.lowerBound) / TextShaper.units } ?? pixelSize)
    let most = max(pixelSize, sizes.map { Double($0.upperBound) / TextShaper.units } ?? pixelSize)
    return factor.isNaN ? 1 : max(Self.leastSize / least, min(factor, maximumSize / most))
  }

  private func units(_ value: Double) -> Int32 { Int32(clamping: Int(clamping: value)) }
}
