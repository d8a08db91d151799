// Kills `contacts` at each step of its syncing, starts it again, and looks whether anything is lost
// or doubled.
//
//     SyncKiller CONTACTS CYCLES SEED      the seeds from SEED on, a cycle each

import Domain
import Foundation

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func complain(_ line: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((line + "\n").utf8))
  exit(status)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3, let cycles = UInt64(arguments[1]), let seed = UInt64(arguments[2]),
  cycles > 0, FileManager.default.isExecutableFile(atPath: arguments[0])
else { complain("usage: SyncKiller CONTACTS CYCLES SEED", status: 64) }

let contacts = URL(filePath: arguments[0])
let width = UInt64(max(2, ProcessInfo.processInfo.activeProcessorCount))
var kills: [SyncStep: Int] = [:]
var faults: [String] = []

/// Plays the cycle; answers at which step it killed, and how often, or what is wrong.
func play(_ seed: UInt64) async -> Result<(SyncStep, Int), CycleFault> {
  let plan = KillPlan(seed: seed)
  do {
    let wasKilled = try await KillCycle(plan, contacts: contacts).run()
    return .success((plan.step, wasKilled ? 1 : 0))
  } catch {
    return .failure(
      CycleFault(
        """
        SyncKiller: \(plan), seed \(seed): \(error)
        Replay it with: KILL_CYCLES=1 KILL_SEED=\(seed) Tests/Scripts/kill-while-syncing
        """))
  }
}

await withTaskGroup { group in
  var rest = (seed..<seed + cycles).makeIterator()
  for _ in 0..<width {
    if let number = rest.next() { group.addTask { await play(number) } }
  }
  for await result in group {
    switch result {
    case .success(let (step, count)): kills[step, default: 0] += count
    case .failure(let fault): faults.append(fault.description)
    }
    // After a fault the cycles that are under way come to their end, and no other begins.
    if faults.isEmpty, let number = rest.next() { group.addTask { await play(number) } }
  }
}
guard faults.isEmpty else { complain(faults.joined(separator: "\n"), status: 65) }

let tried = SyncStep.allCases.filter { kills[$0] != nil }
say(
  "killed \(kills.values.reduce(0, +)) times in \(cycles) cycles: nothing lost, nothing doubled\n  "
    + tried.map { "\($0) \(kills[$0] ?? 0)" }.joined(separator: ", "))
for step in tried where kills[step] == 0 {
  complain("SyncKiller: \(step) was never reached", status: 65)
}
