import DocumentSplit
import Domain
import HeadlessUI
import TestDoubles
import TestSupport
import Testing

/// `DocumentPeopleListViewController` needs a data provider, but declares it as optional.
///
/// `PeopleListViewController` requires a data provider in its initializer and needs no such test.
@Suite("Document's split: a required dependency as an optional property", .tags(.trap))
@MainActor
struct MissingProviderTests {
  #if !os(iOS)  // iOS has no exit tests.
    @Test("without a data provider, `assert` stops a debug build but not a release build")
    nonisolated func asserted() async {
      #if DEBUG
        await #expect(processExitsWith: .failure) { await loadView() }
      #else
        await #expect(processExitsWith: .success) { await loadView() }
      #endif
    }
  #endif

  @Test("if the data provider is nil, a method without an `assert` drops the fetched people")
  func dropped() {
    let controller = DocumentPeopleListViewController()
    let communicator = DocumentMockAPICommunicator()
    communicator.allPersonInfo = [Person.ada.info]
    controller.communicator = communicator
    controller.fetchPeopleFromAPI()
    let provider = DocumentMockDataProvider()
    controller.dataProvider = provider
    withKnownIssue("`dataProvider?.addPerson(_:)` did nothing") {
      #expect(provider.addPersonGotCalled)
    }
    controller.fetchPeopleFromAPI()
    #expect(provider.addPersonGotCalled)
  }
}

@MainActor
private func loadView() {
  DocumentPeopleListViewController().loadViewIfNeeded()
}
