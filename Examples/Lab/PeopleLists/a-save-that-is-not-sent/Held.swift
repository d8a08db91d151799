import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("A form that closes during a save", .timeLimit(.minutes(1)))
@MainActor struct HeldSaveTests {
  /// The results of saves. It exists longer than the output.
  @MainActor private final class Log {
    var results: [String] = []
  }

  @MainActor private final class Output: PersonFormInteractorOutput {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func didReject(_ error: PersonInfo.ValidationError) { log.results.append("rejected") }
    func didStartSaving() {}
    func didSave(_ person: Person) { log.results.append("saved") }
    func didFail(toSave info: PersonInfo, _ error: StoreError) { log.results.append("failed") }
  }

  private struct Collation: NameCollation {
    let identifier = "held"

    func key(leading: String, trailing: String) -> ListKey {
      ListKey(bytes: Array((leading + trailing).utf8), section: "")
    }
  }

  private let store = InMemoryPeopleStore(collation: Collation())
  private let log = Log()

  @Test(
    "if the form closes during a save, the interactor still reports the saved person",
    arguments: [nil, Person.ada])
  func reports(_ person: Person?) async {
    let interactor = PersonFormInteractor(editing: person, in: store, today: .testDay)
    var output: Output? = Output(log)
    interactor.output = output
    interactor.save(Person.ada.info)
    output = nil
    for _ in 0..<1000 where log.results.isEmpty { await Task.yield() }
    #expect(log.results == ["saved"])
  }

  @Test("the output is deallocated after a failed save")
  func failed() async {
    store.failure = .full(file: "people.sqlite")
    let interactor = PersonFormInteractor(editing: nil, in: store, today: .testDay)
    var output: Output? = Output(log)
    interactor.output = output
    interactor.save(Person.ada.info)
    output = nil
    for _ in 0..<1000 where log.results.isEmpty || interactor.output != nil { await Task.yield() }
    #expect(log.results == ["failed"])
    #expect(interactor.output == nil)
  }
}
