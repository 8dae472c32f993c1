import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HospitalPhone } from "#hospitals/phones.ts";
import type { Clock } from "#submissions/submissions.ts";
import { isHeldForFile } from "#submissions/holds.ts";
import { FORMS } from "#submissions/forms/check-submission.server.ts";
import { formatMoment } from "#submissions/mail/office-mail.ts";
import { createReleaseLinks, RELEASE_PATH, type ReleaseLink } from "#submissions/release-links.server.ts";
import type { SubmissionRecord, SubmissionRecords } from "#submissions/store/submission-records.ts";
import type { Catalogue } from "#texts/catalogue.ts";
import { PLAIN_PAGE_POLICY, renderPlainPage, type PlainPage } from "../pages/plain-page.ts";
import { RetryLaterError } from "../http/error-handler.ts";

export interface HeldRelease {
  store: Pick<SubmissionRecords, "find" | "release" | "linkSecret">;
  clock: Clock;
}

interface HeldReleaseOptions extends HeldRelease {
  phones: HospitalPhone[];
  texts: Catalogue;
}

type ReleasePage = Omit<PlainPage, "locale" | "phones"> & { status: 200 | 404 | 410 };

const RETRY_AFTER_S = 30;

/** A browser sends the button's form without a field. */
const BODY_LIMIT_BYTES = 1024;

/**
 * Pages on which an office releases a held submission, by the signed links of its digests. Looking at one changes
 * nothing, because mail scanners open every link; its button does.
 */
export function registerHeldRelease(server: FastifyInstance, options: HeldReleaseOptions) {
  const { store, clock, phones, texts } = options;
  const links = createReleaseLinks(store);

  async function choosePage({ params, method, url }: FastifyRequest<{ Params: ReleaseLink }>): Promise<ReleasePage> {
    const state = await links.check(params, clock.now());
    if (state === "forged") return WRONG_LINK;
    if (state === "expired") return GONE;
    if (method === "POST") await releaseHeld(params.reference);
    const record = await store.find(params.reference);
    return record ? describe(record, url) : GONE;
  }

  async function releaseHeld(reference: string): Promise<void> {
    const record = await store.find(reference);
    // A file with malware is an operator's to release, whatever the submission was held for before.
    if (record?.status === "held" && !isHeldForFile(record.heldFor ?? null)) await store.release(reference);
  }

  async function send(request: FastifyRequest<{ Params: ReleaseLink }>, reply: FastifyReply) {
    const { status, ...page } = await choosePage(request).catch((cause: unknown) => {
      request.log.error({ err: cause }, "a held submission could not be looked up");
      throw new RetryLaterError(503, RETRY_AFTER_S, "the store cannot be read");
    });
    return reply
      .status(status)
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "content-security-policy": PLAIN_PAGE_POLICY,
      })
      .send(renderPlainPage({ locale: texts.pages.locale, ...page, phones: status === 200 ? [] : phones }));
  }

  server.register(async (release) => {
    const url = `${RELEASE_PATH}/:reference/:expires/:signature`;
    release.removeAllContentTypeParsers();
    release.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES }, (_request, _body, done) =>
      done(null),
    );
    release.route<{ Params: ReleaseLink }>({ method: ["GET", "HEAD", "POST"], url, handler: send });
  });
}

const WRONG_LINK: ReleasePage = {
  status: 404,
  title: "This link is not right",
  paragraphs: ["It may be cut off. Open it from the mail again, or copy the whole link."],
};

const GONE: ReleasePage = {
  status: 410,
  title: "This message is not there any more",
  paragraphs: ["What nobody sends to the office is deleted after some time. This link has run out."],
};

function describe(
  { reference, kind, status, receivedAt, heldFor, sentAt }: SubmissionRecord,
  action: string,
): ReleasePage {
  const what = `${FORMS[kind].name} ${reference}, received on ${formatMoment(receivedAt)}.`;
  if (status === "sent")
    return {
      status: 200,
      title: "It was sent to the office",
      paragraphs: [what, `Sent on ${formatMoment(sentAt ?? receivedAt)}.`],
    };
  if (status === "held" && isHeldForFile(heldFor ?? null))
    return {
      status: 200,
      title: "Its file holds malware",
      paragraphs: [what, "Ask whoever runs the website about it."],
    };
  if (status === "held") {
    return {
      status: 200,
      title: "Send this message to the office?",
      paragraphs: [what, "It was held because a program seems to have sent it. Did a person write it? Then send it."],
      form: { action, fields: [], button: "Send it to the office now" },
    };
  }
  if (status === "parked")
    return {
      status: 200,
      title: "The mail server refused it",
      paragraphs: [what, "Ask whoever runs the website about it."],
    };
  return { status: 200, title: "It is on its way to the office", paragraphs: [what, "It arrives in a few minutes."] };
}
