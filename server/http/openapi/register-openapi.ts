import type { FastifyInstance } from "fastify";
import { createOpenApi, type OpenApiOptions } from "./create-openapi.ts";

const OPENAPI_PATH = "/api/openapi.json";

/** Describes the forms' API to programs and their makers (OpenAPI 3.1). */
export function registerOpenApi(server: FastifyInstance, options: OpenApiOptions) {
  const document = createOpenApi(options);
  server.get(OPENAPI_PATH, async (_request, reply) =>
    reply.headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" }).send(document),
  );
}
