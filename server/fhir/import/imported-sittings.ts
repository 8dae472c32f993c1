import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content, ContentResult, DoctorSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { readClock } from "#site/sittings/sitting-state.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { readLine } from "./feed-line.ts";
import { matchRoles } from "./match-roles.ts";
import { readFeed, type FeedSource, type ReadFile } from "./read-feed.ts";
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

const EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const MAX_DOCTORS = 300;
const MAX_NAMED = 20;

/** Reads sittings of another system now and then, all or nothing. What was good last is kept, over restarts too. */
export async function openImportedSittings(options: ImportOptions) {
  const { source, directory, hospitals, texts, log, onChange, now } = options;
  const from = "folder" in source ? source.folder : source.address;
  const kept = join(directory, "last.json");
  let files = await readKept(kept, from);
  let matched = matchRoles(files, hospitals);
  let known = { day: "", sittings: new Map<string, Sittings>() };
  let failure = "";
  let warning = "";

  function warnOnce(message: string) {
    if (message !== warning) log.warn({ from }, message);
    warning = message;
  }

  /** Never rejects; resolves to whether there is news. */
  async function read(): Promise<boolean> {
    try {
      const found = await readFeed(source, files);
      if (failure) log.info({ from }, "sittings can be imported again");
      failure = "";
      const ahead = Math.round((Date.parse(found.time ?? "") - Number(now())) / HOUR_MS);
      if (ahead > 0) warnOnce(`the clock of the feed of sittings is ahead by ${ahead} h: check it, and ours`);
      if (JSON.stringify(found.files) === JSON.stringify(files)) return false;
      files = found.files;
      matched = matchRoles(files, hospitals);
      known.day = "";
      log.info({ from, roles: matched.roles.length }, "sittings were imported");
      await keep(directory, kept, JSON.stringify({ from, files })).catch((error: unknown) =>
        log.error({ err: error }, "imported sittings are not kept for a restart: check DATA_DIR"),
      );
      await onChange();
      return true;
    } catch (error) {
      const { message } = error as Error;
      if (message !== failure)
        log.error({ from, reason: message }, "sittings could not be imported, so those before stay");
      failure = message;
      return false;
    }
  }

  function find(hospital: Hospital, doctor: DoctorSummary): Sittings | undefined {
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(now()), place.timeZone);
    if (known.day !== day) known = { day, sittings: new Map() };
    const key = `${hospital.id} ${doctor.id}`;
    const cached = known.sittings.get(key);
    if (cached) return cached;
    const roles = matched.find(hospital, doctor);
    if (roles.length > 0) known.sittings.set(key, toSittings(roles, day, place, texts));
    return known.sittings.get(key);
  }

  /** Content whose doctors have the imported sittings, over those of their field and text. */
  function addTo<Source extends Content>(content: Source): Source {
    const put = <Doctor extends DoctorSummary>(contentName: string, doctor: Doctor): Doctor => {
      const hospital = hospitals.find((one) => one.contentName === contentName);
      const sittings = hospital && find(hospital, doctor);
      return sittings ? { ...doctor, sittings } : doctor;
    };
    const putAll = <Doctor extends DoctorSummary>(name: string, of: { total: number; doctors: Doctor[] }) => ({
      ...of,
      doctors: of.doctors.map((one) => put(name, one)),
    });
    return {
      ...content,
      fetchDoctors: async (name, limit) => change(await content.fetchDoctors(name, limit), (all) => putAll(name, all)),
      fetchListedDoctors: async (name, id, limit) =>
        change(await content.fetchListedDoctors(name, id, limit), (all) => putAll(name, all)),
      fetchDepartmentDoctors: async (name, queryName) =>
        change(await content.fetchDepartmentDoctors(name, queryName), (all) => all.map((one) => put(name, one))),
      fetchDoctor: async (name, id) =>
        change(await content.fetchDoctor(name, id), (doctor) => doctor && put(name, doctor)),
    };
  }

  /** Names doctors whom no hospital has; says nothing while content is away. */
  async function warnOfUnknown(content: Pick<Content, "fetchDoctors">) {
    const found = new Set<unknown>();
    for (const hospital of hospitals) {
      const result = await content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
      if (result.status !== "ok") return;
      for (const doctor of result.content.doctors) for (const role of matched.find(hospital, doctor)) found.add(role);
    }
    const unknown = matched.roles.filter((role) => !found.has(role)).map(matched.describe);
    const names = unknown.slice(0, MAX_NAMED).join(", ");
    if (unknown.length > 0)
      warnOnce(`the feed has ${unknown.length} doctors that no hospital has at that location: ${names}`);
  }

  /** Reads from now on; the first time at once. */
  function start(content: Pick<Content, "fetchDoctors">): () => void {
    const look = async () => {
      if ((await read()) || isFirst) await warnOfUnknown(content);
      isFirst = false;
    };
    let isFirst = true;
    void look();
    const timer = setInterval(() => void look(), EVERY_MS).unref();
    return () => clearInterval(timer);
  }

  return { addTo, read, warnOfUnknown, start };
}

async function readKept(file: string, from: string): Promise<ReadFile[]> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    const kept = JSON.parse(text) as { from?: string; files: ReadFile[] };
    if (kept.from !== from) return [];
    // An earlier version may have kept something else.
    const check = (one: ReadFile["resources"][number]) => readLine(one.resourceType, JSON.stringify(one), file);
    return kept.files.map((one) => ({ ...one, resources: one.resources.map(check) }));
  } catch {
    return [];
  }
}

async function keep(directory: string, file: string, text: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.${process.pid}.part`, text, { mode: 0o600 });
  await rename(`${file}.${process.pid}.part`, file);
}

function change<From, To>(result: ContentResult<From>, put: (content: From) => To): ContentResult<To> {
  return result.status === "ok" ? { status: "ok", content: put(result.content) } : result;
}
