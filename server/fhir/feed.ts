import type { FastifyInstance } from "fastify";
import type { ListedDoctor } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { knownSittings, type OfficeSittings } from "#site/sittings/known-sittings.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { RetryLaterError } from "../http/error-handler.ts";
import { RefusedError } from "../http/problems.ts";
import { finishPage, type FinishedPage } from "../pages/render-page.ts";
import { sendPage } from "../pages/pages.ts";
import { describeDoctor, describeHospital } from "./resources.ts";

export interface FeedOptions {
  site: Pick<Site, "hospitals">;
  texts: Catalogue;
  /** Undefined while content is away. */
  listDoctors: (hospital: Hospital) => Promise<ListedDoctor[] | undefined>;
  sittings: { of: (hospitalId: string, doctorId: string) => OfficeSittings };
  origin: string;
  onChange?: (listener: () => void) => void;
  now: () => Date;
}

/** Clients ask once a minute at most (SMART Scheduling Links, "Performance considerations"). */
const FRESH_MS = 60_000;

const HEADERS = {
  "cache-control": `public, max-age=${FRESH_MS / 1000}`,
  "x-robots-tag": "noindex",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

type Files = Map<string, FinishedPage>;

/** Says to other systems who sits when, as HL7's SMART Scheduling Links: a manifest, and one file for each type. */
export function registerFeed(server: FastifyInstance, options: FeedOptions) {
  const { listDoctors, site, texts, sittings, now } = options;
  let built: { files: Promise<Files>; at: number } | undefined;
  let last: Files | undefined;
  options.onChange?.(() => (built = undefined));

  /** While content is away the last whole feed is served; without one 503, so that no part is taken for all. */
  async function build(): Promise<Files> {
    const { origin } = options;
    const facts = { origin, now: Number(now()), texts };
    // Somebody who sits in two hospitals is one practitioner.
    const resources = new Map<string, { resourceType: string; id: string }>();
    for (const hospital of site.hospitals) {
      const doctors = await listDoctors(hospital);
      if (!doctors && last) return last;
      if (!doctors) throw new RetryLaterError(503, FRESH_MS / 1000, "the content of the feed is away");
      const known = doctors.flatMap((doctor) =>
        describeDoctor(hospital, doctor, knownSittings(doctor, sittings.of(hospital.id, doctor.id)), facts),
      );
      for (const one of [...describeHospital(hospital, facts), ...known])
        resources.set(`${one.resourceType}/${one.id}`, one);
    }
    const files: Files = new Map();
    const write = async (name: string, type: string, lines: object[]) => {
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      const response = new Response(text, { headers: { ...HEADERS, "content-type": type } });
      files.set(name, await finishPage(response, "cached", {}, last?.get(name)));
    };
    const byType = Map.groupBy(resources.values(), ({ resourceType }) => resourceType);
    for (const [type, own] of byType) await write(`${type}.ndjson`, "application/fhir+ndjson", own);
    const output = Array.from(byType.keys(), (type) => ({ type, url: `${origin}/fhir/${type}.ndjson` }));
    const request = `${origin}/fhir/$bulk-publish`;
    const manifest = { transactionTime: now().toISOString(), request, output, error: [] };
    await write("$bulk-publish", "application/json", [manifest]);
    return (last = files);
  }

  server.get<{ Params: { name: string } }>("/fhir/:name", async (request, reply) => {
    const at = Number(now());
    if (!built || Math.abs(at - built.at) >= FRESH_MS) built = { files: build(), at };
    const file = (await built.files).get(request.params.name);
    if (!file) throw new RefusedError(404, "no file of the feed has this name, or no hospital publishes slots");
    return sendPage(request, reply, file);
  });
}
