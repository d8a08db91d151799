import Domain
import Foundation
import Settings
import Testing

@Suite("The sort setting")
@MainActor struct SortSettingTests {
  private let name = "unmassive-tests-\(UUID())"

  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let defaults = try #require(UserDefaults(suiteName: name))
    defer {
      defaults.removePersistentDomain(forName: name)
      defaults.synchronize()
    }
    try body(defaults)
  }

  @Test("the order is by last name until another order is set", arguments: [true, false])
  func nameOrder(isStored: Bool) throws {
    try withDefaults { defaults in
      let setting: any SortSetting =
        isStored ? UserDefaultsSortSetting(defaults: defaults) : TransientSortSetting()
      #expect(setting.nameOrder == .lastName)
      setting.nameOrder = .firstName
      #expect(setting.nameOrder == .firstName)
    }
  }

  @Test("a second setting reads the stored order and ignores an unknown value")
  func stored() throws {
    try withDefaults { defaults in
      UserDefaultsSortSetting(defaults: defaults).nameOrder = .firstName
      #expect(UserDefaultsSortSetting(defaults: defaults).nameOrder == .firstName)
      defaults.set("height", forKey: "sort")
      #expect(UserDefaultsSortSetting(defaults: defaults).nameOrder == .lastName)
    }
  }

  #if os(Linux)
    /// The file that `UserDefaults` writes.
    private var file: URL {
      let environment = ProcessInfo.processInfo.environment
      let folder =
        environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
        ?? URL(filePath: NSHomeDirectory()).appending(path: ".config")
      return folder.appending(path: "\(name).plist")
    }

    @Test("the sort order is written to the file before the setter returns")
    func written() throws {
      try withDefaults { defaults in
        UserDefaultsSortSetting(defaults: defaults).nameOrder = .firstName
        let contents = try PropertyListSerialization.propertyList(
          from: try Data(contentsOf: file), format: nil)
        #expect((contents as? [String: String]) == ["sort": "firstName"])
      }
    }
  #endif
}
