/// Something that goes wrong with one request to a people server of the harness.
///
/// Each says whether the server acts on the request; what the client sees follows from it.
public enum ServerFault: Hashable, Sendable {
  /// The connection is refused; the server does not act.
  case refuseConnection
  /// The request waits so long before the server acts; then it is answered as usual.
  case delay(Duration)
  /// The server acts at once, and its answer waits so long.
  case delayAnswer(Duration)
  /// The connection breaks before the server acts.
  case dropBeforeApplying
  /// The server acts, and the connection breaks before its answer.
  case dropAfterApplying
  /// The connection breaks, and the server acts on the request after so many later ones: late, and
  /// out of order. With 0 it acts just before the next request.
  case deliverLater(after: Int)
  /// The request reaches the server twice, one after the other; the second answer comes back.
  case deliverTwice
  /// The server acts, and half of the answer's body comes.
  case cutBody
  /// A page of HTML comes with the status 200, as from a hotel's network; the server does not act.
  case html
  /// The server acts, and answers with another person's identifier; a page is answered as usual.
  case wrongIdentifier
  /// This status comes with these headers; the server does not act.
  case status(Int, headers: [String: String] = [:])
  /// The server sends the client elsewhere; it does not act.
  case redirect(to: String)
  /// The server forgets every cursor that it has handed out, and then acts as usual.
  case forgetCursors
  /// A body of so many bytes comes; the server does not act. Its length is declared in the header,
  /// or streamed in pieces whose number is not told.
  case overlongBody(bytes: Int, declared: Bool)
  /// A body comes that does not end before the client leaves; the server does not act.
  case endlessBody
  /// The first person of a page is in it twice, in an earlier state first.
  case duplicateInPage
  /// A page has somebody in it whose name cannot be shown.
  case nameInvisible
}
