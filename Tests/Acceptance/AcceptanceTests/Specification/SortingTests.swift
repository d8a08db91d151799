import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Sorting")
  @MainActor
  struct SortingTests {
    @Test(
      "the button changes the order, and is called by the way back",
      arguments: PeopleListVariant.allCases)
    func changes(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace, .alan])
      try await world.open()
      try world.pilot.tap("By First Name")
      try await world.waitFor(["Ada Lovelace", "Alan Turing", "Grace Hopper"])
      #expect(world.pilot.sectionTitles == ["A", "G"])
      try world.pilot.tap("By Last Name")
      try await world.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(world.pilot.sectionTitles == ["H", "L", "T"])
    }

    @Test(
      "the choice is kept: a second screen starts with it", arguments: PeopleListVariant.allCases)
    func kept(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.tap("By First Name")
      try await world.waitFor(["Ada Lovelace", "Grace Hopper"])
      world.close()
      try await world.open()
      #expect(world.names == ["Ada Lovelace", "Grace Hopper"])
      #expect(world.pilot.buttons.contains("By Last Name"))
    }

    @Test("two quick taps end where they began", arguments: PeopleListVariant.allCases)
    func quickTaps(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.tap("By First Name")
      try world.pilot.tap("By Last Name")
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(world.pilot.buttons.contains("By First Name"))
    }

    @Test(
      "who is added takes their place in the order that is shown",
      arguments: PeopleListVariant.allCases)
    func added(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.tap("By First Name")
      try await world.waitFor(["Ada Lovelace", "Grace Hopper"])
      try await world.add("Emmy", "Noether")
      #expect(world.names == ["Ada Lovelace", "Emmy Noether", "Grace Hopper"])
    }

    @Test(
      "letters stand where the reader's language has them", arguments: PeopleListVariant.allCases)
    func swedish(_ variant: PeopleListVariant) async throws {
      let zeno = Person.named("Zeno", "Zetterling")
      let world = try await World(variant, [.anders, zeno, .ada], locale: "sv_SE")
      try await world.open()
      #expect(world.names == ["Ada Lovelace", "Zeno Zetterling", "Anders Ångström"])
      #expect(world.pilot.sectionTitles == ["L", "Z", "Å"])
    }
  }
}
