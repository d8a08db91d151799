import Foundation
import Lab
import TestSupport
import Testing

@Suite("Committed exercises")
struct CommittedExercisesTests {
  @Test("all exercises can be read, and no two have the same id or name")
  func unique() throws {
    let exercises = try Exercise.all(in: SourceFile.root)
    #expect(!exercises.isEmpty)
    #expect(Set(exercises.map(\.id)).count == exercises.count)
    #expect(Set(exercises.map(\.name)).count == exercises.count)
  }
}
