/**
 * A file of the content service that a visitor cannot have: 404 when it may not be served, 502 when the content service
 * failed, 503 while too many others are fetched.
 */
export class MediaProblem extends Error {
  override name = "MediaProblem";
  readonly status: 404 | 502 | 503;

  constructor(status: 404 | 502 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** There is no such file, which is nobody's fault. */
export class MissingMedia extends MediaProblem {
  override name = "MissingMedia";

  constructor() {
    super(404, "there is no such file");
  }
}
