/** A request that cannot be answered with data: the HTTP status and Contentful's code for the reason. */
export class RequestProblem extends Error {
  override name = "RequestProblem";
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: string | undefined,
    message: string,
    { headers = {}, details }: { headers?: Record<string, string>; details?: RequestProblem["details"] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}
