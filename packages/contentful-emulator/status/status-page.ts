import { escapeHtml, STYLES } from "../control/control-page.ts";
import { htmlResponse } from "../control/handle-control.ts";
import type { HttpResponse } from "../http/messages.ts";
import type { ContentSpace } from "../space/content-space.ts";
import type { Row } from "./describe-service.ts";

interface Status {
  readonly summary: readonly Row[];
  readonly restUrl: string;
  readonly deliveryToken: string;
  readonly faults: readonly string[];
  readonly schemaError: string | undefined;
  readonly schemaWarnings: readonly string[];
}

/** The page at `/`: the service's summary, its content types with their entries, and what is wrong. */
export function renderStatus(service: Status, space: ContentSpace): HttpResponse {
  const { summary, faults, schemaError, schemaWarnings, restUrl, deliveryToken } = service;
  const rows = summary.map(([name, value]) => `<tr><th>${name}<td>${toLink(value)}`);
  const types = space.contentTypes.map(({ name, sys: { id } }) => {
    const query = new URLSearchParams({ content_type: id, access_token: deliveryToken });
    const count = space.findEntriesOfType(id).length;
    return `<tr><th>${escapeHtml(name)}<td><a href="${escapeHtml(`${restUrl}/entries?${query}`)}">${escapeHtml(id)}</a><td>${count}`;
  });
  const wrong = [...(schemaError === undefined ? [] : [schemaError]), ...schemaWarnings, ...faults];
  const faultList = wrong.map((fault) => `<li>${escapeHtml(fault)}`).join("");
  return htmlResponse(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>contentful-emulator: ${escapeHtml(space.id)}</title>
<style>${STYLES}
th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top } td { overflow-wrap: anywhere }</style>
<h1>contentful-emulator</h1>
<table>${rows.join("\n")}</table>
${wrong.length > 0 ? `<h2>To mend</h2><ul>${faultList}</ul>` : ""}
<h2>Content types and their entries</h2>
<table>${types.join("\n")}</table>
</html>`);
}

/** Addresses become links. */
function toLink(value: string): string {
  const text = escapeHtml(value);
  return /^https?:\S+$/.test(value) ? `<a href="${text}">${text}</a>` : text;
}
