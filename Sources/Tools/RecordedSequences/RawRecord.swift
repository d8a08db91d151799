internal import Foundation

/// The output of the player: entered functions by address, and marks.
struct RawRecord: Equatable {
  struct Entry: Equatable {
    let address: UInt
    let frame: UInt
    let context: UInt
    let task: UInt
    let thread: UInt
    let isOnMainQueue: Bool
  }

  enum Line: Equatable {
    case entry(Entry)
    case mark(String)
  }

  let lines: [Line]

  init(_ lines: [Line]) {
    self.lines = lines
  }

  /// Reads the player's file. Lines in any other format are ignored.
  init(parsing text: String) {
    lines = text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("= ") { return .mark(String(line.dropFirst(2))) }
      let numbers = line.split(separator: " ").compactMap { UInt($0, radix: 16) }
      guard numbers.count == 6 else { return nil }
      return .entry(
        Entry(
          address: numbers[0], frame: numbers[1], context: numbers[2], task: numbers[3],
          thread: numbers[4], isOnMainQueue: numbers[5] == 1))
    }
  }

  var entries: [Entry] {
    lines.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }
}

/// The functions of a program by their start address, as `nm` lists them.
struct SymbolTable {
  private var functions: [UInt: String] = [:]
  private var names: Set<String> = []

  init(parsing text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let address = UInt(words[0], radix: 16) else { continue }
      // On Apple's platforms each name begins with one more underscore.
      let name = String(words[2].hasPrefix("_$s") ? words[2].dropFirst() : words[2])
      names.insert(name)
      // Equal functions can share an address, which then has the alphabetically first name.
      if "tTwW".contains(words[1]) { functions[address] = min(functions[address] ?? name, name) }
    }
  }

  /// Returns the name of the function that starts at `address`, if any.
  func name(at address: UInt) -> String? { functions[address] }

  /// Returns whether the function is `async`.
  ///
  /// For such a function, the compiler also emits a symbol that ends in `Tu`.
  func isAsync(_ name: String) -> Bool { names.contains(name + "Tu") }
}
