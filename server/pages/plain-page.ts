import { createHash } from "node:crypto";
import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { type CalledHospital, type HospitalPhone, listPhones } from "#site/hospitals/phones.ts";
import { escapeHtml } from "#site/texts/escape-html.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { finishPage, type FinishedPage } from "./render-page.ts";

/** A page that needs nothing else of the site. Every text is plain text. */
export interface PlainPage {
  brand: PlainPageBrand;
  locale: string;
  title: string;
  paragraphs: string[];
  links?: { to: string; label: string }[];
  form?: { action: string; fields: [name: string, value: string][]; button: string } | undefined;
  phones: HospitalPhone[];
}

export type PlainPageBrand = Pick<Brand, "name" | "tokens">;

/** Easy to read on a phone, with links and buttons as large as a thumb; the numbers are the largest after the title. */
const LAYOUT =
  "body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:var(--text);background:var(--page)}" +
  "header{padding:1rem;color:var(--text-on-deep);background:var(--surface-deep);border-bottom:4px double var(--ornament)}" +
  "header b,main{display:block;max-width:40rem;margin:0 auto}main{padding:1rem}" +
  "h1{font-size:2.25rem;line-height:1.1;letter-spacing:-0.025em;overflow-wrap:break-word;color:var(--text-heading)}" +
  "ul{padding:0;list-style:none}li{padding:0.5rem 0;border-top:1px solid var(--border)}li a{font-size:1.5rem;font-weight:700}" +
  "a{display:inline-block;padding:0.5em 0;color:var(--link)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}" +
  "button{font:inherit;padding:0.8em 1.5em;color:var(--text-on-action);background:var(--action);border:2px solid var(--action-edge);border-radius:0.5rem}";

const COLOURS =
  "text page surface-deep text-on-deep ornament text-heading border link focus action action-edge text-on-action".split(
    " ",
  );

function styleOf({ tokens: { light, dark } }: PlainPageBrand): string {
  const declare = (tokens: ColourTokens) => COLOURS.map((role) => `--${role}:${tokens[role]}`).join(";");
  return `:root{${declare(light)}}@media(prefers-color-scheme:dark){:root{${declare(dark)}}}${LAYOUT}`;
}

export function plainPagePolicy(brand: PlainPageBrand): string {
  const hash = createHash("sha256").update(styleOf(brand)).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`;
}

/** The page as an HTML document without scripts or pictures: it costs next to nothing, and always works. */
export function renderPlainPage({ brand, locale, title, paragraphs, links = [], form, phones }: PlainPage): string {
  const numbers = phones.map(
    ({ label, printed, href }) =>
      `<li>${escapeHtml(label)}: <a href="${escapeHtml(href)}">${escapeHtml(printed)}</a></li>`,
  );
  const anchors = links.map(({ to, label }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>${styleOf(brand)}</style>
  </head>
  <body>
    <header><b>${escapeHtml(brand.name)}</b></header>
    <main>
    <h1>${escapeHtml(title)}</h1>
    ${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n    ")}
    ${anchors.length > 0 ? `<p>${anchors.join(" · ")}</p>` : ""}
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

const MOST_HOSPITALS = 12;

/** Whom to call on such a page: every hospital; of a large group the first, after the ambulance and the police. */
export function plainPhones({ hospitals }: { hospitals: CalledHospital[] }, { pages }: Catalogue): HospitalPhone[] {
  const calls = isLargeGroup({ hospitals }) ? listEmergencyCalls(undefined, pages.emergencyCalls) : [];
  return [
    ...calls.map((call) => ({ ...call, isEmergency: true })),
    ...listPhones(hospitals.slice(0, MOST_HOSPITALS), pages.common.emergencyAt),
  ];
}

export function linkHome({ pages, server }: Catalogue, phones: HospitalPhone[], base = "") {
  const hasSeveral = phones.filter(({ isEmergency }) => !isEmergency).length > 1;
  return { to: `${base}/`, label: hasSeveral ? server.errorPages.allHospitals : pages.sections.home };
}

export function renderOutagePage(brand: PlainPageBrand, { pages, server }: Catalogue, phones: HospitalPhone[]): string {
  const { outage, outagePage, tryAgain } = server.errorPages;
  const links = [{ to: "", label: tryAgain }];
  return renderPlainPage({ brand, locale: pages.locale, title: outage, paragraphs: outagePage, links, phones });
}

/** A render takes a fraction of a second, so that the next try is likely to succeed. */
const RETRY_AFTER_S = 5;

/** Makes the responses of an overloaded site once, to cost next to nothing: 503 with whom to call. */
export async function createBusyPages(brand: PlainPageBrand, { pages, server }: Catalogue, phones: HospitalPhone[]) {
  const { busy, busyPage, busyForm, titles, notFoundHint, tryAgain } = server.errorPages;
  const { locale } = pages;
  const html = (page: Pick<PlainPage, "title" | "paragraphs" | "links">, status?: number) =>
    finish("text/html; charset=utf-8", renderPlainPage({ brand, locale, phones, ...page }), status);
  const [page, form, data, missing] = await Promise.all([
    html({ title: busy, paragraphs: [busyPage], links: [{ to: "", label: tryAgain }] }),
    html({ title: busy, paragraphs: [busyForm] }),
    finish("text/plain; charset=utf-8", busy),
    html({ title: titles["not-found"], paragraphs: [notFoundHint], links: [linkHome({ pages, server }, phones)] }, 404),
  ]);
  return { page, form, data, missing };
}

function finish(type: string, body: string, status = 503): Promise<FinishedPage> {
  const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_S) } : {};
  const headers = { "content-type": type, "cache-control": "no-store", ...retry };
  return finishPage(new Response(body, { status, headers }), "cached");
}
