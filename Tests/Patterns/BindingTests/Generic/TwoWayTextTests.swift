import Binding
import Testing

@Suite("ViewBinding: text in both directions")
@MainActor struct TwoWayTextTests {
  let turns = ManualTurns()
  let view = SpyAccountView()

  @Test("the presenter gets the typed text, and the field shows the presenter's text")
  func bothWays() {
    let (presenter, binding) = startAccount()
    view.field.type("ada")
    #expect(presenter.query == "ada")
    presenter.query = "grace"
    turns.end()
    #expect(view.field.text == "grace")
    withExtendedLifetime(binding) {}
  }

  @Test("`updateView()` sets the field's text only if the presenter's text differs")
  func byHand() {
    let presenter = AccountPresenter()
    let binding = ViewBinding(presenter, to: view, [.edit(\.query, in: \.field)])
    presenter.query = "ada"
    binding.updateView()
    binding.updateView()
    #expect(view.field.messages == [.set("ada")])
  }

  @Test(
    "typed text is not set again in the field, and the presenter's text is set once"
  )
  func noLoop() {
    let (presenter, binding) = startAccount()
    view.field.type("ada")
    #expect(turns.end() == 1)
    #expect(view.field.messages == [.connected])
    presenter.query = "grace"
    #expect(turns.end() == 1)
    #expect(turns.end() == 0)
    #expect(view.field.messages == [.connected, .set("grace")])
    withExtendedLifetime(binding) {}
  }

  @Test("the field immediately shows the text that the presenter accepts")
  func normalized() {
    let (presenter, binding) = startCode()
    view.field.type("a")
    #expect(view.field.text == "A")
    view.field.type("A!")
    #expect(view.field.text == "A")
    #expect(presenter.settings == ["a", "A!"])
    withExtendedLifetime(binding) {}
  }

  @Test("two calls of `start()` connect the field once, and two of `stop()` disconnect it once")
  func connections() {
    let (presenter, binding) = startAccount()
    binding.start()
    view.field.type("a")
    binding.stop()
    binding.stop()
    view.field.type("ab")
    #expect(presenter.query == "a")
    #expect(view.field.messages == [.connected, .disconnected])
    binding.start()
    #expect(view.field.messages == [.connected, .disconnected, .connected, .set("a")])
  }

  @Test("if the presenter changes typed text and the field reports this as an edit, no loop starts")
  func changingPresenter() {
    view.field.reportsSetting = true
    let (presenter, binding) = startEmphatic()
    view.field.type("a")
    turns.end()
    #expect(view.field.messages == [.connected, .set("a!")])
    #expect(turns.end() == 0)
    withExtendedLifetime((presenter, binding)) {}
  }

  @Test("while the binding corrects a field, text that the field reports is ignored")
  func shorteningField() {
    view.field.reportsSetting = true
    view.field.maxLength = 1
    let (presenter, binding) = startEmphatic()
    view.field.type("a")
    #expect(view.field.messages == [.connected, .set("a!")])
    withExtendedLifetime((presenter, binding)) {}
  }

  @Test(
    "if setting the field's text reports an edit, neither typing nor a presenter change starts a loop",
    arguments: [true, false])
  func reportingField(typed: Bool) {
    view.field.reportsSetting = true
    let (presenter, binding) = startCode()
    if typed { view.field.type("a-1") } else { presenter.code = "a-1" }
    turns.end()
    turns.end()
    #expect(turns.end() == 0)
    #expect(presenter.settings == ["a-1"])
    #expect(view.field.messages == [.connected, .set("A1")])
    withExtendedLifetime(binding) {}
  }

  private func startAccount() -> (AccountPresenter, ViewBinding<AccountPresenter, SpyAccountView>) {
    let presenter = AccountPresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.query, in: \.field)])
    binding.start()
    return (presenter, binding)
  }

  private func startEmphatic() -> (
    EmphaticPresenter, ViewBinding<EmphaticPresenter, SpyAccountView>
  ) {
    let presenter = EmphaticPresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.text, in: \.field)])
    binding.start()
    return (presenter, binding)
  }

  private func startCode() -> (CodePresenter, ViewBinding<CodePresenter, SpyAccountView>) {
    let presenter = CodePresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.code, in: \.field)])
    binding.start()
    return (presenter, binding)
  }
}
