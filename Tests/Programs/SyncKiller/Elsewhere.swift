import DemoServer
import Domain

/// Another device, which changes people while the killed program is down; and what has to be
/// everywhere when all is synced again.
struct Elsewhere {
  /// Everybody who has to be there at the end.
  private(set) var expected: [Person.ID: PersonInfo]

  private let device: DeviceFile.Contents
  private var generator: Chance
  private var names: Names

  /// Begins with what the kill has left on the device.
  init(_ device: DeviceFile.Contents, _ plan: KillPlan) {
    self.device = device
    expected = device.people
    (generator, names) = (plan.generator, plan.names)
  }

  /// Changes what the server has, and says what follows from it.
  mutating func act(on state: inout PeopleServerState) throws {
    for remote in state.people.sorted(by: { $0.person.firstName < $1.person.firstName }) {
      let (id, there) = (remote.id, remote.person.info)
      guard let here = device.people[id] else {
        // Whoever is not on the device was deleted there, or is yet to be received.
        if !device.deletions.contains(id) { expected[id] = there }
        continue
      }
      if here == there {
        replace(id, in: &state)
      } else if Bool.random(using: &generator) {
        try addBirthday(to: remote, unlike: here, in: &state)
      }
    }
    let newcomer = Person(names.next())
    state.put(newcomer)
    expected[newcomer.id] = newcomer.info
  }

  /// What the device has as well is replaced, or removed, knowingly: a request that is made twice
  /// would undo it.
  private mutating func replace(_ id: Person.ID, in state: inout PeopleServerState) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      state.remove(id)
      expected[id] = nil
    case 1...2:
      let info = names.next()
      state.put(Person(id: id, info))
      expected[id] = info
    default: break
    }
  }

  /// The device has given them another name, and says so later: both edits live.
  private mutating func addBirthday(
    to remote: RemotePerson, unlike here: PersonInfo, in state: inout PeopleServerState
  ) throws {
    let (there, birthday) = (remote.person, try CalendarDate(year: 1_900, month: 1, day: 1))
    let known = PersonInfo(
      storedFirstName: there.firstName, lastName: there.lastName, birthday: birthday)
    state.put(Person(id: remote.id, known))
    expected[remote.id] = PersonInfo(
      storedFirstName: here.firstName, lastName: here.lastName, birthday: birthday)
  }
}
