import Binding
import Observation
import Testing

@Suite("ViewBinding: values and choices in both directions")
@MainActor struct TwoWayControlTests {
  private let turns = ManualTurns()
  private let presenter = PrintPresenter()
  private let form = PrintForm()

  private func start() -> ViewBinding<PrintPresenter, PrintForm> {
    let binding = ViewBinding(
      presenter, to: form, on: turns.scheduler,
      [
        .edit(\.isDraft, in: \.draftSwitch),
        .edit(\.paper, in: \.paperControl, choices: [.letter, .legal]),
        .edit(\.copies, in: \.copiesStepper, show: { Double($0) }, read: { Int(exactly: $0) }),
      ])
    binding.start()
    return binding
  }

  @Test("`start()` shows the presenter's values")
  func initial() {
    presenter.isDraft = true
    presenter.paper = .legal
    let binding = start()
    #expect(form.draftSwitch.inputValue)
    #expect(form.paperControl.inputValue == 1)
    #expect(form.copiesStepper.inputValue == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("the presenter gets the entered values, and the binding does not set the controls again")
  func edits() {
    let binding = start()
    form.clearSettings()
    form.draftSwitch.enter(true)
    form.paperControl.enter(1)
    form.copiesStepper.enter(2)
    #expect(presenter.isDraft)
    #expect(presenter.paper == .legal)
    #expect(presenter.copies == 2)
    #expect(turns.end() == 1)
    #expect(form.settingCount == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("the controls show values that the presenter sets, and each control is set once")
  func updates() {
    let binding = start()
    form.clearSettings()
    presenter.isDraft = true
    presenter.paper = .legal
    presenter.copies = 3
    #expect(turns.end() == 1)
    #expect(form.draftSwitch.settings == [true])
    #expect(form.paperControl.settings == [1])
    #expect(form.copiesStepper.settings == [3])
    #expect(turns.end() == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("if the presenter limits a value, the control shows the limited value at once")
  func limited() {
    let binding = start()
    form.copiesStepper.enter(50)
    #expect(presenter.copies == 5)
    #expect(form.copiesStepper.inputValue == 5)
    withExtendedLifetime(binding) {}
  }

  @Test("if `read` rejects a value, the presenter and the control keep the previous value")
  func rejected() {
    let binding = start()
    form.copiesStepper.enter(1.5)
    #expect(presenter.copies == 1)
    #expect(form.copiesStepper.inputValue == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("entering the value that the presenter already has does not call the presenter's setter")
  func sameValue() {
    let binding = start()
    let settingCount = presenter.copiesSettingCount
    form.copiesStepper.enter(1)
    #expect(presenter.copiesSettingCount == settingCount)
    #expect(form.copiesStepper.inputValue == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("if the presenter's value is not among the choices, the control gets the index -1")
  func notAChoice() {
    let binding = start()
    presenter.paper = .a4
    turns.end()
    #expect(form.paperControl.inputValue == -1)
    withExtendedLifetime(binding) {}
  }

  @Test("if no choice has the selected index, the presenter keeps its value", arguments: [-1, 2])
  func indexWithoutChoice(index: Int) {
    presenter.paper = .legal
    let binding = start()
    form.paperControl.enter(index)
    #expect(presenter.paper == .legal)
    #expect(form.paperControl.inputValue == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("after `stop()`, neither an edit nor a change of the presenter is transferred")
  func stopped() {
    let binding = start()
    binding.stop()
    form.draftSwitch.enter(true)
    #expect(!presenter.isDraft)
    presenter.paper = .legal
    turns.end()
    #expect(form.paperControl.inputValue == 0)
  }
}

/// A presenter of print settings, which allows at most 5 copies.
@MainActor @Observable private final class PrintPresenter {
  enum Paper: CaseIterable { case letter, legal, a4 }

  var isDraft = false
  var paper = Paper.letter
  var copies: Int {
    get { keptCopies }
    set {
      copiesSettingCount += 1
      keptCopies = min(newValue, 5)
    }
  }
  @ObservationIgnored private(set) var copiesSettingCount = 0
  private var keptCopies = 1
}

@MainActor private final class PrintForm {
  let draftSwitch = SpyControl(false)
  let paperControl = SpyControl(0)
  let copiesStepper = SpyControl(0.0)

  var settingCount: Int {
    draftSwitch.settings.count + paperControl.settings.count + copiesStepper.settings.count
  }

  func clearSettings() {
    draftSwitch.settings = []
    paperControl.settings = []
    copiesStepper.settings = []
  }
}
