import CInlayGIO

/// A value in a message of a bus, by the types that accessibility uses.
indirect enum BusValue: Hashable {
  case bool(Bool)
  case int(Int)
  case short(Int)
  case unsigned(Int)
  case double(Double)
  case text(String)
  case path(String)
  case tuple([BusValue])
  case entry(BusValue, BusValue)
  case variant(BusValue)
  /// Values of one type, by its signature.
  case list(String, [BusValue])

  var bool: Bool { self == .bool(true) }

  var int: Int {
    switch self {
    case .int(let number), .short(let number), .unsigned(let number): number
    default: 0
    }
  }

  var double: Double { if case .double(let number) = self { number } else { 0 } }

  var text: String {
    switch self {
    case .text(let text), .path(let text): text
    default: ""
    }
  }

  /// The parts of a list or a tuple.
  var parts: [BusValue] {
    switch self {
    case .list(_, let parts), .tuple(let parts): parts
    default: []
    }
  }

  /// The values of a dictionary by their texts, without their variants.
  var entries: [String: BusValue] {
    var entries: [String: BusValue] = [:]
    for case .entry(let key, let value) in parts {
      if case .variant(let inner) = value { entries[key.text] = inner } else { entries[key.text] = value }
    }
    return entries
  }

  static func texts(_ entries: [(String, String)]) -> BusValue {
    .list("{ss}", entries.map { .entry(.text($0.0), .text($0.1)) })
  }

  // MARK: GLib's values

  /// A floating reference.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .int(let number): return g_variant_new_int32(Int32(clamping: number))
    case .short(let number): return g_variant_new_int16(Int16(clamping: number))
    case .unsigned(let number): return g_variant_new_uint32(UInt32(clamping: number))
    case .double(let number): return g_variant_new_double(number)
    case .text(let text): return g_variant_new_string(text)
    case .path(let path): return g_variant_new_object_path(path)
    case .entry(let key, let value): return g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
    case .variant(let value): return g_variant_new_variant(value.makeVariant())
    case .tuple(let parts): return g_variant_new_tuple(parts.map { $0.makeVariant() }, gsize(parts.count))
    case .list(let signature, let parts):
      let type = g_variant_type_new(signature)
      defer { g_variant_type_free(type) }
      return g_variant_new_array(type, parts.map { $0.makeVariant() }, gsize(parts.count))
    }
  }

  /// A copy. Values of other types are empty tuples.
  init(_ variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_INT16: self = .short(Int(g_variant_get_int16(variant)))
    case G_VARIANT_CLASS_INT32: self = .int(Int(g_variant_get_int32(variant)))
    case G_VARIANT_CLASS_UINT32: self = .unsigned(Int(g_variant_get_uint32(variant)))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_STRING: self = .text(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .path(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_VARIANT: self = .variant(Self.parts(of: variant).first ?? .tuple([]))
    case G_VARIANT_CLASS_ARRAY:
      self = .list(String(String(cString: g_variant_get_type_string(variant)).dropFirst()), Self.parts(of: variant))
    case G_VARIANT_CLASS_DICT_ENTRY:
      let parts = Self.parts(of: variant)
      self = .entry(parts[0], parts[1])
    default: self = .tuple(g_variant_is_container(variant) != 0 ? Self.parts(of: variant) : [])
    }
  }

  private static func parts(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let part = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(part) }
      return BusValue(part)
    }
  }
}
