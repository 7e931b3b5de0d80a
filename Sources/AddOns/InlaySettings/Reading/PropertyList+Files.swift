import InlayFiles
import InlayLocalization
import InlaySystem

@_exported import enum InlayLocalization.PropertyList

extension PropertyList {
  /// The value of an XML or binary property list. O(bytes of the file), up to the limits.
  ///
  /// Of equal keys of a dictionary the last one counts.
  ///
  /// - Throws: `FileError` when the file does not exist, cannot be read, is not a property list or is over a
  ///   limit, with line and column of XML; the message has the byte of a binary file.
  public init(path: String) throws(FileError) {
    let bytes: [UInt8]
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: Limits().maximumBytes)
    } catch {
      throw FileError(ReadingFailure("the file cannot be read: \(error.reason(without: path))"), in: path)
    }
    try self.init(contents: bytes, name: path)
  }

  /// The value of an XML or binary property list from another source.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the file.
  ///   - name: The name in problems.
  /// - Throws: `FileError`, as for a path.
  public init(contents: [UInt8], name: String) throws(FileError) {
    try self.init(contents, name: name, Limits())
  }

  init(_ contents: [UInt8], name: String, _ limits: Limits) throws(FileError) {
    do throws(ReadingFailure) {
      self = try PropertyListFile(contents, limits: limits).value
    } catch {
      throw FileError(error, in: name)
    }
  }
}
