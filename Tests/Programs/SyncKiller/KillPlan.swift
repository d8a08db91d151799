import Database
import DemoServer
import Domain
import SourceMeasures

/// A point in a sync at which a program is killed.
enum SyncStep: String, CaseIterable {
  /// A migration is about to run, inside its transaction.
  case beforeMigration
  /// A migration has run, but its transaction is not committed.
  case afterMigration
  /// An edit and its outbox entry are written but not committed.
  case beforeCommit
  /// An edit is committed, and the call has not returned.
  case afterCommit
  /// Requests are stored and about to be sent.
  case beforeSend
  /// The server has received a request and has not applied it.
  case beforeApply
  /// The server has applied a request and has not replied.
  case afterApply
  /// A reply has arrived, and nothing is stored yet.
  case afterReply
  /// The outcomes of the requests are written but not committed.
  case beforeAcknowledgement
  /// The outcomes of the requests are committed.
  case afterAcknowledgement
  /// A page is merged but not committed.
  case beforeMerge
  /// A page is committed.
  case afterMerge

  /// Whether the step occurs in the server instead of the program.
  var isAtServer: Bool { self == .beforeApply || self == .afterApply }
}

/// The actions of one cycle, chosen by a seed. Consecutive seeds go through all steps.
struct KillPlan: CustomStringConvertible {
  /// The step at which the program is killed.
  let step: SyncStep
  /// The occurrence of the step at which the program is killed. 3 means the third occurrence.
  let occurrence: Int
  /// The version of the database before the program starts, or 0 if no database exists.
  let version: Int
  /// The variant of the screen that `contacts` shows.
  let screen: String
  /// The people who are only in the database before the first sync.
  let people: [Person]
  /// The people who are only on the server before the first sync.
  let strangers: [Person]
  /// The commands of the user. Each added or edited person gets a name that is used only once.
  let script: [String]
  /// The random number generator for the rest of the cycle.
  let generator: SeededGenerator
  let names: UniqueNames

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var names = UniqueNames()
    let steps = SyncStep.allCases
    step = steps[Int(seed % UInt64(steps.count))]
    let isMigration = step == .beforeMigration || step == .afterMigration
    let latest = Schema.addressBook.version
    let versions = isMigration ? [0] + Array(2..<latest) : Array(2...latest)
    version = versions.randomElement(using: &generator) ?? 2
    occurrence = Int.random(in: 1...Self.leastOccurrences(step, version), using: &generator)
    screen = (VariantGroup.people.variants.randomElement(using: &generator) ?? .slim).rawValue
    people = (0..<(version > 0 ? 6 : 0)).map { _ in Person(names.next()) }
    strangers = (0..<5).map { _ in Person(names.next()) }
    script = Self.script(&names, &generator)
    self.generator = generator
    self.names = names
  }

  /// Returns the minimum number of times that a program reaches the step in one run.
  ///
  /// First, a program sends six people and receives five. Then the program makes six edits.
  private static func leastOccurrences(_ step: SyncStep, _ version: Int) -> Int {
    switch step {
    case .beforeMigration, .afterMigration: Schema.addressBook.version - version
    case .beforeCommit, .afterCommit, .afterReply: 4
    case .beforeApply, .afterApply: 6
    case .beforeSend, .beforeAcknowledgement, .afterAcknowledgement, .beforeMerge, .afterMerge: 2
    }
  }

  /// Returns six edits, each followed by `show`. Some of the edits may be made offline.
  private static func script(
    _ names: inout UniqueNames, _ generator: inout SeededGenerator
  ) -> [String] {
    let offline = [nil, 0, 1, 3].randomElement(using: &generator) ?? nil
    let online = Int.random(in: 3...6, using: &generator)
    var (lines, deletions) = ([String](), 0)
    for edit in 0..<6 {
      if edit == offline { lines.append("offline on") }
      if edit == online, offline != nil { lines.append("offline off") }
      // The list has at least five rows, and at most two of them are deleted.
      let row = Int.random(in: 1...3, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where deletions < 2:
        deletions += 1
        lines.append("delete \(row)")
      case 0..<3: lines.append("edit \(row) \(names.next().words)")
      default: lines.append("add \(names.next().words)")
      }
      lines.append("show")
    }
    if online == 6, offline != nil { lines.append("offline off") }
    return lines + ["wait"]
  }

  /// A string such as "afterApply:3, screen slim, database version 2".
  var description: String {
    "\(step):\(occurrence), screen \(screen), database version \(version)"
  }
}

/// Creates unique names, so that a name identifies the edit that wrote it.
struct UniqueNames {
  private var count = 99

  mutating func next() -> PersonInfo {
    count += 1
    return PersonInfo(storedFirstName: "First\(count)", lastName: "Last\(count)", birthday: nil)
  }

  /// Returns the people's first names that occur in `text`.
  static func first(in text: Substring) -> Set<String> {
    Set(text.matches(of: /First[0-9]{3}/).map { String($0.output) })
  }
}

extension PersonInfo {
  fileprivate var words: String { "\(firstName) \(lastName)" }
}

/// SplitMix64 (Steele, Lea, Flood, 2014): the seed determines the whole sequence.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A second device that changes people on the server after the program was killed.
///
/// The second device also computes the people who must exist after the next sync.
struct SecondDevice {
  /// The people who must be on the device and on the server at the end.
  private(set) var expected: [Person.ID: PersonInfo]

  private let device: DeviceFile.Contents
  private var generator: SeededGenerator
  private var names: UniqueNames

  /// Creates a second device from the contents of the killed device.
  init(_ device: DeviceFile.Contents, _ plan: KillPlan) {
    self.device = device
    expected = device.people
    (generator, names) = (plan.generator, plan.names)
  }

  /// Changes people on the server and updates ``expected``.
  mutating func act(on state: inout PeopleServerState) throws {
    for remote in state.people.sorted(by: { $0.person.firstName < $1.person.firstName }) {
      let (id, there) = (remote.id, remote.person.info)
      guard let here = device.people[id] else {
        // The device has deleted the person or has not received the person yet.
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

  /// Replaces, removes or keeps a person who is equal on the device and on the server.
  ///
  /// If the server applied an old request of the device again, it would undo this change.
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

  /// Adds a birthday to a person whose name differs between the device and the server.
  ///
  /// The next sync must keep the device's name and the server's birthday.
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
