import { createHmac, timingSafeEqual } from "node:crypto";
import type { AppointmentRequest } from "#forms/appointment.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Store } from "./store/open-store.server.ts";
import { MAX_LINK_MS, type LinkKey } from "./store/link-keys.server.ts";
import type { SubmissionRecord } from "./store/submission-records.server.ts";
import { DAY_MS } from "#forms/calendar.ts";

export type LinkedHospital = Pick<Hospital, "id" | "basePath">;

/** What a link opens: a request for its office or its patient, an office's list, its day, its numbers, or the desk. */
export type LinkPurpose = "answer" | "request" | "requests" | "sittings" | "numbers" | "desk";

export interface LinkParts {
  subject: string;
  expires: string;
  signature: string;
}

export type LinkState = "valid" | "expired" | "forged";

/** Another process may have made a new key meanwhile. */
const READ_AGAIN_MS = 60_000;
const SIGNATURE_BYTES = 18;

export type AnswerLinks = ReturnType<typeof createAnswerLinks>;

/** Links that are signed with the store's keys, each for one hospital, request and purpose. */
export function createAnswerLinks(store: Pick<Store, "linkKeys">) {
  let known: { keys: LinkKey[]; readAt: number } | undefined;

  async function readKeys(): Promise<LinkKey[]> {
    if (known && performance.now() - known.readAt < READ_AGAIN_MS) return known.keys;
    const keys = await store.linkKeys();
    known = { keys, readAt: performance.now() };
    return keys;
  }

  async function signWith(fields: string[]): Promise<string> {
    const [key] = await readKeys();
    if (!key) throw new Error("the store has no key for links");
    return `${key.id}.${seal(key, fields)}`;
  }

  async function isSigned(fields: string[], signature: string): Promise<boolean> {
    const [id = "", given = "", ...more] = signature.split(".");
    const key = (await readKeys()).find((one) => one.id === id);
    return key !== undefined && more.length === 0 && areEqual(given, seal(key, fields));
  }

  return {
    /** The path of the page that the link opens until then, at most 200 days ahead. */
    async path({ id, basePath }: LinkedHospital, purpose: LinkPurpose, subject: string, until: Date): Promise<string> {
      const expires = Math.floor(Number(until) / 1000).toString(36);
      return `${basePath}/${purpose}/${subject}/${expires}/${await signWith([purpose, id, subject, expires])}`;
    },
    async check({ id }: { id: string }, purpose: LinkPurpose, parts: LinkParts, now: Date): Promise<LinkState> {
      const { subject, expires, signature } = parts;
      if (!(await isSigned([purpose, id, subject, expires], signature))) return "forged";
      return Number.parseInt(expires, 36) * 1000 > Number(now) ? "valid" : "expired";
    },
    /** A text with its signature, for a cookie; `open` returns the text, and undefined for anything else. */
    sign: async (text: string) => `${Buffer.from(text).toString("base64url")}.${await signWith(["cookie", text])}`,
    async open(signed: string): Promise<string | undefined> {
      const end = signed.indexOf(".");
      const text = Buffer.from(signed.slice(0, end), "base64url").toString();
      return (await isSigned(["cookie", text], signed.slice(end + 1))) ? text : undefined;
    },
  };
}

function seal({ secret }: LinkKey, fields: string[]): string {
  const digest = createHmac("sha256", secret).update(JSON.stringify(fields)).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

/** Takes as long whatever is given. */
export function areEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A page that was used is also read again weeks later. */
const OFFICE_DAYS = 60;
/** The page itself ends sooner, 30 days after the visit; the visit may be agreed for later than was asked. */
const PATIENT_DAYS = 120;

/** Until when the links of a request hold: counted from the day that was asked for, and from now at the latest. */
export function linkEnd(purpose: "answer" | "request", request: { receivedAt: Date; day: string }, now: Date): Date {
  const asked = request.day === "" ? 0 : Date.parse(request.day);
  const from = Math.max(Number(request.receivedAt), Number.isNaN(asked) ? 0 : asked);
  const days = purpose === "answer" ? OFFICE_DAYS : PATIENT_DAYS;
  return new Date(Math.min(from + days * DAY_MS, Number(now) + MAX_LINK_MS));
}

type Linked = Pick<SubmissionRecord, "reference" | "receivedAt"> & { request?: unknown };

export function createRequestLinks(links: AnswerLinks, origin: string, now: () => Date) {
  const to =
    (purpose: "answer" | "request") =>
    async (hospital: LinkedHospital, { reference, receivedAt, request }: Linked): Promise<string> => {
      const day = (request as Partial<AppointmentRequest> | undefined)?.appointmentOn ?? "";
      return origin + (await links.path(hospital, purpose, reference, linkEnd(purpose, { receivedAt, day }, now())));
    };
  return { toAnswer: to("answer"), toRequest: to("request") };
}
