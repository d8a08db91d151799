import Foundation
import Presenter
import TestSupport
import Testing

@testable import ScriptRunner

@Suite("Standard options")
struct StandardOptionsTests {
  @Test(
    "the first variable of LC_ALL, LC_TIME and LANG that is not empty determines the locale",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_TIME": "sv_SE", "LANG": "de_DE.UTF-8"], "sv_SE"),
      (["LC_ALL": "fr_FR@euro", "LC_TIME": "sv_SE"], "fr_FR"),
      (["LC_ALL": "", "LANG": "en_US.UTF-8"], "en_US"),
    ])
  func named(_ environment: [String: String], _ identifier: String) {
    #expect(StandardOptions.locale(of: environment).identifier == identifier)
  }

  @Test(
    "without a valid variable, the system's locale is used", arguments: ["", "C", "C.UTF-8", "zz"])
  func unknown(_ name: String) {
    #expect(StandardOptions.locale(of: ["LANG": name]) == .current)
    #expect(StandardOptions.locale(of: [:]) == .current)
  }

  @Test("a script has a fixed locale, time zone and date")
  func scripted() throws {
    let options = try CommandLineOptions([], knowing: StandardOptions.options)
    let context = try StandardOptions(options, environment: ["LANG": "de_DE.UTF-8"])
      .context(isScripted: true)
    #expect(context.locale.identifier == "en_US")
    #expect(context.timeZone == .gmt)
    #expect(abs(context.now().timeIntervalSince1970 - 1_795_348_800) < 1)
  }

  @Test("each date of a script's clock is later than the previous date and later than stored dates")
  func scriptClock() throws {
    let newest = Date(timeIntervalSince1970: 2_000_000_000)
    let options = try CommandLineOptions([], knowing: StandardOptions.options)
    let context = try StandardOptions(options).context(isScripted: true, after: newest)
    let first = context.now()
    #expect(newest < first)
    #expect(first < context.now())
  }

  @Test(
    "`--date` sets the date of a script and of an interactive run", arguments: [true, false])
  func date(isScripted: Bool) throws {
    let words = ["--date", "2020-02-29"]
    let options = try CommandLineOptions(words, knowing: StandardOptions.options)
    let now = try StandardOptions(options).context(isScripted: isScripted).now()
    #expect(abs(now.timeIntervalSince1970 - 1_582_977_600) < 1)
  }

  @Test(
    "an invalid `--date` throws an error",
    arguments: ["tomorrow", "2023-02-29", "2023-2-9", "22-11-2026"])
  func badDate(_ text: String) throws {
    let options = try CommandLineOptions(["--date", text], knowing: StandardOptions.options)
    #expect(throws: ProgramError.self) { try StandardOptions(options) }
  }

  #if !canImport(Darwin)
    @Test("`--locale` overrides the environment, which overrides the system")
    func order() throws {
      let german = ["LANG": "de_DE.UTF-8"]
      func locale(_ arguments: [String]) throws -> String {
        let options = try CommandLineOptions(arguments, knowing: StandardOptions.options)
        return try StandardOptions(options, environment: german).context(isScripted: false)
          .locale.identifier
      }
      let fromEnvironment = try locale([])
      #expect(fromEnvironment == "de_DE")
      let fromOption = try locale(["--locale", "sv_SE"])
      #expect(fromOption == "sv_SE")
    }
  #endif
}
