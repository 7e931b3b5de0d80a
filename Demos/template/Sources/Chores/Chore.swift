/// Something to do in the house.
struct Chore: Hashable, Identifiable {
  enum Room: String, CaseIterable {
    case kitchen = "Kitchen"
    case bathroom = "Bathroom"
    case garden = "Garden"
  }

  let id: Int
  var title: String
  var room = Room.kitchen
  var isDone = false
}

/// What the app knows: a value, which tests make as they like.
struct Household {
  private(set) var chores: [Chore] = []
  private var nextID = 0

  @discardableResult
  mutating func add(_ title: String, in room: Chore.Room = .kitchen, isDone: Bool = false) -> Chore {
    let chore = Chore(id: nextID, title: title, room: room, isDone: isDone)
    nextID += 1
    chores.append(chore)
    return chore
  }

  mutating func remove(_ id: Chore.ID) { chores.removeAll { $0.id == id } }

  subscript(id: Chore.ID) -> Chore? {
    get { chores.first { $0.id == id } }
    set {
      guard let newValue, let index = chores.firstIndex(where: { $0.id == id }) else { return }
      chores[index] = newValue
    }
  }

  static var example: Household {
    var household = Household()
    household.add("Wash the dishes")
    household.add("Water the tomatoes", in: .garden)
    household.add("Clean the mirror", in: .bathroom, isDone: true)
    return household
  }
}
