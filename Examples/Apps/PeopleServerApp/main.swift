// Serves the people API at 127.0.0.1, for two devices that sync or for the contract tests:
//
//     people-server --port 8080 --state people.json
//     contacts --api http://127.0.0.1:8080
//     PEOPLE_API_URL=http://127.0.0.1:8080 swift test --filter PeopleServerContract

import DemoServer
import Foundation
import ScriptRunner

let help = ProgramHelp(
  program: "people-server",
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

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func complain(_ line: String, status: ExitStatus) -> Never {
  FileHandle.standardError.write(Data("people-server: \(line)\n".utf8))
  exit(status.rawValue)
}

do {
  let options = try CommandLineOptions(CommandLine.arguments.dropFirst(), knowing: help.options)
  if options.has("--help") {
    say(help.text)
    exit(ExitStatus.success.rawValue)
  }
  if options.has("--version") {
    say("people-server 0.1.0")
    exit(ExitStatus.success.rawValue)
  }
  guard options.arguments.isEmpty else {
    throw UsageError("“\(options.arguments[0])” is not an option.")
  }
  let text = options["--port"] ?? "0"
  guard let port = UInt16(text) else {
    throw UsageError("--port needs a number up to 65535, not “\(text)”.")
  }
  let server = try PeopleHTTPServer(file: options["--state"].map { URL(filePath: $0) })
  say("\(try await server.start(port: port))")
  for await _ in AsyncStream<Never>.makeStream().stream {}
} catch let error as UsageError {
  complain("\(error)\n\(help.usage)", status: .usage)
} catch let error as PeopleServerFileError {
  if case .damaged = error { complain("\(error)", status: .dataError) }
  complain("\(error)", status: .ioError)
} catch let error as ListeningError {
  complain("\(error)", status: .ioError)
}
