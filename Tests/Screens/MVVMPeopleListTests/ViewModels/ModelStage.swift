import Domain
import Collation
import Foundation
import MVVMPeopleList
import Observation
import Presenter
import TestDoubles

/// The view model with every double that a test may want to turn, and no view.
@MainActor
struct ModelStage {
  let model: PeopleListViewModel
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()
  let sync = MockPeopleSync()
  let setting = TransientSortSetting()

  /// A model that has begun, where it is not told to wait, over a store that holds `people`.
  init(_ people: [Person] = [], hasSync: Bool = true, begins: Bool = true) {
    store = InMemoryPeopleStore(collation: .english, people)
    model = PeopleListViewModel(store: store, sortSetting: setting, context: .test)
    model.communicator = communicator
    model.sync = hasSync ? sync : nil
    if begins { model.load() }
  }

  /// The form that is open.
  var form: PersonFormViewModel? {
    if case .form(let form) = model.destination { form } else { nil }
  }

  /// The address book that is open.
  var picker: PeoplePickerViewModel? {
    if case .picker(let picker) = model.destination { picker } else { nil }
  }

  /// The names in the rows.
  var names: [String] { model.rows.map { model.content(of: $0).name } }

  /// Returns as soon as nothing is under way, or the task is cancelled.
  func rest() async {
    while model.isBusy, !Task.isCancelled {
      let (nothing, change) = AsyncStream<Never>.makeStream()
      withObservationTracking {
        _ = model.isBusy
      } onChange: {
        change.finish()
      }
      for await _ in nothing {}
    }
  }

  /// What the button of the alert in front means.
  func meaning(of button: String) -> PeopleListAlertAction? {
    model.alert?.buttons.first { $0.title == button }?.action
  }
}

extension NameCollation where Self == SystemNameCollation {
  /// English, as the system sorts it.
  static var english: SystemNameCollation {
    SystemNameCollation(locale: Locale(identifier: "en_US"))
  }
}

extension PresentationContext {
  /// American English, and a clock that stands at noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
