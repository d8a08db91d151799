import Foundation

extension Violation {
  /// Answers where UIKit raises: stops, unless a test records; then the caller falls back to
  /// something sensible, which its own documentation names.
  nonisolated static func raise(_ message: String) {
    guard let log = ViolationLog.current else { fatalError(message) }
    log.record(Violation(.exception, message))
  }

  /// Answers where UIKit logs: one line on standard error, unless a test records.
  nonisolated static func warn(_ message: String) {
    guard let log = ViolationLog.current else {
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
      return
    }
    log.record(Violation(.warning, message))
  }

  /// An object as it is named in a complaint: `<PeopleViewController>`, without its address, so
  /// that a test can compare it.
  nonisolated static func name(_ object: AnyObject) -> String {
    "<\(type(of: object))>"
  }
}
