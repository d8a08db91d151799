import Domain

/// What one cycle does, chosen by its seed. Cycles whose seeds follow each other take the steps in
/// turn.
struct KillPlan: CustomStringConvertible {
  /// The step at which the program dies,
  let step: SyncStep
  /// and at which time that it gets there.
  let occurrence: Int
  /// The version of the database that it finds; none where it is 0.
  let version: Int
  /// How the screen is written.
  let screen: String
  /// Who is in the database, and not at the server.
  let people: [Person]
  /// Who is at the server, and not in the database.
  let strangers: [Person]
  /// What the user does: each edit gives somebody names that nobody had before.
  let script: [String]
  /// What is left of the chances and the names, for whoever goes on.
  let generator: Chance
  let names: Names

  init(seed: UInt64) {
    var generator = Chance(seed: seed)
    var names = Names()
    let steps = SyncStep.allCases
    step = steps[Int(seed % UInt64(steps.count))]
    switch step {
    case .beforeMigration, .afterMigration: version = Bool.random(using: &generator) ? 0 : 2
    default: version = Bool.random(using: &generator) ? 2 : 3
    }
    occurrence = Int.random(in: 1...Self.most(step, version), using: &generator)
    // The massive controller stores its edits by itself, and announces none.
    let isEdit = step == .beforeCommit || step == .afterCommit
    let screens = ["protocol-split", "mvvm", "slim"] + (isEdit ? [] : ["massive"])
    screen = screens.randomElement(using: &generator) ?? "slim"
    people = (0..<(version > 0 ? 6 : 0)).map { _ in Person(names.next()) }
    strangers = (0..<5).map { _ in Person(names.next()) }
    script = Self.script(&names, &generator)
    self.generator = generator
    self.names = names
  }

  /// How often the program gets to the step at least: six people wait at first, everybody at the
  /// server is received, and there are six edits.
  private static func most(_ step: SyncStep, _ version: Int) -> Int {
    switch step {
    case .beforeMigration, .afterMigration: version == 0 ? 3 : 1
    case .beforeCommit, .afterCommit: 4
    case .beforeApply, .afterApply: 6
    case .afterReply: 4
    case .beforeSend, .beforeAcknowledgement, .afterAcknowledgement: 2
    case .beforeMerge, .afterMerge: 2
    }
  }

  /// Six edits, the screen after each; a part of them offline, or none.
  private static func script(_ names: inout Names, _ generator: inout Chance) -> [String] {
    let offline = [nil, 0, 1, 3].randomElement(using: &generator) ?? nil
    let online = Int.random(in: 3...6, using: &generator)
    var (lines, deletions) = ([String](), 0)
    for edit in 0..<6 {
      if edit == offline { lines.append("offline on") }
      if edit == online, offline != nil { lines.append("offline off") }
      // Five people are there at least, and two are deleted at the most.
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

  /// "afterApply:3, screen slim, database of version 2"
  var description: String {
    "\(step):\(occurrence), screen \(screen), database of version \(version)"
  }
}

/// Names of which none comes twice, so that one on a screen tells the edit that it came from.
struct Names {
  private var count = 99

  mutating func next() -> PersonInfo {
    count += 1
    return PersonInfo(storedFirstName: "First\(count)", lastName: "Last\(count)", birthday: nil)
  }

  /// The first names that a text shows.
  static func first(in text: Substring) -> Set<String> {
    Set(text.matches(of: /First[0-9]{3}/).map { String($0.output) })
  }
}

extension PersonInfo {
  fileprivate var words: String { "\(firstName) \(lastName)" }
}

/// SplitMix64 (Steele, Lea, Flood, 2014): the sequence follows from the seed.
struct Chance: RandomNumberGenerator {
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
