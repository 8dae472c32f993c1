import { join } from "node:path";
import type { ContentFault } from "contentful-emulator/front-matter";
import { readCsv } from "#outbox/read-csv.ts";
import { readIfThere } from "../entries/content-files.server.ts";
import type { createPageTest } from "./page-test.ts";

const FILE = "redirects.csv";

interface Row {
  line: number;
  /** An address of before: `/` and what follows, with one `*` for any part, and with its query where that counts. */
  from: string;
  /** Of this site, or a whole one; `*` stands for the same part. */
  to: string;
}

export type Redirects = ReturnType<typeof createRedirects>;

/** Rows that cannot be used are left out, and named as faults; a missing file has none. */
export async function readRedirects(siteDataDir: string) {
  return parseRedirects((await readIfThere(join(siteDataDir, FILE)))?.text ?? "");
}

export function parseRedirects(source: string) {
  const faults: ContentFault[] = [];
  const known = new Map<string, Row>();
  const fault = (line: number, message: string) => faults.push({ file: FILE, line, message });
  for (const { line, cells } of readCsv(source)) {
    const [from = "", to = ""] = cells?.map((cell) => cell.trim()) ?? [];
    if (cells && line === 1 && !from.startsWith("/")) continue;
    const mistake = cells ? findMistake(from, to) : "has a quotation mark without its other one";
    const same = known.get(keyOf(from));
    if (mistake) fault(line, mistake);
    else if (same) fault(line, `${from} is in line ${same.line} already`);
    else known.set(keyOf(from), { line, from, to });
  }
  const all = createRedirects([...known.values()]);
  const circles = new Set(all.rows.filter((row) => wayOf(row, all).has(row)));
  for (const { line, from, to } of circles) fault(line, `${from} leads back to itself by way of ${to}`);
  return { redirects: createRedirects(all.rows.filter((row) => !circles.has(row))), faults };
}

function findMistake(from: string, to: string): string | undefined {
  const stars = (text: string) => text.split("*").length - 1;
  if (!/^\/(?!\/)/.test(from)) return `"${from}" must be an old address that begins with one /`;
  if (!/^\/(?![/\\])|^https:\/\/[^/*]+(\/|$)/.test(to))
    return `"${to}" must be an address that begins with / or https://`;
  if (stars(from) > 1 || stars(to) > 1) return "has more than one *";
  if (stars(to) > stars(from)) return `${to} has a * and ${from} has none`;
  return undefined;
}

/** Ways of before that lead on: a whole one first, then of those with a `*` the one that begins with the most. */
export function createRedirects(rows: readonly Row[]) {
  const keyed = rows.map((row) => ({ row, parts: keyOf(row.from).split("*") }));
  const whole = new Map(keyed.map(({ row, parts }) => [parts.join("*"), row]));
  const patterns = keyed
    .flatMap(({ row, parts: [begin = "", end] }) => (end === undefined ? [] : { row, begin, end }))
    .toSorted((one, other) => other.begin.length - one.begin.length);

  function findRow(path: string, search: string): { row: Row; rest: string } | undefined {
    const plain = plainPath(path);
    const key = plain.toLowerCase();
    const row = whole.get(key + search) ?? whole.get(key);
    if (row) return { row, rest: "" };
    const found = patterns.find(({ begin, end }) => key.startsWith(begin) && key.slice(begin.length).endsWith(end));
    return found && { row: found.row, rest: plain.slice(found.begin.length, plain.length - found.end.length) };
  }

  return {
    rows,
    findRow,
    /** Where an address leads now, with its query; undefined for one that no row has. */
    find({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
      const found = findRow(pathname, search);
      if (!found) return undefined;
      const { row, rest } = found;
      // The rest of an address must never make it another host's.
      const filled = fill(row.to, rest).replace(/^\/[/\\]+/, "/");
      const target = new URL(filled, "http://site.invalid");
      if (!row.from.includes("?"))
        for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
      return target.host === "site.invalid" ? target.pathname + target.search + target.hash : target.href;
    },
  };
}

function fill(to: string, rest: string): string {
  return to.replace("*", () => rest.split("/").map(encodeURIComponent).join("/"));
}

function plainPath(path: string): string {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path;
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

function keyOf(from: string): string {
  const [path = "", ...query] = from.split("?");
  return [plainPath(path).toLowerCase(), ...query].join("?");
}

const SOME_PART = "x";

/** The row that an address leads to next; one with a `*` is followed for some address. */
function nextOf({ to }: Row, redirects: Redirects): Row | undefined {
  if (!to.startsWith("/")) return undefined;
  const { pathname, search } = new URL(fill(to, SOME_PART), "http://site.invalid");
  return redirects.findRow(pathname, search)?.row;
}

/** The rows that follow on one; it is among them where they lead in a circle. */
function wayOf(row: Row, redirects: Redirects): Set<Row> {
  const way = new Set<Row>();
  for (let next = nextOf(row, redirects); next && !way.has(next); next = nextOf(next, redirects)) way.add(next);
  return way;
}

/** Rows that are of no use: from a page that there is, to one that there is not, or to another row. */
export function checkRedirects(redirects: Redirects, pageAt: ReturnType<typeof createPageTest>): ContentFault[] {
  return redirects.rows.flatMap((row): ContentFault[] => {
    const { line, from, to } = row;
    const fault = (message: string) => [{ file: FILE, line, message }];
    const next = nextOf(row, redirects);
    if (!from.includes("*") && pageAt(from.split("?")[0] ?? "") === "page")
      return fault(`${from} is a page, which is shown: delete the row`);
    if (next) return fault(`${to} leads on to ${next.to} by line ${next.line}: write where it ends`);
    if (!to.startsWith("/")) return [];
    const found = pageAt(fill(to, SOME_PART).split(/[?#]/)[0] ?? "");
    const isNone = found === "none" || (found === "no entry" && !to.includes("*"));
    return isNone ? fault(`${to} is no page of the site`) : [];
  });
}
