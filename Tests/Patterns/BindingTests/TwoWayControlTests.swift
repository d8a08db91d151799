import Binding
import HeadlessAdapters
import HeadlessUI
import Observation
import TestSupport
import Testing

@Suite("ViewBinding: a switch, a stepper and a choice in both directions")
@MainActor struct TwoWayControlTests {
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
        .edit(\.copies, in: \.copiesStepper, show: { Double($0) }, read: { Int($0) }),
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
    #expect(form.copiesStepper.value == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("the presenter gets the values that the user enters")
  func edits() {
    let binding = start()
    form.publicSwitch.tap()
    form.volumeStepper.tapIncrement()
    form.orderControl.tapSegment(at: 1)
    form.copiesStepper.tapIncrement()
    #expect(presenter.isPublic)
    #expect(presenter.volume == 0.75)
    #expect(presenter.order == .oldest)
    #expect(presenter.copies == 2)
    withExtendedLifetime(binding) {}
  }

  @Test("the controls show values that the presenter sets")
  func updates() {
    let binding = start()
    presenter.isPublic = true
    presenter.volume = 0.25
    presenter.order = .oldest
    presenter.copies = 3
    #expect(turns.end() == 1)
    #expect(form.publicSwitch.isOn)
    #expect(form.volumeStepper.value == 0.25)
    #expect(form.orderControl.selectedSegmentIndex == 1)
    #expect(form.copiesStepper.value == 3)
    withExtendedLifetime(binding) {}
  }

  @Test("an edit does not set the control again, and an update sends no `.valueChanged`")
  func noEcho() {
    let binding = start()
    var changes = 0
    form.publicSwitch.addAction(Action { _ in changes += 1 }, for: .valueChanged)
    form.publicSwitch.tap()
    #expect(turns.end() == 1)
    presenter.isPublic = false
    #expect(turns.end() == 1)
    #expect(turns.end() == 0)
    #expect(changes == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("if the presenter limits a value, the control shows the limited value at once")
  func refused() {
    let binding = start()
    form.copiesStepper.stepValue = 50
    form.copiesStepper.tapIncrement()
    #expect(presenter.copies == 5)
    #expect(form.copiesStepper.value == 5)
    withExtendedLifetime(binding) {}
  }

  @Test("a value that is not a choice selects no segment")
  func notAChoice() {
    let binding = start()
    presenter.order = .title
    turns.end()
    #expect(form.orderControl.selectedSegmentIndex == SegmentedControl.noSegment)
    withExtendedLifetime(binding) {}
  }

  @Test("tapping a segment without a choice keeps the presenter's value")
  func segmentWithoutChoice() {
    presenter.order = .oldest
    let binding = start()
    form.orderControl.insertSegment(withTitle: "Title", at: 2, animated: false)
    form.orderControl.tapSegment(at: 2)
    #expect(presenter.order == .oldest)
    #expect(form.orderControl.selectedSegmentIndex == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("after `stop()` no value is transferred")
  func stopped() {
    let binding = start()
    binding.stop()
    form.publicSwitch.tap()
    #expect(!presenter.isPublic)
    presenter.order = .oldest
    turns.end()
    #expect(form.orderControl.selectedSegmentIndex == 0)
  }

  @Test("presenter, form and binding are deallocated", .tags(.memory))
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

/// A presenter of a settings form, which allows at most 5 copies.
@MainActor @Observable private final class SettingsPresenter {
  enum Order: CaseIterable { case newest, oldest, title }

  var isPublic = false
  var volume = 0.5
  var order = Order.newest
  var copies: Int {
    get { keptCopies }
    set { keptCopies = min(newValue, 5) }
  }
  private var keptCopies = 1
}

@MainActor private final class SettingsForm {
  let publicSwitch = Switch()
  let volumeStepper = Stepper()
  let orderControl = SegmentedControl(items: ["Newest", "Oldest"])
  let copiesStepper = Stepper()
}
