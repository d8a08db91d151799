import Binding
import HeadlessAdapters
import HeadlessUI
import Testing

@Suite("A text bound both ways")
@MainActor struct TwoWayTextTests {
  let turns = ManualTurns()
  let view = SpyView()

  @Test("shows the presenter's text, and hands over what is typed")
  func bothWays() {
    let (presenter, binding) = startAccount()
    view.field.type("ada")
    #expect(presenter.query == "ada")
    presenter.query = "grace"
    turns.end()
    #expect(view.field.text == "grace")
    withExtendedLifetime(binding) {}
  }

  @Test("goes round no loop: the field is not set to what was typed, nor edited by what is set")
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

  @Test(
    "ends even with a field that reports as an edit what it is set to", arguments: [true, false])
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

  @Test("ends even where the presenter changes its own answer, and the field reports it as an edit")
  func neverContent() {
    view.field.reportsSetting = true
    let presenter = EmphaticPresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.text, in: \.field)])
    binding.start()
    view.field.type("a")
    turns.end()
    #expect(view.field.messages == [.connected, .set("a!")])
    #expect(turns.end() == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("ends even where field and presenter both change what they are given")
  func twoFussyEnds() {
    let form = FussyForm()
    let presenter = EmphaticPresenter()
    let binding = ViewBinding(
      presenter, to: form, on: turns.scheduler, [.edit(\.text, in: \.field)])
    binding.start()
    form.field.type("a")
    #expect(form.field.settings == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("shows at once what the presenter makes of the typing, refusal included")
  func normalised() {
    let (presenter, binding) = startCode()
    view.field.type("a")
    #expect(view.field.text == "A")
    view.field.type("A!")
    #expect(view.field.text == "A")
    #expect(presenter.settings == ["a", "A!"])
    withExtendedLifetime(binding) {}
  }

  @Test("is written by hand as well, and only where it differs")
  func byHand() {
    let presenter = AccountPresenter()
    let binding = ViewBinding(presenter, to: view, [.edit(\.query, in: \.field)])
    presenter.query = "ada"
    binding.updateView()
    binding.updateView()
    #expect(view.field.messages == [.set("ada")])
  }

  @Test("is connected once, however often the screen appears, and let go of when it is stopped")
  func connections() {
    let (presenter, binding) = startAccount()
    binding.start()
    view.field.type("a")
    binding.stop()
    view.field.type("ab")
    #expect(presenter.query == "a")
    binding.start()
    #expect(view.field.messages == [.connected, .disconnected, .connected, .set("a")])
  }

  @Test("works with the stage's own text field")
  func headlessField() {
    @MainActor final class Form {
      let field = TextField()
    }
    let (presenter, form) = (CodePresenter(), Form())
    let binding = ViewBinding(
      presenter, to: form, on: turns.scheduler, [.edit(\.code, in: \.field)])
    binding.start()
    form.field.insertText("a-")
    #expect(form.field.text == "A")
    presenter.code = "b"
    turns.end()
    #expect(form.field.text == "B")
    binding.stop()
    form.field.insertText("c")
    #expect(presenter.code == "B")
  }

  private func startAccount() -> (AccountPresenter, ViewBinding<AccountPresenter, SpyView>) {
    let presenter = AccountPresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.query, in: \.field)])
    binding.start()
    return (presenter, binding)
  }

  private func startCode() -> (CodePresenter, ViewBinding<CodePresenter, SpyView>) {
    let presenter = CodePresenter()
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler, [.edit(\.code, in: \.field)])
    binding.start()
    return (presenter, binding)
  }
}
