import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createSubmissions } from "#submissions/create-submissions.server.ts";
import { openStore } from "#submissions/store/open-store.server.ts";
import { readRows } from "#submissions/test-support/read-rows.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE } from "#submissions/test-support/sample-hospitals.ts";
import { SettableClock } from "#submissions/test-support/settable-clock.ts";
import { temporaryFolder } from "#submissions/test-support/temporary-folder.ts";
import { MissingMedia } from "../../media/media-problem.ts";
import { finishPage } from "../../pages/finished-page.ts";
import { createServer } from "../create-server.ts";

export const ORIGIN = "http://localhost:3000";
export const RESUME_MAX_BYTES = 100_000;

/** The HTTP server over a real store, without listening and without mails; ended after the test. */
export async function openFormsServer() {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await openStore({ dataDir, clock });
  const server = await createServer({
    origin: ORIGIN,
    apiClientOrigins: [],
    submissions: createSubmissions({
      site: SAMPLE_SITE,
      store,
      clock,
      mailFrom: SAMPLE_MAIL_FROM,
      resumeMaxBytes: RESUME_MAX_BYTES,
      onStored: () => {},
    }),
    resumeMaxBytes: RESUME_MAX_BYTES,
    formsPerHour: 4,
    answerPage: async () => finishPage(new Response("", { headers: { "content-type": "text/html" } }), "once"),
    listPages: async () => [],
    mediaFiles: { find: () => Promise.reject(new MissingMedia()), checkAgain: () => {} },
    folders: { immutable: [], root: undefined },
    checkReadiness: () => Promise.reject(new Error("nobody asks here")),
    trustProxy: [],
    log: pino({ level: "silent" }),
  });
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  return { server, clock, rows: () => readRows(dataDir) };
}
