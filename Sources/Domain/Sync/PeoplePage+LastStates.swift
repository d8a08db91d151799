extension PeoplePage {
  /// Whether nobody was changed or deleted.
  public var tellsOfNobody: Bool { people.isEmpty && deleted.isEmpty }

  /// Everybody in the page with their last state, nil for the deleted, in the page's order.
  ///
  /// Somebody who is in it twice counts in the higher revision. Who is in both lists is there:
  /// nobody is deleted on a doubtful word.
  public var lastStates: [(id: Person.ID, remote: RemotePerson?)] {
    var places: [Person.ID: Int] = [:]
    var states: [(id: Person.ID, remote: RemotePerson?)] = []
    for remote in people {
      if let place = places[remote.id] {
        if let known = states[place].remote, known.revision >= remote.revision { continue }
        states[place].remote = remote
      } else {
        places[remote.id] = states.count
        states.append((remote.id, remote))
      }
    }
    for id in deleted where places[id] == nil { states.append((id, nil)) }
    return states
  }
}
