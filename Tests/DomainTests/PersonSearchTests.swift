import Domain
import TestDoubles
import Testing

@Suite("Person.nameContains(_:)")
struct PersonSearchTests {
  @Test(
    "a query ignores case and accents, and may contain both names in either order",
    arguments: ["ang", "ÅNG", "strom", "anders a", "angstrom anders", ""])
  func found(_ query: String) {
    #expect(Person.anders.nameContains(query))
  }

  @Test(
    "a query with text that is in neither name does not match",
    arguments: ["x", "andersa", "anders x"])
  func missed(_ query: String) {
    #expect(!Person.anders.nameContains(query))
  }
}
