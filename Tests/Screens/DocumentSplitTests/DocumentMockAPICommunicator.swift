import DocumentSplit
import Domain
import Foundation

/// The document's mock of the web API. The error and the closure are additions of this kit.
final class DocumentMockAPICommunicator: APICommunicatorProtocol {
  var allPersonInfo: [PersonInfo] = []
  var error: NSError?
  var postPersonGotCalled = false
  /// The closure that `getPeople()` calls while its caller waits for the reply.
  var duringRequest: () -> Void = {}

  func getPeople() -> (NSError?, [PersonInfo]?) {
    duringRequest()
    return error == nil ? (nil, allPersonInfo) : (error, nil)
  }

  func postPerson(_ personInfo: PersonInfo) -> NSError? {
    postPersonGotCalled = true
    return error
  }
}
