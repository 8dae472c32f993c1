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
    const same = known.get(keyOf(from));
    const mistake = cells ? findMistake(from, to) : "has a quotation mark without its other one";
    if (mistake || same) fault(line, mistake ?? `${from} is in line ${same?.line} already`);
    else known.set(keyOf(from), { line, from, to });
  }
  const rows = [...known.values()];
  const all = createRedirects(rows);
  const circles = new Set(rows.filter((row) => wayOf(row, all).has(row)));
  for (const { line, from, to } of circles) fault(line, `${from} leads back to itself by way of ${to}`);
  return { redirects: createRedirects(rows.filter((row) => !circles.has(row))), faults };
}

function findMistake(from: string, to: string): string | undefined {
  if (!/^\/(?!\/)/.test(from)) return `"${from}" must be an old address that begins with one /`;
  if (!/^\/(?![/\\])|^https:\/\/[^/*]+(\/|$)/.test(to))
    return `"${to}" must be an address that begins with / or https://`;
  if (/\*.*\*/.test(from) || /\*.*\*/.test(to)) return "has more than one *";
  return to.includes("*") && !from.includes("*") ? `${to} has a * and ${from} has none` : undefined;
}

const HERE = "http://site.invalid";

/** A whole address comes first, then of those with a `*` the longest. */
function createRedirects(rows: readonly Row[]) {
  const whole = new Map(rows.map((row) => [keyOf(row.from), row]));
  const patterns = rows
    .filter(({ from }) => from.includes("*"))
    .toSorted((one, other) => other.from.length - one.from.length)
    .map((row) => ({ row, pattern: new RegExp(`^${RegExp.escape(plain(row.from)).replace("\\*", "(.*)")}$`, "is") }));

  function findRow({ pathname, search }: Pick<URL, "pathname" | "search">): { row: Row; rest: string } | undefined {
    const [path, address] = [plain(pathname), plain(pathname + search)];
    const same = whole.get(address.toLowerCase()) ?? whole.get(path.toLowerCase());
    if (same) return { row: same, rest: "" };
    for (const { row, pattern } of patterns) {
      const [, rest] = pattern.exec(row.from.includes("?") ? address : path) ?? [];
      if (rest !== undefined) return { row, rest };
    }
    return undefined;
  }

  return {
    rows,
    findRow,
    /** Where an address leads now, with its query; undefined for one that no row has. */
    find(address: Pick<URL, "pathname" | "search">): string | undefined {
      const { row, rest = "" } = findRow(address) ?? {};
      if (!row) return undefined;
      // The rest of an address must never make it another host's.
      const target = new URL(fill(row.to, rest).replace(/^\/[/\\]+/, "/"), HERE);
      if (!row.from.includes("?"))
        for (const [name, value] of new URLSearchParams(address.search)) target.searchParams.append(name, value);
      return target.href.replace(HERE, "");
    },
  };
}

const fill = (to: string, rest: string) => to.replace("*", () => rest.split("/").map(encodeURIComponent).join("/"));

const keyOf = (address: string) => plain(address).toLowerCase();

/** Without escapes, and without slashes behind its path. */
function plain(address: string): string {
  const short = address.replace(/(?<=[^/])\/+(?=\?|$)/, "");
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** The row that a row leads on to; one with a `*` is followed for some address. */
function nextOf({ to }: Row, redirects: Redirects): Row | undefined {
  return to.startsWith("/") ? redirects.findRow(new URL(fill(to, "x"), HERE))?.row : undefined;
}

/** The rows that follow on one; it is among them where they lead in a circle. */
function wayOf(row: Row, redirects: Redirects): Set<Row> {
  const way = new Set<Row>();
  for (let next = nextOf(row, redirects); next && !way.has(next); next = nextOf(next, redirects)) way.add(next);
  return way;
}

/** Rows that end where there is no page. */
export function findDeadEnds(redirects: Redirects, pageAt: ReturnType<typeof createPageTest>): ContentFault[] {
  return redirects.rows
    .filter((row) => row.to.startsWith("/") && !nextOf(row, redirects) && !pageAt(row.to.split(/[?#]/)[0] ?? ""))
    .map(({ line, to }) => ({ file: FILE, line, message: `${to} is no page of the site` }));
}
