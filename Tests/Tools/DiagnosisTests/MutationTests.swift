import Diagnosis
import Foundation
import TestSupport
import Testing

@Suite("Diagnosis: random damage", .tags(.random))
struct DiagnosisMutationTests {
  @Test("the tool reads damaged sources without a crash, and each range lies inside the file")
  func mutants() {
    var random = SeededGenerator(seed: Mutator.seed)
    for number in 0..<4 * Mutator.count {
      let text = String(decoding: Self.mutant(by: &random), as: UTF8.self)
      let lines = 1 + text.utf8.count { $0 == UInt8(ascii: "\n") }
      let diagnosis = AppDiagnosis([("A.swift", text)])
      for range in diagnosis.controllers.flatMap(\.jobs).flatMap(\.ranges) {
        #expect(1 <= range.first && range.last <= lines, "mutant \(number)")
      }
      #expect(diagnosis.files == 1)
    }
  }

  private static let original = Array(
    (JobTests.examples.map(\.members).joined(separator: "\n") + listMembers).utf8)

  private static let fragments = [
    "(", ")", "\"\"\"", "\\(", "/*", "*/", "//", "#", "#\"", "`",
    "class A: UIViewController {", "extension A", "typealias B =", "func", "init", "var x = ",
    "switch x {", "case", "let", "in", ".", ";", "@IBOutlet", "#if DEBUG",
    "struct V: View", "as? AppDelegate", "addChild(", "present(", "=", "where",
  ]

  /// Returns the source of a controller after random edits. Its body is a part of `original`.
  private static func mutant(by random: inout SeededGenerator) -> [UInt8] {
    let start = Int.random(in: 0..<original.count, using: &random)
    let members = original[start...].prefix(Int.random(in: 0...1_500, using: &random))
    let source = "class A: UIViewController {\n\(String(decoding: members, as: UTF8.self))\n}\n"
    var mutator = Mutator(of: source, fragments: fragments, seed: random.next())
    let bytes = mutator.next()
    // Half of the mutants get balanced brackets, because the diagnosis skips a file with unmatched
    // ones.
    return Bool.random(using: &random) ? bytes : balanced(bytes)
  }

  /// Adds the missing closing brackets, and removes the superfluous ones.
  private static func balanced(_ bytes: [UInt8]) -> [UInt8] {
    let (open, close) = ([UInt8]("([{".utf8), [UInt8](")]}".utf8))
    var stack: [UInt8] = []
    var result: [UInt8] = []
    for byte in bytes {
      if let kind = open.firstIndex(of: byte) { stack.append(close[kind]) }
      if close.contains(byte) {
        guard stack.last == byte else { continue }
        stack.removeLast()
      }
      result.append(byte)
    }
    return result + stack.reversed()
  }

  @Test("the tool reads thousands of nested brackets without a crash", arguments: ["{", "(", "["])
  func deep(_ bracket: String) {
    let partner = ["{": "}", "(": ")", "[": "]"][bracket] ?? ""
    let depth = TestCases.runsAll ? 10_000 : 2_000
    let nested =
      String(repeating: "run \(bracket)\n", count: depth)
      + String(repeating: partner + "\n", count: depth)
    let diagnosis = AppDiagnosis([
      ("A.swift", "class A: UIViewController {\nfunc a() {\n\(nested)}\n}")
    ])
    #expect(diagnosis.controllers.map(\.name) == ["A"])
  }
}
