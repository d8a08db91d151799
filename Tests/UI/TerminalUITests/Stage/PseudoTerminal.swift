import Dispatch
import Foundation

@testable import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The two ends of a pseudo-terminal, which are closed when this object is deallocated.
private final class Ends: Sendable {
  let keyboard: Int32
  let line: Int32

  init(keyboard: Int32, line: Int32) {
    (self.keyboard, self.line) = (keyboard, line)
  }

  deinit {
    close(line)
    close(keyboard)
  }
}

/// A pseudo-terminal with a program, which receives the text that a test types.
@MainActor
final class PseudoTerminal {
  /// The way in which a program ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  struct Fault: Error {
    let what: String
    let code = errno
  }

  private(set) var picture: TerminalPicture
  /// The bytes that the program has sent and that ``wait(until:)`` has read.
  private(set) var output: [UInt8] = []
  /// The terminal's settings before the program was started.
  let settingsBefore: [UInt8]
  /// The open ends of the terminal; nil after ``hangUp()``.
  private var ends: Ends?
  private let process: pid_t
  private let source: any DispatchSourceRead
  private let reads: AsyncStream<[UInt8]>
  private let exits: AsyncStream<End>

  /// Starts the program on a new terminal, as the leader of a session.
  init(
    _ arguments: [String], size: GridSize = .standard, environment: [String: String] = [:]
  ) throws(Fault) {
    picture = TerminalPicture(size)
    var (keyboard, line) = (Int32(-1), Int32(-1))
    guard openpty(&keyboard, &line, nil, nil, nil) == 0,
      let name = ttyname(line).map({ String(cString: $0) })
    else { throw Fault(what: "no pseudo-terminal") }
    for end in [keyboard, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let ends = Ends(keyboard: keyboard, line: line)
    self.ends = ends
    Self.set(size, of: keyboard)
    settingsBefore = Self.settings(of: line)
    let process = try Self.spawn(arguments, on: name, environment)
    self.process = process
    exits = Self.exits(of: process)
    let (reads, continuation) = AsyncStream<[UInt8]>.makeStream()
    self.reads = reads
    source = DispatchSource.makeReadSource(fileDescriptor: keyboard, queue: .main)
    // The handler retains `ends`, so both ends stay open until the source has stopped reading.
    source.setEventHandler { [ends] in
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(ends.keyboard, &bytes, bytes.count)
      if count > 0 { continuation.yield(Array(bytes.prefix(count))) } else { continuation.finish() }
    }
    source.resume()
  }

  private var keyboard: Int32 { ends?.keyboard ?? -1 }
  private var line: Int32 { ends?.line ?? -1 }

  /// The terminal's settings, as bytes to compare.
  var settings: [UInt8] { Self.settings(of: line) }

  /// The part of ``output`` since the program last left the alternate screen.
  var outputAfterwards: String {
    let parts = String(decoding: output, as: UTF8.self).split(separator: "\u{1B}[?1049l")
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }

  // MARK: User actions

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  /// Changes the size. The terminal sends SIGWINCH to the program.
  func resize(to size: GridSize) {
    picture.resize(to: size)
    Self.set(size, of: keyboard)
  }

  /// Sends a signal to the foreground program.
  func send(_ signal: Int32) { kill(-tcgetpgrp(keyboard), signal) }

  /// Closes the terminal, which sends SIGHUP to the program.
  func hangUp() {
    source.cancel()
    ends = nil
  }

  /// Waits until the program's output makes the condition true.
  ///
  /// If the condition stays false, the end of the output or the suite's time limit ends the wait.
  func wait(until condition: (TerminalPicture) -> Bool) async {
    if condition(picture) { return }
    for await bytes in reads {
      output += bytes
      picture.feed(bytes)
      if condition(picture) { return }
    }
  }

  func shows(_ text: String) async { await wait { $0.text.contains(text) } }

  /// Waits until the program ends. If the suite's time limit ends the wait, the program is killed.
  func end() async -> End {
    let process = process
    return await withTaskCancellationHandler {
      for await end in exits { return end }
      return .signal(SIGKILL)
    } onCancel: {
      kill(process, SIGKILL)
    }
  }

  /// Waits on a thread for the end of `process`, because `waitpid` blocks.
  ///
  /// The thread starts together with the process, so it reads the exit status at once. Until the
  /// status of an ended process is read, the exit tests of Swift Testing poll.
  private static func exits(of process: pid_t) -> AsyncStream<End> {
    let (exits, exit) = AsyncStream<End>.makeStream()
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      exit.yield(signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal))
      exit.finish()
    }
    return exits
  }

  // MARK: The system

  private static func settings(of terminal: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  private static func set(_ size: GridSize, of terminal: Int32) {
    var size = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  private static func spawn(
    _ arguments: [String], on terminal: String, _ environment: [String: String]
  ) throws(Fault) -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      let startsSession: Int32 = 0x400
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
      let startsSession: Int32 = 0x80
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // The program starts with default signal handlers.
    var every = sigset_t()
    var none = sigset_t()
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | startsSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // The first terminal that a session leader opens becomes its controlling terminal.
    for stream in 0...2 {
      posix_spawn_file_actions_addopen(&actions, Int32(stream), terminal, O_RDWR, 0)
    }
    #if !canImport(Darwin)
      // `Process` detects an exit with a socket, which must not stay open in another program.
      for other in 3..<4096 { posix_spawn_file_actions_addclose(&actions, Int32(other)) }
    #endif
    var given = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    for name in ["LD_LIBRARY_PATH", "ASAN_OPTIONS"] {
      given[name] = ProcessInfo.processInfo.environment[name] ?? ""
    }
    given.merge(environment) { $1 }
    let words = arguments.map { strdup($0) }
    let variables = given.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(
      &process, arguments[0], &actions, &attributes, words + [nil], variables + [nil])
    guard code == 0 else { throw Fault(what: "\(arguments[0]) was not started: \(code)") }
    return process
  }
}
