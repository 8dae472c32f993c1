import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_S, type Clock } from "#forms/submissions.ts";
import { isHeldForFile } from "#forms/holds.ts";
import { formatMoment } from "#outbox/mail/office-mail.ts";
import { createReleaseLinks, RELEASE_PATH, type ReleaseLink } from "#outbox/release-links.server.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { editionIn } from "#site/texts/editions.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { plainPagePolicy, renderPlainPage, type PlainPage } from "../pages/plain-page.ts";
import { RetryLaterError, type ErrorPageFacts } from "../http/error-handler.ts";

export interface HeldRelease {
  store: Pick<Store, "find" | "release" | "linkSecret">;
  clock: Clock;
}

type ReleasePage = Omit<PlainPage, "brand" | "locale" | "phones"> & { status: 200 | 404 | 410 };

/** With the language in which the office reads. */
type AskedParts = { Params: ReleaseLink; Querystring: { language?: string } };
type Asked = FastifyRequest<AskedParts>;

const BODY_LIMIT_BYTES = 1024;

/** Looking at a signed link changes nothing, because mail scanners open every link; its button releases. */
export function registerHeldRelease(server: FastifyInstance, options: HeldRelease & ErrorPageFacts) {
  const { store, clock, brand, editions } = options;
  const links = createReleaseLinks(store);

  async function choosePage({ params, method, url }: Asked, texts: Catalogue): Promise<ReleasePage> {
    const { wrongLink, gone } = texts.server.release;
    const state = await links.check(params, clock.now());
    if (state === "forged") return { status: 404, title: wrongLink.title, paragraphs: [wrongLink.text] };
    if (state === "valid" && method === "POST") await releaseHeld(params.reference);
    const record = state === "valid" ? await store.find(params.reference) : undefined;
    return record ? describe(record, url, texts) : { status: 410, title: gone.title, paragraphs: [gone.text] };
  }

  async function releaseHeld(reference: string): Promise<void> {
    const record = await store.find(reference);
    // Only an operator may release a file with malware, whatever the submission was held for before.
    if (record?.status === "held" && !isHeldForFile(record.heldFor ?? null)) await store.release(reference);
  }

  async function send(request: Asked, reply: FastifyReply) {
    const { phones, texts } = editionIn(editions, request.query.language);
    const { status, ...page } = await choosePage(request, texts).catch((cause: unknown) => {
      request.log.error({ err: cause }, "a held submission could not be read: check the store");
      throw new RetryLaterError(503, RETRY_AFTER_S, "the store cannot be read");
    });
    return reply
      .status(status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "content-security-policy": plainPagePolicy(brand),
      })
      .send(renderPlainPage({ brand, locale: texts.pages.locale, ...page, phones: status === 200 ? [] : phones }));
  }

  server.register(async (release) => {
    const url = `${RELEASE_PATH}/:reference/:expires/:signature`;
    release.removeAllContentTypeParsers();
    release.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES }, (_request, _body, done) =>
      done(null),
    );
    release.route<AskedParts>({ method: ["GET", "HEAD", "POST"], url, handler: send });
  });
}

function describe(record: SubmissionRecord, action: string, texts: Catalogue): ReleasePage {
  const { reference, kind, status, receivedAt, heldFor = null, sentAt = receivedAt } = record;
  const { mail, release } = texts.server;
  const what = release.received(`${mail.kinds[kind]} ${reference}`, formatMoment(receivedAt, texts));
  const page = ({ title, text }: { title: string; text: string }) => ({
    status: 200 as const,
    title,
    paragraphs: [what, text],
  });
  if (status === "sent") return page({ ...release.sent, text: release.sent.text(formatMoment(sentAt, texts)) });
  if (status === "held" && isHeldForFile(heldFor)) return page(release.malware);
  if (status === "held") return { ...page(release.held), form: { action, fields: [], button: release.held.button } };
  return page(status === "parked" ? release.refused : release.queued);
}
