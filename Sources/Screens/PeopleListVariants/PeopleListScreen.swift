public import Domain
public import HeadlessUI

/// What a composition root may say to a people list, whichever variant it is.
///
/// Hand in communicator and syncing before the view is loaded; the address book may come and go.
@MainActor
public protocol PeopleListScreen: ViewController {
  /// The way to the web API; nobody is asked until one is handed in.
  var communicator: any APICommunicator { get set }
  /// The syncing whose state is shown, where there is one.
  var sync: (any PeopleSync)? { get set }
  /// Where people can be picked from; without one, adding goes straight to the form.
  var addressBook: (any AddressBook)? { get set }
}
