import { createHmac } from "node:crypto";
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
  /** Keeps what is withheld for a start at which the store is away. */
  dataDir: string;
}

/** What another process stores, and a last day that is over, shows on every page after so long. */
const LOOK_MS = 5000;

export type Consents = ReturnType<typeof createConsents>;

/** Who agreed to be shown. Kept in memory: content is read without waiting for the store, also while it is away. */
export function createConsents(options: ConsentsOptions) {
  const { store, clock, hospitals, dataDir, lookMs = LOOK_MS } = options;
  const file = join(dataDir, "withheld.json");
  const withheld = { entries: new Set<string>(), files: new Set<string>() };
  let used: string | undefined;
  let published: Content | undefined;

  /** The entries' files are known once the entries were read. */
  async function use(rows: readonly Pick<ConsentRow, "hospital_id" | "kind" | "entry_id">[]) {
    withheld.entries = new Set(rows.map(entryOf));
    withheld.files.clear();
    for (const { hospital_id, kind, entry_id } of rows) {
      const { contentName = "" } = hospitals.find(({ id }) => id === hospital_id) ?? {};
      await published?.[FETCHES[kind]](contentName, entry_id);
    }
  }

  const read = async () => {
    const today = todayInKolkata(clock.now());
    const rows = (await store.listConsents()).filter((row) => hasEnded(row, today));
    const text = JSON.stringify(rows.map(({ hospital_id, kind, entry_id }) => ({ hospital_id, kind, entry_id })));
    if (text !== used) {
      await use(rows);
      await writeWhole(file, text);
      used = text;
    }
    return text;
  };
  const { look, stop, renewing } = keepInMemory("[]", read, { ...options, lookMs });

  async function seal(hospital: Pick<LinkedHospital, "id">, id: string): Promise<string> {
    const digest = createHmac("sha256", await store.linkSecret()).update(JSON.stringify(["consent", hospital.id, id]));
    return digest.digest().subarray(0, 18).toString("base64url");
  }

  return {
    ...{ look, stop },
    /** What was withheld before counts once it resolves; what is now is looked for. */
    async start() {
      const before = await readFile(file, "utf8").catch(() => "[]");
      withheld.entries = new Set((JSON.parse(before) as ConsentRow[]).map(entryOf));
      void look();
    },
    /** The content without what is withheld. The first one is where the files of an entry are looked up. */
    withhold<Source extends Content>(source: Source): Source {
      const sifted = withhold(source, withheld);
      published ??= sifted;
      return sifted;
    },
    isFileWithheld: (path: string) => withheld.files.has(path),
    hasEnded: (row: ConsentRow) => hasEnded(row, todayInKolkata(clock.now())),
    /** Of each entry of a hospital the newest. */
    list: async (hospitalId: string) => (await store.listConsents()).filter((row) => row.hospital_id === hospitalId),
    end: renewing((row: ConsentRow, by: string = "the person, by the link") =>
      store.endConsent(row.id, act(row, by, "end-consent", "")),
    ),
    note: renewing((consent: NewConsent, by: string) => {
      const { person, agreed_on: on, until_day: until } = consent;
      return store.addConsent(consent, act(consent, by, "note-consent", JSON.stringify({ person, on, until })));
    }),
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

const FETCHES = { doctor: "fetchDoctor", news: "fetchNewsArticle", testimonial: "fetchTestimonial" } as const;

const entryOf = ({ kind, entry_id }: Pick<ConsentRow, "kind" | "entry_id">) => `${kind}/${entry_id}`;

function hasEnded({ ended_at, until_day }: ConsentRow, today: string): boolean {
  return ended_at !== null || (until_day !== "" && until_day < today);
}

function act(consent: NewConsent, who: string, what: string, after: string) {
  const subject = `${consent.title} (${entryOf(consent)})`;
  return { who, what, subject, hospital_id: consent.hospital_id, before: "", after };
}
