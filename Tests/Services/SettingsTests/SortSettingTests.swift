import Domain
import Foundation
import Settings
import Testing

@Suite("Sort setting")
@MainActor struct SortSettingTests {
  @Test(
    "a sort setting is by last name until it is chosen, and then stays", arguments: [true, false])
  func sortSetting(isStored: Bool) throws {
    let name = "unmassive-tests-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let setting: any SortSetting =
      isStored ? UserDefaultsSortSetting(defaults: defaults) : TransientSortSetting()
    #expect(setting.nameOrder == .lastName)
    setting.nameOrder = .firstName
    #expect(setting.nameOrder == .firstName)
  }

  @Test("a stored sort setting is there for the next run; one that nobody knows counts as none")
  func storedSortSetting() throws {
    let name = "unmassive-tests-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    UserDefaultsSortSetting(defaults: defaults).nameOrder = .firstName
    #expect(UserDefaultsSortSetting(defaults: defaults).nameOrder == .firstName)
    defaults.set("height", forKey: "sort")
    #expect(UserDefaultsSortSetting(defaults: defaults).nameOrder == .lastName)
  }
}
