import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { knownSittings, type OfficeSittings } from "#site/sittings/known-sittings.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { RetryLaterError } from "../http/error-handler.ts";
import { RefusedError } from "../http/problems.ts";
import { finishPage, type FinishedPage } from "../pages/render-page.ts";
import { sendPage } from "../pages/pages.ts";
import { buildResources, FEED_TYPES, type HospitalSittings, type Resource } from "./resources.ts";

const MANIFEST = "$bulk-publish";
const FOLDER = "/fhir";

export interface FeedOptions {
  site: Pick<Site, "group" | "hospitals">;
  texts: Catalogue;
  content: Pick<Content, "fetchDoctors">;
  sittings: { of: (hospitalId: string, doctorId: string) => OfficeSittings };
  origin: string;
  onChange?: (listener: () => void) => void;
  now: () => Date;
}

/** Clients ask once a minute at most (SMART Scheduling Links, "Performance considerations"). */
const FRESH_MS = 60_000;
const MAX_DOCTORS = 300;
const RETRY_AFTER_S = 60;

const HEADERS = {
  "cache-control": `public, max-age=${FRESH_MS / 1000}`,
  "x-robots-tag": "noindex",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, last-modified",
  "cross-origin-resource-policy": "cross-origin",
};

type Files = Map<string, FinishedPage>;

/** Says to other systems who sits when, as HL7's SMART Scheduling Links: a manifest, and one file for each type. */
export function registerFeed(server: FastifyInstance, options: FeedOptions) {
  const { content, site, now } = options;
  let built: { files: Promise<Files>; at: number } | undefined;
  let last: Files | undefined;
  options.onChange?.(() => (built = undefined));

  /** While content is away the last whole feed is served; without one 503, so that no part is taken for all. */
  async function build(): Promise<Files> {
    const all: HospitalSittings[] = [];
    for (const hospital of site.hospitals) {
      const result = await content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
      if (result.status === "ok") all.push(joinSittings(hospital, result.content.doctors));
      else if (last) return last;
      else throw new RetryLaterError(503, RETRY_AFTER_S, "the feed of sittings is not whole without the content");
    }
    const { texts, origin } = options;
    const resources = buildResources({ all, groupName: site.group.name, origin, now: Number(now()), texts });
    return (last = await writeFiles(resources, site.hospitals, { origin, now: now(), last }));
  }

  function joinSittings(hospital: Hospital, doctors: HospitalSittings["doctors"][number]["doctor"][]) {
    const sittingsOf = (doctor: (typeof doctors)[number]) =>
      knownSittings(doctor, options.sittings.of(hospital.id, doctor.id));
    return { hospital, doctors: doctors.map((doctor) => ({ doctor, sittings: sittingsOf(doctor) })) };
  }

  async function getFiles(): Promise<Files> {
    const at = Number(now());
    if (!built || Math.abs(at - built.at) >= FRESH_MS) {
      const current = (built = { files: build(), at });
      current.files.catch(() => built === current && (built = undefined));
    }
    return built.files;
  }

  server.get<{ Params: { name: string } }>(`${FOLDER}/:name`, async (request, reply) => {
    const file = (await getFiles()).get(request.params.name);
    if (!file) throw new RefusedError(404, "no file of the feed has this name, or no hospital publishes slots");
    return sendFile(request, reply, file);
  });
  // A page of another site that sends If-None-Match asks for it first.
  server.options(`${FOLDER}/:name`, async (_request, reply) =>
    reply
      .status(204)
      .headers({ ...HEADERS, "access-control-allow-methods": "GET", "access-control-allow-headers": "if-none-match" })
      .send(),
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: FinishedPage) {
  const { "if-none-match": known, "if-modified-since": since = "" } = request.headers;
  const isKnown = known === undefined && Date.parse(since) >= Date.parse(file.headers["last-modified"] ?? "");
  return isKnown ? reply.status(304).headers(file.headers).send() : sendPage(request, reply, file);
}

interface WriteOptions {
  origin: string;
  now: Date;
  last: Files | undefined;
}

async function writeFiles(resources: Resource[], hospitals: Hospital[], { origin, now, last }: WriteOptions) {
  const files: Files = new Map();
  const write = async (name: string, type: string, text: string) => {
    const headers = { ...HEADERS, "content-type": type, "last-modified": now.toUTCString() };
    // The last file itself where nothing changed, with the time at which it did.
    files.set(name, await finishPage(new Response(text, { headers }), "cached", {}, last?.get(name)));
  };
  const hasSlots = hospitals.some(({ publishesSlots }) => publishesSlots);
  const types = FEED_TYPES.filter((type) => type !== "Slot" || hasSlots);
  for (const type of types) {
    const lines = resources
      .filter(({ resourceType }) => resourceType === type)
      .map((one) => `${JSON.stringify(one)}\n`);
    await write(`${type}.ndjson`, "application/fhir+ndjson", lines.join(""));
  }
  const changed = Math.max(...[...files.values()].map(({ headers }) => Date.parse(headers["last-modified"] ?? "")));
  const states = resources.flatMap(({ address }) => (address as { state?: string } | undefined)?.state ?? []);
  const extension = states.length > 0 && { extension: { state: [...new Set(states)] } };
  const manifest = {
    transactionTime: new Date(changed).toISOString(),
    request: `${origin}${FOLDER}/${MANIFEST}`,
    output: types.map((type) => ({ type, url: `${origin}${FOLDER}/${type}.ndjson`, ...extension })),
    error: [],
  };
  await write(MANIFEST, "application/json", `${JSON.stringify(manifest)}\n`);
  return files;
}
