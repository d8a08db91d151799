import Domain
import Foundation
import Settings
import Testing

@Suite("The sort setting with injected `UserDefaults`")
@MainActor struct GivenDefaultsTests {
  @Test("sort settings with different `UserDefaults` have separate orders")
  func separate() throws {
    try withDefaults { first in
      try withDefaults { second in
        UserDefaultsSortSetting(defaults: first).nameOrder = .firstName
        #expect(first.string(forKey: "sort") == "firstName")
        #expect(UserDefaultsSortSetting(defaults: second).nameOrder == .lastName)
      }
    }
  }

  @Test("if other code changes the stored order, the next access returns the new order")
  func changedElsewhere() throws {
    try withDefaults { defaults in
      let setting = UserDefaultsSortSetting(defaults: defaults)
      #expect(setting.nameOrder == .lastName)
      defaults.set("firstName", forKey: "sort")
      #expect(setting.nameOrder == .firstName)
    }
  }

  /// Passes empty defaults to `body`, and removes them afterwards.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "unmassive-given-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer {
      defaults.removePersistentDomain(forName: name)
      defaults.synchronize()
    }
    try body(defaults)
  }
}
