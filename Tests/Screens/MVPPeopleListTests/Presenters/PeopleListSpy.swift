import DataSource
import Domain
import Foundation
import Presenter
import TestDoubles
import Testing

@testable import MVPPeopleList

/// A view and a router that record what the presenter calls, in order.
@MainActor
final class PeopleListSpy: PeopleListView, PeopleListRouter {
  enum Message: Equatable {
    /// The rows, each with its section: “L: Ada Lovelace”.
    case rows([String])
    case state(PeopleListState)
    case alert(AlertModel<PeopleListChoice>)
    case form(Person?)
    case picker
  }

  private(set) var messages: [Message] = []

  /// The last alert.
  var alert: AlertModel<PeopleListChoice>? {
    messages.reversed().lazy.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
      .first
  }

  /// Returns the messages since the last call, without those about the state.
  func takeMessages() -> [Message] {
    defer { messages = [] }
    return messages.filter { if case .state = $0 { false } else { true } }
  }

  /// Waits until a message equals `message`. After 1000 turns, records an issue.
  func wait(for message: Message) async {
    for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
    #expect(messages.contains(message))
  }

  /// Waits until the presenter shows an alert. After 1000 turns, records an issue.
  func waitForAlert() async {
    for _ in 0..<1000 where alert == nil { await Task.yield() }
    #expect(alert != nil)
  }

  func show(rows sections: [PeopleListPresenter.Section]) {
    messages.append(
      .rows(sections.flatMap { section in section.items.map { "\(section.id): \($0.name)" } }))
  }

  func show(state: PeopleListState) { messages.append(.state(state)) }

  func show(alert: AlertModel<PeopleListChoice>) { messages.append(.alert(alert)) }

  func openForm(editing person: Person?, output: any PersonFormOutput) {
    messages.append(.form(person))
  }

  func openPicker(of book: any AddressBook, output: any PeoplePickerOutput) {
    messages.append(.picker)
  }
}

extension PeopleListPresenter {
  /// Returns a presenter whose view and router are `spy`.
  static func connected(
    to spy: PeopleListSpy, _ store: InMemoryPeopleStore,
    sortSetting: any SortSetting = TransientSortSetting(),
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    book: (any AddressBook)? = nil
  ) -> PeopleListPresenter {
    let presenter = PeopleListPresenter(
      store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
      addressBook: book, context: .test, router: spy)
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
