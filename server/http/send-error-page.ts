import type { FastifyReply, FastifyRequest } from "fastify";
import type { HospitalPhone } from "#hospitals/phones.ts";
import { escapeHtml } from "#submissions/mail/escape-html.ts";
import { renderPlainPage } from "../pages/render-plain-page.ts";
import { PROBLEM_TYPES, type ProblemName } from "./problem-types.ts";

/** What stands on every error page. */
export interface ErrorPageFacts {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Whom to call. */
  phones: HospitalPhone[];
}

/**
 * Answers a browser whose request could not even be read, or whose page failed. The page stands alone: what renders the
 * site's pages may be what failed. After a form "Back" in the browser brings what was typed.
 */
export function sendErrorPage(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
  name: ProblemName,
  { origin, phones }: ErrorPageFacts,
) {
  const { status, title } = PROBLEM_TYPES[name];
  // Under a name that is not ours no link of ours would lead on.
  const base = escapeHtml(name === "wrong-host" ? origin : "");
  const [hint, link] = describeWayOn(name, method);
  const back = `<a href="${base}${escapeHtml(pathOf(url))}">${link}</a>`;
  const paragraphs = [hint, `${back} · <a href="${base}/">All hospitals</a>`];
  return reply
    .status(status)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" })
    .send(renderPlainPage({ title, paragraphs, phones }));
}

function describeWayOn(name: ProblemName, method: string): [hint: string, link: string] {
  if (name === "wrong-host") return ["The page stands at this site's own address. Or call us.", "Go to the page"];
  if (method !== "POST") return ["Please try again in a moment, or call us.", "Try again"];
  const hint = "Nothing was sent. Go back in your browser: what you typed should still be there. Or call us.";
  return [hint, "Back to the form"];
}

function pathOf(url: string): string {
  return `/${(url.split("?")[0] ?? "").replace(/^\/+/, "")}`;
}
