import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { onTestFinished } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import { DESK_COOKIE } from "#answers/cookies.ts";
import type { Editor } from "#desk/access/editor.ts";
import { createConsents } from "#desk/consents/consents.server.ts";
import { readEditors } from "#desk/access/editors-file.server.ts";
import { createNotices } from "#desk/notices/notices.server.ts";
import { createDesk } from "#desk/desk.server.ts";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { claimKind } from "#outbox/test-support/claim-mails.ts";
import { createRecordingLog, SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Content } from "#site/content/content.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pages, server } from "#site/texts/en.ts";

const ORIGIN = "https://www.example.org";

export const PUBLISHER: Editor = {
  ...{ address: "publisher@example.org", name: "Anitha", role: "publisher", hospitals: ["punalur"] },
};
export const WRITER: Editor = {
  ...{ address: "writer@example.org", name: "Biju", role: "writer", hospitals: ["punalur"] },
};
export const STRANGER: Editor = {
  ...{ address: "other@example.org", name: "Chitra", role: "publisher", hospitals: ["kozhencherry"] },
};

export interface SentByBrowser {
  cookie?: string;
  /** Makes it a post. */
  body?: Record<string, string> | FormData;
  params?: Record<string, string> | undefined;
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

/** The desk of Punalur over a store of its own, with a publisher, a writer, and a publisher of another hospital. */
export async function openTestDesk(more: Partial<PageServices> = {}) {
  const site = await loadSite({ dataDir: "data" });
  const hospital = site.hospitals.find(({ id }) => id === "punalur");
  if (!hospital) throw new Error("there is no punalur");
  const clock = new SettableClock("2026-11-26T05:30:00Z");
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const [dataDir, links, log] = [temporaryFolder(), createAnswerLinks(store), createRecordingLog()];
  const ids = site.hospitals.map(({ id }) => id);
  const writeEditors = (editors: object) => writeFile(join(dataDir, "editors.json"), JSON.stringify(editors));
  await writeEditors([PUBLISHER, WRITER, STRANGER]);
  let mailed = 0;
  let changed = 0;
  const consents = await createConsents({
    ...{ store, clock, log, dataDir, hospitals: site.hospitals, content: { ...more.content } as Content },
    ...{ onChange: () => (changed += 1), lookMs: 3_600_000 },
  });
  onTestFinished(consents.stop);
  const desk = createDesk(
    {
      ...{ store, links, clock, log, hospitals: site.hospitals, onMail: () => (mailed += 1) },
      listEditors: () => readEditors(dataDir, ids),
    },
    { consents, findTruth: async () => ({ findings: [], outside: [] }) },
  );
  const notices = createNotices({ store, clock, onChange: () => {} });
  onTestFinished(notices.stop);
  const texts = { pages, server };
  const services = {
    ...{ site, desk, notices, texts, editions: [{ site, texts }], origin: ORIGIN },
    ...{ now: () => clock.now(), reportFailure: () => {}, ...more },
  } as unknown as PageServices;

  function argsOf(address: string, { cookie = "", body, params = {} }: SentByBrowser = {}) {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request(ORIGIN + address, {
      headers: { cookie },
      ...(body && { method: "POST", body: body instanceof FormData ? body : new URLSearchParams(body) }),
    });
    const [, basePath, , tool] = new URL(request.url).pathname.split("/");
    return { request, context, params: { basePath, tool, ...params } } as never;
  }

  /** Opens the desk as an editor. */
  async function logIn({ address }: Pick<Editor, "address">, at = hospital) {
    const own = at ?? site.hospitals[0];
    await store.addDeskLink({ editor: address, hospitalId: own?.id ?? "" }, [0]);
    const subject = (await claimKind(store, "desk"))?.id ?? "";
    const until = new Date(Number(clock.now()) + 60_000);
    const [, , , , expires = "", signature = ""] = (await links.path(own as never, "desk", subject, until)).split("/");
    const opened = await desk.access.open(own as never, { subject, expires, signature });
    if (!opened) throw new Error(`the desk does not open for ${address}`);
    return { cookie: `${DESK_COOKIE}=${opened.value}` };
  }

  return {
    ...{ services, store, desk, clock, links, log, hospital, argsOf, logIn, writeEditors },
    path: `${hospital.basePath}/desk`,
    mailed: () => mailed,
    /** How often pages were to be made anew. */
    changed: () => changed,
  };
}

type Words = Partial<
  Record<"text" | "title" | "label" | "value" | "error" | "to" | "name" | "fold" | "heading", string>
>;
export type Piece = Words & {
  id?: string;
  isOpen?: boolean;
  facts?: string[];
  hidden?: Record<string, string>;
  parts?: Piece[];
};

/** All pieces of a page of the desk that have such a property, also those within others. */
export function piecesOf(page: unknown, property: string): Piece[] {
  if (typeof page !== "object" || page === null) return [];
  const inner = Object.values(page).flatMap((one) => piecesOf(one, property));
  return property in page ? [page, ...inner] : inner;
}

/** What a loader or an action came to, thrown or not. */
export async function settle(work: Promise<unknown>) {
  const done = await work.catch((thrown: unknown) => thrown);
  if (done instanceof Response)
    return {
      ...{ status: done.status, to: done.headers.get("location") ?? undefined, data: undefined },
      cookie: done.headers.get("set-cookie") ?? undefined,
    };
  if (done instanceof Error) throw done;
  const { data, init } = done as { data?: unknown; init?: { status?: number } | null };
  const isWrapped = typeof done === "object" && done !== null && "init" in done;
  return {
    status: isWrapped ? (init?.status ?? 200) : 200,
    to: undefined,
    data: isWrapped ? data : done,
    cookie: undefined,
  };
}
