import Binding
import HeadlessUI
import Observation
import TestSupport
import Testing

@Suite("ViewBinding with the controls of HeadlessUI")
@MainActor struct HeadlessControlTests {
  private let turns = ManualTurns()
  private let presenter = SettingsPresenter()
  private let form = SettingsForm()

  private func start() -> ViewBinding<SettingsPresenter, SettingsForm> {
    form.volumeStepper.stepValue = 0.25
    let binding = ViewBinding(
      presenter, to: form, on: turns.scheduler,
      [
        .edit(\.isPublic, in: \.publicSwitch),
        .edit(\.volume, in: \.volumeStepper),
        .edit(\.order, in: \.orderControl, choices: [.newest, .oldest]),
      ])
    binding.start()
    return binding
  }

  @Test("`start()` shows the presenter's values")
  func initial() {
    presenter.isPublic = true
    presenter.order = .oldest
    let binding = start()
    #expect(form.publicSwitch.isOn)
    #expect(form.volumeStepper.value == 0.5)
    #expect(form.orderControl.selectedSegmentIndex == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("the presenter gets the values that the user enters")
  func edits() {
    let binding = start()
    form.publicSwitch.tap()
    form.volumeStepper.tapIncrement()
    form.orderControl.tapSegment(at: 1)
    #expect(presenter.isPublic)
    #expect(presenter.volume == 0.75)
    #expect(presenter.order == .oldest)
    withExtendedLifetime(binding) {}
  }

  @Test("the controls show values that the presenter sets")
  func updates() {
    let binding = start()
    presenter.isPublic = true
    presenter.volume = 0.25
    presenter.order = .oldest
    #expect(turns.end() == 1)
    #expect(form.publicSwitch.isOn)
    #expect(form.volumeStepper.value == 0.25)
    #expect(form.orderControl.selectedSegmentIndex == 1)
    presenter.order = .title
    turns.end()
    #expect(form.orderControl.selectedSegmentIndex == UISegmentedControl.noSegment)
    withExtendedLifetime(binding) {}
  }

  @Test("an edit does not set the control again, and a presenter's change sends no `.valueChanged`")
  func noEcho() {
    let binding = start()
    var changes = 0
    form.publicSwitch.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    form.publicSwitch.tap()
    #expect(turns.end() == 1)
    presenter.isPublic = false
    #expect(turns.end() == 1)
    #expect(turns.end() == 0)
    #expect(changes == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("after `stop()`, neither an edit nor a change of the presenter is transferred")
  func stopped() {
    let binding = start()
    binding.stop()
    form.publicSwitch.tap()
    #expect(!presenter.isPublic)
    presenter.order = .oldest
    turns.end()
    #expect(form.orderControl.selectedSegmentIndex == 0)
  }

  @Test("a HeadlessUI text field shows the presenter's text and reports edits")
  func headlessField() {
    @MainActor final class Form {
      let field = UITextField()
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

  @Test("a binding and a bound form are deallocated after use", .tags(.memory))
  func freed() async {
    await expectFreed { start() }
    turns.end()
    await expectFreed {
      let presenter = SettingsPresenter()
      let form = SettingsForm()
      let binding = ViewBinding(
        presenter, to: form, on: turns.scheduler,
        [.edit(\.isPublic, in: \.publicSwitch)])
      binding.start()
      form.publicSwitch.tap()
      return form
    }
  }
}

/// A presenter of a settings form.
@MainActor @Observable private final class SettingsPresenter {
  enum Order: CaseIterable { case newest, oldest, title }

  var isPublic = false
  var volume = 0.5
  var order = Order.newest
}

@MainActor private final class SettingsForm {
  let publicSwitch = UISwitch()
  let volumeStepper = UIStepper()
  let orderControl = UISegmentedControl(items: ["Newest", "Oldest"])
}
