/// The host's clipboard, for content that is cut, copied and pasted.
///
///     let board = scene.pasteboard
///     board.writeText("Ada")
///     if let text = await board.text() { show(text) }
///
/// Other programs may answer late, so content is read with a closure, or with `await`. A window's pasteboard exchanges
/// texts with other programs, and keeps content of other types for its own one.
public protocol Pasteboard: AnyObject {
  /// The types of the content; empty without any.
  var types: Set<PasteboardType> { get }

  /// Reads content.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - completion: Called once with the bytes, at once or later, where the scene lives; `nil` if there is no content
  ///     of the type.
  func read(_ type: PasteboardType, completion: @escaping (_ bytes: [UInt8]?) -> Void)

  /// Replaces the content, such as a picture with a text for programs that cannot show it.
  ///
  /// - Parameter contents: The bytes of each type; empty for no content.
  func write(_ contents: [PasteboardType: [UInt8]])
}

/// A type of content on a pasteboard.
public struct PasteboardType: Hashable, Sendable {
  /// The MIME type, such as `image/png`.
  public let mimeType: String

  /// A type by its MIME type: `PasteboardType("image/svg+xml")`.
  public init(_ mimeType: String) { self.mimeType = mimeType }

  /// A plain text, in UTF-8.
  public static let text = PasteboardType("text/plain;charset=utf-8")
  /// An image as a PNG file.
  public static let png = PasteboardType("image/png")
  /// Addresses, such as those of files, one in each line.
  public static let uriList = PasteboardType("text/uri-list")
}

extension Pasteboard {
  /// Reads the text.
  ///
  /// - Parameter completion: Called once with the text, as of `read(_:completion:)`.
  public func readText(completion: @escaping (_ text: String?) -> Void) {
    read(.text) { bytes in completion(bytes.map { String(decoding: $0, as: UTF8.self) }) }
  }

  /// Replaces the content by a text; `nil` for no content.
  public func writeText(_ text: String?) {
    if let text { write([.text: Array(text.utf8)]) } else { write([:]) }
  }

  /// Returns the text; `nil` if there is none.
  public func text(isolation: isolated (any Actor)? = #isolation) async -> String? {
    await withCheckedContinuation { continuation in
      readText { continuation.resume(returning: $0) }
    }
  }

  /// Returns content of a type; `nil` if there is none.
  public func bytes(of type: PasteboardType, isolation: isolated (any Actor)? = #isolation) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      read(type) { continuation.resume(returning: $0) }
    }
  }

  /// The text of a pasteboard that answers at once; nil for another one.
  package var textAtOnce: String? {
    get {
      var answer: String?
      readText { answer = $0 }
      return answer
    }
    set { writeText(newValue) }
  }
}

/// A clipboard of its own, for scenes whose host has none.
package final class LocalPasteboard: Pasteboard {
  private(set) var contents: [PasteboardType: [UInt8]] = [:]

  package init(text: String? = nil) { writeText(text) }

  package var types: Set<PasteboardType> { Set(contents.keys) }

  package func read(_ type: PasteboardType, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    completion(contents[type])
  }

  package func write(_ contents: [PasteboardType: [UInt8]]) { self.contents = contents }
}

/// The actions of the clipboard's keys: Control or Command with X, C and V.
public enum EditAction: Hashable, Sendable {
  case cut, copy, paste
}
