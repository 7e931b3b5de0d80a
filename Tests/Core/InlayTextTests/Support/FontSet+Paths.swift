import InlaySystem

@testable import InlayText

extension FontSet {
  /// Files that nothing is known of.
  convenience init(paths: [String]) throws(InlayError) { try self.init(files: paths.map { FontFile($0) }) }
}
