/// A trait that the desktop sets as long as it has a value for it; then the app's value is restored.
struct FollowedTrait<Value: Equatable> {
  /// The app's value, and the desktop's instead of it; nil while the desktop has none.
  private var replaced: (own: Value, desktops: Value)?

  /// - Parameter wanted: The desktop's value; nil for none.
  mutating func follow(_ wanted: Value?, _ trait: inout Value) {
    // Another value is the app's, set meanwhile.
    if let replaced, trait == replaced.desktops { trait = replaced.own }
    replaced = wanted.map { (trait, $0) }
    if let wanted { trait = wanted }
  }
}
