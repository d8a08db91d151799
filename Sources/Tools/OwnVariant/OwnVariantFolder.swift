package import Foundation
package import SourceMeasures

/// The folder with the Swift files of a reader's people list.
package struct OwnVariantFolder: Sendable {
  /// The reason why a folder cannot be measured or built.
  package enum Fault: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    case noSwiftFile(path: String)
    case isPackage(path: String)
    case noEntryType(path: String)

    package var description: String {
      switch self {
      case .missing(let path): "There is no folder \(path)."
      case .noSwiftFile(let path): "\(path) contains no Swift file."
      case .isPackage(let path):
        "\(path) is a package. Name the folder of the module, such as Sources/MyPeopleList."
      case .noEntryType(let path):
        "No file in \(path) declares `public class \(OwnVariantFolder.entryType)`.\n"
          + OwnVariantFolder.entryRequirement
      }
    }
  }

  /// The name of the class that the folder must declare.
  package static let entryType = VariantGroup.people.controllerRole

  /// The members that the class must have, in a sentence for the user.
  package static let entryRequirement = """
    The specification needs a view controller class \(entryType) with these public members:
      - init(store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext,
          notifications: NotificationCenter)
      - var communicator: any APICommunicator
      - var sync: (any PeopleSync)?
      - var addressBook: (any AddressBook)?
    """

  /// The folder, without symbolic links in its path.
  package let url: URL
  /// The files of the variant. The variant is named after the folder.
  package let sources: VariantSources

  /// The name of the folder.
  package var name: String { sources.variant.rawValue }

  /// Reads the Swift files of a folder, and checks that a file declares the class ``entryType``.
  package init(_ folder: URL) throws {
    let url = folder.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw Fault.missing(path: folder.path) }
    let files = try PackageSources.files(in: url)
    guard !files.isEmpty else { throw Fault.noSwiftFile(path: folder.path) }
    guard !files.contains(where: { $0.path == "Package.swift" }) else {
      throw Fault.isPackage(path: folder.path)
    }
    guard files.contains(where: \.declaresEntryType) else {
      throw Fault.noEntryType(path: folder.path)
    }
    self.url = url
    let name = folder.standardizedFileURL.lastPathComponent
    sources = VariantSources(Variant(rawValue: name), files: files, tests: [])
  }
}

extension SwiftSource {
  /// Whether the file declares a public class with the name `entryType`.
  fileprivate var declaresEntryType: Bool {
    code.indices.dropFirst().contains { index in
      code[index].text == OwnVariantFolder.entryType && code[index - 1].text == "class"
        && code[..<(index - 1)].suffix(3).contains { ["public", "open"].contains($0.text) }
    }
  }
}
