import Inlay
import InlayControls

/// The code of the page Input.md.

func makeOrder(stations: Stations) -> Form {
  var (mail, card, from, sign, name, code) = ("", "", "", "", "", "")
  return Form {
    Section {
      Row("Mail", .textField(mail, inputTraits: TextInputTraits(.email)) { mail = $0 })
      Row("Card", .textField(card, inputTraits: TextInputTraits(.digits), grouping: [4]) { card = $0 })
      Row("From", .textField(from, suggestions: { stations.matching($0) }) { from = $0 })
    }
    Section {
      Row("Call sign", .textField(sign, maximumLength: 6) { sign = $0 })
    }
    Section {
      Row("Name", .textField(name) { name = $0 }).rules(for: name, .required, .length(2...40))
      Row("Code", .textField(code) { code = $0 }).rules(for: code, .pattern(/\d{5}/, "Five digits"))
    }
  }
}

struct Stations {
  var names = ["Aarau", "Basel", "Chur"]

  func matching(_ text: String) -> [String] { names.filter { $0.hasPrefix(text) } }
}

@MainActor func paste(into label: Label) async {
  if let text = await label.scene?.pasteboard.text() { label.text = text }
}

func limit(_ field: TextField) {
  field.shouldChange = { $0.allSatisfy(\.isNumber) }
  field.rules = [.required, .length(4...4, "Four digits")]
}
