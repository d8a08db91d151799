import Collation
import Domain
import Foundation
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("DeletePersonSteps and AddPersonSteps", .tags(.mockInjection))
@MainActor
struct PeopleInteractionTests {
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada, .grace])
  private let full = StoreError.full(file: "people.sqlite")

  @Test("a confirmed deletion deletes one person, and the question's button is destructive")
  func deletes() async {
    let asker = ScriptedAsker(decisions: [true])
    let outcome = await UserInteraction(DeletePersonSteps(.ada, from: store, asking: asker))
      .finish()
    #expect(outcome?.value != nil)
    #expect(store.contents == [.grace])
    #expect(asker.confirmations.map(\.isDestructive) == [true])
    #expect(asker.confirmations.map(\.title) == ["Delete Ada Lovelace?"])
  }

  @Test(
    "the default question contains the person's name, even if one part of the name is empty",
    arguments: [
      ("Ada", "Lovelace", "Ada Lovelace"), ("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"),
    ])
  func names(_ first: String, _ last: String, _ name: String) async {
    let asker = ScriptedAsker(decisions: [false])
    let info = PersonInfo(storedFirstName: first, lastName: last, birthday: nil)
    let steps = DeletePersonSteps(Person(info), from: store, asking: asker)
    _ = await UserInteraction(steps).finish()
    #expect(asker.confirmations.map(\.title) == ["Delete \(name)?"])
  }

  @Test("a declined deletion deletes no person")
  func deletionDeclined() async {
    let asker = ScriptedAsker(decisions: [false])
    _ = await UserInteraction(DeletePersonSteps(.ada, from: store, asking: asker)).finish()
    #expect(store.contents == [.ada, .grace])
  }

  @Test("after a failed deletion, a question shows the reason and offers a retry")
  func deletionRetried() async {
    let asker = ScriptedAsker(decisions: [true, true])
    store.failure = full
    asker.whileConfirming = { [store] in if asker.confirmations.count == 2 { store.failure = nil } }
    _ = await UserInteraction(DeletePersonSteps(.ada, from: store, asking: asker)).finish()
    #expect(store.contents == [.grace])
    #expect(
      asker.confirmations.last
        == .tryAgain("Ada Lovelace could not be deleted.", because: full.description))
  }

  @Test("the screen can set the first question and the retry question")
  func customQuestions() async {
    let asker = ScriptedAsker(decisions: [true])
    store.failure = full
    let steps = DeletePersonSteps(
      .ada, from: store, asking: asker, with: Question("Go?", confirm: "Go"),
      afterFailure: { .tryAgain("It stays.", because: "\($0)", cancel: "OK") })
    let outcome = await UserInteraction(steps).finish()
    #expect(outcome?.value == nil)
    #expect(
      asker.confirmations == [
        Question("Go?", confirm: "Go"),
        Question("It stays.", message: full.description, confirm: "Try Again", cancel: "OK"),
      ])
  }

  @Test("a form with an existing identifier replaces the person")
  func edits() async throws {
    let asker = ScriptedAsker()
    let form = FilledForm(info: Person.emmy.info)
    let steps = AddPersonSteps(from: form, to: store, asking: asker, as: Person.ada.id)
    store.failure = full
    _ = await UserInteraction(steps).finish()
    #expect(asker.confirmations.map(\.title) == ["Emmy Noether could not be added."])
    store.failure = nil
    _ = await UserInteraction(steps).finish()
    #expect(store.contents == [Person(id: Person.ada.id, Person.emmy.info), .grace])
  }

  @Test("the person selected in the address book is added with a new identifier")
  func adds() async throws {
    let asker = ScriptedAsker(picks: [1])
    let book = FixedAddressBook([Person.grace.info, Person.alan.info])
    let added = try #require(await makeAdd(book, asker).finish()?.value)
    #expect(added.info == Person.alan.info)
    #expect(store.contents == [.ada, .grace, added])
    #expect(
      asker.choices == [Choice("Choose a Person", options: ["Grace Hopper", "Alan Turing"])])
  }

  @Test("a cancelled picker adds no person")
  func additionCancelled() async {
    let outcome = await makeAdd(FixedAddressBook([Person.alan.info]), ScriptedAsker()).finish()
    #expect(outcome == .cancelled)
    #expect(store.contents == [.ada, .grace])
  }

  @Test("if the address book is unreadable, a question shows the reason and offers a retry")
  func unreadableBook() async {
    let asker = ScriptedAsker(decisions: [true, false])
    let failure = AddressBookError("“friends.vcf”, line 3: no name.")
    let outcome = await makeAdd(FixedAddressBook(failure: failure), asker).finish()
    #expect(outcome == .cancelled)
    let question = Question.tryAgain(
      "The address book could not be read.", because: failure.description)
    #expect(asker.confirmations == [question, question])
    #expect(asker.choices == [])
  }

  @Test("a retry after a failed addition uses the same identifier")
  func additionRetried() async throws {
    let asker = ScriptedAsker(decisions: [true], picks: [0])
    store.failure = full
    asker.whileConfirming = { [store] in store.failure = nil }
    let picker = AddressBookPicker(
      over: FixedAddressBook([Person.alan.info]), choosing: asker, asking: asker)
    let interaction = UserInteraction(AddPersonSteps(from: picker, to: store, asking: asker))
    let added = try #require(await interaction.finish()?.value)
    #expect(store.messages == [.saved([added]), .saved([added])])
    #expect(
      asker.confirmations
        == [.tryAgain("Alan Turing could not be added.", because: full.description)])
  }

  @Test("if the user declines a retry, no person is added")
  func additionGivenUp() async {
    let asker = ScriptedAsker(decisions: [false], picks: [0])
    store.failure = full
    let outcome = await makeAdd(FixedAddressBook([Person.alan.info]), asker).finish()
    #expect(outcome == .failed(full))
    #expect(store.contents == [.ada, .grace])
  }

  @Test("a person can be added from a form instead of the address book")
  func addsFromForm() async {
    let steps = AddPersonSteps(
      from: FilledForm(info: Person.emmy.info), to: store, asking: ScriptedAsker())
    _ = await UserInteraction(steps).finish()
    #expect(store.contents.map(\.info).contains(Person.emmy.info))
  }

  private func makeAdd(_ book: FixedAddressBook, _ asker: ScriptedAsker) -> AddPersonInteraction {
    let picker = AddressBookPicker(over: book, choosing: asker, asking: asker)
    return UserInteraction(AddPersonSteps(from: picker, to: store, asking: asker))
  }
}

/// A form that returns its details twice, so that a loop in the tested code ends.
@MainActor
private final class FilledForm: Picking {
  private let info: PersonInfo
  private var pickCount = 0

  init(info: PersonInfo) {
    self.info = info
  }

  func pick() async -> PersonInfo? {
    pickCount += 1
    return pickCount <= 2 ? info : nil
  }
}
