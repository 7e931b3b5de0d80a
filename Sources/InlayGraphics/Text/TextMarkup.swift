import CCairo

/// A text with Pango's markup taken out of it: the plain text, and what the markup says of its parts.
///
/// Of what markup can say, glyphs show: family, weight, style, size, rise, features, language and foreground colour.
/// Backgrounds and lines are not drawn, and letters are not spaced.
final class TextMarkup {
  let text: String
  /// Pango's list.
  let attributes: OpaquePointer

  /// Nil when the text is no markup; `problem(in:)` then says why.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, for sizes that the markup gives in points.
  ///   - pixelSize: The size of the font without markup, in device pixels.
  init?(_ markup: String, scale: Double, pixelSize: Double) {
    guard case .success(let text, let attributes) = Self.parse(markup) else { return nil }
    self.text = text
    self.attributes = attributes
    var limits = SizeLimits(scale: scale, pixelSize: pixelSize, byteCount: self.text.utf8.count)
    if let refused = pango_attr_list_filter(attributes, { SizeLimits.apply(to: $0, $1) }, &limits) {
      pango_attr_list_unref(refused)
    }
  }

  deinit { pango_attr_list_unref(attributes) }

  /// What is wrong with a text as markup; nil when nothing is.
  static func problem(in markup: String) -> String? {
    switch parse(markup) {
    case .success(_, let attributes):
      pango_attr_list_unref(attributes)
      return nil
    case .failure(let message): return message
    }
  }

  private enum Parsed {
    case success(String, OpaquePointer)
    case failure(String)
  }

  private static func parse(_ markup: String) -> Parsed {
    var attributes: OpaquePointer?
    var text: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let isMarkup = pango_parse_markup(markup, -1, 0, &attributes, &text, nil, &error)
    defer {
      g_free(text)
      if let error { g_error_free(error) }
    }
    if isMarkup != 0, let text, let attributes { return .success(String(cString: text), attributes) }
    return .failure(error.flatMap { $0.pointee.message.map { String(cString: $0) } } ?? "no markup")
  }
}

/// Brings the sizes in markup to device pixels, and under the limit that all fonts have.
private struct SizeLimits {
  let scale: Double
  let pixelSize: Double
  let byteCount: Int

  /// Device pixels that each letter may take beside its size, so that Pango can count a line's width.
  private var mostGap: Double {
    min(TextShaper.maximumPixelSize, ShapingLimits.longestLine / Double(4 * max(1, byteCount)))
  }

  /// Sizes up to the font's own are counted already.
  private var mostSize: Double { max(pixelSize, mostGap) }

  /// Called by Pango for each attribute; answers whether the attribute leaves the list. Gaps between letters do:
  /// Pango ends the program at lines that have them in fonts of very different sizes.
  static func apply(to attribute: UnsafeMutablePointer<PangoAttribute>?, _ limits: gpointer?) -> gboolean {
    guard let attribute, let limits = limits?.assumingMemoryBound(to: SizeLimits.self).pointee else { return 0 }
    let most = limits.mostSize * TextShaper.units
    let mostGap = limits.mostGap * TextShaper.units
    func scaled(_ size: Int32) -> Int32 {
      Int32(clamping: Int(clamping: max(0, min(Double(size) * limits.scale, most))))
    }
    if let size = pango_attribute_as_size(attribute) {
      size.pointee.size = scaled(size.pointee.size)
    } else if let factor = pango_attribute_as_float(attribute), attribute.pointee.klass.pointee.type == PANGO_ATTR_SCALE
    {
      factor.pointee.value = max(0, min(factor.pointee.value, limits.mostSize / limits.pixelSize))
    } else if attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING {
      return 1
    } else if let number = pango_attribute_as_int(attribute), attribute.pointee.klass.pointee.type == PANGO_ATTR_RISE {
      number.pointee.value = Int32(
        clamping: Int(clamping: max(-mostGap, min(Double(number.pointee.value) * limits.scale, mostGap))))
    } else if let font = pango_attribute_as_font_desc(attribute) {
      let size = pango_font_description_get_size(font.pointee.desc)
      if size > 0 { pango_font_description_set_size(font.pointee.desc, scaled(size)) }
    }
    return 0
  }
}
