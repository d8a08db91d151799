import Database
import Domain
import Collation
import Foundation
import Presenter

/// A database file with people in it, of which every measurement gets a copy of its own.
///
/// The folder lasts as long as the object.
@MainActor
final class PreparedDatabase {
  static let context = PresentationContext(
    locale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
  private let folder: URL
  private let original: URL

  /// A database of `count` people.
  init(of count: Int) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    original = folder.appending(path: "original.sqlite")
    try await Self.store(at: original).save(MeasuredPeople.make(count))
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A store on the file, as a composition root makes it.
  static func store(at url: URL) async throws -> SQLitePeopleStore {
    let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    return try await SQLitePeopleStore(
      stack, collation: SystemNameCollation(locale: context.locale))
  }

  /// Does `work` with a fresh copy, which is gone afterwards.
  func withCopy<Value>(_ work: @MainActor (URL) async throws -> Value) async throws -> Value {
    let place = folder.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let copy = place.appending(path: "people.sqlite")
    // The write-ahead log belongs to the file for as long as anybody has it open.
    for ending in ["", "-wal"] {
      let source = original.path + ending
      if FileManager.default.fileExists(atPath: source) {
        try FileManager.default.copyItem(atPath: source, toPath: copy.path + ending)
      }
    }
    return try await work(copy)
  }
}
