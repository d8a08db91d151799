import Foundation

@testable import Copies

/// A check whose result depends only on the text of the files.
@MainActor
final class FakeCheck: CopyChecking {
  private(set) var count = 0
  private(set) var steps: [String] = []
  /// The paths of the files in the last check.
  private(set) var paths: Set<String> = []
  private let result: (String) -> CheckResult

  init(_ result: @escaping (String) -> CheckResult) { self.result = result }

  func announce(_ step: String) { steps.append(step) }

  func result(of copies: CheckedCopies) async throws -> CheckResult {
    count += 1
    paths = Set(copies.files.keys)
    let files = copies.files.sorted { $0.key < $1.key }.map(\.value)
    return result(String(decoding: files.joined(), as: UTF8.self))
  }
}
