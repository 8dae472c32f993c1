import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { createSubmissions } from "#outbox/create-submissions.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { readRows } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE } from "#outbox/test-support/samples.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { OTHER_EDITION } from "#outbox/test-support/other-edition.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { HospitalPhone } from "#site/hospitals/phones.ts";
import * as texts from "#site/texts/en.ts";
import { MissingMedia } from "../../media/fetch-asset.ts";
import { finishPage } from "../../pages/render-page.ts";
import { createSignedAddresses } from "../signed-addresses.ts";
import { createServer, type ServerParts } from "../../create-server.ts";

export const ORIGIN = "http://localhost:3000";
export const RESUME_MAX_BYTES = 100_000;

const PHONES = [
  { label: "Venmala Hospital, Punalur", printed: "0000 000 0003", href: "tel:+910000000003", isEmergency: false },
];

/** The site in English for pages of errors, with these numbers. */
export function spokenWith(phones: HospitalPhone[]) {
  return { site: { ...SAMPLE_SITE, prefix: "" }, phones, texts };
}

/** The pages with forms, by the second part of their addresses. */
const FORMS_BY_PAGE: Record<string, "fields" | "file"> = {
  contact_us: "fields",
  appointment: "fields",
  careers: "file",
};

/** The HTTP server over a real store, without mails and not listening before `listen`; ended after the test. */
export async function openFormsServer(parts: Partial<ServerParts> = {}) {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
  const server = await createServer({
    origin: ORIGIN,
    servedOrigins: [],
    apiClientOrigins: [],
    isSigned: createSignedAddresses({ hospitals: [], links: createAnswerLinks(store), store, clock }),
    submissions: createSubmissions({
      editions: [{ site: SAMPLE_SITE, texts }, OTHER_EDITION],
      store,
      clock,
      mailFrom: SAMPLE_MAIL_FROM,
      resumeMaxBytes: RESUME_MAX_BYTES,
      onStored: () => {},
    }),
    heldRelease: { store, clock },
    resumeMaxBytes: RESUME_MAX_BYTES,
    handlePage: async () => finishPage(new Response("", { headers: { "content-type": "text/html" } }), "once"),
    formAt: ({ pathname }) => FORMS_BY_PAGE[pathname.split("/")[2] ?? ""],
    listPages: async function* () {},
    mediaFiles: { find: () => Promise.reject(new MissingMedia()), checkAgain: () => {} },
    folders: { immutable: [] },
    pictures: { folder: "", find: async () => undefined },
    checkReadiness: () => Promise.reject(new Error("not called here")),
    trustProxy: [],
    editions: [spokenWith(PHONES), { ...OTHER_EDITION, phones: PHONES }],
    brand: { name: "Venmala", tokens: SAMPLE_SITE.brand.tokens },
    hospitals: SAMPLE_SITE.hospitals,
    securityContacts: [],
    log: pino({ level: "silent" }),
    ...parts,
  });
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  async function listen(): Promise<number> {
    await server.listen({ port: 0, host: "127.0.0.1" });
    return (server.server.address() as AddressInfo).port;
  }
  return { server, listen, clock, store, rows: () => readRows(dataDir) };
}
