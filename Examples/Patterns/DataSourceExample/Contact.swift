/// A person in the list. The name can change, but the id cannot.
struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var initial: String { String(name.prefix(1)) }
}

/// A row of the list: a person or a banner.
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
