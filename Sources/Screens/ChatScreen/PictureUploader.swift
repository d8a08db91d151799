/// The delegate of one upload.
@MainActor
public protocol PictureUploadDelegate: AnyObject {
  /// The uploader calls this method once, when the upload ends.
  func uploadDidFinish(_ succeeded: Bool)
}

/// A service that stores its delegates weakly, as `AVCapturePhotoOutput` does.
///
/// The service sends nothing. The caller ends each upload with ``finish(_:)``.
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

  /// Ends the oldest upload, and reports to its delegate whether the upload succeeded.
  public func finish(_ succeeded: Bool) {
    uploads.removeFirst().delegate?.uploadDidFinish(succeeded)
  }
}

/// The delegate of one upload, as an object separate from the controller.
///
/// Each upload has its own delegate, so each stores only its own message even if several uploads
/// run. Apple's sample app AVCam does the same for photos.
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
