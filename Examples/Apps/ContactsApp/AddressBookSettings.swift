import Domain
import Foundation
import PeopleListVariants
import Presenter
import Sync
import TerminalUI

/// The settings of one run of the address book.
struct AddressBookSettings {
  /// The variant of the screen.
  var variant: PeopleListVariant
  /// The database's file.
  var database: URL
  /// The storage of the sort order.
  var defaults: UserDefaults
  /// The locale, time zone and clock.
  var context: PresentationContext
  /// The size of the screen in characters.
  var size: GridSize
  /// Whether the app starts offline.
  var isOffline: Bool
  /// The limits and the waiting times of the sync.
  var syncConfiguration = SyncConfiguration()
  /// The people that the user can pick from the address book.
  var addressBook = AddressBookContents([])
}

extension SyncConfiguration {
  /// A configuration for scripts, with short waits between sync attempts.
  ///
  /// If a change cannot be sent, the next run of the program sends it.
  static var hasty: SyncConfiguration {
    var configuration = SyncConfiguration()
    configuration.backOff.first = .milliseconds(20)
    return configuration
  }
}

/// User settings in memory, so that each script starts with the same settings.
final class TransientDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func string(forKey key: String) -> String? { values[key] as? String }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
}
