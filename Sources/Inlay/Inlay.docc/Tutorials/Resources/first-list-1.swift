import Inlay

let menu = Form {
  Section {
    Row("Assam", detail: "4 min")
    Row("Darjeeling", detail: "3 min")
    Row("Ceylon", detail: "4 min")
  }
}
