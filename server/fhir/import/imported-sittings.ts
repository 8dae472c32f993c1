import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KnownDoctor } from "#answers/sittings/office-sittings.server.ts";
import { writeWhole } from "#desk/entries/content-files.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import type { Sittings } from "#site/sittings/sitting.ts";

import { readFeed } from "./read-feed.ts";
import { keysOf, readRoles, type FeedFile } from "./read-roles.ts";
import { toSittings } from "./to-sittings.ts";

export interface ImportOptions {
  /** An address, or a folder. */
  source: string;
  directory: string;
  hospitals: readonly Hospital[];
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
export async function openImportedSittings(options: ImportOptions) {
  const { source: from, directory, hospitals, log, onChange, now } = options;
  const file = join(directory, "last.json");
  let roles = await readFile(file, "utf8")
    .then((text) => readRoles((JSON.parse(text) as Record<string, FeedFile[]>)[from] ?? [], hospitals))
    .catch(() => []);
  /** A feed, or why there was none. */
  let last = "";
  const known = new Map<string, Sittings | undefined>();

  /** Never rejects. Logs what is new: a feed with what is strange in it, or a mistake. */
  async function read(listDoctors: ListDoctors) {
    try {
      const { files, time = "" } = await readFeed(from);
      known.clear();
      const text = JSON.stringify({ [from]: files });
      if (text === last) return;
      const found = readRoles(files, hospitals);
      if (found.length === 0) throw new Error(`${from}: has no PractitionerRole`);
      roles = found;
      log.info({ from, roles: roles.length }, "sittings were imported");
      await onChange();
      await writeWhole(file, text);
      last = text;
      const ahead = Math.round((Date.parse(time) - Number(now())) / HOUR_MS);
      if (ahead > 0) log.warn({ from }, `the clock of the feed of sittings is ahead by ${ahead} h: check it, and ours`);
      const unknown = await findUnknown(listDoctors);
      const names = unknown.slice(0, MAX_NAMED).join(", ");
      if (unknown.length > 0)
        log.warn({ from }, `the feed has ${unknown.length} doctors that no hospital has at that location: ${names}`);
    } catch (error) {
      const { message } = error as Error;
      if (message !== last) log.error({ from, reason: message }, "the import of sittings failed: the last ones count");
      last = message;
    }
  }

  /** What the roles of a doctor say, which counts over the doctor's own field and text; undefined without any. */
  function find({ id }: Pick<Hospital, "id">, doctor: KnownDoctor): Sittings | undefined {
    const hospital = hospitals.find((one) => one.id === id);
    if (!hospital) return undefined;
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(now()), place.timeZone);
    const key = `${day} ${id} ${doctor.id}`;
    if (!known.has(key)) {
      const keys = keysOf(hospital, doctor);
      const own = roles.filter((role) => role.keys.some((one) => keys.includes(one)));
      known.set(key, own.length > 0 ? toSittings(own, day, place) : undefined);
    }
    return known.get(key);
  }

  /** The names of doctors whom no hospital has; none while content is away. */
  async function findUnknown(listDoctors: ListDoctors) {
    const keys = new Set<string>();
    for (const hospital of hospitals) {
      const doctors = await listDoctors(hospital);
      if (!doctors) return [];
      for (const key of doctors.flatMap((one) => keysOf(hospital, one))) keys.add(key);
    }
    return roles.filter((role) => !role.keys.some((one) => keys.has(one))).map(({ person }) => person);
  }

  /** Reads from now on; the first time at once. */
  function start(listDoctors: ListDoctors): () => void {
    void read(listDoctors);
    const timer = setInterval(() => void read(listDoctors), EVERY_MS).unref();
    return () => clearInterval(timer);
  }

  return { find, read, start };
}
