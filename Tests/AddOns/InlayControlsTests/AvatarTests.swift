import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// The initials of names.
@Suite struct AvatarTests {
  @Test(
    "initials are the first letters of a name's first and last word",
    arguments: [
      ("Ada Lovelace", "AL"), ("Grace Brewster Hopper", "GH"), ("ada", "A"), ("Jean-Luc Picard", "JP"),
      ("  Ada\tOkafor ", "AO"),
      ("Ludwig van Beethoven", "LB"), ("Åsa Öberg", "ÅÖ"), ("e\u{301}ric z\u{308}u", "É\u{5A}\u{308}"), ("ßeta", "S"),
      ("Иван Петров", "ИП"), ("Ἀλέξανδρος Δήμου", "ΑΔ"), ("დავით ბერიძე", "დბ"), ("דוד לוי", "דל"), ("मीरा नायर", "मीना"),
      // Titles, and what follows a name.
      ("Dr. Anna Meyer", "AM"), ("Prof. Dr. Anna Meyer", "AM"), ("Frau Meyer", "M"), ("Dr.", "D"),
      ("Martin Luther King, Jr.", "MK"), ("Henry Ford II", "HF"), ("Okafor, Ada", "AO"),
      ("García Márquez, Gabriel", "GM"),
      // Signs and numbers.
      ("(Anna) Meyer", "M"), ("Anna Meyer (Work)", "AM"), ("«Anna» “Meyer”", "AM"), ("@ada", "A"),
      ("Salt & Pepper", "SP"),
      ("3M", "3"), ("Room 12", "R1"), ("- -", ""), ("", ""), ("  ", ""), ("?!", ""),
      // Names that are written without a space, or with the family first.
      ("山田太郎", "山"), ("山田 太郎", "山"), ("김민수", "김"), ("さくら", "さ"), ("葛\u{E0100}城", "葛\u{E0100}"), ("Ken 山田", "K"),
      // Letters that join are kept apart.
      ("محمد علي", "م\u{200C}ع"), ("محمد", "م"), ("Ada علي", "Aع"),
      // Emoji.
      ("🦊", "🦊"), ("🦊🐻", "🦊"), ("👨‍👩‍👧 🦊", "👨‍👩‍👧"), ("🇫🇮", "🇫🇮"), ("👩🏽‍🚀", "👩🏽‍🚀"), ("🦊 Fox", "F"), ("Anna 🌸", "A"),
      ("❤️", "❤️"), ("1️⃣ Bank", "B"), ("1️⃣", "1️⃣"),
    ])
  func initials(name: String, initials: String) throws {
    let found = Avatar(name).initials
    #expect(found == initials, "\(name): \(found)")
  }

  @Test("initials are capitals of the scene's language")
  func language() throws {
    let avatar = Avatar("ismail inan")
    let scene = Scene(root: avatar, size: Size(width: 40, height: 40))
    scene.traits.language = "tr"
    #expect(avatar.initials == "\u{130}\u{130}")
  }

  private func picture(_ avatar: Avatar) throws -> Picture {
    avatar.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    avatar.color = .fixed(RGBColor(rgb: 0x33_6699))
    return try Scene(root: avatar, size: avatar.frame.size, scale: 2, textContext: try TextContext()).picture()
  }

  @Test("without initials the symbol of a person is shown, which a name, a picture and their ends replace")
  func symbol() throws {
    let (empty, signs, named) = (try picture(Avatar("")), try picture(Avatar("?")), try picture(Avatar("Ada")))
    #expect(empty == signs && empty != named)
    let avatar = Avatar("")
    let scene = Scene(root: avatar, size: Size(width: 40, height: 40), scale: 2, textContext: try TextContext())
    avatar.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    avatar.color = .fixed(RGBColor(rgb: 0x33_6699))
    for (name, wanted) in [("", empty), ("Ada", named), ("...", empty)] {
      avatar.fullName = name
      scene.tick(at: 0)
      #expect(try scene.picture() == wanted, "\(name)")
    }
  }

  @Test("the height of a row with an avatar does not depend on the heights that it had", arguments: [1.0, 1.4, 3])
  func heights(textScale: Double) throws {
    func table(_ width: Double) throws -> (TableView, Scene, Form) {
      let table = TableView(frame: Rect(x: 0, y: 0, width: width, height: 900), style: .insetGrouped)
      let form = Form {
        Section {
          Row("Ada Okafor, who has a long name in which there are many words", subtitle: "Harbour Library").avatar()
        }
      }
      let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
      scene.traits.textScale = textScale
      form.show(in: table)
      scene.tick(at: 0)
      return (table, scene, form)
    }
    let (used, scene, form) = try table(200)
    for width in [800.0, 260, 1000] {
      used.frame.size.width = width
      scene.tick(at: 1)
      let new = try table(width)
      #expect(used.visibleCells.first?.bounds.height == new.0.visibleCells.first?.bounds.height, "\(width)")
      _ = new
    }
    _ = form
  }

  private final class IndentedRows: TableViewDataSource {
    static let rows: [(level: Int, width: Double?)] = [(0, nil), (1, nil), (2, nil), (1, 14), (3, 20)]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.rows.count }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Ada Okafor"
      (cell as? AvatarCell)?.avatar.fullName = "Ada Okafor"
      (cell.indentationLevel, cell.indentationWidth) = Self.rows[path.row]
      return cell
    }
  }

  @Test("levels of indentation move avatar and text alike", arguments: [false, true])
  func indentation(isRightToLeft: Bool) throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 500), style: .plain)
    let rows = IndentedRows()
    table.register(AvatarCell.self, style: .default, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let scene = Scene(root: table, size: table.frame.size, textContext: try TextContext())
    scene.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
    scene.tick(at: 0)
    let cells = try IndentedRows.rows.indices.map { row in
      try #require(table.cellForRow(at: RowPath(section: 0, row: row)) as? AvatarCell)
    }
    func starts(_ cell: AvatarCell) -> [Double] {
      [cell.avatar.frame, cell.textLabel.frame].map {
        isRightToLeft ? cell.contentView.bounds.width - $0.maxX : $0.minX
      }
    }
    for (cell, row) in zip(cells, IndentedRows.rows) {
      let wanted = Double(row.level) * (row.width ?? scene.theme.metrics.row.indentation)
      for (start, first) in zip(starts(cell), starts(cells[0])) {
        #expect(abs(start - first - wanted) <= 1, "\(row)")
      }
    }
    withExtendedLifetime(rows) {}
  }
}
