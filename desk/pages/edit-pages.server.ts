import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readFrontMatter } from "contentful-emulator/front-matter";
import { stringify } from "yaml";
import type { OwnPage } from "#site/pages/own-page.ts";
import { writeWhole } from "../entries/content-files.server.ts";
import { parseOwnPages, type PagesPlace, readSources } from "./own-pages.server.ts";
import type { PageSource } from "./read-page.ts";

/** What an editor types. */
export interface PageFields {
  title: string;
  address: string;
  place: string;
  hospitals: unknown;
  description: string;
  text: string;
  draft: boolean;
}

export interface PageFile extends PageFields {
  /** Without `.md`, e.g. "patients-rights" or "patients-rights.ml". */
  name: string;
  /** Of what it holds: a change is based on it; empty for a new one. */
  state: string;
}

export type PageDesk = ReturnType<typeof createPageDesk>;

const KEPT = 50;
const TEXT_BEGINS = "\n---\n\n";
const NAME = /^[a-z0-9]+([-_][a-z0-9]+)*(\.[a-z]{2,3})?$/;

/** Pages are written into the last folder of the place; each state before stays beside them, hidden. */
export function createPageDesk({ reload, ...place }: PagesPlace & { reload: () => Promise<void> }) {
  const folder = place.folders.at(-1)?.path ?? "";
  const pathOf = (name: string) => join(folder, `${name}.md`);
  const past = (name: string) => join(folder, ".past", name);

  async function listPast(name: string): Promise<string[]> {
    return (await readdir(past(name)).catch(() => [])).toSorted((one, other) => Number(one) - Number(other));
  }

  async function read(name: string): Promise<PageFile | undefined> {
    const source = NAME.test(name) ? (await readSources(place)).get(`${name}.md`) : undefined;
    return source && describeFile(name, source);
  }

  async function check(name: string, fields: PageFields) {
    const sources = await readSources(place);
    const file = `${name}.md`;
    const source = writePage(name, fields);
    sources.set(file, { file, source });
    const { pages, faults } = parseOwnPages(sources, place);
    const textBegins = source.slice(0, source.indexOf(TEXT_BEGINS) + TEXT_BEGINS.length).split("\n").length;
    const own = faults.filter((fault) => fault.file === file);
    const language = /\.(\w+)$/.exec(name)?.[1] ?? place.site.languages[0];
    const address = fields.address || describeFile(name, sources.get(`${name.split(".")[0]}.md`)).address;
    const page: OwnPage | undefined = pages.get(language)?.find((one) => one.address === address);
    const placed = own.map(({ line = 0, message }) => ({ line: line - textBegins + 1, message }));
    return { page, faults: placed };
  }

  async function keepPast(name: string): Promise<void> {
    const before = await readFile(pathOf(name), "utf8").catch(() => "");
    const kept = await listPast(name);
    await writeWhole(join(past(name), String(Number(kept.at(-1) ?? 0) + 1)), before);
    for (const old of kept.slice(0, -KEPT)) await rm(join(past(name), old), { force: true });
  }

  /** Without a source there is no file. */
  async function write(name: string, source: string): Promise<void> {
    if (source === "") await rm(pathOf(name), { force: true });
    else await writeWhole(pathOf(name), source);
    await reload();
  }

  return {
    read,
    /** The names of all files, also of those that cannot be shown. */
    async list(): Promise<PageFile[]> {
      return [...(await readSources(place))].map(([name, source]) => describeFile(name.replace(/\.md$/, ""), source));
    },
    /** What the page would be, and what is wrong with it, by line of the text, from 1 on where it is in that. */
    preview: (name: string, fields: PageFields) => check(name, { ...fields, draft: false }),
    /** Rejects as the file system does; then nothing is changed. */
    async save(name: string, fields: PageFields, basedOn: string) {
      const now = await read(name);
      if ((now?.state ?? "") !== basedOn) return { status: "conflict" as const, now };
      const { faults } = await check(name, { ...fields, draft: false });
      if (faults.length > 0 || !NAME.test(name)) return { status: "refused" as const, faults };
      const source = writePage(name, fields);
      await keepPast(name);
      await write(name, source);
      return { status: "saved" as const, source };
    },
    /** Puts back what was there before the last change; false where there is nothing. */
    async undo(name: string): Promise<boolean> {
      const last = NAME.test(name) ? (await listPast(name)).at(-1) : undefined;
      if (last === undefined) return false;
      await write(name, await readFile(join(past(name), last), "utf8"));
      await rm(join(past(name), last), { force: true });
      return true;
    },
  };
}

function writePage(name: string, { text, place, hospitals, draft, ...fields }: PageFields): string {
  const isTranslation = name.includes(".");
  const { title, address, description } = fields;
  const front = {
    title,
    ...(!isTranslation && { address, place, hospitals }),
    ...(description && { description }),
    ...(!isTranslation && draft && { draft }),
  };
  return `---\n${stringify(front)}---\n\n${text.replaceAll("\r\n", "\n").trim()}\n`;
}

function describeFile(name: string, { file, source }: PageSource = { file: "", source: "" }): PageFile {
  const front = readFrontMatter(file || `${name}.md`, source, () => {});
  const values = Object.fromEntries(front?.values.map(({ key, node }) => [key, front.toPlain(node)]) ?? []);
  const say = (key: string) => (typeof values[key] === "string" ? values[key] : "");
  return {
    ...{ name, title: say("title") || name, address: say("address"), description: say("description") },
    ...{ place: say("place") || "none", hospitals: values["hospitals"] ?? "all", draft: values["draft"] === true },
    text: front ? (front.body?.text.trim() ?? "") : source,
    state: createHash("sha256").update(source).digest("hex").slice(0, 16),
  };
}
