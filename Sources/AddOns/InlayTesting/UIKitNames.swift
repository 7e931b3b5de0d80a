// Names of swift-snapshot-testing, whose library may be imported beside this one: the compiler prefers its functions.

@available(*, unavailable, message: "use expectSnapshot(of:_:as:) with a name, such as \"menu\", and .picture")
public func assertSnapshot<Value>(of value: Value, as aspect: SnapshotAspect, named name: String? = nil) {}

extension SnapshotAspect {
  @available(*, unavailable, renamed: "picture")
  public static var image: SnapshotAspect { .picture }
  @available(*, unavailable, renamed: "tree")
  public static var recursiveDescription: SnapshotAspect { .tree }
}
