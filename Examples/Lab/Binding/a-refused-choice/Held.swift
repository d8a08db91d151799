import Binding
import Testing

@Suite("Rejected edits of a text field")
@MainActor struct HeldEditTests {
  @Test("a text field shows the previous text after a rejected edit")
  func rejectedText() {
    let (presenter, view, turns) = (AccountPresenter(), SpyAccountView(), ManualTurns())
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler,
      [.edit(\.query, in: \.field, show: { $0 }, read: { $0.count > 3 ? nil : $0 })])
    binding.start()
    view.field.type("Ada")
    view.field.type("Grace")
    #expect(presenter.query == "Ada")
    #expect(view.field.text == "Ada")
    withExtendedLifetime(binding) {}
  }
}
