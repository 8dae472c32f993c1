import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { todayInKolkata } from "#forms/calendar.ts";
import { areEqual, type LinkedHospital } from "#outbox/answer-links.server.ts";
import { keepInMemory, type KeepingOptions } from "#outbox/run-queue.ts";
import type { NewConsent } from "#outbox/store/consents.server.ts";
import type { ConsentRow } from "#outbox/store/database.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Content } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { writeWhole } from "../entries/content-files.server.ts";
import { withhold } from "./withhold.ts";

interface ConsentsOptions extends KeepingOptions {
  store: Store;
  hospitals: readonly Pick<Hospital, "id" | "contentName">[];
  /** Where the files of an entry are looked up. */
  content: Content;
  /** Keeps what is withheld for a start at which the store is away. */
  dataDir: string;
}

const FETCHES = { doctor: "fetchDoctor", news: "fetchNewsArticle", testimonial: "fetchTestimonial" } as const;

export type Consents = Awaited<ReturnType<typeof createConsents>>;

/** Such as "doctor/anil". */
export const entryOf = ({ kind, entry_id }: Pick<ConsentRow, "kind" | "entry_id">) => `${kind}/${entry_id}`;

/**
 * Who agreed to be shown, and the content without what is withheld. Kept in memory: content is read without waiting for
 * the store, also while it is away.
 */
export async function createConsents(options: ConsentsOptions) {
  const { store, clock, hospitals, dataDir } = options;
  const file = join(dataDir, "withheld.json");
  const before = JSON.parse(await readFile(file, "utf8").catch(() => "[]")) as ConsentRow[];
  const withheld = { entries: new Set(before.map(entryOf)), files: new Set<string>() };
  const content = withhold(options.content, withheld);
  let used: string | undefined;

  const hasEnded = ({ ended_at, until_day }: ConsentRow) =>
    ended_at !== null || (until_day !== "" && until_day < todayInKolkata(clock.now()));

  /** The files of an entry are known once it was read. */
  async function findFiles(rows: readonly Pick<ConsentRow, "hospital_id" | "kind" | "entry_id">[]) {
    for (const { hospital_id, kind, entry_id } of rows) {
      const { contentName = "" } = hospitals.find(({ id }) => id === hospital_id) ?? {};
      await content[FETCHES[kind]](contentName, entry_id);
    }
  }

  async function read() {
    // Once, at the start, at which the store may be away.
    await findFiles(before.splice(0));
    const rows = (await store.listConsents()).filter(hasEnded);
    const text = JSON.stringify(rows.map(({ hospital_id, kind, entry_id }) => ({ hospital_id, kind, entry_id })));
    if (text === used) return text;
    withheld.entries = new Set(rows.map(entryOf));
    withheld.files.clear();
    await findFiles(rows);
    await writeWhole(file, text);
    return (used = text);
  }
  const { look, stop, renewing } = keepInMemory("[]", read, options);
  void look();

  async function seal(hospital: Pick<LinkedHospital, "id">, id: string): Promise<string> {
    const digest = createHmac("sha256", await store.linkSecret()).update(JSON.stringify(["consent", hospital.id, id]));
    return digest.digest().subarray(0, 18).toString("base64url");
  }

  function put(consent: NewConsent & Pick<ConsentRow, "id" | "ended_at">, who: string) {
    const { hospital_id, title, person, agreed_on: on, until_day: until, ended_at } = consent;
    const what = ended_at === null ? "note-consent" : "end-consent";
    const [subject, after] = [`${title} (${entryOf(consent)})`, JSON.stringify({ person, on, until })];
    return store.putConsent(consent, { who, what, subject, hospital_id, after });
  }
  const newId = () => randomBytes(12).toString("base64url");

  return {
    ...{ content, look, stop, hasEnded },
    /** Other content, such as drafts, without what is withheld. */
    withhold: <Source extends Content>(source: Source) => withhold(source, withheld),
    isFileWithheld: (path: string) => withheld.files.has(path),
    /** Of each entry of a hospital the newest. */
    list: async (hospitalId: string) => (await store.listConsents()).filter((row) => row.hospital_id === hospitalId),
    note: renewing((consent: NewConsent, who: string) => put({ ...consent, id: newId(), ended_at: null }, who)),
    /** What is about that entry is shown no more, whether somebody had agreed or not. */
    end: renewing((consent: NewConsent & { id?: string }, who: string = "the person, by the link") =>
      put({ id: newId(), ...consent, ended_at: Number(clock.now()) }, who),
    ),
    /** The path of the page on which whoever agreed takes it back, at any time. */
    path: async (hospital: LinkedHospital, { id }: Pick<ConsentRow, "id">) =>
      `${hospital.basePath}/consent/${id}/${await seal(hospital, id)}`,
    /** The consent that a link is about; undefined for a forged one, and where a newer one counts. */
    async open(hospital: LinkedHospital, { id = "", key = "" }: { id?: string; key?: string }) {
      if (!areEqual(key, await seal(hospital, id))) return undefined;
      return (await store.listConsents()).find((row) => row.id === id);
    },
  };
}
