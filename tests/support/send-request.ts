import type { FastifyInstance } from "fastify";

/** Sends a request to a server that does not listen, and returns the platform's `Response`. */
export async function sendRequest(server: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = await server.inject({
    method: request.method as "GET",
    url: pathname + search,
    headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
    ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
  });
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  const hasBody = ![204, 304].includes(response.statusCode);
  return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, { status: response.statusCode, headers });
}
