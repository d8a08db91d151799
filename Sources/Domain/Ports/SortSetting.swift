/// Which name the user wants lists of people sorted by (row A5).
@MainActor
public protocol SortSetting: AnyObject {
  /// The stored choice; by last name until one was made.
  var nameOrder: NameOrder { get set }
}
