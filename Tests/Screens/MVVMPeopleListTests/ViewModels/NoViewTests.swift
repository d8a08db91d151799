import TestSupport
import Testing

@Suite("MVVM: a view model knows no view")
struct NoViewTests {
  private static let views = ["ViewController", "View", "Label", "Button", "TableView", "Cell"]

  /// All that is neither a view nor a controller of one, nor binds them.
  private static func logic() throws -> [SourceFile] {
    try SourceFile.all(below: "Sources/Screens/MVVMPeopleList").filter { file in
      !file.imports.contains { ["HeadlessUI", "HeadlessAdapters", "Binding"].contains($0) }
    }
  }

  @Test(
    "the view models import nothing that draws",
    arguments: ["PeopleListViewModel", "PersonFormViewModel", "PeoplePickerViewModel"])
  func imports(_ model: String) throws {
    let files = try SourceFile.all(below: "Sources/Screens/MVVMPeopleList")
      .filter { $0.path.contains("/\(model)") }
    #expect(!files.isEmpty)
    let allowed = ["Domain", "Foundation", "Observation", "Presenter"]
    for file in files {
      #expect(file.imports.allSatisfy { allowed.contains($0) }, "\(file): \(file.imports)")
    }
  }

  @Test("no view type is named in what they are made of")
  func names() throws {
    let files = try Self.logic()
    #expect(files.count >= 9)
    for file in files {
      let words = file.codeLines.flatMap { $0.split { !$0.isLetter } }
      for view in Self.views { #expect(!words.contains { $0 == view }, "\(file) names \(view)") }
    }
  }

  @Test("their tests need no window and no view, either")
  func tests() throws {
    let folder = "Tests/Screens/MVVMPeopleListTests"
    let decisions = ["ServerFails", "RowMoves", "ConfirmationRefused", "SortChanges"]
    let files =
      try SourceFile.all(below: "\(folder)/ViewModels")
      + (decisions + ["ClosedMidRequest"]).map {
        try SourceFile("\(folder)/Decisions/\($0)Tests.swift")
      }
    for file in files {
      for module in ["HeadlessUI", "HeadlessAdapters", "Pilot"] {
        #expect(!file.imports.contains(module), "\(file) imports \(module)")
      }
    }
  }
}
