import Collation
import Domain
import Foundation
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("Parameters of a screen: three ways to pass them")
@MainActor struct ParametersTests {
  private let ada = Person.ada.id
  private let grace = Person.grace.id

  @Test("with equal parameters the three screens send the same request")
  func same() throws {
    let loose = LooseFollowersScreen()
    loose.personID = ada
    loose.limit = 5
    loose.without = [grace]
    let entry = EntryFollowersScreen(.suggestions(for: ada, limit: 5, without: [grace]))
    let params = ParamsFollowersScreen(
      try .init(.suggestions(limit: 5), of: ada, without: [grace]))
    let request = FollowersRequest.suggestions(for: ada, limit: 5, without: [grace])
    #expect(loose.viewDidLoad() == request)
    #expect(entry.viewDidLoad() == request)
    #expect(params.viewDidLoad() == request)
  }

  @Test("a request for followers needs only the person")
  func followers() throws {
    let loose = LooseFollowersScreen()
    loose.personID = ada
    let entry = EntryFollowersScreen(.followers(of: ada))
    #expect(loose.viewDidLoad() == .followers(of: ada))
    #expect(entry.viewDidLoad() == .followers(of: ada))
    let request = try ParamsFollowersScreen(.init(.followers, of: ada)).viewDidLoad()
    #expect(request == .followers(of: ada))
    #expect(entry.personID == ada)
    #expect(EntryFollowersScreen(.suggestions(for: grace, limit: 1, without: [])).personID == grace)
  }

  @Test(
    "with optional properties, missing and contradictory values cause no error", .tags(.trap))
  func forgotten() {
    let forgotten = LooseFollowersScreen()
    forgotten.limit = 5
    #expect(forgotten.viewDidLoad() == nil)

    let contradictory = LooseFollowersScreen()
    contradictory.personID = ada
    contradictory.without = [grace]
    #expect(contradictory.viewDidLoad() == .followers(of: ada))

    let senseless = LooseFollowersScreen()
    senseless.personID = ada
    senseless.limit = -5
    #expect(senseless.viewDidLoad() == .suggestions(for: ada, limit: -5, without: []))
  }

  @Test("invalid parameters throw an error before the screen exists", arguments: [-5, 0, 101])
  func refusedEarly(_ limit: Int) {
    #expect(throws: ParamsFollowersScreen.Params.Fault.limit(limit)) {
      try ParamsFollowersScreen.Params(.suggestions(limit: limit), of: ada)
    }
  }

  @Test("a method of the screen can change the parameters")
  func turnsDown() throws {
    let screen = ParamsFollowersScreen(try .init(.suggestions(limit: 100), of: ada))
    #expect(
      screen.turnDown(grace) == .suggestions(for: ada, limit: 100, without: [grace]))
  }

  @Test(
    "a screen with a model shows old data, and a screen with an identifier shows current data",
    .tags(.trap))
  func idNotModel() async throws {
    let english = SystemNameCollation(locale: Locale(identifier: "en"))
    let store = InMemoryPeopleStore(collation: english, [.ada])
    let byModel = PersonByModelScreen(.ada)
    let byID = PersonByIDScreen(Person.ada.id, store: store)
    let renamed = PersonInfo(storedFirstName: "Augusta", lastName: "King", birthday: nil)
    try await store.save([Person(id: ada, renamed)])
    #expect(byModel.title() == "Ada")
    let title = try await byID.title()
    #expect(title == "Augusta")
    try await store.delete([ada])
    #expect(byModel.title() == "Ada")
    let missingTitle = try await byID.title()
    #expect(missingTitle == nil)
  }
}
