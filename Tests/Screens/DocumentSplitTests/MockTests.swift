import DocumentSplit
import Domain
import HeadlessUI
import Presenter
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

/// The document's unit test, run with the document's mocks and with this kit's mocks.
@Suite("Document's split: the document's unit test with mocks")
@MainActor
struct MockTests {
  @Test(
    "`fetchPeopleFromAPI()` calls `addPerson(_:)` of the document's mock", .tags(.mockInjection))
  func testFetchingPeopleFromAPICallsAddPeople() {
    // given
    let viewController = DocumentPeopleListViewController()
    let mockDataProvider = DocumentMockDataProvider()
    viewController.dataProvider = mockDataProvider
    let mockCommunicator = DocumentMockAPICommunicator()
    mockCommunicator.allPersonInfo = [
      PersonInfo(storedFirstName: "firstname", lastName: "lastname", birthday: nil)
    ]
    viewController.communicator = mockCommunicator
    // when
    viewController.fetchPeopleFromAPI()
    // then
    #expect(mockDataProvider.addPersonGotCalled, "addPerson should have been called")
  }

  @Test("`fetchPeopleFromAPI()` calls `addPeople(_:)` of this kit's mock", .tags(.mockInjection))
  func smallMock() async {
    let mockDataProvider = SmallMockDataProvider()
    let viewController = PeopleListViewController(
      dataProvider: mockDataProvider, sortSetting: TransientSortSetting(), context: .current)
    viewController.communicator = MockAPICommunicator(people: [.ada])
    await viewController.fetchPeopleFromAPI().value
    #expect(mockDataProvider.addPersonGotCalled)
  }
}
