/// The reason why a file could not be read: missing, not in its format, or over a limit.
package struct ReadingFailure: Error {
  package let message: String
  package let place: Place

  package init(_ message: String, at place: Place = .start) {
    self.message = message
    self.place = place
  }
}
