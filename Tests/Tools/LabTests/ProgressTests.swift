import Foundation
import Lab
import TestSupport
import Testing

@Suite("The learner's progress")
struct ProgressTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.file("Lab") }

  init() throws { temporary = try TemporaryFolder() }

  @Test("without a progress file, there are no records, and reading creates no file")
  func empty() throws {
    let isEmpty = try LabProgress(in: folder).records.isEmpty
    #expect(isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("an update is stored under the exercise's id and keeps the other records")
  func update() throws {
    try LabProgress.update("00000001", in: folder) { $0.attempts += 1 }
    try LabProgress.update("unknown", in: folder) { $0.isSolved = true }
    let record = try LabProgress.update("00000001", in: folder) { $0.attempts += 1 }
    #expect(record.attempts == 2)
    let progress = try LabProgress(in: folder)
    #expect(progress["00000001"] == record)
    #expect(progress["unknown"]?.isSolved == true)
    #expect(progress["00000002"] == nil)
  }

  @Test("an update of a damaged file throws an error with the file's name, and keeps the file")
  func damaged() throws {
    try temporary.write("{\"records\":", to: "Lab/progress.json")
    let error = #expect(throws: LabProgress.Unreadable.self) {
      try LabProgress.update("00000001", in: self.folder) { $0.attempts += 1 }
    }
    #expect(error?.description.contains("Lab/progress.json") == true)
    let text = try temporary.read("Lab/progress.json")
    #expect(text == "{\"records\":")
  }

  @Test("updates from several threads are all stored")
  func concurrent() async throws {
    let folder = folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { try LabProgress.update("00000001", in: folder) { $0.attempts += 1 } }
      }
      try await group.waitForAll()
    }
    let attempts = try LabProgress(in: folder)["00000001"]?.attempts
    #expect(attempts == 20)
  }
}
