import DataSource
import Domain
import Foundation
import Presenter
import TestDoubles
import Testing

@testable import VIPERPeopleList

/// The view and the router of the presenter, which record its calls in order.
@MainActor
class PeopleListSpy: PeopleListViewInput, PeopleListRouterInput {
  enum Message: Equatable {
    /// The rows, each with its section: “L: Ada Lovelace”.
    case rows([String])
    case state(PeopleListState)
    case alert(AlertModel<PeopleListChoice>)
    case form(Person?)
    case picker
    case observedStatus
    case observedPeople
    case changedOrder
    case started(PeopleListRequest)
    case stoppedSync
  }

  fileprivate(set) var messages: [Message] = []
  var canOpenPicker = false

  /// The last alert.
  var alert: AlertModel<PeopleListChoice>? {
    messages.reversed().lazy.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
      .first
  }

  /// The messages without those about the state.
  var calls: [Message] { messages.filter { if case .state = $0 { false } else { true } } }

  /// Waits until the presenter shows an alert. After 1000 turns, records an issue.
  func waitForAlert() async {
    for _ in 0..<1000 where alert == nil { await Task.yield() }
    #expect(alert != nil)
  }

  func show(rows sections: [PeopleListSection]) {
    messages.append(
      .rows(sections.flatMap { section in section.items.map { "\(section.id): \($0.name)" } }))
  }

  func show(state: PeopleListState) { messages.append(.state(state)) }

  func show(alert: AlertModel<PeopleListChoice>) { messages.append(.alert(alert)) }

  func openForm(editing person: Person?, output: any PersonFormModuleOutput) {
    messages.append(.form(person))
  }

  func openPicker(output: any PeoplePickerModuleOutput) { messages.append(.picker) }
}

/// All neighbors of the presenter, which record its calls in order.
final class PresenterSpy: PeopleListSpy, PeopleListInteractorInput {
  var hasSync = true

  func observeStatus() { messages.append(.observedStatus) }
  func observePeople() { messages.append(.observedPeople) }
  func changeOrder() { messages.append(.changedOrder) }
  func start(_ request: PeopleListRequest) { messages.append(.started(request)) }
  func stopSync() { messages.append(.stoppedSync) }
}

extension PeopleListPresenter {
  /// Returns a presenter whose view and router are `spy`, connected with an interactor of `store`.
  static func connected(
    to spy: PeopleListSpy, _ store: InMemoryPeopleStore,
    sortSetting: any SortSetting = TransientSortSetting(),
    communicator: any APICommunicator = LocalOnlyCommunicator()
  ) -> PeopleListPresenter {
    let interactor = PeopleListInteractor(
      store: store, sortSetting: sortSetting, communicator: communicator, sync: nil)
    let presenter = PeopleListPresenter(interactor: interactor, router: spy, context: .test)
    interactor.output = presenter
    presenter.view = spy
    return presenter
  }
}

/// A collation that compares bytes and puts names under their first letter.
struct FirstLetterCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(
      bytes: Array((leading + "\0" + trailing).utf8), section: String(leading.prefix(1)))
  }
}

extension NameCollation where Self == FirstLetterCollation {
  static var byLetter: FirstLetterCollation { FirstLetterCollation() }
}

extension PresentationContext {
  /// American English, GMT and noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
