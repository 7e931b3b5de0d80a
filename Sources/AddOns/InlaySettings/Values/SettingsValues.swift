import InlayFiles
import InlaySystem

/// The values of settings by their keys, as NSUserDefaults has them for an app: those that were set. Defaults of a
/// bundle are not among them.
///
/// Use it in the isolation domain of the scenes that show it.
public final class SettingsValues {
  /// Called after each change, by the user or by a call, with the new value; nil for one that was removed.
  public var onChange: ((_ key: String, _ value: PropertyList?) -> Void)?

  /// All values that are set.
  public private(set) var all: [String: PropertyList]

  /// Whether there are changes that `save()` did not write.
  public private(set) var hasChanges = false

  /// Nil for values in memory alone.
  private let file: String?
  /// Those that show the values, in the order in which they began to.
  private var observers: [WeakObserver] = []

  /// Values in memory.
  public init(_ values: [String: PropertyList] = [:]) {
    all = values
    file = nil
  }

  /// Values of a property list, XML or binary, whose root is a dictionary. Without the file there are none.
  ///
  /// - Parameter path: `save()` writes there.
  /// - Throws: `FileError` for a file that exists but cannot be used.
  public init(file path: String) throws(FileError) {
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
    throw FileError(ReadingFailure("values of settings must be a dictionary"), in: path)
  }

  /// Writes all values to the file as an XML property list: whole, or not at all. Without changes, or without a file,
  /// nothing is written. Values may be secrets: only its owner can read a new file. An existing one keeps its
  /// permissions.
  ///
  /// - Throws: `FileError` for a file that cannot be written; the changes are not saved then.
  public func save() throws(FileError) {
    guard hasChanges, let file else { return }
    do throws(InlayError) {
      try writeFileAtomically(Array(PropertyListWriter(.dictionary(all)).text.utf8), to: file, newMode: 0o600)
    } catch {
      throw FileError(ReadingFailure(error.message), in: file)
    }
    hasChanges = false
  }

  /// O(1).
  public func value(forKey key: String) -> PropertyList? { all[key] }

  /// Sets a value; nil removes it, and rows show their default again. An equal value of the same type changes nothing.
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
