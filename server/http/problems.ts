import type { FastifyReply, FastifyInstance } from "fastify";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** A request that the error handler answers with this status. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly statusCode: number;
  /** What a file may have that was larger. */
  readonly maxBytes: number | undefined;

  constructor(statusCode: number, message: string, options: ErrorOptions & { maxBytes?: number } = {}) {
    super(message, options);
    this.statusCode = statusCode;
    this.maxBytes = options.maxBytes;
  }
}

/** Every problem the server responds with (RFC 9457), by the last part of its type's address. */
export const PROBLEM_TYPES = {
  "bad-request": {
    status: 400,
    explanation: "The body is no JSON, or no multipart form, or the request itself is malformed.",
  },
  "invalid-fields": {
    status: 400,
    explanation:
      "`errors` names each field that was refused and says why. Nothing was stored. Fields this site does not know are ignored.",
  },
  "preview-secret": {
    status: 401,
    explanation: "Previews are for editors: the address must hold the secret this site is set up with.",
  },
  "cross-site": {
    status: 403,
    explanation: "Forms are taken from this site's own pages, and from programs that are no browser.",
  },
  "not-verified": {
    status: 403,
    explanation: "Webhook requests need the signature of the content service.",
  },
  "not-found": { status: 404, explanation: "The address is none of this site's." },
  "method-not-allowed": {
    status: 405,
    explanation: "The Allow header names the methods it takes.",
  },
  "request-timeout": {
    status: 408,
    explanation: "Headers take ten seconds at most, a form half a minute, a job application two kilobytes a second.",
  },
  "idempotency-conflict": {
    status: 409,
    explanation: "A key belongs to one filling of a form. Nothing was stored; send the new content under a new key.",
  },
  "requests-paused": {
    status: 409,
    explanation:
      "The hospital, the department or the doctor takes no requests for now; `detail` says why, and whom to call. " +
      "Nothing was stored. `errors` names the field. Sent again with the header Pause-Seen, which holds `pause`, it is " +
      "taken all the same.",
  },
  "too-large": {
    status: 413,
    explanation:
      "A form takes 64 KiB, a job application its resume besides. `errors` names the part that is too large.",
  },
  "unsupported-media-type": {
    status: 415,
    explanation: "Appointment and contact take application/json, the job application multipart/form-data.",
  },
  "wrong-host": {
    status: 421,
    explanation: "The Host header names another host than this site's public address.",
  },
  "too-many-requests": {
    status: 429,
    explanation:
      "Nothing was stored. One network sent more in a minute than people do. Send the same again after the seconds of " +
      "Retry-After, or call a number in `detail`.",
  },
  "headers-too-large": {
    status: 431,
    explanation: "Address and headers take 16 KiB together.",
  },
  "internal-error": {
    status: 500,
    explanation: "The operator's log has the reason. The same request may be sent again.",
  },
  "content-unavailable": {
    status: 503,
    explanation: "What is being edited cannot be shown at the moment. Try again in a minute.",
  },
  unavailable: {
    status: 503,
    explanation: "Nothing was stored. Retry-After says in how many seconds to try again.",
  },
} as const satisfies Record<string, { status: number; explanation: string }>;

export type ProblemName = keyof typeof PROBLEM_TYPES;

export const PROBLEMS_PATH = "/api/problems";

export interface ProblemField {
  field: string;
  message: string;
}

interface ProblemDetails {
  detail?: string;
  errors?: ProblemField[];
  /** Members of this type alone (RFC 9457 §3.2). */
  extensions?: object;
}

/** A problem document (RFC 9457); `errors` holds the fields that were refused. */
function createProblem(name: ProblemName, { server }: Catalogue, { detail, errors, extensions }: ProblemDetails = {}) {
  const { status } = PROBLEM_TYPES[name];
  const title = server.problems[name];
  return {
    type: `${PROBLEMS_PATH}/${name}`,
    title,
    status,
    detail: detail ?? title,
    ...(errors ? { errors } : {}),
    ...extensions,
  };
}

export function sendProblem(reply: FastifyReply, name: ProblemName, texts: Catalogue, details?: ProblemDetails) {
  const problem = createProblem(name, texts, details);
  return reply
    .status(problem.status)
    .headers({ "content-type": "application/problem+json", "cache-control": "no-store" })
    .serializer(JSON.stringify)
    .send(problem);
}

/** Explains each problem type at its address, as RFC 9457 §3.1.1 advises. */
export function registerProblems(server: FastifyInstance, texts: Catalogue) {
  for (const [name, { status, explanation }] of Object.entries(PROBLEM_TYPES)) {
    const url = `${PROBLEMS_PATH}/${name}`;
    const title = texts.server.problems[name as ProblemName];
    server.get(url, async (_request, reply) =>
      reply
        .headers({ "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" })
        .send(`${title} (${status})\n\n${explanation}\n`),
    );
  }
}
