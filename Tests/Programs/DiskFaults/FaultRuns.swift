import CFaultyDisk
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Repeats a session with one failing disk call in each run. In some runs, all later calls of the
/// same kind fail too.
@MainActor
struct FaultRuns {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Runs the plans. If `plans` is empty, plans faults for each kind of call.
  ///
  /// In each run one call fails: the first of its kind, or an `every`-th call after it.
  ///
  /// - Returns: Whether a problem was found.
  func run(every: Int, plans: [FaultPlan]) async throws -> Bool {
    let plans = plans.isEmpty ? try await allPlans(every: every) : plans
    var (failed, faults) = (0, 0)
    for plan in plans {
      // If a run hangs, the alarm ends the program.
      alarm(60)
      let problems = try await problems(of: plan)
      faults += problems.isEmpty ? 0 : 1
      failed += diskFailures() > 0 ? 1 : 0
      for problem in problems { print("\(plan): \(problem)") }
    }
    alarm(0)
    print("\(plans.count) runs, and in \(failed) of them a call failed: \(faults) with problems")
    return faults > 0
  }

  private func allPlans(every: Int) async throws -> [FaultPlan] {
    diskReset()
    let session = try await session()
    diskReset()
    await session.playWithoutFaults()
    return CallKind.allCases.flatMap { kind in
      let count = diskCount(kind.bit)
      print("\(count) calls: \(kind.rawValue)")
      return kind.results.flatMap { result in
        stride(from: 1, through: count, by: every).flatMap { number in
          [false, true].map {
            FaultPlan(kind: kind, number: number, result: result, isForGood: $0)
          }
        }
      }
    }
  }

  /// Empties the folder, and creates a session whose database has an older schema.
  private func session() async throws -> Session {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let session = try Session(folder.appending(path: "people.sqlite"))
    try await session.prepare()
    return session
  }

  private func problems(of plan: FaultPlan) async throws -> [String] {
    diskReset()
    let session = try await session()
    plan.arm()
    await session.play()
    await session.device.quit()
    diskFail(0, 0, 0, 0, 0)
    let check = Check(
      file: session.device.file, confirmed: session.confirmed,
      unconfirmed: session.unconfirmed)
    let problems = await check.problems(with: session.server)
    let isSentence = /[“\p{Lu}].*\./.dotMatchesNewlines()
    let others = session.errors.filter { $0.wholeMatch(of: isSentence) == nil }
    return problems + others.map { "The user saw “\($0)”" }
  }
}

/// Plays a session, and checks the files that a power failure would leave at many moments.
@MainActor
struct PowerRuns {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Checks the files that a power failure would leave.
  ///
  /// It checks images from each disk sync, and up to `moments` images from other disk calls.
  ///
  /// - Returns: Whether a problem was found.
  func run(moments: Int, seed: UInt64, syncs: Int32) async throws -> Bool {
    let calls = try await play(seed: seed, syncs: syncs, at: []).calls
    var generator = SplitMix(state: seed)
    var numbers: Set<Int> = []
    while numbers.count < min(moments / 2, calls) {
      numbers.insert(Int.random(in: 1...calls, using: &generator))
    }
    let played = try await play(seed: seed, syncs: syncs, at: numbers)
    var (faults, shown) = (0, 0)
    for moment in played.moments {
      alarm(60)
      let check = Check(
        file: moment.folder.appending(path: "people.sqlite"), confirmed: moment.confirmed,
        unfinished: moment.unfinished)
      let problems = await check.problems(with: RecordedServer(moment.server))
      faults += problems.isEmpty ? 0 : 1
      for problem in problems where shown < 20 {
        print("moment \(moment.folder.lastPathComponent): \(problem)")
        shown += 1
      }
    }
    alarm(0)
    print("\(played.moments.count) power failures in \(calls) calls: \(faults) with problems")
    return faults > 0
  }

  private func play(
    seed: UInt64, syncs: Int32, at numbers: Set<Int>
  ) async throws -> (moments: [Moment], calls: Int) {
    let run = folder.appending(path: "run-\(numbers.count)")
    let device = run.appending(path: "device")
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
    diskReset()
    let session = try Session(device.appending(path: "people.sqlite"))
    try await session.prepare()
    diskRecord(device.path, syncs)
    session.onEdit = { PowerLosses.shared.change($0, $1) }
    PowerLosses.shared.start(
      run.appending(path: "images"), confirmed: session.confirmed, server: session.server.current,
      numbers: numbers, seed: seed)
    await session.playWithoutFaults()
    let played = PowerLosses.shared.end()
    diskRecord(nil, syncs)
    return played
  }
}

/// A random number generator whose sequence depends only on its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
