import Collation
import Database
import Domain
import Foundation
import Presenter

/// A database file with people. Each measurement uses a copy.
///
/// The folder is deleted when the object is deallocated.
@MainActor
final class PreparedDatabase {
  static let context = PresentationContext(
    locale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
  private let folder: URL
  private let original: URL

  /// Creates a database of `count` people.
  init(of count: Int) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    original = folder.appending(path: "original.sqlite")
    try await Self.store(at: original).save(MeasuredPeople.make(count))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a store on the file, as a composition root does.
  static func store(at url: URL) async throws -> SQLitePeopleStore {
    let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    return try await SQLitePeopleStore(
      stack, collation: SystemNameCollation(locale: context.locale))
  }

  /// Calls `work` with a new copy of the database, and deletes the copy afterwards.
  func withCopy<Value>(_ work: @MainActor (URL) async throws -> Value) async throws -> Value {
    let place = folder.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let copy = place.appending(path: "people.sqlite")
    // An open database has a write-ahead log beside its file, which is copied too.
    for ending in ["", "-wal"] {
      let source = original.path + ending
      if FileManager.default.fileExists(atPath: source) {
        try FileManager.default.copyItem(atPath: source, toPath: copy.path + ending)
      }
    }
    return try await work(copy)
  }
}

/// People with invented names in random order. The order is the same in each run.
enum MeasuredPeople {
  static func make(_ count: Int) -> [Person] {
    (0..<count).map { Person(id: id($0), info($0)) }
  }

  /// Returns the server's changes: 50 of the `count` people with other names, and 50 new people.
  static func changes(to count: Int) -> [Person] {
    (0..<50).map { place in
      let number = place * max(count / 50, 1)
      return Person(id: id(number), info(count + 1000 + number))
    } + (0..<50).map { Person(id: id(count + $0), info(count + $0)) }
  }

  private static func id(_ number: Int) -> Person.ID {
    let high = UInt8(truncatingIfNeeded: number >> 16)
    let middle = UInt8(truncatingIfNeeded: number >> 8)
    let low = UInt8(truncatingIfNeeded: number)
    return Person.ID(UUID(uuid: (high, middle, low, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  }

  private static func info(_ number: Int) -> PersonInfo {
    // Knuth's multiplicative hash gives consecutive numbers different names.
    let mixed = UInt32(truncatingIfNeeded: number) &* 2_654_435_761
    let birthday = try? CalendarDate(
      year: 1920 + number % 90, month: number % 12 + 1, day: number % 28 + 1)
    return PersonInfo(
      storedFirstName: name(mixed >> 6, syllables: 2), lastName: name(mixed, syllables: 5),
      birthday: birthday)
  }

  private static func name(_ seed: UInt32, syllables count: Int) -> String {
    var rest = seed
    var name = ""
    for _ in 0..<count {
      name += syllables[Int(rest % UInt32(syllables.count))]
      rest = rest / UInt32(syllables.count) &+ seed >> 16
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let syllables = [
    "ba", "be", "da", "do", "el", "fa", "ga", "hel", "in", "ja", "ka", "kor", "la", "lin", "lo",
    "ma", "mi", "mor", "na", "no", "or", "pa", "ra", "ro", "sa", "sen", "ta", "va",
  ]
}
