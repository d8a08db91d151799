import CFaultyDisk
import CSQLite

/// The kind of a call to the disk.
enum CallKind: String, CaseIterable {
  case open, read, write, sync, truncate, lock, sharedMemory, delete, access, size

  var bit: Int32 {
    switch self {
    case .open: Int32(diskOpen)
    case .read: Int32(diskRead)
    case .write: Int32(diskWrite)
    case .sync: Int32(diskSync)
    case .truncate: Int32(diskTruncate)
    case .lock: Int32(diskLock)
    case .sharedMemory: Int32(diskSharedMemory)
    case .delete: Int32(diskDelete)
    case .access: Int32(diskAccess)
    case .size: Int32(diskSize)
    }
  }

  /// The results that a failing call of this kind can have.
  var results: [FaultPlan.Result] {
    switch self {
    case .write: [.usual, .torn, .full, .readOnly]
    case .open, .lock, .sharedMemory: [.usual, .cannotOpen]
    case .sync: [.usual, .full]
    default: [.usual]
    }
  }
}

/// A plan that makes one disk call fail, or this call and all later ones of its kind.
struct FaultPlan: CustomStringConvertible {
  /// The result of a failing call.
  enum Result: String {
    /// The usual error of the call's kind, in most cases an input/output error.
    case usual
    /// The same error, after a part of the sectors was written.
    case torn
    case full, readOnly, cannotOpen

    var code: Int32 {
      switch self {
      case .usual, .torn: 0
      case .full: SQLITE_FULL
      case .readOnly: SQLITE_READONLY
      case .cannotOpen: SQLITE_CANTOPEN
      }
    }
  }

  let kind: CallKind
  /// The number of the first call that fails, counted from 1 among the calls of the kind.
  let number: Int
  let result: Result
  /// Whether all later calls of the kind fail too.
  let isForGood: Bool

  /// Resets the disk's counts, and makes the planned call fail.
  func arm() {
    diskReset()
    diskFail(
      kind.bit, number, result.code, isForGood ? 1 : 0, result == .torn ? 1 : 0)
  }

  var description: String {
    "\(kind.rawValue) \(number) \(result.rawValue)\(isForGood ? " for good" : "")"
  }

  /// Parses the text that `description` returns, or returns nil for any other text.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 || words.count == 5 && text.hasSuffix(" for good"),
      let kind = CallKind(rawValue: words[0]), let number = Int(words[1]),
      let result = Result(rawValue: words[2])
    else { return nil }
    self.init(kind: kind, number: number, result: result, isForGood: words.count == 5)
  }

  init(kind: CallKind, number: Int, result: Result, isForGood: Bool) {
    self.kind = kind
    self.number = number
    self.result = result
    self.isForGood = isForGood
  }
}
