/** What was asked for is not done now; the answer says in how many seconds it may be asked for again. */
export class RetryLaterError extends Error {
  override name = "RetryLaterError";
  readonly statusCode: 429 | 503;
  readonly retryAfterS: number;

  constructor(statusCode: 429 | 503, retryAfterS: number, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}
