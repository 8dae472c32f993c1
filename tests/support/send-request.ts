import type { FastifyInstance } from "fastify";

/** Sends a request to a server that does not listen, and gives its answer as the platform's `Response`. */
export async function sendRequest(server: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await server.inject({
    method: request.method as "GET",
    url: pathname + search,
    headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
    ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
  });
  const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  const hasBody = ![204, 304].includes(answer.statusCode);
  return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers });
}
