/// A file of fonts, with what a check of an untrusted one found.
package struct FontFile: Hashable, Sendable {
  package let path: String
  /// The number of lookups, with their parts and rules, in the font with most; each may visit every glyph of a text.
  let lookups: Int
  /// Whether substitutions could make many glyphs of one character: texts are tried in small parts first.
  let mayGrow: Bool

  /// A file that is trusted, or was checked.
  package init(_ path: String, lookups: Int = 0, mayGrow: Bool = false) {
    self.path = path
    self.lookups = lookups
    self.mayGrow = mayGrow
  }
}
