import Database
import Domain
import Foundation
import ScriptRunner

/// `swift run contacts`: an address book that lives in a file and follows every change.
@main
@MainActor
struct Contacts {
  static let console = Console(program: "contacts")

  static func main() async {
    do throws(UsageError) {
      let options = try ContactsOptions(CommandLine.arguments.dropFirst())
      exit(await run(options).rawValue)
    } catch {
      console.complain(error.description)
      console.complain(ContactsOptions.help.usage)
      exit(ExitStatus.usage.rawValue)
    }
  }

  static func run(_ options: ContactsOptions) async -> ExitStatus {
    if options.wantsHelp {
      console.write(ContactsOptions.help.text)
      return .success
    }
    if options.wantsVersion {
      console.write("contacts \(ContactsOptions.version)")
      return .success
    }
    do {
      return try await ContactsRun(options, console).play()
    } catch let error as StoreError {
      console.complain(error.description)
      return error.exitStatus
    } catch let error as AddressBookError {
      console.complain(error.description)
      return FileManager.default.fileExists(atPath: options.vCardFile?.path ?? "")
        ? .dataError : .noInput
    } catch {
      console.complain("\(error)")
      return .ioError
    }
  }
}

extension StoreError {
  /// A file of another kind is bad input; everything else is the disk's or the system's fault.
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .corrupt, .notADatabase, .newerSchema: .dataError
    default: .ioError
    }
  }
}
