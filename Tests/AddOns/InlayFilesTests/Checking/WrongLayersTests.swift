import InlayFiles
import Testing

@Suite struct WrongLayersTests {
  @Test(
    "a layer's keys are checked",
    arguments: [
      WrongInput("- nme: a", "4:3: layers[0].nme: unknown key; did you mean 'name'?"),
      WrongInput("- quux: a", "4:3: layers[0].quux: unknown key in a layer"),
      WrongInput("- {name: a, name: b}", "4:13: layers[0].name: the key is given twice in a layer"),
      WrongInput("- {[a]: b}", "4:4: layers[0]: a key must be a text"),
      WrongInput("- name: [a]", "4:9: layers[0].name: expected a text, found ['a']"),
      WrongInput(
        "- frame: [0, 0, 10]", "4:10: layers[0].frame: expected [x, y, width, height] as 4 numbers, found [0, 0, 10]"),
      WrongInput(
        "- frame: [0, 0, ten, 10]",
        "4:10: layers[0].frame: expected [x, y, width, height] as 4 numbers, found [0, 0, 'ten', 10]"),
      WrongInput(
        "- frame: 10",
        "4:10: layers[0].frame: expected a frame or [x, y, width, height] as 4 numbers, found the number 10"),
      WrongInput(
        "- {frame: [0, 0, 1, 1], bounds: [0, 0, 1, 1]}",
        "4:25: layers[0].bounds: cannot be combined with 'frame'"),
      WrongInput(
        "- {position: [0, 0], frame: [0, 0, 1, 1]}",
        "4:22: layers[0].frame: cannot be combined with 'position'"),
      WrongInput(
        "- transform: [1, 0, 0, 1]",
        "4:14: layers[0].transform: expected [a, b, c, d, tx, ty] as 6 numbers, found [1, 0, 0, 1]"),
      WrongInput("- isHidden: yes", "4:13: layers[0].isHidden: expected true or false, found the text 'yes'"),
      WrongInput("- isHidden: 1", "4:13: layers[0].isHidden: expected true or false, found the number 1"),
      WrongInput(
        "- masksToBounds: 'true'", "4:18: layers[0].masksToBounds: expected true or false, found the text 'true'"),
      WrongInput("- isHidden: null", "4:13: layers[0].isHidden: expected true or false, found null"),
      WrongInput(
        "- opacity: .nan",
        "4:12: layers[0].opacity: expected a number from 0 to 1, found .nan, which is not a finite number"),
      WrongInput(
        "- opacity: 2", "4:12: layers[0].opacity: expected a number from 0 to 1, found the number 2"),
      WrongInput(
        "- opacity: -0.5",
        "4:12: layers[0].opacity: expected a number from 0 to 1, found the number -0.5"),
      WrongInput("- zPosition: top", "4:14: layers[0].zPosition: expected a number, found the text 'top'"),
      WrongInput(
        "- cornerRadius: -1", "4:17: layers[0].cornerRadius: expected a number of at least 0, found the number -1"),
      WrongInput(
        "- maskedCorners: [topLeft, top]",
        "4:28: layers[0].maskedCorners[1]: expected one of topLeft, topRight, bottomLeft, bottomRight, "
          + "found the text 'top'"),
      WrongInput(
        "- contentsGravity: resizeAspct",
        "4:20: layers[0].contentsGravity: found the text 'resizeAspct'; did you mean 'resizeAspect'? "
          + "Expected one of resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right, topLeft, topRight, "
          + "bottomLeft, bottomRight"),
      WrongInput(
        "- sublayers:\n  - {}\n  - sublayers: [{}, {nam: x}]",
        "6:22: layers[0].sublayers[1].sublayers[1].nam: unknown key; did you mean 'name'?"),
      WrongInput(
        "- type: tabel",
        "4:9: layers[0].type: found the text 'tabel'; did you mean 'table'? Expected one of layer, text, image, table, "
          + "gradient, shape, overlay, button, slider, stepper, segmentedControl, popUp, progress, activity, badge, avatar, "
          + "textField, searchField, keyboard, navigation, page, toolbar, tabBar, alert, sheet, toast, emptyState"),
      WrongInput(
        "- string: a", "4:3: layers[0].string: layers of type 'layer' do not have this key; layers of type 'text' do"),
    ])
  func layers(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  private static let color =
    "a colour (#RGB, #RGBA, #RRGGBB or #RRGGBBAA in quotes, [r, g, b, a] from 0 to 1, a theme's token, or one for each "
    + "appearance as {light: ..., dark: ...})"

  @Test(
    "colours are checked",
    arguments: [
      WrongInput(
        "- backgroundColor: '#12345'", "4:20: layers[0].backgroundColor: expected \(color), found the text '#12345'"),
      WrongInput(
        "- backgroundColor: '#12345G'", "4:20: layers[0].backgroundColor: expected \(color), found the text '#12345G'"),
      WrongInput(
        "- backgroundColor: [1, 1, 1]", "4:20: layers[0].backgroundColor: expected \(color), found [1, 1, 1]"),
      WrongInput(
        "- backgroundColor: [1, 1, 1, 1.5]", "4:20: layers[0].backgroundColor: expected \(color), found [1, 1, 1, 1.5]"),
      WrongInput(
        "- backgroundColor: seperator",
        "4:20: layers[0].backgroundColor: found the text 'seperator'; did you mean 'separator'? Expected \(color)"),
      WrongInput(
        "- backgroundColor: label.secundary",
        "4:20: layers[0].backgroundColor: found the text 'label.secundary'; "
          + "did you mean 'label.secondary'? Expected \(color)"),
      WrongInput(
        "- backgroundColor: #fff",
        "4:19: layers[0].backgroundColor: expected \(color), found nothing "
          + "(text after # is a comment unless it is in quotes)"),
      WrongInput("- borderColor: null", "4:16: layers[0].borderColor: expected \(color), found null"),
    ])
  func colors(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  @Test(
    "a text's keys are checked",
    arguments: [
      WrongInput("- {type: text, string: [a]}", "4:24: layers[0].string: expected a text, found ['a']"),
      WrongInput(
        "- {type: text, lineLimit: -1}",
        "4:27: layers[0].lineLimit: expected a whole number from 0 to 1000000, found the number -1"),
      WrongInput(
        "- {type: text, lineLimit: 1.5}",
        "4:27: layers[0].lineLimit: expected a whole number from 0 to 1000000, found the number 1.5"),
      WrongInput(
        "- {type: text, alignment: centre}",
        "4:27: layers[0].alignment: found the text 'centre'; did you mean 'center'? "
          + "Expected one of natural, left, center, right, leading, trailing"),
      WrongInput(
        "- {type: text, lineBreak: wrap}",
        "4:27: layers[0].lineBreak: found the text 'wrap'; did you mean 'wordWrap'? "
          + "Expected one of wordWrap, truncatingHead, truncatingMiddle, truncatingTail"),
      WrongInput(
        "- {type: text, textStyle: titel}",
        "4:27: layers[0].textStyle: found the text 'titel'; did you mean 'title'? "
          + "Expected one of title, detail, subtitle, button, header, footer, barTitle, largeTitle, tabTitle, message, "
          + "title1, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2"),
      WrongInput(
        "- {type: text, font: {size: 0, weigth: 400}}",
        "4:29: layers[0].font.size: expected a number above 0 and at most 10000, found the number 0",
        "4:32: layers[0].font.weigth: unknown key; did you mean 'weight'?"),
      WrongInput(
        "- {type: text, font: {weight: bolt}}",
        "4:31: layers[0].font.weight: found the text 'bolt'; did you mean 'bold'? Expected a whole number from 100 to 900 "
          + "or one of thin, ultraLight, light, regular, medium, semibold, bold, heavy, black"),
      WrongInput(
        "- {type: text, font: {weight: 1000}}",
        "4:31: layers[0].font.weight: expected a whole number from 100 to 900, found the number 1000"),
      WrongInput("- {type: text, font: Inter}", "4:22: layers[0].font: expected a font, found the text 'Inter'"),
      WrongInput(
        "- {type: text, font: {family: {}}}",
        "4:31: layers[0].font.family: expected a text or a list, found an object"),
    ])
  func texts(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  @Test(
    "a table's keys are checked",
    arguments: [
      WrongInput(
        "- {type: table, rowHeight: -1}",
        "4:28: layers[0].rowHeight: expected a number of at least 0, found the number -1"),
      WrongInput(
        "- {type: table, rowHeight: tall}",
        "4:28: layers[0].rowHeight: expected a number of at least 0 or auto, found the text 'tall'"),
      WrongInput(
        "- {type: table, generate: {sections: -1, rowsPerSection: 1}}",
        "4:38: layers[0].generate.sections: expected a whole number from 0 to 1000000, found the number -1"),
      WrongInput(
        "- {type: table, generate: {rowsPerSection: -1}}",
        "4:44: layers[0].generate.rowsPerSection: expected a whole number from 0 to 1000000000, found the number -1"),
      WrongInput(
        "- {type: table, generate: {sections: 1}}",
        "4:27: layers[0].generate.rowsPerSection: the key is required in generated rows"),
      WrongInput(
        "- {type: table, sections: [], generate: {rowsPerSection: 1}}",
        "4:31: layers[0].generate: cannot be combined with 'sections'"),
      WrongInput("- {type: table, sections: {}}", "4:27: layers[0].sections: expected a list, found an object"),
      WrongInput(
        "- {type: table, sections: [{row: []}]}",
        "4:29: layers[0].sections[0].row: unknown key; did you mean 'rows'?"),
      WrongInput(
        "- {type: table, sections: [{header: [a]}]}",
        "4:37: layers[0].sections[0].header: expected a text or a section's header or footer, found ['a']"),
      WrongInput(
        "- {type: table, sections: [{header: {text: a, view: {}}}]}",
        "4:47: layers[0].sections[0].header.view: cannot be combined with 'text'"),
      WrongInput(
        "- {type: table, sections: [{footer: {height: -2}}]}",
        "4:46: layers[0].sections[0].footer.height: expected a number of at least 0, found the number -2"),
      WrongInput(
        "- type: table\n  sections:\n  - rows:\n    - {}\n    - {heigth: 3}",
        "8:8: layers[0].sections[0].rows[1].heigth: unknown key; did you mean 'height'?"),
      WrongInput(
        "- {type: table, sections: [{rows: [{height: -3}]}]}",
        "4:45: layers[0].sections[0].rows[0].height: expected a number of at least 0, found the number -3"),
      WrongInput(
        "- {type: table, sections: [{rows: [{accessory: chevron}]}]}",
        "4:48: layers[0].sections[0].rows[0].accessory: found the text 'chevron'; "
          + "did you mean 'disclosure'? Expected one of none, disclosure, checkmark, detail, detailDisclosure, switch"),
      WrongInput(
        "- {type: table, sections: [{rows: [{content: [{typ: text}]}]}]}",
        "4:48: layers[0].sections[0].rows[0].content[0].typ: unknown key; did you mean 'type'?"),
      WrongInput(
        "- {type: table, tableHeader: {fram: [0, 0, 1, 1]}}",
        "4:31: layers[0].tableHeader.fram: unknown key; did you mean 'frame'?"),
      WrongInput(
        "- {type: table, separatorInset: 16}",
        "4:33: layers[0].separatorInset: expected [top, left, bottom, right] as 4 numbers, found the number 16"),
    ])
  func tables(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }
}
