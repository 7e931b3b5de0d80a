import Inlay
import InlayControls

final class VisitorPage: FormPage {
  init() {
    var (name, company, mail, phone) = ("", "", "", "")
    super.init("Visitor") {
      Section("Who are you?") {
        Row("Name", .textField(name, inputTraits: TextInputTraits(autocapitalization: .words)) { name = $0 })
        Row("Company", .textField(company) { company = $0 })
      }
      Section("How do we reach you?") {
        Row("Mail", .textField(mail, inputTraits: TextInputTraits(.email)) { mail = $0 })
        Row("Phone", .textField(phone, inputTraits: TextInputTraits(.phone)) { phone = $0 })
      }
    }
  }
}
