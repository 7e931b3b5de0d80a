/// The version of the library and its programs. What else tells it reads it from here.
package enum Version {
  /// That of the changelog's newest heading with a number, once it is released.
  package static let current = "0.9.0"
}
