public import Domain
public import Foundation

/// A vCard file that serves as an address book.
///
/// A picker uses ``contents()``. An import uses ``read()``, which also returns line numbers.
public struct VCardFile: AddressBook {
  private static let largest = 64 * 1024 * 1024

  private let url: URL
  private let today: CalendarDate

  /// Creates an address book for the file at `url` without reading it.
  ///
  /// - Parameter today: the user's current date. A later birthday is left out.
  public init(at url: URL, today: CalendarDate) {
    self.url = url
    self.today = today
  }

  /// Returns the people in the order of the file, and the skipped cards.
  ///
  /// - Throws: `AddressBookError` if the file cannot be read or contains no person.
  public func contents() async throws(AddressBookError) -> AddressBookContents {
    try read().contents
  }

  /// Returns the people in the file, and the cards that were skipped.
  ///
  /// - Throws: `AddressBookError` if the file cannot be read, is larger than 64 MB or contains no
  ///   person. In the last case, the error's description lists the problems with
  ///   their lines.
  public func read() throws(AddressBookError) -> VCardImport {
    let data: Data
    do {
      // Unlike `Data(contentsOf:)`, a file handle also reads a pipe, which has no size.
      data = try FileHandle(forReadingFrom: url).read(upToCount: Self.largest + 1) ?? Data()
    } catch {
      throw AddressBookError("“\(url.path)” cannot be read. \(Self.reason(error)).")
    }
    guard data.count <= Self.largest else {
      throw AddressBookError("“\(url.path)” cannot be read. The file is larger than 64 MB.")
    }
    let found = VCardReader().read(data, today: today)
    guard found.people.isEmpty, !found.problems.isEmpty else { return found }
    let problems = found.problems.map(\.description).joined(separator: "\n  ")
    throw AddressBookError("“\(url.path)” contains no person to import.\n  \(problems)")
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: "The file does not exist"
    case .fileReadNoPermission: "You do not have permission"
    default: "It is a folder, or the disk failed"
    }
  }
}
