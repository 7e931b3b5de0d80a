import InlayFiles
import InlaySystem

/// The values of settings by their keys, like an app's NSUserDefaults: those that were set, without a bundle's
/// defaults.
///
/// Use it in the isolation domain of the scenes that show it.
public final class SettingsValues {
  /// Called after each change, by the user or in code, with the new value, and with `nil` for a removed one. `nil` by
  /// default.
  public var onChange: ((_ key: String, _ value: PropertyList?) -> Void)?

  /// All values that are set.
  package private(set) var all: [String: PropertyList]

  /// Whether there are changes that `save()` did not write.
  public private(set) var hasChanges = false

  /// The file; nil for values that exist only in memory.
  private let file: String?
  /// The objects that show the values, in the order in which they began to.
  private var observers: [WeakObserver] = []

  /// Creates values in memory, none by default.
  public init(_ values: [String: PropertyList] = [:]) {
    all = values
    file = nil
  }

  /// Reads the values of a property list, XML or binary, whose root is a dictionary. If the file does not exist, there
  /// are none.
  ///
  /// - Parameter path: The path of the file, to which `save()` writes.
  /// - Throws: `FileError` if the file exists and cannot be used.
  public init(path: String) throws(FileError) {
    file = path
    guard FileIdentity(of: path) != nil else {
      all = [:]
      return
    }
    all = try Self.read(path)
  }

  /// The values of a property list.
  ///
  /// - Throws: `FileError` for a file that is missing or cannot be used.
  package static func read(_ path: String) throws(FileError) -> [String: PropertyList] {
    if case .dictionary(let values) = try PropertyList(path: path) { return values }
    throw FileError(ReadingFailure("the settings' values must be a dictionary"), in: path)
  }

  /// Writes all values to the file as an XML property list, as a whole or not at all. Without changes, or without a
  /// file, nothing is written. Values may be secret: only its owner can read a new file. An existing file keeps its
  /// permissions.
  ///
  /// - Throws: `FileError` if the file cannot be written. The changes are then not saved.
  public func save() throws(FileError) {
    guard hasChanges, let file else { return }
    do throws(InlayError) {
      try writeFileAtomically(Array(PropertyListWriter(.dictionary(all)).text.utf8), to: file, newMode: 0o600)
    } catch {
      throw FileError(ReadingFailure(error.message), in: file)
    }
    hasChanges = false
  }

  /// Returns the value of a key, or `nil` if it is not set. O(1).
  public func value(forKey key: String) -> PropertyList? { all[key] }

  /// Sets the value of a key. `nil` removes it, and rows show their default again. An equal value of the same type
  /// changes nothing. O(1).
  public func setValue(_ value: PropertyList?, forKey key: String) {
    guard all[key] != value else { return }
    all[key] = value
    hasChanges = true
    observers.removeAll { $0.observer == nil }
    for observer in observers { observer.observer?.valueDidChange(forKey: key) }
    onChange?(key, value)
  }

  /// Has an observer informed of each change for as long as it exists.
  func add(_ observer: SettingsForm) { observers.append(WeakObserver(observer: observer)) }
}

/// Values may be secrets: a description has only the keys.
extension SettingsValues: CustomStringConvertible, CustomReflectable {
  public var description: String { "SettingsValues(\(all.keys.sorted().joined(separator: ", ")))" }
  public var customMirror: Mirror { Mirror(self, children: ["keys": all.keys.sorted()], displayStyle: .class) }
}

private struct WeakObserver {
  weak var observer: SettingsForm?
}
