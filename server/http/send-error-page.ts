import type { FastifyReply } from "fastify";
import { PROBLEM_TYPES, type ProblemName } from "./problem-types.ts";

/**
 * Answers a form that a browser posted without JavaScript and that could not even be read. The page stands alone: what
 * renders the site's pages may be what failed. "Back" in the browser brings what was typed.
 */
export function sendErrorPage(reply: FastifyReply, name: ProblemName, url: string) {
  const { status, title } = PROBLEM_TYPES[name];
  return reply
    .status(status)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" })
    .send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>Nothing was sent. Go back in your browser: what you typed should still be there. Or call us: the number stands on every page.</p>
    <p><a href="${escapeHtml(pathOf(url))}">Back to the form</a> · <a href="/">All hospitals and their phone numbers</a></p>
  </body>
</html>
`);
}

function pathOf(url: string): string {
  return `/${(url.split("?")[0] ?? "").replace(/^\/+/, "")}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
