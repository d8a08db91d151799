import Foundation
import ScriptRunner
import Testing

@Suite("The console says what a program has to say")
struct ConsoleTests {
  @Test("a result that cannot be written ends the program with the reason, status 74")
  func unwritable() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
        // Standard output becomes a file that can be read only: a full disk fails as late as that.
        dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
        await Console(program: "test").write("figures")
      })
    let complaint = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(complaint.contains("test: the results cannot be written"))
  }

  @Test("a complaint that cannot be written stops nobody")
  func mute() async {
    await #expect(processExitsWith: .exitCode(3)) {
      dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
      await Console(program: "test").complain("something")
      exit(3)
    }
  }
}
