import type { FastifyInstance } from "fastify";
import { PROBLEM_TYPES, PROBLEMS_PATH } from "./problem-types.ts";

/** Explains each problem type at its address, as RFC 9457 §3.1.1 advises. */
export function registerProblems(server: FastifyInstance) {
  for (const [name, { status, title, explanation }] of Object.entries(PROBLEM_TYPES)) {
    const url = `${PROBLEMS_PATH}/${name}`;
    server.get(url, async (_request, reply) =>
      reply
        .headers({ "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" })
        .send(`${title} (${status})\n\n${explanation}\n`),
    );
  }
}
