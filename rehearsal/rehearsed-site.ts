import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { OutgoingMail } from "#outbox/mail/mail-transport.ts";
import { startSite, type StartOptions } from "#server/compose.ts";
import { type Config, publicOrigin } from "#server/config.server.ts";

export type RehearsedSite = Awaited<ReturnType<typeof openRehearsedSite>>;
export type CaughtMail = OutgoingMail & { at: Date };

/** In memory on Linux, as a month writes much. */
const FOLDER = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const MORE_THAN_ANY_DISK = 2 ** 50;
/** A line of the log: a patient is told that the doctor is away. */
const TOLD = /"state":"away".*"a change of sittings concerns a visit"/;
const MAX_DOCTORS = 2700;
/** Programs, and what would be fetched from elsewhere. */
const NOT_KEPT = /<script\b[^>]*>[\s\S]*?<\/script>|<(?:link|source)\b[^>]*>| (?:srcset|sizes|autofocus)="[^"]*"/gi;

/**
 * The adopter's site, whole, in this process, by a clock that is set by hand. All that it writes is in a temporary
 * folder, and its mails come here: neither the real store nor a real mailbox is touched.
 */
export async function openRehearsedSite(settings: Config, pages: StartOptions["pages"], start: number) {
  let now = start;
  const clock = { now: () => new Date(now) };
  const dataDir = await mkdtemp(join(FOLDER, "rehearsal-"));
  for (const folder of ["content-folder", "pages"])
    await cp(join(settings.dataDir, folder), join(dataDir, folder), { recursive: true }).catch(() => undefined);
  const config: Config = {
    ...{ ...settings, dataDir, siteOrigin: publicOrigin(settings), host: "127.0.0.1", port: 0 },
    ...{ databaseUrl: undefined, smtpUrl: undefined, metricsAddress: undefined, outagePage: undefined },
    ...{ clamavAddress: undefined, preview: undefined, encryptionKeyFiles: [], trustProxy: ["127.0.0.1"] },
  };
  const post = { isAway: false, told: 0, mails: [] as CaughtMail[] };
  const transport = {
    async send(mail: OutgoingMail) {
      if (post.isAway) throw Object.assign(new Error("the mail server is away"), { code: "ECONNECTION" });
      post.mails.push({ ...mail, at: clock.now() });
    },
    close: async () => {},
  };
  const log = pino({ level: "info" }, { write: (line) => void (post.told += TOLD.test(line) ? 1 : 0) });
  // Each page is made anew, and the embedded content service can be made to fail.
  const options = { config, pages: { ...pages, isDevelopment: true }, clock, transport, chaseMs: 0 };
  let site = await startSite(options, log);

  async function ask(path: string, { form, json }: { form?: object; json?: object } = {}, network = "127.0.0.1") {
    const { pathname, search } = new URL(path, config.siteOrigin);
    const response = await fetch(site.address + pathname + search, {
      ...{ redirect: "manual" as const, headers: { "user-agent": "Mozilla/5.0", "x-forwarded-for": network } },
      ...(form && { method: "POST", body: new URLSearchParams(form as Record<string, string>) }),
      ...(json && { method: "POST", body: new Blob([JSON.stringify(json)], { type: "application/json" }) }),
    });
    return { status: response.status, page: response.headers.get("location") ?? "", text: await response.text() };
  }

  return {
    ...{ ask, clock, dataDir, post },
    content: () => site.content,
    async listDoctors(contentName: string) {
      const found = await site.content.fetchDoctors(contentName, MAX_DOCTORS);
      return found.status === "ok" ? found.content.doctors : [];
    },
    async failContent(faults: object[]): Promise<boolean> {
      const control = site.contentService?.controlUrl;
      if (control) await fetch(`${control}/faults`, { method: "PUT", body: JSON.stringify(faults) });
      return control !== undefined;
    },
    /** A page as it is now, whole in one text: without scripts, its pictures inside it. */
    async keepPage(path: string): Promise<string> {
      let html = (await ask(path)).text.replaceAll(NOT_KEPT, "");
      for (const [source, address = ""] of html.matchAll(/ src="(\/[^"]*)"/g)) {
        const picture = await fetch(site.address + address.replaceAll("&amp;", "&"));
        const base64 = Buffer.from(await picture.arrayBuffer()).toString("base64");
        html = html.replaceAll(source, ` src="data:${picture.headers.get("content-type")};base64,${base64}"`);
      }
      return html;
    },
    async moveTo(moment: number) {
      now = moment;
      await site.sendDue();
    },
    async restart(hasRoom: boolean) {
      await site.stop();
      site = await startSite({ ...options, ...(!hasRoom && { diskReserveBytes: MORE_THAN_ANY_DISK }) }, log);
    },
    async close() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
