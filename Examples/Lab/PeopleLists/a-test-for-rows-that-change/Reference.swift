import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("Rows that change during a question")
@MainActor
struct ChangedRowsTests {
  private let spy = PresenterSpy()
  private let presenter: PeopleListPresenter
  private let ada = PersonRow(.ada, section: "L")
  private let grace = PersonRow(.grace, section: "H")

  init() {
    presenter = PeopleListPresenter(interactor: spy, router: spy, context: .test)
    presenter.view = spy
  }

  @Test("“Delete” deletes the person that the question names, even if the rows have changed")
  func deletes() {
    presenter.didRead(.success([ada]))
    presenter.didTapDelete(PersonRowModel(ada, in: .test))
    presenter.didRead(.success([grace, ada]))
    #expect(deletions.isEmpty)
    answer("Cancel")
    #expect(deletions.isEmpty)
    answer("Delete")
    #expect(deletions == [.delete(Person.ada.id)])
  }

  /// The deletions that the presenter has started.
  private var deletions: [PeopleListRequest] {
    spy.messages.compactMap {
      if case .started(let request) = $0, case .delete = request { request } else { nil }
    }
  }

  /// Performs the choice of the button with this title in the last alert.
  private func answer(_ title: String) {
    let button = spy.alert?.buttons.first { $0.title == title }
    button?.choice.map(presenter.didChoose)
  }
}
