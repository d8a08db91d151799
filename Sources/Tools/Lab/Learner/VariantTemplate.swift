package import Foundation
package import SourceMeasures

/// A people list of the kit that a learner can copy and change.
package struct VariantTemplate {
  /// The variants that can be copied.
  ///
  /// The massive variant is missing because it opens its own database, so a test cannot replace its
  /// store.
  package static let variants = VariantGroup.people.variants.filter { $0 != .massive }

  private let variant: Variant

  /// Creates a template from one of ``variants``.
  package init(_ variant: Variant) { self.variant = variant }

  /// Copies the variant to `Lab/Variants/NAME`, and returns the new folder.
  ///
  /// - Throws: ``LabError`` if the name is not usable or the folder exists.
  package func copy(as name: String, in root: URL) throws -> URL {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw LabError("“\(name)” is an invalid name. Use letters and digits, such as MyList.")
    }
    let folder = Self.folder(name, in: root)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw LabError("Lab/Variants/\(name) exists already. Choose another name.")
    }
    let module = PeopleList.of(variant)?.module ?? ""
    let source = root.appending(path: "Sources/Screens/\(module)")
    let entry = try entry(for: module, in: root)
    let parent = folder.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    // The files are copied to a hidden folder, which is renamed after the copy is complete.
    let draft = parent.appending(path: ".\(name)-\(UUID())")
    try FileManager.default.copyItem(at: source, to: draft)
    try Data(entry.utf8).write(to: draft.appending(path: "MakePeopleList.swift"))
    try FileManager.default.moveItem(at: draft, to: folder)
    return folder
  }

  /// Returns the folder of the learner's variant with this name.
  package static func folder(_ name: String, in root: URL) -> URL {
    root.appending(path: "Lab/Variants/\(name)")
  }

  /// Returns the names of the learner's variants, sorted.
  package static func names(in root: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder("", in: root).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns a file with the function that creates the screen for the specification.
  ///
  /// Its body is the closure in the kit's file `Open…List.swift`, without the prefix `services.`.
  private func entry(for module: String, in root: URL) throws -> String {
    let path = "Sources/Screens/PeopleListVariants/Open\(module).swift"
    let adapter = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    guard
      let body = adapter.firstMatch(of: /\{ services in\n(.*?)\n    \}\n/.dotMatchesNewlines())?.1
    else { throw LabError("\(path) has no closure that creates the screen.") }
    let creation = body.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
      .replacing("services.", with: "")
    return """
      import Domain
      import HeadlessUI
      import Presenter

      /// Creates the screen, and gives it its services.
      @MainActor public func makePeopleList(
        store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
        sync: (any PeopleSync)?, addressBook: (any AddressBook)?, context: PresentationContext,
        notifications: NotificationCenter
      ) -> UIViewController {
      \(creation)
      }

      """
  }
}
