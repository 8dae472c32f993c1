import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Item = { sys: Record<string, unknown>; [name: string]: unknown };

interface ApiResponse {
  status: number;
  body?: unknown;
}

const SPACE = "space1";
const ENVIRONMENT = "master";
export const MANAGEMENT_TOKEN = "CFPAT-of-the-tests";

const TYPES: Readonly<Record<string, string>> = {
  content_types: "ContentType",
  entries: "Entry",
  assets: "Asset",
  locales: "Locale",
  tags: "Tag",
};

/**
 * As much of Contentful's Content Management API as its import needs, over one space whose default locale is en-US.
 * `refuse` responds to requests instead of it, by method and path below the environment.
 */
export async function startManagementApi(refuse: (request: string) => ApiResponse | undefined = () => undefined) {
  const items = new Map<string, Item>();
  const uploads: { id: string; bytes: number }[] = [];
  items.set("locales/l1", {
    sys: { id: "l1", type: "Locale", version: 1, ...spaceLink() },
    code: "en-US",
    name: "English",
    default: true,
  });

  const server = createServer((request, response) => void send(request, response));

  async function send(request: IncomingMessage, response: ServerResponse) {
    const { status, body } = await respond(request);
    response.writeHead(status, { "Content-Type": "application/vnd.contentful.management.v1+json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  }

  async function respond(request: IncomingMessage): Promise<ApiResponse> {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://api");
    const body = await readBody(request);
    if (headers.authorization !== `Bearer ${MANAGEMENT_TOKEN}`) return problem(401, "AccessTokenInvalid");
    const [, space, , environment, ...rest] = url.pathname.split("/").slice(1);
    if (space !== SPACE || (environment ?? ENVIRONMENT) !== ENVIRONMENT) return problem(404, "NotFound");
    if (environment === undefined) return { status: 200, body: { sys: { id: SPACE, type: "Space" }, name: "Space" } };
    const path = rest.join("/");
    if (path === "") return { status: 200, body: { sys: { id: ENVIRONMENT, type: "Environment", ...spaceLink() } } };
    return refuse(`${method} ${path}`) ?? respondWithItem(method, path, body, headers, url.searchParams);
  }

  function respondWithItem(
    method: string,
    path: string,
    body: Buffer,
    headers: IncomingMessage["headers"],
    query: URLSearchParams,
  ): ApiResponse {
    const [collection = "", id, part] = path.split("/");
    if (path === "uploads") {
      uploads.push({ id: `upload${uploads.length}`, bytes: body.length });
      return { status: 201, body: { sys: { id: uploads.at(-1)?.id, type: "Upload" } } };
    }
    if (id === undefined) return { status: 200, body: list(collection, query) };
    const known = items.get(path) ?? items.get(`${collection}/${id}`);
    if (part === "published")
      return known ? change(known, { publishedVersion: known.sys.version }) : problem(404, "NotFound");
    if (part === "files") return known ? processFile(known) : problem(404, "NotFound");
    if (part === "editor_interface" && method === "GET") {
      const contentType = { sys: { type: "Link", linkType: "ContentType", id } };
      const sys = { id: "default", type: "EditorInterface", version: 1, contentType, ...spaceLink() };
      return { status: 200, body: items.get(path) ?? { sys } };
    }
    if (method === "GET") return known ? { status: 200, body: known } : problem(404, "NotFound");
    const contentType = headers["x-contentful-content-type"];
    const sys = {
      ...items.get(path)?.sys,
      ...{ id: part === undefined ? id : "default", type: part === undefined ? TYPES[collection] : "EditorInterface" },
      ...{ version: Number(items.get(path)?.sys.version ?? 0) + 1, ...spaceLink() },
      ...(contentType && { contentType: { sys: { type: "Link", linkType: "ContentType", id: contentType } } }),
    };
    const item = { ...(JSON.parse(body.toString()) as object), sys };
    items.set(path, item);
    return { status: 200, body: item };
  }

  function list(collection: string, query: URLSearchParams) {
    const ids = query.get("sys.id[in]")?.split(",");
    const all = [...items].filter(([path]) => path.split("/")[0] === collection && path.split("/").length === 2);
    const found = all.map(([, item]) => item).filter(({ sys }) => ids?.includes(String(sys.id)) ?? true);
    return { sys: { type: "Array" }, total: found.length, skip: 0, limit: 1000, items: found };
  }

  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The space as the command gets it. */
    space: {
      ...{ apiOrigin: origin, uploadOrigin: origin, spaceId: SPACE, environmentId: ENVIRONMENT },
      token: MANAGEMENT_TOKEN,
    },
    /** What the space holds, by path below the environment, e.g. "content_types/news". */
    items,
    uploads,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function spaceLink() {
  return {
    space: { sys: { type: "Link", linkType: "Space", id: SPACE } },
    environment: { sys: { type: "Link", linkType: "Environment", id: ENVIRONMENT } },
  };
}

function change(item: Item, sys: Record<string, unknown>): ApiResponse {
  item.sys = { ...item.sys, ...sys, version: Number(item.sys.version) + 1 };
  return { status: 200, body: item };
}

/** Contentful fetches an uploaded file and gives it an address of its own. */
function processFile(item: Item): ApiResponse {
  const { file } = item.fields as { file: Record<string, Record<string, unknown>> };
  for (const locale of Object.values(file)) locale.url = `//images.ctfassets.net/${SPACE}/file`;
  return { status: 204 };
}

function problem(status: number, id: string): ApiResponse {
  return { status, body: { sys: { type: "Error", id }, message: id, requestId: "r1" } };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
