import type { IncomingMessage } from "node:http";
import { authoriseRequest, type AccessTokens } from "./authorise-request.ts";
import { isRequestError, type HttpResponse } from "./messages.ts";

/** GraphiQL in one page, with what it needs; 9 MB, so it is installed by those who want it. */
const GRAPHIQL = "@graphql-yoga/render-graphiql";

type RenderGraphiql = (options: { title: string; endpoint: string }) => string;

const EXPLORE_PATH = /^(\/content\/v1\/spaces\/[^/]+(?:\/environments\/[^/]+)?)\/explore\/?$/;

/** True for the addresses at which Contentful serves GraphiQL, whatever the space. */
export function isExplorePath(pathname: string): boolean {
  return EXPLORE_PATH.test(pathname);
}

/**
 * The page of GraphiQL for the space's address and the request's `access_token`. Without the package, a page that tells
 * how to install it. Source: contentful.com/developers/docs/references/graphql, "Exploring the schema with GraphiQL".
 */
export async function renderExplorer(
  tokens: AccessTokens,
  request: IncomingMessage,
  url: URL,
  loadGraphiql: () => Promise<RenderGraphiql | undefined> = importGraphiql,
): Promise<HttpResponse> {
  const token = url.searchParams.get("access_token") ?? "";
  try {
    authoriseRequest(request, url, tokens);
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return page(error.status, "No access", "<p>Add <code>?access_token=</code> and a token of the space.</p>");
  }
  const render = await loadGraphiql();
  if (!render) return page(501, "GraphiQL is not installed", INSTALL);
  const [, path = ""] = EXPLORE_PATH.exec(url.pathname) ?? [];
  const endpoint = `${path}?access_token=${encodeURIComponent(token)}`;
  return { status: 200, headers: HTML, text: render({ title: "GraphiQL", endpoint }) };
}

const HTML = { "Content-Type": "text/html; charset=utf-8" };

const INSTALL = `<p>Install it beside this package, then start again:</p>
<pre>npm install --save-dev ${GRAPHIQL}</pre>
<p>Any other GraphQL client may connect too: use this address without <code>/explore</code>.</p>`;

function page(status: number, title: string, body: string): HttpResponse {
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
  return { status, headers: HTML, text };
}

async function importGraphiql(): Promise<RenderGraphiql | undefined> {
  try {
    return ((await import(GRAPHIQL)) as { renderGraphiQL: RenderGraphiql }).renderGraphiQL;
  } catch {
    return undefined;
  }
}
