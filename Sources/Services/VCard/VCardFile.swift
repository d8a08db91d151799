public import Domain
public import Foundation

/// A vCard file as an address book to pick people from (row A11).
///
/// The picker shows the people alone; whoever imports the file asks ``read()``, which also tells
/// what had to be skipped.
public struct VCardFile: AddressBook {
  private let url: URL
  private let today: CalendarDate

  /// The file at `url`; nothing is read yet.
  ///
  /// - Parameter today: the day at the user's place; a birthday after it is left out.
  public init(at url: URL, today: CalendarDate) {
    self.url = url
    self.today = today
  }

  /// Everybody in the file, in its order.
  ///
  /// - Throws: `AddressBookError` where the file cannot be read, or nobody in it.
  public func people() async throws(AddressBookError) -> [PersonInfo] {
    try read().people.map(\.info)
  }

  /// Everybody in the file, and what had to be skipped.
  ///
  /// - Throws: `AddressBookError` where the file cannot be read, or nobody in it; the sentence names
  ///   the file and, where cards are at fault, every line that is.
  public func read() throws(AddressBookError) -> VCardImport {
    let data: Data
    do {
      // By a handle, for it may be a pipe, which has no size.
      data = try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    } catch {
      throw AddressBookError("\(url.path) cannot be read: \(Self.reason(error))")
    }
    let found = VCardReader().read(data, today: today)
    guard found.people.isEmpty, !found.problems.isEmpty else { return found }
    let problems = found.problems.map(\.description).joined(separator: "\n  ")
    throw AddressBookError("\(url.path) holds nobody to import:\n  \(problems)")
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "it may not be read by this user"
    default: "it is a folder, or its disk failed"
    }
  }
}
