import CInlayLinux

/// The version of the library and its programs. Everything that reports the version reads it here.
package enum Version {
  /// The number of the changelog's newest release or, between releases, the next number with `-dev`.
  static let number = "0.11.0-dev"

  /// Whether this is a release, so that two builds with this version are equal.
  package static let isRelease = !number.contains("-")

  /// The number. Between releases the commit follows if the build was given one: `0.10.0-dev+bf5dc9c9`.
  package static let current = text(commit: inlayCommit().map { String(cString: $0) } ?? "")

  static func text(commit: String) -> String { isRelease || commit.isEmpty ? number : "\(number)+\(commit)" }
}
