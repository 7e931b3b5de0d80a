import CInlayCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the supported attributes of Pango's list.
struct MarkupAttributeReader {
  /// The maximum of bytes in a list of families, of features or a language.
  private static let longestName = 1024
  /// The same limit as in scene files: fontconfig compares each family with all fonts.
  private static let familyLimit = 32

  let sizes: MarkupSizes
  private var attributes: [TextAttribute] = []

  init(sizes: MarkupSizes) { self.sizes = sizes }

  /// The attributes, with factors that make no size too large.
  var boundedAttributes: [TextAttribute] {
    var range: ClosedRange<Int32>?
    for case .size(let size) in attributes.lazy.map(\.value) {
      range = min(size, range?.lowerBound ?? size)...max(size, range?.upperBound ?? size)
    }
    return attributes.map { attribute in
      guard case .scale(let factor) = attribute.value else { return attribute }
      return TextAttribute(range: attribute.range, value: .scale(sizes.factor(factor, of: range)))
    }
  }

  /// Called by Pango for each attribute; false keeps it in Pango's list.
  static func read(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ reader: gpointer?) -> gboolean {
    guard let attribute, let reader else { return 0 }
    reader.assumingMemoryBound(to: MarkupAttributeReader.self).pointee.add(attribute)
    return 0
  }

  private mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
    let (start, end) = (Int(attribute.pointee.start_index), Int(attribute.pointee.end_index))
    guard start < end else { return }
    for value in values(of: attribute) where attributes.count < TextMarkup.attributeLimit {
      attributes.append(TextAttribute(range: start..<end, value: value))
    }
  }

  private func values(of attribute: UnsafeMutablePointer<PangoAttribute>) -> [TextAttribute.Value] {
    func integer() -> Int32? { pango_attribute_as_int(attribute)?.pointee.value }
    func text() -> String? {
      guard let value = pango_attribute_as_string(attribute)?.pointee.value else { return nil }
      return Self.name(value)
    }
    switch attribute.pointee.klass.pointee.type {
    case PANGO_ATTR_FAMILY: return text().map { [.family(Self.families($0))] } ?? []
    case PANGO_ATTR_WEIGHT: return integer().map { [.weight(Self.weight($0))] } ?? []
    case PANGO_ATTR_STYLE: return integer().flatMap { Self.style(UInt32(clamping: $0)) }.map { [$0] } ?? []
    case PANGO_ATTR_SIZE, PANGO_ATTR_ABSOLUTE_SIZE:
      return pango_attribute_as_size(attribute).map { [.size(sizes.size($0.pointee.size))] } ?? []
    case PANGO_ATTR_SCALE: return pango_attribute_as_float(attribute).map { [.scale($0.pointee.value)] } ?? []
    case PANGO_ATTR_RISE: return integer().map { [.rise(sizes.rise($0))] } ?? []
    case PANGO_ATTR_FONT_FEATURES:
      guard let value = pango_attribute_as_font_features(attribute)?.pointee.features else { return [] }
      return Self.name(value).map { [.features($0)] } ?? []
    case PANGO_ATTR_LANGUAGE:
      guard let value = pango_attribute_as_language(attribute)?.pointee.value,
        let name = pango_language_to_string(value).flatMap(Self.name), LanguageTag(name) != nil
      else { return [] }
      return [.language(name)]
    case PANGO_ATTR_FOREGROUND:
      guard let color = pango_attribute_as_color(attribute)?.pointee.color else { return [] }
      return [.foreground(red: color.red, green: color.green, blue: color.blue)]
    case PANGO_ATTR_FONT_DESC:
      return pango_attribute_as_font_desc(attribute).map { values(of: $0.pointee.desc) } ?? []
    default: return []
    }
  }

  /// The attributes of a whole font description.
  private func values(of font: OpaquePointer?) -> [TextAttribute.Value] {
    let fields = pango_font_description_get_set_fields(font).rawValue
    func has(_ field: UInt32) -> Bool { fields & numericCast(field) != 0 }
    var values: [TextAttribute.Value] = []
    if has(inlayFontFamily), let name = pango_font_description_get_family(font).flatMap(Self.name) {
      values.append(.family(Self.families(name)))
    }
    if has(inlayFontWeight) {
      values.append(.weight(Self.weight(Int32(clamping: pango_font_description_get_weight(font).rawValue))))
    }
    if has(inlayFontStyle), let style = Self.style(pango_font_description_get_style(font).rawValue) {
      values.append(style)
    }
    if has(inlayFontSize), pango_font_description_get_size(font) > 0 {
      values.append(.size(sizes.size(pango_font_description_get_size(font))))
    }
    return values
  }

  private static func weight(_ weight: Int32) -> Int32 { max(1, min(1000, weight)) }

  private static func style(_ style: UInt32) -> TextAttribute.Value? {
    TextAttribute.Style(rawValue: style).map { .style($0) }
  }

  private static func families(_ text: String) -> String {
    let families = text.split(separator: ",", omittingEmptySubsequences: false)
    return families.count <= familyLimit ? text : families.prefix(familyLimit).joined(separator: ",")
  }

  /// Returns nil if the name has an unlikely length.
  private static func name(_ text: UnsafePointer<CChar>) -> String? {
    strnlen(text, longestName + 1) <= longestName ? String(cString: text) : nil
  }
}

extension AttributedText {
  /// A new list of Pango's with the attributes.
  func makePangoList() -> OpaquePointer? {
    let list = pango_attr_list_new()
    for attribute in attributes {
      guard let made = attribute.value.makePangoAttribute() else { continue }
      made.pointee.start_index = UInt32(clamping: attribute.range.lowerBound)
      made.pointee.end_index = UInt32(clamping: attribute.range.upperBound)
      pango_attr_list_insert(list, made)
    }
    return list
  }
}

extension TextAttribute.Value {
  fileprivate func makePangoAttribute() -> UnsafeMutablePointer<PangoAttribute>? {
    switch self {
    case .family(let names): pango_attr_family_new(names)
    case .weight(let weight): pango_attr_weight_new(PangoWeight(rawValue: UInt32(clamping: weight)))
    case .style(let style): pango_attr_style_new(PangoStyle(rawValue: style.rawValue))
    case .size(let size): pango_attr_size_new(size)
    case .scale(let factor): pango_attr_scale_new(factor)
    case .rise(let rise): pango_attr_rise_new(rise)
    case .features(let features): pango_attr_font_features_new(features)
    case .language(let name): pango_attr_language_new(pango_language_from_string(name))
    case .foreground(let red, let green, let blue): pango_attr_foreground_new(red, green, blue)
    }
  }
}
