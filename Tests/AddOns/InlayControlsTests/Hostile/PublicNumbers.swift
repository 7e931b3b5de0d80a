import Foundation
import InlayTestSupport

/// The public properties of numbers, and of values of numbers, that can be set: read from the sources of the core and
/// of the controls, so that none is forgotten.
enum PublicNumbers {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../Sources", directoryHint: .isDirectory
  ).standardizedFileURL

  private static let modules = [
    "Core/InlayGeometry", "Core/InlayGraphics", "Core/InlayText", "Core/InlayLayers", "Core/InlayRows",
    "Core/InlayViews", "Core/InlayLists", "AddOns/InlayForms", "AddOns/InlayDecorations", "AddOns/InlayControls",
  ]

  /// Type and name, as `Layer.opacity`.
  static func names() throws -> Set<String> {
    var names: Set<String> = []
    for module in modules {
      let files = FileManager.default.enumerator(at: folder.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        names.formUnion(try self.names(in: String(contentsOf: file, encoding: .utf8)))
      }
    }
    return names
  }

  private static let declarations: Set<Substring> = ["class", "struct", "extension", "enum", "protocol", "var"]

  static func names(in text: String) -> Set<String> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var owners: [(indent: Int, name: Substring)] = []
    var names: Set<String> = []
    let type = /^ *(?:@\S+ )*(?:\w+ )*?(?:class|struct|extension|enum|protocol) ([A-Z][\w.]*)/
    let property = /^ *(?:@\S+ )*(?:public|open) (?:final )?var (\w+)(?:: ([^={]+?))?(?: = ([^{]+?))?(?: \{(.*))?$/
    for (number, line) in lines.enumerated() {
      // Regular expressions take long, and few lines are declarations.
      let words = line.split(separator: " ").prefix(6)
      guard words.contains(where: { Self.declarations.contains($0) }) else { continue }
      let indent = line.prefix { $0 == " " }.count
      if let match = line.prefixMatch(of: type) {
        owners.removeAll { $0.indent >= indent }
        owners.append((indent, match.1))
      }
      // Names of UIKit that answer with the right one.
      let isUnavailable = number > 0 && lines[number - 1].contains("@available(*, unavailable")
      guard !isUnavailable, let match = line.prefixMatch(of: property) else { continue }
      let value = match.3.map(String.init) ?? ""
      guard isNumber(match.2.map(String.init) ?? typeName(of: value)) else { continue }
      // A computed property has a setter; a stored one is set by its name.
      if let rest = match.4, value.isEmpty, rest.isEmpty {
        let end = String(repeating: " ", count: indent) + "}"
        let body = lines[(number + 1)...].prefix { $0 != end }
        guard body.contains(where: { $0.contains(/\b(?:set|didSet|_modify)\b/) }) else { continue }
      } else if let rest = match.4, value.isEmpty, !rest.contains(/\b(?:set|didSet)\b/) {
        continue
      }
      names.insert(
        (owners.filter { $0.indent < indent }.map { String($0.name) } + [String(match.1)]).joined(separator: "."))
    }
    return names
  }

  private static let numbers: Set<String> = [
    "Double", "Int", "Point", "Size", "Rect", "Insets", "Transform", "[Double]", "Height", "Border", "Shadow", "Font",
    "Weight", "Font.Weight", "Range<Int>", "Swift.Range<Int>",
  ]

  private static func isNumber(_ type: String) -> Bool {
    numbers.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
  }

  private static func typeName(of value: String) -> String {
    if value.wholeMatch(of: /-?[\d.]+/) != nil { return value.contains(".") ? "Double" : "Int" }
    return value.prefixMatch(of: /[A-Z]\w+/).map { String($0.0) } ?? ""
  }
}
