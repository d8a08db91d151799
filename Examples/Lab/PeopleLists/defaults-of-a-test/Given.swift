import Domain
import Foundation
import Settings
import Testing

/// Defaults in memory that record their calls. They write no file.
private final class DefaultsSpy: UserDefaults {
  var values: [String: String] = [:]
  var messages: [String] = []

  override func string(forKey defaultName: String) -> String? {
    messages.append("read")
    return values[defaultName]
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    messages.append("wrote \(value ?? "nothing")")
    values[defaultName] = value as? String
  }

  override func synchronize() -> Bool { true }
}

@Suite("Given: the defaults of the sort setting")
@MainActor struct GivenDefaultsTests {
  @Test("the setting reads and writes only the defaults that it received")
  func injected() {
    let defaults = DefaultsSpy()
    let setting = UserDefaultsSortSetting(defaults: defaults)
    setting.nameOrder = .firstName
    #expect(defaults.messages == ["wrote firstName"])
    #expect(setting.nameOrder == .firstName)
    #expect(defaults.messages == ["wrote firstName", "read"])
  }

  @Test("a change by other code is read at the next access")
  func changedElsewhere() {
    let defaults = DefaultsSpy()
    let setting = UserDefaultsSortSetting(defaults: defaults)
    #expect(setting.nameOrder == .lastName)
    defaults.values = ["sort": "firstName"]
    #expect(setting.nameOrder == .firstName)
  }
}
