import InlayFiles
import InlaySystem

extension PropertyList {
  /// The limits of a file, which may be untrusted.
  public struct Limits: Hashable, Sendable {
    /// Bytes of the file, and bytes of all its texts and data together, with each use of one counted.
    public var maximumBytes = SceneLimits().maximumBytes
    /// Values, with each use of one counted: a binary file may use one value in many places.
    public var maximumValues = 1_000_000
    /// Arrays and dictionaries, one in another.
    public var maximumDepth = 100

    public init() {}
  }

  /// The value of an XML or binary property list. O(bytes of the file), up to the limits.
  ///
  /// Of equal keys of a dictionary the last one counts.
  ///
  /// - Throws: `SceneFileError` when the file does not exist, cannot be read, is not a property list or is over a
  ///   limit, with line and column of XML; the message has the byte of a binary file.
  public init(path: String, limits: Limits = Limits()) throws(SceneFileError) {
    let bytes: [UInt8]
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      throw SceneFileError(ReadingFailure("the file cannot be read: \(error.reason(without: path))"), in: path)
    }
    try self.init(contents: bytes, name: path, limits: limits)
  }

  /// The value of an XML or binary property list from another source.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the file.
  ///   - name: The name in problems.
  ///   - limits: The limits of what a file may take.
  /// - Throws: `SceneFileError`, as for a path.
  public init(contents: [UInt8], name: String, limits: Limits = Limits()) throws(SceneFileError) {
    do throws(ReadingFailure) {
      self = try PropertyListFile(contents, limits: limits).value
    } catch {
      throw SceneFileError(error, in: name)
    }
  }
}
