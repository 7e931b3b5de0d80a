import Inlay
import InlayControls

final class VisitorPage: FormPage {
  /// Called with the visitor's name once all fields are right.
  var onRegister: (String) -> Void = { _ in }

  init() {
    var (name, company, mail, phone) = ("", "", "", "")
    var register: () -> Void = {}
    func companies(_ text: String) -> [String] {
      ["Aurora", "Fjord", "Nordlicht"].filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
    super.init("Visitor") {
      Section("Who are you?") {
        Row("Name", .textField(name, inputTraits: TextInputTraits(autocapitalization: .words)) { name = $0 })
          .rules(for: name, .required, .length(2...40))
        Row("Company", .textField(company, suggestions: companies) { company = $0 })
      }
      Section("How do we reach you?") {
        Row("Mail", .textField(mail, inputTraits: TextInputTraits(.email)) { mail = $0 })
          .rules(for: mail, .required, .pattern(/[^@ ]+@[^@ ]+/, "An address has an @"))
        Row("Phone", .textField(phone, inputTraits: TextInputTraits(.phone)) { phone = $0 })
      }
      Section { Row("Register") { register() }.asButton() }
    }
    register = { [unowned self] in
      if form.validate() { onRegister(name) }
    }
  }
}
