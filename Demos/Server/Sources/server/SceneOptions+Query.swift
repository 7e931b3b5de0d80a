import Hummingbird
import Inlay
import InlayFiles

extension SceneOptions {
  /// The options of a request, with limits for untrusted scenes.
  ///
  /// - Throws: `HTTPError` 400 for a value that is not of its kind.
  init(query: Parameters) throws {
    self.init()
    limits = .untrusted
    for (name, text) in query {
      switch name {
      case "theme": theme = String(text)
      case "scale": scale = try Self.value(of: "scale", Double(text))
      case "appearance": appearance = try Self.value(of: "appearance", Appearance(rawValue: String(text)))
      default: throw HTTPError(.badRequest, message: "the query has theme, scale and appearance")
      }
    }
  }

  private static func value<Value>(of name: String, _ value: Value?) throws -> Value {
    guard let value else { throw HTTPError(.badRequest, message: "\(name): not a value") }
    return value
  }
}
