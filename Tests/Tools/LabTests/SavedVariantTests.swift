import Foundation
import Lab
import SourceMeasures
import TestSupport
import Testing

@Suite("A variant of the learner")
struct SavedVariantTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.url }

  init() throws {
    folder = try TemporaryFolder()
    for module in PeopleList.all.map(\.module) {
      try folder.write(module, to: "Sources/Screens/\(module)/PersonCell.swift")
      let adapter = "Sources/Screens/PeopleListVariants/Open\(module).swift"
      try folder.write(
        String(contentsOf: SourceFile.root.appending(path: adapter), encoding: .utf8), to: adapter)
    }
  }

  private func read(_ path: String) -> String? { try? folder.read("Lab/Variants/\(path)") }

  @Test(
    "each template is copied, with a function that creates the screen",
    arguments: [
      (.slim, "SlimPeopleList", "store: store, sortSetting: sortSetting, communicator"),
      (.mvvm, "MVVMPeopleList", "PeopleListViewModel("),
      (.modelView, "ModelViewPeopleList", "PeopleModel("),
      (.reducer, "ReducerPeopleList", "PeopleListReducer.reduce"),
      (.protocolSplit, "ProtocolSplitPeopleList", "screen.communicator = communicator"),
      (.mvp, "MVPPeopleList", "PeopleListAssembly.make("),
      (.viper, "VIPERPeopleList", "PeopleListModule.make("),
    ] as [(Variant, String, String)])
  func copies(_ variant: Variant, _ module: String, _ creation: String) throws {
    let folder = try VariantTemplate(variant).copy(as: "Mine", in: root)
    #expect(folder.path.hasSuffix("Lab/Variants/Mine"))
    #expect(read("Mine/PersonCell.swift") == module)
    let entry = try #require(read("Mine/MakePeopleList.swift"))
    #expect(entry.contains("@MainActor public func makePeopleList("))
    #expect(entry.contains(creation))
    #expect(VariantTemplate.names(in: root) == ["Mine"])
  }

  @Test("an existing variant is not replaced")
  func existing() throws {
    _ = try VariantTemplate(.slim).copy(as: "Mine", in: root)
    #expect(throws: LabError.self) {
      try VariantTemplate(.mvvm).copy(as: "Mine", in: self.root)
    }
    #expect(read("Mine/PersonCell.swift") == "SlimPeopleList")
  }

  @Test(
    "a name that is not a Swift identifier is an error",
    arguments: ["", "../Mine", "my list", "1st"])
  func badName(_ name: String) {
    #expect(throws: LabError.self) { try VariantTemplate(.slim).copy(as: name, in: self.root) }
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "Lab").path))
  }
}
