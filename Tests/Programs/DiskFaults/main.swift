// Plays a session of edits and syncs on a disk that fails, and checks the files afterwards.
//
//     disk-faults fail [--every N] [PLAN…]    in each run a disk call fails, once or from then on
//     disk-faults power-loss [--moments N] [--seed N] [--syncs all|normal|off]

import CFaultyDisk
import Foundation

func complain(_ text: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data(("disk-faults: " + text + "\n").utf8))
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())

/// Removes an option from the arguments, and returns its value, or nil if there is no such option.
@MainActor func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name) else { return nil }
  guard index + 1 < arguments.count else { complain("\(name) needs a value.", status: 64) }
  defer { arguments.removeSubrange(index...index + 1) }
  return arguments[index + 1]
}

@MainActor func number(_ name: String, default value: Int) -> Int {
  guard let text = option(name) else { return value }
  guard let number = Int(text), number > 0 else {
    complain("“\(text)” is not a number for \(name).", status: 64)
  }
  return number
}

guard !arguments.isEmpty else { complain("usage: disk-faults fail | power-loss", status: 64) }
diskInstall()
let folder = FileManager.default.temporaryDirectory.appending(path: "disk-faults-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let found: Bool
switch arguments.removeFirst() {
case "fail":
  found = try await FaultRuns(folder).run(
    every: number("--every", default: 1),
    plans: arguments.map { text in
      guard let plan = FaultPlan(text) else { complain("“\(text)” is not a plan.", status: 64) }
      return plan
    })
case "power-loss":
  let syncs = option("--syncs") ?? "all"
  guard
    let mode = [
      "all": diskSyncsAll, "normal": diskSyncsBeforeCheckpoints, "off": diskSyncsNothing,
    ][syncs]
  else { complain("“\(syncs)” is not all, normal or off.", status: 64) }
  found = try await PowerRuns(folder).run(
    moments: number("--moments", default: 1_000), seed: UInt64(number("--seed", default: 1)),
    syncs: Int32(mode))
default: complain("The commands are fail and power-loss.", status: 64)
}
try? FileManager.default.removeItem(at: folder)
exit(found ? 1 : 0)
