/// The delegate of one upload.
@MainActor
public protocol PictureUploadDelegate: AnyObject {
  /// Called once, when the upload ends.
  func uploadDidFinish(_ succeeded: Bool)
}

/// A service that stores its delegates weakly, as `AVCapturePhotoOutput` does.
///
/// A stand-in for a server: the caller of ``finish(_:)`` decides when an upload ends.
@MainActor
public final class PictureUploader {
  private struct Upload { weak var delegate: (any PictureUploadDelegate)? }
  private var uploads: [Upload] = []

  /// Creates a service without uploads.
  public init() {}

  /// Starts an upload. The caller must retain the delegate.
  public func upload(_ picture: String, delegate: any PictureUploadDelegate) {
    uploads.append(Upload(delegate: delegate))
  }

  /// Ends the oldest upload.
  public func finish(_ succeeded: Bool) {
    uploads.removeFirst().delegate?.uploadDidFinish(succeeded)
  }
}

/// The delegate of one upload, apart from the controller. AVCam has such a class for each photo.
///
/// Two uploads at the same time need no dictionary of states: each has its own object.
@MainActor
final class PictureUploadProcessor: PictureUploadDelegate {
  private let message: ChatMessage
  private let completion: @MainActor (PictureUploadProcessor) -> Void

  init(
    _ message: ChatMessage, completion: @escaping @MainActor (PictureUploadProcessor) -> Void
  ) {
    self.message = message
    self.completion = completion
  }

  func uploadDidFinish(_ succeeded: Bool) {
    message.state = succeeded ? .sent : .failed
    completion(self)
  }
}
