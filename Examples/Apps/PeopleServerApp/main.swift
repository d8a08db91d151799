// Serves the people API at 127.0.0.1, for two devices that sync or for the contract tests:
//
//     people-server --port 8080 --state people.json
//     contacts --api http://127.0.0.1:8080
//     PEOPLE_API_URL=http://127.0.0.1:8080 swift test --filter PeopleServerContract

import DemoServer
import Foundation
import ScriptRunner

let program = CommandLineProgram(
  "people-server",
  summary: "Serves the people API of Guides/people-api.openapi.yaml at 127.0.0.1.",
  options: [
    CommandLineOption("--port", "PORT", "the port (default: 0, a free port)"),
    CommandLineOption(
      "--state", "FILE", "the file that stores the people (default: none, in memory)"),
  ],
  epilogue: """
    The program prints its address and runs until Ctrl-C.

    exit status:
      64 invalid arguments      65 the file is damaged
      74 the file cannot be read or written, or the port is in use
    """)

/// Returns the exit status 65 if the server's file is damaged, otherwise nil.
func status(of error: any Error) -> ExitStatus? {
  if case PeopleServerFileError.damaged = error { .dataError } else { nil }
}

await program.run(status: status) { options in
  if let stray = options.arguments.first {
    throw ProgramError("“\(stray)” is not an option.", .usage)
  }
  let text = options["--port"] ?? "0"
  guard let port = UInt16(text) else {
    throw ProgramError("--port needs a number up to 65535, not “\(text)”.", .usage)
  }
  let server = try PeopleHTTPServer(file: options["--state"].map { URL(filePath: $0) })
  program.console.write("\(try await server.start(port: port))")
  for await _ in AsyncStream<Never>.makeStream().stream {}
  return .success
}
