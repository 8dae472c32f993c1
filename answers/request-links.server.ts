import type { Hospital } from "#site/hospitals/site.ts";
import type { AppointmentRequest } from "#forms/appointment.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.ts";
import { linkEnd, type AnswerLinks } from "./answer-links.server.ts";

type Linked = Pick<SubmissionRecord, "reference" | "receivedAt"> & { request?: unknown };

/** Addresses of the pages of requests, with their origin. */
export interface RequestLinks {
  /** The page on which the office answers. */
  toAnswer(hospital: Pick<Hospital, "id" | "basePath">, request: Linked): Promise<string>;
  /** The patient's own page. */
  toRequest(hospital: Pick<Hospital, "id" | "basePath">, request: Linked): Promise<string>;
}

export function createRequestLinks(links: AnswerLinks, origin: string, now: () => Date): RequestLinks {
  const to =
    (purpose: "answer" | "request"): RequestLinks["toAnswer"] =>
    async (hospital, { reference, receivedAt, request }) => {
      const day = (request as Partial<AppointmentRequest> | undefined)?.appointmentOn ?? "";
      return origin + (await links.path(hospital, purpose, reference, linkEnd(purpose, { receivedAt, day }, now())));
    };
  return { toAnswer: to("answer"), toRequest: to("request") };
}
