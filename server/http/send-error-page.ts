import type { FastifyReply, FastifyRequest } from "fastify";
import type { HospitalPhone } from "#hospitals/phones.ts";
import { escapeHtml } from "#submissions/clean-text.ts";
import { PLAIN_PAGE_POLICY, renderPlainPage } from "../pages/render-plain-page.ts";
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
 * site's pages may be what failed. After a form it holds what was typed, or "Back" in the browser brings it.
 */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ProblemName,
  { origin, phones }: ErrorPageFacts,
) {
  const { status, title } = PROBLEM_TYPES[name];
  const { method, url } = request;
  const typed = name === "too-many-requests" ? readTyped(request) : undefined;
  // Under a name that is not ours no link of ours would lead on.
  const base = escapeHtml(name === "wrong-host" ? origin : "");
  const [hint, link] = typed ? KEPT : describeWayOn(name, method);
  const back = `<a href="${base}${escapeHtml(pathOf(url))}">${link}</a>`;
  const paragraphs = [hint, `${back} · <a href="${base}/">All hospitals</a>`];
  reply.header("content-security-policy", PLAIN_PAGE_POLICY);
  return reply
    .status(status)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-robots-tag": "noindex" })
    .send(
      renderPlainPage({
        title,
        paragraphs,
        form: typed && { action: pathOf(url), fields: typed, button: "Send again" },
        phones,
      }),
    );
}

const KEPT: ReturnType<typeof describeWayOn> = [
  "Nothing was sent yet. This page keeps what you typed: wait a minute, then press the button. Or call us.",
  "Back to the form",
];

/** A line break in a hidden field is sent as it was typed (HTML standard, "constructing the entry list"). */
function readTyped({ body, headers }: FastifyRequest): [string, string][] | undefined {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && Buffer.isBuffer(body) ? [...new URLSearchParams(body.toString())] : undefined;
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
