import Collation
import DataSource
import Domain
import Foundation
import MVVMPeopleList
import Presenter
import TestDoubles
import Testing

/// The view model without a view, and its test doubles.
@MainActor
struct ModelFixture {
  let model: PeopleListViewModel
  let store: InMemoryPeopleStore
  let communicator: MockAPICommunicator
  let sync = MockPeopleSync()
  let setting = TransientSortSetting()

  /// Creates a view model for a store with `people`. If `loads` is true, loads the view model.
  init(
    _ people: [Person] = [], communicator: MockAPICommunicator = MockAPICommunicator(),
    hasSync: Bool = true, book: (any AddressBook)? = nil, loads: Bool = true
  ) {
    store = InMemoryPeopleStore(collation: .english, people)
    self.communicator = communicator
    model = PeopleListViewModel(
      store: store, sortSetting: setting, communicator: communicator, sync: hasSync ? sync : nil,
      addressBook: book, context: .test)
    if loads { model.load() }
  }

  /// The view model of the open form.
  var form: PersonFormViewModel? {
    if case .form(let form) = model.destination { form } else { nil }
  }

  /// The view model of the open address book.
  var picker: PeoplePickerViewModel? {
    if case .picker(let picker) = model.destination { picker } else { nil }
  }

  /// The rows of all sections.
  var rows: [PersonRowModel] { model.sections.flatMap(\.items) }

  /// The names of the rows.
  var names: [String] { rows.map(\.name) }

  /// Waits until the view model is idle.
  func waitUntilIdle() async {
    for _ in 0..<1000 where model.isBusy { await Task.yield() }
    #expect(!model.isBusy, "the view model was not idle within 1000 turns")
  }

  /// Returns the action of the button with this title in the current alert.
  func action(of button: String) -> PeopleListViewModel.AlertAction? {
    model.alert?.buttons.first { $0.title == button }?.action
  }
}

extension NameCollation where Self == SystemNameCollation {
  /// The sort order of American English.
  static var english: SystemNameCollation {
    SystemNameCollation(locale: Locale(identifier: "en_US"))
  }
}

extension PresentationContext {
  /// American English, GMT and noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
