import CCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Pango's markup read into a text and its attributes.
///
/// Of what markup can say, glyphs show: family, weight, style, size, rise, features, language and foreground colour.
/// Everything else is left out: no backgrounds, lines, gaps between letters, breaks and changes of the text.
enum TextMarkup {
  /// The most attributes that a text keeps, the first ones: each makes all that is in it dearer to set.
  static let attributeLimit = 4096

  /// The text that markup stands for; nil when the text is no markup, and `problem(in:)` then says why.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, for sizes that the markup gives in points.
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

  /// What is wrong with a text as markup; nil when nothing is.
  static func problem(in markup: String) -> String? {
    // What Pango says beside is a problem of the text as it is set.
    GLibMessages.collect {
      switch parse(markup) {
      case .success(_, let list):
        pango_attr_list_unref(list)
        return nil
      case .failure(let message): return message
      }
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
    // With a length, since a zero would end the text.
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

/// Brings the sizes in markup to device pixels, and under the limit that all fonts have.
struct MarkupSizes {
  let scale: Double
  let pixelSize: Double
  let byteCount: Int

  /// Device pixels that each letter may take beside its size, so that Pango can count a line's width.
  private var mostGap: Double {
    min(TextShaper.maximumPixelSize, ShapingLimits.longestLine / Double(4 * max(1, byteCount)))
  }

  /// Sizes up to the font's own are counted already.
  private var mostSize: Double { max(pixelSize, mostGap) }

  /// As of texts without markup. Pango complains of pictures of glyphs that have no size.
  private static let leastSize = 0.1

  /// In 1/1024 of a device pixel.
  func size(_ size: Int32) -> Int32 {
    max(units(Self.leastSize * TextShaper.units) + 1, units(min(Double(size) * scale, mostSize * TextShaper.units)))
  }

  func rise(_ rise: Int32) -> Int32 {
    units(max(-mostGap * TextShaper.units, min(Double(rise) * scale, mostGap * TextShaper.units)))
  }

  /// - Parameter sizes: Those that the factor may meet besides the font's own, in 1/1024 of a device pixel.
  func factor(_ factor: Double, of sizes: ClosedRange<Int32>?) -> Double {
    let least = min(pixelSize, sizes.map { Double($0.lowerBound) / TextShaper.units } ?? pixelSize)
    let most = max(pixelSize, sizes.map { Double($0.upperBound) / TextShaper.units } ?? pixelSize)
    return factor.isNaN ? 1 : max(Self.leastSize / least, min(factor, mostSize / most))
  }

  private func units(_ value: Double) -> Int32 { Int32(clamping: Int(clamping: value)) }
}
