import Testing

/// Names that would mean something else than an app's author thinks.
@Suite struct InterfaceTests {
  private static let declarations = PublicInterface.declarations

  @Test("no type of Swift gets a member, but Animatable's, whose names are nobody's")
  func membersOfSwift() {
    let own = PublicInterface.types
    #expect(own.isSuperset(of: ["Layer", "Animatable", "LocalizedArgument", "Height"]) && !own.contains("Double"))
    let others = Self.declarations.filter { !$0.owner.isEmpty && !own.contains(String($0.owner.prefix { $0 != "." })) }
    let allowed = ["Array", "Double", "Optional"].flatMap { ["\($0).adding", "\($0).animatableDifference"] }
    #expect(Set(others.map { "\($0.owner).\($0.name)" }) == Set(allowed))
    #expect(others.allSatisfy { $0.text.contains(#/ (?:adding\(animatable |animatableDifference\(from )/#) })
    let empty = "a protocol for values of Swift has no requirements, which these would get as members"
    #expect(!Self.declarations.contains { $0.owner == "LocalizedArgument" }, "\(empty)")
  }

  @Test("a type that has none is no optional anywhere: .none would be nil")
  func noneBesideNil() {
    let values = Self.declarations.filter { $0.name == "none" || $0.text.contains(#/^case .*, none\b/#) }
    let types = Set(values.map { $0.owner.split(separator: ".").last ?? "" })
    #expect(types.contains("SeparatorStyle") && types.contains("RowAnimation"))
    for declaration in Self.declarations {
      for match in declaration.text.matches(of: #/(?<type>[A-Z]\w*)\?/#) {
        let isSafe = !types.contains(match.output.type)
        #expect(isSafe, "\(declaration.owner).\(declaration.name): \(declaration.text)")
      }
    }
  }

  @Test("declarations are found in sources")
  func scanner() {
    let (found, types) = PublicInterface.scan(
      """
      public struct A: Sendable {
        public enum B: String { // of A
          case none, one
          var hidden: Int { switch self { default: 1 } }
        }
        public private(set) var b: B?
        var c: Int { 1 }
        public static func d(
          _ a: A?,
          b: [B] = []
        ) throws -> C? {
          let e = 1
          return e
        }
      }
      extension [Double] { public var sum: Double { 0 } }
      extension Array where Element == A {
        @inlinable public init?(a: A) { nil }
      }
      public protocol P: AnyObject {
        func f()
      }
      """)
    #expect(
      found.map { "\($0.owner).\($0.name)" } == [
        ".A", "A.B", "A.B.none", "A.b", "A.d", "Array.init", ".P", "P.f",
      ])
    #expect(types == ["A", "P"])
    #expect(found[4].text == "public static func d( _ a: A?, b: [B] = [] ) throws -> C? {")
  }
}
