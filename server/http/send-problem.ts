import type { FastifyReply } from "fastify";
import { PROBLEM_TYPES, PROBLEMS_PATH, type ProblemName } from "./problem-types.ts";

/** A field that was refused, and why. */
export interface ProblemField {
  field: string;
  message: string;
}

interface ProblemDetails {
  /** What happened this time; the type's title when left out. */
  detail?: string;
  errors?: ProblemField[];
  /** Members of this type alone (RFC 9457 §3.2). */
  extensions?: object;
}

/**
 * A problem document (RFC 9457): `type`, an address of this site where it is explained, `title`, `status`, `detail`, and
 * `errors` with the fields that were refused.
 */
function createProblem(name: ProblemName, { detail, errors, extensions }: ProblemDetails = {}) {
  const { status, title } = PROBLEM_TYPES[name];
  return {
    type: `${PROBLEMS_PATH}/${name}`,
    title,
    status,
    detail: detail ?? title,
    ...(errors ? { errors } : {}),
    ...extensions,
  };
}

/** Answers with a problem document, which no cache keeps. */
export function sendProblem(reply: FastifyReply, name: ProblemName, details?: ProblemDetails) {
  const problem = createProblem(name, details);
  return reply
    .status(problem.status)
    .headers({ "content-type": "application/problem+json", "cache-control": "no-store" })
    .serializer(JSON.stringify)
    .send(problem);
}
