import InlayControls
import InlayLayers
import InlayLists
import InlayViews
import Testing

/// `ModalView.present(above:animated:)` and `Toast.present(above:for:)`.
@Suite struct PresentAboveTests {
  @Test("a card above a page or a row is presented in their scene")
  func above() throws {
    let app = SettingsApp()
    let page = try #require(app.top)
    let cell = try #require(page.table.visibleCells.first)
    let views: [View] = [app.stack, page, cell]
    for view in views {
      let cards: [ModalView] = [Alert("Forget?"), Sheet(View())]
      for card in cards {
        card.present(above: view, animated: false)
        #expect(card.isPresented && card.superlayer === app.stack)
        card.dismiss(animated: false)
        #expect(!card.isPresented && card.superlayer == nil)
      }
      let toast = Toast("Saved")
      toast.present(above: view, for: 1)
      #expect(toast.superlayer === app.stack)
      app.scene.finishAnimations()
      #expect(toast.superlayer == nil)
    }
  }

  @Test("above a view that is in no scene nothing is presented")
  func withoutScene() {
    let (alert, toast) = (Alert("Forget?"), Toast("Saved"))
    alert.present(above: View())
    toast.present(above: View())
    #expect(!alert.isPresented && alert.superlayer == nil && toast.superlayer == nil)
  }
}
