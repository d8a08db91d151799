import Domain
import Foundation
import PeopleListVariants
import ScriptRunner
import Sync
import TerminalUI

/// What one run of the address book is made with.
struct AddressBookSettings {
  /// How the screen is written.
  var variant: PeopleListVariant
  /// The database's file.
  var database: URL
  /// Where the user's choice of order is kept.
  var defaults: UserDefaults
  /// The locale, time zone and clock.
  var run: RunSettings
  /// The size of the screen in characters.
  var size: GridSize
  /// Whether the server is not to be asked at first.
  var isOffline: Bool
  /// How patient the syncing is.
  var patience = SyncConfiguration()
  /// Who is in the book from which people can be picked.
  var addressBook: [PersonInfo] = []
}

extension SyncConfiguration {
  /// For scripts, where nobody looks on: a server that is not there is known for it in an instant,
  /// and not after some seconds at each command. What waits is sent by the next run.
  static var hasty: SyncConfiguration {
    var configuration = SyncConfiguration()
    configuration.backOff.first = .milliseconds(20)
    return configuration
  }
}
