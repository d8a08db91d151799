public import Domain
import Foundation

/// The sort setting as the platform keeps user settings.
///
///     let setting = UserDefaultsSortSetting(defaults: .standard)
///     setting.nameOrder = .firstName
@MainActor
public final class UserDefaultsSortSetting: SortSetting {
  private let defaults: UserDefaults
  private let key: String

  /// A setting kept in `defaults` under `key`.
  public init(defaults: UserDefaults, key: String = "sort") {
    self.defaults = defaults
    self.key = key
  }

  /// The stored choice; by last name where none is stored or the stored one is not known.
  public var nameOrder: NameOrder {
    get { defaults.string(forKey: key).flatMap(NameOrder.init(rawValue:)) ?? .lastName }
    set { defaults.set(newValue.rawValue, forKey: key) }
  }
}
