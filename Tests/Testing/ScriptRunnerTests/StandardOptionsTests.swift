import Foundation
import TestSupport
import Testing

@testable import ScriptRunner

@Suite("The locale is the user's own")
struct StandardOptionsTests {
  @Test(
    "the first of LC_ALL, LC_TIME and LANG that says anything counts",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_TIME": "sv_SE", "LANG": "de_DE.UTF-8"], "sv_SE"),
      (["LC_ALL": "fr_FR@euro", "LC_TIME": "sv_SE"], "fr_FR"),
      (["LC_ALL": "", "LANG": "en_US.UTF-8"], "en_US"),
    ])
  func named(_ environment: [String: String], _ identifier: String) {
    #expect(StandardOptions.locale(of: environment).identifier == identifier)
  }

  @Test("none, C and what nobody knows leave the system's", arguments: ["", "C", "C.UTF-8", "zz"])
  func unknown(_ name: String) {
    #expect(StandardOptions.locale(of: ["LANG": name]) == .current)
    #expect(StandardOptions.locale(of: [:]) == .current)
  }

  #if !canImport(Darwin)
    @Test("an option comes before the environment, and the environment before the system")
    func order() throws {
      let german = ["LANG": "de_DE.UTF-8"]
      func locale(_ arguments: [String]) throws -> String {
        let options = try CommandLineOptions(arguments, knowing: StandardOptions.options)
        return try StandardOptions(options, environment: german).locale.identifier
      }
      let fromEnvironment = try locale([])
      #expect(fromEnvironment == "de_DE")
      let fromOption = try locale(["--locale", "sv_SE"])
      #expect(fromOption == "sv_SE")
    }
  #endif
}
