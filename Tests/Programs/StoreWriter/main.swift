// Writes people into a database until the process is killed, or checks the database afterwards.
//
//     store-writer write FILE SEED [BATCHES]   prints each batch after it is confirmed
//     store-writer check FILE < CONFIRMED      reads the printed lines and reports problems

import Database
import Domain
import Foundation

/// Writes a line without buffering, because a killed process loses its buffer.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func complain(_ line: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((line + "\n").utf8))
  exit(status)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  complain("usage: store-writer write FILE SEED [BATCHES] | check FILE", status: 64)
}
let file = URL(filePath: arguments[1])

let numbers = arguments.dropFirst(2).compactMap { UInt64($0) }

do {
  switch (arguments[0], numbers.count, arguments.count) {
  case ("write", 1...2, numbers.count + 2):
    let batches = numbers.count == 2 ? numbers[1] : .max
    try await BatchWriter(file: file, seed: numbers[0]).write(batches: batches, say)
  case ("check", 0, 2):
    let input = String(
      decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    // The kill may have cut off the last line, so only complete lines are checked.
    let reports = input.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    say(try await BatchCheck(file: file).report(confirmed: reports))
  default:
    complain("store-writer: “\(arguments.joined(separator: " "))” is not a valid call", status: 64)
  }
} catch let error as StoreError {
  complain("store-writer: \(error)", status: 74)
} catch let fault as BatchFault {
  complain("store-writer: \(fault.description)", status: 65)
}
