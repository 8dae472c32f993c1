/** Thrown in place of an answer: the connection ends without one. */
export class ConnectionCut extends Error {
  override name = "ConnectionCut";
}
