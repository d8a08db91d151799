import DataSource
import Testing

@Suite(
  "Row changes: repeated ids",
  .bug("https://github.com/Instagram/IGListKit/issues/1147"),
  .bug("https://github.com/mozilla-mobile/firefox-ios/issues/23056"))
@MainActor struct RepeatedIDsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var old = list(("A", [1, 2]), ("B", [3]))
    let new: [TestSection]
    let fault: DataSourceError
  }

  nonisolated static let cases = [
    Case(
      testDescription: "two new rows", new: list(("A", [1, 2, 7, 7]), ("B", [3])),
      fault: .repeatedItem(id: "7", first: [0, 2], again: [0, 3])),
    Case(
      testDescription: "two new rows in two sections", new: list(("A", [1, 7]), ("B", [7])),
      fault: .repeatedItem(id: "7", first: [0, 1], again: [1, 0])),
    Case(
      testDescription: "a kept row is repeated below", new: list(("A", [1, 2, 1]), ("B", [3])),
      fault: .repeatedItem(id: "1", first: [0, 0], again: [0, 2])),
    Case(
      testDescription: "a kept row is repeated above", new: list(("A", [2, 1, 2]), ("B", [3])),
      fault: .repeatedItem(id: "2", first: [0, 0], again: [0, 2])),
    Case(
      testDescription: "a kept row is repeated in a new section",
      new: list(("A", [1, 2]), ("B", [3]), ("C", [3])),
      fault: .repeatedItem(id: "3", first: [1, 0], again: [2, 0])),
    Case(
      testDescription: "a kept row is repeated in a section above",
      new: list(("A", [1, 2, 3]), ("B", [3])),
      fault: .repeatedItem(id: "3", first: [0, 2], again: [1, 0])),
    Case(
      testDescription: "a row of a deleted section is in another section twice",
      new: list(("A", [1, 3, 2, 3])),
      fault: .repeatedItem(id: "3", first: [0, 1], again: [0, 3])),
    Case(
      testDescription: "the first content repeats a row", old: [], new: list(("A", [1, 1])),
      fault: .repeatedItem(id: "1", first: [0, 0], again: [0, 1])),
    Case(
      testDescription: "two sections have the same id",
      new: list(("A", [1]), ("B", []), ("A", [2])),
      fault: .repeatedSection(id: "A", first: 0, again: 2)),
  ]

  @Test(
    "an update with a repeated id throws an error with both positions and keeps the old content",
    arguments: cases, RowComparison.allCases)
  func reported(_ example: Case, _ comparison: RowComparison) throws {
    let source = try comparison.makeSource(example.old)
    let spy = ListUpdateSpy()
    #expect(throws: example.fault) { try source.apply(example.new, to: spy) }
    #expect(throws: example.fault) { try source.apply(example.new) }
    #expect(source.sections == example.old)
    #expect(spy.updates.isEmpty)
  }

  @Test(
    "after an update with a repeated id, valid updates succeed and ids are still checked",
    arguments: RowComparison.allCases)
  func validAfterRepeatedID(_ comparison: RowComparison) throws {
    let source = try comparison.makeSource(list(("A", [1, 3])))
    let spy = ListUpdateSpy()
    #expect(throws: DataSourceError.self) { try source.apply(list(("A", [1, 2, 2])), to: spy) }
    try source.apply(list(("A", [1, 3, 2])), to: spy)
    #expect(throws: DataSourceError.self) { try source.apply(list(("A", [1, 3, 2, 3])), to: spy) }
    #expect(source.sections == list(("A", [1, 3, 2])))
  }

  @Test(
    "an id that an earlier update added is refused if a later update repeats it",
    arguments: RowComparison.allCases)
  func addedThenRepeated(_ comparison: RowComparison) throws {
    let source = try comparison.makeSource(list(("A", [1])))
    try source.apply(list(("A", [1, 2])))
    #expect(throws: DataSourceError.repeatedItem(id: "2", first: [0, 1], again: [0, 2])) {
      try source.apply(list(("A", [1, 2, 2])))
    }
  }

  @Test(
    "a removed id can be inserted again in a later update, and can move to a new section",
    arguments: RowComparison.allCases)
  func comesBack(_ comparison: RowComparison) throws {
    let source = try comparison.makeSource(list(("A", [1, 2])))
    try source.apply(list(("A", [1])))
    try source.apply(list(("A", [1, 2])))
    try source.apply(list(("B", [2])))
    #expect(source.sections == list(("B", [2])))
  }

  @Test(
    "a data source that does not check ids accepts all rows with a repeated id",
    arguments: RowComparison.allCases)
  func trusted(_ comparison: RowComparison) throws {
    let source = try comparison.makeSource(trustingIDs: true)
    let contents = [
      list(("A", [1, 1])), list(("A", [1, 1, 2]), ("B", [2])), list(("B", [2, 1, 2]), ("A", [1])),
    ]
    for content in contents {
      let old = source.sections
      let update = try source.apply(content)
      #expect(source.sections == content)
      #expect(UpdateReplay(update: update, old: old, new: content).faults == [])
    }
  }

  @Test("`keepingFirst(of:)` keeps the first section or item with each id and reports the others")
  func keepingFirst() throws {
    let (sections, faults) = ListSection.keepingFirst(
      of: list(("A", [1, 2, 1]), ("B", [2, 3]), ("A", [4])))
    #expect(sections == list(("A", [1, 2]), ("B", [3])))
    #expect(
      faults == [
        .repeatedItem(id: "1", first: [0, 0], again: [0, 2]),
        .repeatedItem(id: "2", first: [0, 1], again: [1, 0]),
        .repeatedSection(id: "A", first: 0, again: 2),
      ])
  }

  @Test("the error's description is a sentence with the positions and the problem")
  func sentence() {
    let fault = DataSourceError.repeatedItem(id: "7", first: [0, 1], again: [1, 0])
    #expect(
      fault.description
        == "The item 7 at [1, 0] has the id of the item at [0, 1]; the list was not changed.")
    #expect(
      DataSourceError.repeatedSection(id: "A", first: 0, again: 2).description
        == "Section 2 has the id A of section 0; the list was not changed.")
  }
}
