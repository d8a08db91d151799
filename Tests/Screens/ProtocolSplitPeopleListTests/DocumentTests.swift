import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: requirements of the first document", .timeLimit(.minutes(3)))
@MainActor
struct DocumentTests {
  /// The test that the first document contains, with its original name.
  @Test("`fetchPeopleFromAPI()` adds the people to the data provider", .tags(.mockInjection))
  func testFetchingPeopleFromAPICallsAddPeople() async throws {
    // given
    let mockDataProvider = MockDataProvider()
    let viewController = PeopleListViewController(
      dataProvider: mockDataProvider, sortSetting: TransientSortSetting(), context: .test)
    let mockCommunicator = MockAPICommunicator()
    let info = try PersonInfo(firstName: "firstname", lastName: "lastname", today: .testDay)
    mockCommunicator.people = [Person(info)]
    viewController.communicator = mockCommunicator
    // when
    await viewController.fetchPeopleFromAPI().value
    // then
    #expect(mockDataProvider.addPersonGotCalled, "addPerson should have been called")
  }

  @Test("all fetched people are added in one change", .tags(.mockInjection))
  func addsAllInOneChange() async {
    let screen = PeopleListScreen()
    screen.communicator.people = [.ada, .grace]
    await screen.controller.fetchPeopleFromAPI().value
    #expect(screen.provider.messages.contains(.addPeople([.ada, .grace])))
  }

  @Test("an empty reply adds no people", .tags(.mockInjection))
  func emptyReply() async {
    let screen = PeopleListScreen()
    await screen.controller.fetchPeopleFromAPI().value
    #expect(!screen.provider.addPersonGotCalled)
  }

  @Test("the default communicator sends no request")
  func productionDefault() async {
    let provider = MockDataProvider()
    let controller = PeopleListViewController(
      dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
    #expect(controller.communicator is LocalOnlyCommunicator)
    await controller.fetchPeopleFromAPI().value
    #expect(provider.messages.isEmpty)
  }

  @Test("the view controller has at most sixty lines of code")
  func sixtyLines() throws {
    let path = "Sources/Screens/ProtocolSplitPeopleList/PeopleListViewController.swift"
    let controller = try SourceFile(path)
    #expect(controller.codeLines.count <= 60)
    let extensions = try SourceFile.all(below: "Sources/Screens/ProtocolSplitPeopleList")
      .filter { $0.codeLines.contains { $0.contains("extension PeopleListViewController") } }
    #expect(extensions.isEmpty, "the controller has no extension in another file")
  }
}
