import Foundation
import PeopleListVariants
import ScriptRunner

/// A process of its own in which one variant runs, so that its memory is its own.
@MainActor
enum MemoryChild {
  /// The child did not come to its end.
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// How a run asks another one for it; no user does.
  static let option = CommandLineOption("--memory-child", "VARIANT,PEOPLE,FILE", "")

  /// What makes glibc's allocator give back at once what is free. Left alone it keeps some for each
  /// thread, and one variant holds 91 to 128 MB, as luck has it; this way it holds the same to
  /// within 1 MB. Other allocators do not know these names.
  private static let frugality = [
    "MALLOC_ARENA_MAX": "1", "MALLOC_TRIM_THRESHOLD_": "0", "MALLOC_TOP_PAD_": "0",
  ]

  /// In the child: opens, merges, adds, and answers how many bytes are held then.
  static func measure(_ task: String) async throws -> Int {
    let parts = task.split(separator: ",", maxSplits: 2).map(String.init)
    guard parts.count == 3, let variant = PeopleListVariant(rawValue: parts[0]),
      let count = Int(parts[1])
    else { throw UsageError("\(option.name) \(option.value ?? "") is for the program itself") }
    var bytes: Result<Int, ResidentMemory.Unknown> = .failure(ResidentMemory.Unknown())
    let url = URL(filePath: parts[2])
    _ = try await MeasuredScreen(variant, count: count).measure(at: url) {
      bytes = Result { () throws(ResidentMemory.Unknown) in try ResidentMemory.bytes() }
    }
    return try bytes.get()
  }

  /// In the parent: starts a child on the file, and waits for its answer.
  static func bytes(of variant: PeopleListVariant, _ count: Int, at url: URL) async throws -> Int {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = [option.name, "\(variant.rawValue),\(count),\(url.path)"]
    child.environment = ProcessInfo.processInfo.environment.merging(frugality) { $1 }
    let output = Pipe()
    child.standardOutput = output
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      child.terminationHandler = { _ in ended.resume() }
      do {
        try child.run()
      } catch {
        child.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    // What the child says is a number: it fits into the pipe long before anybody reads it.
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard child.terminationStatus == 0, let bytes = Int(text.dropLast()) else {
      throw Failed(description: "the process that measures \(variant.rawValue)'s memory failed")
    }
    return bytes
  }
}
