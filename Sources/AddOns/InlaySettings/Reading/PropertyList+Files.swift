import InlayFiles
import InlayLocalization
import InlaySystem

@_exported import enum InlayLocalization.PropertyList

extension PropertyList {
  /// Reads an XML or binary property list. O(bytes of the file), up to the limits.
  ///
  /// If a dictionary has equal keys, the last one counts.
  ///
  /// - Parameter path: The path of the file, relative to the working directory or absolute.
  /// - Throws: `FileError` if the file does not exist, cannot be read, is not a property list or exceeds a limit. It
  ///   has the line and column in XML; for a binary file, the message has the byte.
  public init(path: String) throws(FileError) {
    let bytes: [UInt8]
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: Limits().maximumBytes)
    } catch {
      throw FileError(ReadingFailure("the file cannot be read: \(error.reason(without: path))"), in: path)
    }
    try self.init(data: bytes, name: path)
  }

  /// Reads an XML or binary property list from bytes. O(bytes), up to the limits.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name in problems.
  /// - Throws: `FileError`, as for a path.
  public init(data: [UInt8], name: String) throws(FileError) {
    try self.init(data, name: name, Limits())
  }

  init(_ contents: [UInt8], name: String, _ limits: Limits) throws(FileError) {
    do throws(ReadingFailure) {
      self = try PropertyListFile(contents, limits: limits).value
    } catch {
      throw FileError(error, in: name)
    }
  }
}
