import CInlayCairo
import InlaySystem

/// The origin of a font.
package struct FontSource: Hashable, Sendable, CustomStringConvertible {
  /// The first of the font's names, in English.
  package let family: String
  /// The version in the file, such as 4.001; nil if it has none.
  let version: Double?
  package let file: String

  /// The source of a pattern of fontconfig's; nil for one without a file.
  package init?(pattern: OpaquePointer?) {
    func string(_ name: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    guard let file = string(FC_FILE) else { return nil }
    self.file = file
    family = string(FC_FAMILY) ?? ""
    var number: Int32 = 0
    let isKnown = FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &number) == FcResultMatch && number > 0
    // A number with 16 bits of fraction, of which three decimals count.
    version = isKnown ? (Double(number) / 65.536).rounded() / 1000 : nil
  }

  package var description: String { "\(family)\(version.map { " \($0.text)" } ?? ""): \(file)" }
}
