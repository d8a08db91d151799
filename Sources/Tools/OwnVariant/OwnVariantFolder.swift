package import Foundation
package import SourceMeasures

/// The folder with the Swift files of a reader's people list.
package struct OwnVariantFolder: Sendable {
  /// The reason why a folder cannot be measured or built.
  package enum Fault: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    case noSwiftFile(path: String)
    case isPackage(path: String)
    case noEntry(path: String)

    package var description: String {
      switch self {
      case .missing(let path): "There is no folder \(path)."
      case .noSwiftFile(let path): "\(path) contains no Swift file."
      case .isPackage(let path):
        "\(path) is a package. Name the folder of the module, such as Sources/MyPeopleList."
      case .noEntry(let path):
        "No file in \(path) declares `public func \(OwnVariantFolder.entry)`.\n"
          + OwnVariantFolder.entryRequirement
      }
    }
  }

  /// The name of the function that the folder must declare.
  package static let entry = "makePeopleList"

  /// The declaration of the function, in a sentence for the user.
  package static let entryRequirement = """
    The specification creates the screen with this public function:
      @MainActor func \(entry)(
        store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
        sync: (any PeopleSync)?, addressBook: (any AddressBook)?, context: PresentationContext,
        notifications: NotificationCenter
      ) -> UIViewController
    """

  /// The folder, without symbolic links in its path.
  package let url: URL
  /// The files of the variant, which has the name of the folder.
  package let sources: VariantSources

  /// The folder's name in the path that the user wrote.
  ///
  /// If the path is a symbolic link, this is the name of the link.
  package var name: String { sources.variant.rawValue }

  /// Reads the Swift files of a folder.
  ///
  /// Throws ``Fault/noEntry(path:)`` if no file declares the function ``entry``.
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
    guard files.contains(where: \.declaresEntry) else { throw Fault.noEntry(path: folder.path) }
    self.url = url
    let name = folder.standardizedFileURL.lastPathComponent
    sources = VariantSources(Variant(rawValue: name), files: files, tests: [])
  }
}

extension SwiftSource {
  /// Whether the file declares a public function with the name `entry`.
  fileprivate var declaresEntry: Bool {
    code.indices.dropFirst(2).contains { index in
      code[(index - 2)...index].map(\.text) == ["public", "func", OwnVariantFolder.entry]
    }
  }
}
