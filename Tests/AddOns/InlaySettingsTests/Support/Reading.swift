import InlayFiles

@testable import InlayLocalization
@testable import InlaySettings

/// The value of a file's contents.
func read(_ bytes: [UInt8], _ limits: PropertyList.Limits = PropertyList.Limits()) throws -> PropertyList {
  try PropertyList(bytes, name: "f", limits)
}

func read(_ text: String) throws -> PropertyList { try read(Array(text.utf8)) }

/// The problem of a file that cannot be read, such as `f:1:1: error: ...`; "read" for one that can.
func problem(_ bytes: [UInt8], _ limits: PropertyList.Limits = PropertyList.Limits()) -> String {
  do throws(FileError) {
    _ = try PropertyList(bytes, name: "f", limits)
    return "read"
  } catch {
    return error.description
  }
}

func problem(_ text: String) -> String { problem(Array(text.utf8)) }

/// The limits with some changed.
func limits(bytes: Int? = nil, values: Int? = nil, depth: Int? = nil) -> PropertyList.Limits {
  var limits = PropertyList.Limits()
  if let bytes { limits.maximumBytes = bytes }
  if let values { limits.maximumValues = values }
  if let depth { limits.maximumDepth = depth }
  return limits
}
