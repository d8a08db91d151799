import Testing

@testable import RecordedSequences

@Suite("The names of a recorded function")
struct FunctionTests {
  private static func function(_ full: String, _ short: String) -> RecordedFunction {
    RecordedFunction(symbol: "$sA", full: full, short: short, in: SymbolTable(parsing: ""))
  }

  @Test(
    "a function belongs to the module that contains its code, not to that of an extended type",
    arguments: [
      ("SlimPeopleList.PersonFlows.delete(Domain.Person) -> ()", "SlimPeopleList"),
      ("SlimPeopleList.PeopleList.(show in _1E17)(Swift.Int) -> ()", "SlimPeopleList"),
      (
        "closure #1 () async -> () in (extension in Interaction):HeadlessUI.UIView.go() -> ()",
        "Interaction"
      ),
      (
        "(extension in MVVMPeopleList):MVVMPeopleList.ModelObserving.show<A>(A) -> ()",
        "MVVMPeopleList"
      ),
      ("static DataSource.PeopleSections.sections(of: [Domain.PersonRow]) -> ()", "DataSource"),
      (
        "(2) await resume partial function for Interaction.UserInteraction.run() async -> ()",
        "Interaction"
      ),
    ])
  func modules(_ full: String, _ module: String) {
    #expect(Self.function(full, "a()").module == module)
  }

  @Test(
    "thunks and getters are hidden, and other functions have a readable name",
    arguments: [
      ("PersonFlows.delete(_:)", .function, "PersonFlows.delete(_:)"),
      ("ScreenWork.start<A>(_:then:)", .function, "ScreenWork.start(_:then:)"),
      ("static PeopleSections.sections(of:)", .function, "PeopleSections.sections(of:)"),
      ("closure #1 in closure #2 in A.b()", .closure, "A.b()"),
      ("closure #1 in A.count.setter", .hidden, "A.count.setter"),
      ("closure #1 in A.item.getter", .closure, "A.item"),
      ("ScreenWork.count.didset", .function, "ScreenWork.count.didSet"),
      ("A.__allocating_init(frame:)", .objectInit, "A.init(frame:)"),
      ("A.__deallocating_deinit", .objectDeinit, "A.deinit"),
      ("A.init(frame:)", .valueInit, "A.init(frame:)"),
      ("A.title.setter", .setter, "A.title.setter"),
      ("A.title.getter", .hidden, "A.title.getter"),
      ("static A.== infix(_:_:)", .hidden, "A.== infix(_:_:)"),
      (
        "protocol witness for PeopleStore.delete(_:) in conformance SQLitePeopleStore", .witness,
        "PeopleStore.delete(_:)"
      ),
      ("partial apply for closure #1 in A.b()", .hidden, "partial apply for closure #1 in A.b()"),
      ("implicit closure #1 in A.b()", .hidden, "implicit closure #1 in A.b()"),
    ] as [(String, RecordedFunction.Kind, String)])
  func kinds(_ short: String, _ kind: RecordedFunction.Kind, _ name: String) {
    let function = Self.function("M.a() -> ()", short)
    #expect(function.kind == kind)
    #expect(function.name == name)
  }

  @Test("the part of a function after an `await` has the function's symbol and is marked `async`")
  func resumptions() {
    let table = SymbolTable(parsing: "10 t $s1aTQ0_\n8 T $s1a\n20 d $s1aTu\n18 t $s1b\nodd line")
    func function(_ address: UInt) -> RecordedFunction {
      RecordedFunction(symbol: table.name(at: address) ?? "", full: "M.a", short: "a", in: table)
    }
    #expect(function(16) == function(16))
    #expect(function(16).symbol == "$s1a")
    #expect(function(16).isAsync && function(16).isResumption)
    #expect(function(8).isAsync && !function(8).isResumption)
    #expect(!function(24).isAsync)
    #expect(table.name(at: 9) == nil)
  }
}
