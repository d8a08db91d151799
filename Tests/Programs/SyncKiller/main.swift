// Kills a syncing program at each step of a sync, and syncs again with `contacts`.
// After each cycle, checks that no change is lost or applied twice.
//
//     SyncKiller CONTACTS CYCLES SEED            runs one cycle for each seed, from SEED on
//     SyncKiller device DATABASE API STEP:COUNT --script FILE      runs the program to kill

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
if arguments.first == "device", arguments.count == 6, let killSwitch = KillSwitch(arguments[3]) {
  do {
    let script = try String(contentsOfFile: arguments[5], encoding: .utf8)
    let device = try await DeviceProgram(
      database: URL(filePath: arguments[1]), api: arguments[2], killSwitch: killSwitch)
    try await device.run(script.split(separator: "\n").map(String.init))
    exit(0)
  } catch {
    complain("SyncKiller: \(error)", status: 74)
  }
}
guard arguments.count == 3, let cycles = UInt64(arguments[1]), let seed = UInt64(arguments[2]),
  cycles > 0, FileManager.default.isExecutableFile(atPath: arguments[0])
else { complain("usage: SyncKiller CONTACTS CYCLES SEED", status: 64) }

let contacts = URL(filePath: arguments[0])
let width = UInt64(max(2, ProcessInfo.processInfo.activeProcessorCount))
var kills: [SyncStep: Int] = [:]
var faults: [String] = []

/// Runs the cycle of `seed`. Returns the step and the number of kills, or the problem.
func runCycle(_ seed: UInt64) async -> Result<(SyncStep, Int), CycleFault> {
  let plan = KillPlan(seed: seed)
  do {
    let wasKilled = try await KillCycle(plan, contacts: contacts).run()
    return .success((plan.step, wasKilled ? 1 : 0))
  } catch {
    return .failure(
      CycleFault(
        """
        SyncKiller: \(plan), seed \(seed): \(error)
        Repeat it with: KILL_CYCLES=1 KILL_SEED=\(seed) Tests/Scripts/kill-while-syncing
        """))
  }
}

await withTaskGroup { group in
  var rest = (seed..<seed + cycles).makeIterator()
  for _ in 0..<width {
    if let number = rest.next() { group.addTask { await runCycle(number) } }
  }
  for await result in group {
    switch result {
    case .success(let (step, count)): kills[step, default: 0] += count
    case .failure(let fault): faults.append(fault.description)
    }
    // After a problem the running cycles continue to their end, and no new cycle starts.
    if faults.isEmpty, let number = rest.next() { group.addTask { await runCycle(number) } }
  }
}
guard faults.isEmpty else { complain(faults.joined(separator: "\n"), status: 65) }

let tried = SyncStep.allCases.filter { kills[$0] != nil }
say(
  "killed \(kills.values.reduce(0, +)) times in \(cycles) cycles; no change was lost or applied twice\n  "
    + tried.map { "\($0) \(kills[$0] ?? 0)" }.joined(separator: ", "))
for step in tried where kills[step] == 0 {
  complain("SyncKiller: no program reached the step \(step)", status: 65)
}
