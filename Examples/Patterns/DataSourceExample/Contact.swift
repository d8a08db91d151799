import DataSource

/// Somebody in the list; a name may change, the number stays.
struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var initial: String { String(name.prefix(1)) }
}

/// What the list shows: people, and at times a banner.
enum ContactRow: Identifiable, Equatable {
  case banner(String)
  case contact(Contact)

  var id: Int {
    switch self {
    case .banner: 0
    case .contact(let contact): contact.id
    }
  }
}
