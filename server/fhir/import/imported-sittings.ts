import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KnownDoctor } from "#answers/sittings/office-sittings.server.ts";
import { writeWhole } from "#desk/entries/content-files.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

import { readFeed, type FeedSource } from "./read-feed.ts";
import { isRoleOf, readRoles, type FeedFile } from "./read-roles.ts";
import { toSittings } from "./to-sittings.ts";

export interface ImportOptions {
  source: FeedSource;
  directory: string;
  hospitals: Hospital[];
  texts: Catalogue;
  log: Record<"info" | "warn" | "error", (facts: object, message: string) => void>;
  onChange: () => Promise<void>;
  now: () => Date;
}

/** Undefined while content is away. */
type ListDoctors = (hospital: Hospital) => Promise<readonly KnownDoctor[] | undefined>;

const EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const MAX_NAMED = 20;

/** Reads sittings of another system now and then, all or nothing. What was good last is kept, over restarts too. */
export async function openImportedSittings({ source, directory, hospitals, texts, log, onChange, now }: ImportOptions) {
  const from = "folder" in source ? source.folder : source.address;
  const file = join(directory, "last.json");
  let roles = await readFile(file, "utf8")
    .then((text) => readRoles((JSON.parse(text) as Record<string, FeedFile[]>)[from] ?? []))
    .catch(() => []);
  let last = "";
  let failure = "";
  const known = new Map<string, Sittings>();
  const warned = new Set<string>();

  function warnOnce(message: string) {
    if (!warned.has(message)) log.warn({ from }, message);
    warned.add(message);
  }

  /** Never rejects. */
  async function read() {
    try {
      const { files, time = "" } = await readFeed(source);
      const found = readRoles(files);
      if (found.length === 0) throw new Error(`${from}: has no PractitionerRole`);
      if (failure) log.info({ from }, "sittings can be imported again");
      failure = "";
      const ahead = Math.round((Date.parse(time) - Number(now())) / HOUR_MS);
      if (ahead > 0) warnOnce(`the clock of the feed of sittings is ahead by ${ahead} h: check it, and ours`);
      known.clear();
      const text = JSON.stringify({ [from]: files });
      if (text === last) return;
      last = text;
      roles = found;
      log.info({ from, roles: roles.length }, "sittings were imported");
      await onChange();
      await writeWhole(file, text);
    } catch (error) {
      const { message } = error as Error;
      if (message !== failure)
        log.error({ from, reason: message }, "the import of sittings failed: the last ones count");
      failure = message;
    }
  }

  /** What the roles of a doctor say, which counts over the doctor's own field and text; undefined without any. */
  function find({ id }: Pick<Hospital, "id">, doctor: KnownDoctor): Sittings | undefined {
    const hospital = hospitals.find((one) => one.id === id);
    const own = hospital ? roles.filter((role) => isRoleOf(role, hospital, doctor)) : [];
    if (!hospital || own.length === 0) return undefined;
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(now()), place.timeZone);
    const key = `${day} ${id} ${doctor.id}`;
    const sittings = known.get(key) ?? toSittings(own, day, place, texts);
    known.set(key, sittings);
    return sittings;
  }

  /** Names doctors whom no hospital has; says nothing while content is away. */
  async function warnOfUnknown(listDoctors: ListDoctors) {
    let unknown = roles;
    for (const hospital of hospitals) {
      const doctors = await listDoctors(hospital);
      if (!doctors) return;
      unknown = unknown.filter((role) => !doctors.some((one) => isRoleOf(role, hospital, one)));
    }
    const names = unknown.slice(0, MAX_NAMED).map(({ id, people }) => people[0] ?? id);
    if (unknown.length > 0)
      warnOnce(`the feed has ${unknown.length} doctors that no hospital has at that location: ${names.join(", ")}`);
  }

  /** Reads from now on; the first time at once. */
  function start(listDoctors: ListDoctors): () => void {
    const look = () => void read().then(() => warnOfUnknown(listDoctors));
    look();
    const timer = setInterval(look, EVERY_MS).unref();
    return () => clearInterval(timer);
  }

  return { find, read, warnOfUnknown, start };
}
