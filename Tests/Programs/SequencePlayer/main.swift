// Plays one action on one variant of the people list, and writes the entered functions to a file.
//
//     sequence-player VARIANT ACTION FILE
//
// The functions are recorded only in a build with function-entry coverage. `compare --trace` makes
// this build, and reads the file.

import Foundation
import PeopleListVariants
import RecordedSequences

func fail(_ reason: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("sequence-player: \(reason)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let file = arguments.last,
  let variant = arguments.first.flatMap(PeopleListVariant.init(rawValue:)),
  let action = RecordedAction(rawValue: arguments[2])
else { fail("usage: sequence-player VARIANT ACTION FILE", status: 64) }

// If a screen never appears, only the alarm ends the program.
alarm(60)
let recorder = Recorder()
do {
  // The stage creates the collation with a million calls, so the recording starts afterwards.
  let stage = try await Stage(variant, recorder)
  recorder.start()
  try await action.play(on: stage)
  recorder.stop()
} catch {
  fail("\(action.rawValue), \(variant.rawValue): \(error)", status: 65)
}
guard recorder.hasEntries else {
  fail("This program was built without function-entry coverage.", status: 69)
}
guard let text = recorder.text else { fail("The buffer of the record is too small.", status: 70) }
do {
  try text.write(toFile: file, atomically: true, encoding: .utf8)
} catch {
  fail("\(file) cannot be written: \(error.localizedDescription)", status: 74)
}
