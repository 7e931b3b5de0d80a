/// The name of a colour in a palette, such as `cell.background`. Two tokens are equal if the bytes of their names are.
///
/// Tokens from literals, as those of the library, hold no reference: looks are copied for each layer and frame.
public struct ColorToken: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Name {
    case literal(StaticString)
    case text(String)
  }

  private let storage: Name

  /// Creates the token of a name, such as `"brand"`.
  public init(_ name: String) { storage = .text(name) }

  public init(stringLiteral name: StaticString) {
    storage = name.hasPointerRepresentation ? .literal(name) : .text(name.description)
  }

  /// The name as in theme files, such as `table.background`.
  public var name: String {
    switch storage {
    case .literal(let name): name.description
    case .text(let name): name
    }
  }

  /// The literal that has the name; nil for other tokens.
  var literal: StaticString? {
    if case .literal(let name) = storage { return name }
    return nil
  }

  public var description: String { name }

  public static func == (a: ColorToken, b: ColorToken) -> Bool {
    if case .literal(let a) = a.storage, case .literal(let b) = b.storage, a.utf8Start == b.utf8Start {
      return a.utf8CodeUnitCount == b.utf8CodeUnitCount
    }
    return a.withBytes { a in b.withBytes { b in a.count == b.count && a.elementsEqual(b) } }
  }

  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .literal(let name): return body(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    case .text(var name): return name.withUTF8(body)
    }
  }
}
