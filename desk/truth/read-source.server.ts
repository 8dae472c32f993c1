import { readdir } from "node:fs/promises";
import { readContentFolder } from "contentful-emulator/export-folder";
import { loadSpaceExport } from "contentful-emulator/space";
import { plainName } from "#answers/visit-doubts.ts";
import { findAgreed } from "#forms/answer.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { readJson } from "#site/hospitals/read-data-file.server.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { parseSittings } from "#site/sittings/sitting.ts";
import { findContent } from "../entries/own-content.server.ts";
import { readSources, type PagesPlace } from "../pages/own-pages.server.ts";
import { createPageTest } from "../pages/page-test.ts";
import { readPages } from "../pages/read-pages.ts";
import { findContradictions } from "./find-contradictions.ts";
import { fieldOf, type SourceEntry, type TruthSource } from "./ground.ts";
import { list, object, word, type Json } from "./placed-texts.ts";

/** Where all that the site says is kept. The content of a hosted service is not read. */
export interface TruthPlace extends PagesPlace {
  content: { kind: "embedded"; path: string } | { kind: "hosted" };
  store?: Pick<Store, "listNotices" | "listVisits" | "readRequest" | "listSittingChanges">;
  now: Date;
}

const SAID = /^(?:hospitals|departments|facilities)\/.*\.json$|^(?:site|gallery|brand\/brand)\.json$/;

/** What a site says against itself. Rejects where a file or the content cannot be read. */
export const findTruth = async (place: TruthPlace) => findContradictions(await readSource(place), place.siteDataDir);

/** Reads all that a site says. */
export async function readSource({ content, store, now, ...place }: TruthPlace): Promise<TruthSource> {
  const names = (await readdir(place.siteDataDir, { recursive: true })).filter((name) => SAID.test(name)).toSorted();
  const read = names.map(async (name) => [name, await readJson(place.siteDataDir, name)] as const);
  const sources = await readSources(place);
  const { pages } = readPages(sources, place);
  const pageAt = createPageTest(place, { list: () => pages });
  const entries = content.kind === "hosted" ? [] : await readEntries(content.path, place.dataDir);
  const notices = (await store?.listNotices()) ?? [];
  const ofNotices = notices
    .filter(({ until }) => until > now)
    .flatMap(({ id, hospitalId, content: said }) =>
      place.site.hospitals.flatMap(({ id: own, contentName }) => {
        const fields = { hospital: { en: contentName }, text: "text" in said ? said.text : {} };
        return hospitalId === "" || hospitalId === own
          ? [{ id, type: "notices", publishedAt: "", fields, links: [] }]
          : [];
      }),
    );
  const today = todayInKolkata(now);
  return {
    ...{ today, entries: [...entries, ...ofNotices], files: new Map(await Promise.all(read)) },
    isHosted: content.kind === "hosted",
    hasPage: pageAt,
    pages: new Map(sources.map(({ file, source }) => [file, source])),
    visits: store ? await readVisits(place.site, { store, entries, today }) : [],
  };
}

type Visited = { store: NonNullable<TruthPlace["store"]>; entries: SourceEntry[]; today: string };

async function readVisits({ hospitals }: PagesPlace["site"], { store, entries, today }: Visited) {
  const changes = await store.listSittingChanges(today);
  const ofEach = hospitals.map(async ({ id: hospital, contentName }) => {
    const visits = await store.listVisits(hospital, new Date(today));
    const requests = await Promise.all(visits.map(({ id }) => store.readRequest({ id })));
    return requests.flatMap((found) => {
      if (!found) return [];
      const {
        record: { reference, request },
        steps,
      } = found;
      const { day, time, doctor = (request as Partial<AppointmentRequest>)?.doctor ?? "" } = findAgreed(steps) ?? {};
      const isNamed = (one: SourceEntry) => plainName(word(fieldOf(one, "name"))) === plainName(doctor);
      const [entry, namesake] = entries.filter((one) => fieldOf(one, "hospital") === contentName && isNamed(one));
      if (!day || !time || !entry || namesake) return [];
      const exceptions = changes.flatMap(({ doctorId, exception }) => (doctorId === entry.id ? exception : []));
      const known = { consulting: word(fieldOf(entry, "consulting")), ...parseSittings(fieldOf(entry, "sittings")) };
      return [{ reference, hospital, day, time, doctor, sittings: knownSittings(known, { exceptions }) }];
    });
  });
  return (await Promise.all(ofEach)).flat();
}

async function readEntries(path: string, dataDir: string): Promise<SourceEntry[]> {
  const { path: directory, isFolder } = await findContent(path, dataDir);
  const folder = { directory, contentTypes: createContentTypes([]) };
  const { entries } = isFolder ? (await readContentFolder(folder, false)).space : await loadSpaceExport(directory);
  return entries.flatMap(({ sys, fields }) => {
    const links: string[] = [];
    const own = Object.entries(fields).map(([field, values]) => {
      const plain = Object.entries(object(values)).map(([locale, value]) => [
        locale.split("-")[0],
        toPlain(value, links),
      ]);
      return [field, Object.fromEntries(plain)];
    });
    const { id, publishedAt, contentType } = sys;
    return publishedAt ? [{ id, type: contentType.sys.id, publishedAt, fields: Object.fromEntries(own), links }] : [];
  });
}

/** A rich text as lines, without what is struck out; other values as they are. */
const toPlain = (value: unknown, links: string[]) =>
  object(value).nodeType === "document"
    ? textOf(object(value), links)
        .replaceAll(/\n{2,}/g, "\n")
        .trim()
    : value;

const INLINE = ["text", "hyperlink", "entry-hyperlink", "embedded-entry-inline"];

function textOf({ nodeType, value, marks, content, data }: Json, links: string[]): string {
  const { uri, target } = object(data);
  const kind = word(nodeType);
  if (uri) links.push(word(uri));
  if (target && !kind.includes("asset")) links.push(`entry:${word(object(object(target).sys).id)}`);
  if (list(marks).some((mark) => object(mark).type === "strikethrough")) return "";
  const inner = list(content).map((node) => textOf(object(node), links));
  if (kind === "table-row") return `${inner.map((cell) => cell.trim()).join(", ")}\n`;
  return word(value) + inner.join("") + (INLINE.includes(kind) ? "" : "\n");
}
