import Foundation
import RecordedSequences
import SourceMeasures
import TestSupport
import Testing

/// Checks the first document's claims about its split with measures of the sources.
///
/// `Guides/ProtocolSplit.md` lists the results.
@Suite("Claims of the first document about the protocol split")
struct DocumentClaimsTests {
  private let package: PackageSources
  private let split: VariantMeasures
  private let mvvm: VariantMeasures
  private let massive: VariantMeasures

  /// The measures of the variants, which take about a second.
  private static let variants = Result {
    try VariantMeasures.all(in: PackageSources(root: SourceFile.root))
  }

  init() throws {
    package = try PackageSources(root: SourceFile.root)
    let variants = try Self.variants.get()
    split = try #require(variants.first { $0.variant == .protocolSplit })
    mvvm = try #require(variants.first { $0.variant == .mvvm })
    massive = try #require(variants.first { $0.variant == .massive })
  }

  @Test("the controller is short, but the whole split is about as long as the massive variant")
  func shortController() throws {
    let controller = try #require(
      split.roles.first { $0.name == VariantGroup.people.controllerRole })
    #expect(controller.codeLines <= 60)
    #expect(split.controllerDecisions * 10 < massive.controllerDecisions)
    #expect(split.codeLines * 10 > massive.codeLines * 8)
  }

  @Test("unlike MVVM, the split has most of its decisions in files with views")
  func separation() throws {
    #expect(split.decisionsWithoutViews * 2 < split.decisions)
    #expect(mvvm.decisionsWithoutViews * 2 > mvvm.decisions)
    let document = try package.files(below: "Sources/Screens/DocumentSplit")
    let provider = try #require(document.first { $0.role == "DocumentPeopleListDataProvider" })
    #expect(provider.importsViews)
  }

  @Test("the split has fewer types than MVVM, and fewer lines if imported patterns are counted")
  func learningCost() {
    #expect(split.codeLines + split.patternLines < mvvm.codeLines + mvvm.patternLines)
    #expect(split.types < mvvm.types)
  }

  @Test("MVVM needs Observation, but no library for reactive programming")
  func noReactiveLibrary() throws {
    let variants = try VariantSources.all(of: .people, in: package)
    let sources = try #require(variants.first { $0.variant == .mvvm })
    let imports = Set(sources.files.flatMap(\.imports))
    #expect(imports.contains("Observation"))
    #expect(imports.isDisjoint(with: ["Combine", "RxSwift", "ReactiveSwift", "ReactiveCocoa"]))
  }

  /// The document speaks of communication in a team, which no measure of sources can show. So this
  /// test counts the calls between objects, as they were recorded.
  @Test("over all recorded actions, MVVM's objects make more calls than the objects of the split")
  func communication() throws {
    func calls(_ variant: Variant) throws -> Int {
      try RecordedAction.allCases.reduce(0) { sum, action in
        let path = "Examples/Sequences/\(action.rawValue)/\(variant.rawValue).txt"
        let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
        return try sum + RecordedSequence(parsing: text).measures.calls
      }
    }
    let (mvvmCalls, splitCalls) = (try calls(.mvvm), try calls(.protocolSplit))
    #expect(mvvmCalls > splitCalls)
  }

  @Test("the document's mock has table methods and imports a UI module, unlike the kit's mock")
  func mocks() throws {
    let sources = try package.files(
      below: "Sources", of: ["DocumentSplit", "Domain", "HeadlessUI"])
    let mocks = try package.files(below: "Tests/Screens/DocumentSplitTests")
    func measure(_ mock: String, of name: String) throws -> MockMeasures {
      let file = try #require(mocks.first { $0.role == mock })
      return MockMeasures(of: name, mock: file, in: sources)
    }
    let document = try measure("DocumentMockDataProvider", of: "PeopleListDataProviderProtocol")
    #expect(
      document.requirements.map(\.name) == [
        "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
        "managedObjectContext", "tableView", "addPerson(_:)", "fetch()",
      ])
    #expect(document.imports.contains("HeadlessUI"))
    let kit = try measure("SmallMockDataProvider", of: "PeopleListDataProvider")
    #expect(
      kit.requirements.map(\.name)
        == ["rows", "onChange", "fetch()", "addPeople(_:)", "deletePerson(_:)"])
    #expect(kit.imports == ["Domain"])
    #expect(kit.codeLines < document.codeLines)
  }
}
