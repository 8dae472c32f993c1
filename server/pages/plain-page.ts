import { createHash } from "node:crypto";
import type { HospitalPhone } from "#hospitals/phones.ts";
import { escapeHtml } from "#submissions/clean-text.ts";
import { finishPage, type FinishedPage } from "./render-page.ts";

/** A page that needs nothing else of the site. */
export interface PlainPage {
  /** Plain text. */
  title: string;
  /** HTML, each the inside of a paragraph. */
  paragraphs: string[];
  /** What the page can send, with a button for it. */
  form?: { action: string; fields: [name: string, value: string][]; button: string } | undefined;
  /** Whom to call instead. */
  phones: HospitalPhone[];
}

/** Easy to read on a phone, with links and buttons as large as a thumb. */
const STYLE =
  "body{max-width:40rem;margin:0 auto;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif}" +
  "a{display:inline-block;padding:0.5em 0}button{font:inherit;padding:0.8em 1.5em}";

/** The Content-Security-Policy of a plain page. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'`;

/** The page as an HTML document without scripts or pictures: it costs next to nothing, and always works. */
export function renderPlainPage({ title, paragraphs, form, phones }: PlainPage): string {
  const numbers = phones.map(
    ({ label, printed, href }) =>
      `<li>${escapeHtml(label)}: <a href="${escapeHtml(href)}">${escapeHtml(printed)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
    <h1>${escapeHtml(title)}</h1>
    ${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n    ")}
    ${form ? renderForm(form) : ""}
    ${numbers.length > 0 ? `<ul>\n      ${numbers.join("\n      ")}\n    </ul>` : ""}
    </main>
  </body>
</html>
`;
}

function renderForm({ action, fields, button }: NonNullable<PlainPage["form"]>): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join("")}<button>${escapeHtml(button)}</button></form>`;
}

/** What visitors get while more pages are asked for than can be rendered. */
export interface BusyPages {
  page: FinishedPage;
  /** After a form: it was not sent. */
  form: FinishedPage;
  /** In place of a page's data: the page that asks shows its own failure, with numbers. */
  data: FinishedPage;
  /** For an address where no page can be. */
  missing: FinishedPage;
}

/** A render takes a fraction of a second, so that the next try is likely to succeed. */
const RETRY_AFTER_S = 5;

const TITLE = "Very many people are here at the moment";

/** Makes the responses of an overloaded site once, so that each costs next to nothing: 503 with whom to call instead. */
export async function createBusyPages(phones: HospitalPhone[]): Promise<BusyPages> {
  const [page, form, data, missing] = await Promise.all([
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: TITLE,
        paragraphs: [`Please <a href="">try again</a> in a few seconds. Or call us: we answer as always.`],
        phones,
      }),
    ),
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: TITLE,
        paragraphs: ["Your form was not sent. Go back in your browser and send it again in a few seconds. Or call us."],
        phones,
      }),
    ),
    finish("text/plain; charset=utf-8", TITLE),
    finish(
      "text/html; charset=utf-8",
      renderPlainPage({
        title: "There is no page at this address",
        paragraphs: [`Go to <a href="/">our hospitals</a>, or call us.`],
        phones,
      }),
      404,
    ),
  ]);
  return { page, form, data, missing };
}

function finish(type: string, body: string, status = 503): Promise<FinishedPage> {
  const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_S) } : {};
  const headers = { "content-type": type, "cache-control": "no-store", ...retry };
  return finishPage(new Response(body, { status, headers }), "cached");
}
