import { DEFAULT_DELAY_MS, FAULT_KINDS, type Fault } from "../faults/content-faults.ts";
import type { ReceivedQuery } from "./query-log.ts";

/** The control as a page: what fails, a form to make something fail, and the queries received, newest first. */
export function renderControlPage(faults: readonly Fault[], queries: readonly ReceivedQuery[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content service control</title>
<style>${STYLES}</style>
<h1>Content service control</h1>
<h2>What fails now</h2>
${renderFaults(faults)}
${renderForm(queries)}
<h2>Queries received</h2>
${renderQueries(queries)}
</html>`;
}

/** For all pages of the service. */
export const STYLES = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: auto; padding: 1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1rem 0 }
label { display: grid; max-width: 100% }
select, input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; box-sizing: border-box; max-width: 100% }
pre { overflow-x: auto; padding: .75rem; border: 1px solid }`;

function renderFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return "<p>Nothing: every query succeeds.</p>";
  const items = faults.map((fault) => `<li>${escapeHtml(describeFault(fault))}</li>`);
  return `<ul>${items.join("")}</ul>
<form method="post" action="/control/faults"><input type="hidden" name="kind" value=""><button>Make everything work again</button></form>`;
}

function describeFault({ kind, operation, delayMs }: Fault): string {
  const wait = kind === "slow" ? ` (${delayMs ?? DEFAULT_DELAY_MS} ms)` : "";
  return `${operation ?? "Every query"}: ${FAULT_KINDS[kind]}${wait}`;
}

function renderForm(queries: readonly ReceivedQuery[]): string {
  const kinds = Object.entries(FAULT_KINDS).map(
    ([kind, meaning]) => `<option value="${kind}">${kind}: ${escapeHtml(meaning)}</option>`,
  );
  const operations = [...new Set(queries.map(({ operation }) => operation))].filter((name) => name !== undefined);
  const options = operations.toSorted().map((operation) => `<option>${escapeHtml(operation)}</option>`);
  return `<form method="post" action="/control/faults">
<label>What goes wrong <select name="kind">${kinds.join("")}</select></label>
<label>Query (empty for every one) <input name="operation" list="operations" autocomplete="off"></label>
<label>Delay in ms, if slow <input name="delayMs" inputmode="numeric" placeholder="${DEFAULT_DELAY_MS}"></label>
<button>Make it fail</button>
<datalist id="operations">${options.join("")}</datalist>
</form>`;
}

function renderQueries(queries: readonly ReceivedQuery[]): string {
  if (queries.length === 0) return "<p>None yet.</p>";
  const entries = queries.toReversed().map(({ operation, query, variables }) => {
    const title = `${operation ?? "(no name)"} ${JSON.stringify(variables)}`;
    return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(query)}</pre></details>`;
  });
  return entries.join("\n");
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
