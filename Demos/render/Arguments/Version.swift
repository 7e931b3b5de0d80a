/// The version of the program and its library.
enum Version {
  /// That of the changelog's first heading; with `-dev` before it is released.
  static let current = "0.1.0-dev"
}
