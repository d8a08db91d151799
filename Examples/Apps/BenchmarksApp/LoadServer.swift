#if !os(iOS)
  import DemoServer
  import Domain
  import Foundation
  import WebAPI

  /// A people server in a process of its own, so that its memory can be measured.
  struct LoadServer {
    static let argument = "load-server"

    let address: APIAddress
    private let identifier: Int32
    /// The server ends when this pipe is closed, even if this process crashes.
    private let input = Pipe()

    /// Starts a server with `count` people.
    init(people count: Int) throws {
      let (process, output) = (Process(), Pipe())
      process.executableURL = Bundle.main.executableURL
      process.arguments = [Self.argument, "\(count)"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      identifier = process.processIdentifier
      address = try APIAddress(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
    }

    /// Serves `count` people in the started process, and returns when its input ends.
    static func serve(people count: Int) async throws {
      let people = (0..<count).map { number in
        // Knuth's multiplicative hash gives consecutive numbers different names.
        let mixed = UInt32(truncatingIfNeeded: number) &* 2_654_435_761
        return Person(
          id: Person.ID(),
          PersonInfo(
            storedFirstName: name(mixed >> 6, syllables: 2), lastName: name(mixed, syllables: 5),
            birthday: nil))
      }
      let server = try PeopleHTTPServer(state: PeopleServerState(people: people))
      let url = try await server.start()
      try FileHandle.standardOutput.write(contentsOf: Data(url.absoluteString.utf8))
      _ = try FileHandle.standardInput.readToEnd()
    }

    private static func name(_ seed: UInt32, syllables count: Int) -> String {
      let syllables = ["ba", "de", "ki", "lo", "mu", "na", "re", "so"]
      return (0..<count).map { syllables[Int(seed >> (3 * $0)) & 7] }.joined().capitalized
    }

    /// Returns a memory size of the server's process, such as its resident memory “VmRSS”.
    @MainActor func memory(_ key: String) -> String {
      LoadFigures.memory(key, of: "\(identifier)")
    }
  }

  /// A connection that is silent, slow or greedy, depending on its number.
  final class BadClient {
    private let descriptor: Int32

    init(number: Int, at server: APIAddress) {
      #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(server.url.port ?? 80).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
      }
      guard result == 0 else { fatalError("The server refuses client \(number).") }
      let request = "GET /people HTTP/1.1\r\n\r\n"
      // A silent client sends nothing, a slow one only the start of a request, and a greedy one 500
      // requests without reading a response.
      let text = ["", String(request.prefix(9)), String(repeating: request, count: 500)][number % 3]
      _ = text.withCString { send(descriptor, $0, strlen($0), 0) }
    }

    deinit { close(descriptor) }
  }
#endif
