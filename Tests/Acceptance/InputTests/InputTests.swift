import Foundation
import TestSupport
import Testing

@testable import ScriptRunner

@Suite("Damaged input", .tags(.random), .timeLimit(.minutes(3)))
@MainActor
struct InputTests {
  @Test(
    "damaged input is read or refused within 10 seconds, and the output is short and printable",
    arguments: InputKind.allCases)
  func mutants(_ kind: InputKind) async throws {
    let reader = try await InputReader(kind)
    var mutator = Mutator(of: kind.example, fragments: kind.fragments)
    for number in 0..<kind.count {
      let mutant = mutator.next()
      let (limit, mutantName) = (Duration.seconds(10), "mutant \(number) of seed \(Mutator.seed)")
      var (printed, times) = ("", [Duration]())
      // A script may wait for other tests on the main actor. So slow input is read up to three times.
      repeat {
        let time = await ContinuousClock().measure {
          printed = await output { console in try await reader.read(mutant, console) }
        }
        times.append(time)
      } while times.count < 3 && times.allSatisfy { $0 >= limit }
      #expect(times.contains { $0 < limit }, "\(mutantName): \(times)")
      #expect(printed.utf8.count <= 200 * mutant.count + 10_000, "\(mutantName)")
      #expect(
        printed.unicodeScalars.allSatisfy(Self.isAllowed),
        "\(mutantName): \(printed.debugDescription)")
    }
  }

  @Test("reading an undamaged example prints a result and no error", arguments: InputKind.allCases)
  func examples(_ kind: InputKind) async throws {
    let reader = try await InputReader(kind)
    let printed = await output { console in
      try await reader.read(Array(kind.example.utf8), console)
    }
    #expect(!printed.hasPrefix("test: "))
    #expect(!printed.isEmpty)
  }

  /// Returns what `body` prints on a terminal, including the error that it throws.
  private func output(_ body: (Console) async throws -> Void) async -> String {
    var printed = ""
    var console = Console(program: "test")
    console.isTerminal = true
    console.output = { printed += $0 }
    console.errors = { printed += $0 }
    do {
      try await body(console)
    } catch {
      console.complain(CommandLineProgram.sentence(of: error))
    }
    return printed
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || scalar.properties.generalCategory != .control && !(0x202A...0x202E).contains(scalar.value)
  }
}
