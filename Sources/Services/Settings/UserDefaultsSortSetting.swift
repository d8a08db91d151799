public import Domain
import Foundation

/// A sort setting that is stored in `UserDefaults`.
///
///     let setting = UserDefaultsSortSetting(defaults: .standard)
///     setting.nameOrder = .firstName
@MainActor
public final class UserDefaultsSortSetting: SortSetting {
  private let defaults: UserDefaults
  private let key: String

  /// Creates a setting that is stored in `defaults` under `key`.
  public init(defaults: UserDefaults, key: String = "sort") {
    self.defaults = defaults
    self.key = key
  }

  /// The stored sort order; by last name if no valid order is stored.
  public var nameOrder: NameOrder {
    get { defaults.string(forKey: key).flatMap(NameOrder.init(rawValue:)) ?? .lastName }
    set {
      defaults.set(newValue.rawValue, forKey: key)
      // On Linux, only this call writes the value to the file.
      defaults.synchronize()
    }
  }
}
