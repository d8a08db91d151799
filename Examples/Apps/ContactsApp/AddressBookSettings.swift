import Domain
import Foundation
import PeopleListVariants
import TerminalUI

/// What one run of the address book is made with.
struct AddressBookSettings {
  /// How the screen is written.
  var variant: PeopleListVariant
  /// The database's file.
  var database: URL
  /// Where the user's choice of order is kept.
  var defaults: UserDefaults
  /// Whose order of names and dates is used.
  var locale: Locale
  /// The size of the screen in characters.
  var size: GridSize
  /// Whether the server is not to be asked at first.
  var isOffline: Bool
  /// Who is in the book from which people can be picked.
  var addressBook: [PersonInfo] = []
  /// What happens at the steps of storing and syncing; nothing, unless a test wants to end here.
  var onStep: SyncStep.Hook = { _ in }
}
