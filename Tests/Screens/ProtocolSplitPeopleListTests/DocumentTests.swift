import Domain
import Foundation
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: the document's promises", .timeLimit(.minutes(3)))
@MainActor
struct DocumentTests {
  /// The document's own test, under its own name (row A7): given mocks for both protocols, asking
  /// the API adds whom it answered.
  @Test("fetching people from the API calls addPerson", .tags(.mockInjection))
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

  @Test("whom the API answered is added, and nobody else, in one change", .tags(.mockInjection))
  func addsWhomItAnswered() async {
    let screen = PeopleListScreen()
    screen.communicator.people = [.ada, .grace]
    await screen.controller.fetchPeopleFromAPI().value
    #expect(screen.provider.messages.contains(.addPeople([.ada, .grace])))
  }

  @Test("an API that knows nobody changes nothing", .tags(.mockInjection))
  func addsNobody() async {
    let screen = PeopleListScreen()
    await screen.controller.fetchPeopleFromAPI().value
    #expect(!screen.provider.addPersonGotCalled)
  }

  @Test("the communicator's default asks nobody, and a property replaces it")
  func productionDefault() async {
    let provider = MockDataProvider()
    let controller = PeopleListViewController(
      dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
    #expect(controller.communicator is LocalOnlyCommunicator)
    await controller.fetchPeopleFromAPI().value
    #expect(provider.messages.isEmpty)
  }

  @Test("the controller has sixty lines of code at the most")
  func sixtyLines() throws {
    let path = "Sources/Screens/ProtocolSplitPeopleList/PeopleListViewController.swift"
    let controller = try SourceFile(path)
    #expect(controller.codeLines.count <= 60)
    let extensions = try SourceFile.all(below: "Sources/Screens/ProtocolSplitPeopleList")
      .filter { $0.codeLines.contains { $0.contains("extension PeopleListViewController") } }
    #expect(extensions.isEmpty, "no code is hidden in extensions")
  }

  @Test("the ports mention no view and no database")
  func cleanPorts() throws {
    for port in ["PeopleListDataProvider", "APICommunicator"] {
      let file = try SourceFile("Sources/Domain/Ports/\(port).swift")
      #expect(file.imports.isEmpty)
      let code = file.codeLines.joined(separator: "\n")
      for word in ["View", "Cell", "IndexPath", "SQL", "Database", "context"] {
        #expect(!code.contains(word), "\(port) mentions \(word)")
      }
    }
  }
}
