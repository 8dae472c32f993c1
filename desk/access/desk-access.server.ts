import { hash, randomBytes } from "node:crypto";
import type { Answers } from "#answers/answers.server.ts";
import { DESK_COOKIE, LIST_COOKIE, readCookie } from "#answers/cookies.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import type { Clock } from "#forms/submissions.ts";
import { momentOf } from "#forms/working-time.ts";
import type { AnswerLinks, LinkedHospital, LinkParts } from "#outbox/answer-links.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { type Editor, hasHospitals, sayRights } from "./editor.ts";

export interface DeskSession {
  id: string;
  editor: Editor;
  expires: Date;
}

export interface DeskAccessOptions {
  store: Store;
  links: AnswerLinks;
  /** As they are at this moment: one that is removed is out at once. */
  listEditors: () => Promise<Editor[]>;
  clock: Clock;
  /** Ids and base paths; a link leads to one that is the editor's. */
  hospitals: readonly LinkedHospital[];
  onMail: () => void;
  log: { error: (fields: object, message: string) => void };
}

/**
 * How long after a link the next one is mailed. A link holds for half an hour, so who has to wait has one that works:
 * nobody who asks in an editor's name keeps the editor out.
 */
const PAUSES_MS = [30_000, 60_000, 5 * 60_000, 15 * 60_000];

const digest = (value: string) => hash("sha256", value, "base64url");

type DeskAccess = ReturnType<typeof createDeskAccess>;

/** Who is at the desk. What cannot reach the store or the list of editors rejects with its error. */
export function createDeskAccess(options: DeskAccessOptions) {
  const { store, links, listEditors, clock, hospitals, onMail, log } = options;

  async function isValid(hospital: LinkedHospital, parts: LinkParts): Promise<boolean> {
    return (await links.check(hospital, "desk", parts, clock.now())) === "valid";
  }

  async function findEditor(address = ""): Promise<Editor | undefined> {
    return (await listEditors()).find((one) => one.address === address.trim().toLowerCase());
  }

  return {
    listEditors,
    /**
     * Mails a link where the address is an editor's. Whether it is shows in no way, not even by the time it takes.
     * False without a store.
     */
    async askLink(asked: LinkedHospital, address: string): Promise<boolean> {
      if ((await store.readiness().catch(() => "failed")) !== "ready") return false;
      const editor = await findEditor(address);
      const own = editor && [asked, ...hospitals].find(({ id }) => hasHospitals(editor, [id]));
      if (own)
        void store.addDeskLink({ editor: editor.address, hospitalId: own.id }, PAUSES_MS).then(
          (isAdded) => isAdded && onMail(),
          (error: unknown) => log.error({ err: error }, "the link to the desk could not be mailed"),
        );
      return true;
    },
    isValid,
    /** Opens a session until midnight by a valid link, for its cookie; undefined where one that it opened has ended. */
    async open(hospital: LinkedHospital, parts: LinkParts) {
      const editor = (await isValid(hospital, parts)) && (await findEditor(await store.findDeskMail(parts.subject)));
      if (!editor || !hasHospitals(editor, [hospital.id])) return undefined;
      const value = randomBytes(32).toString("base64url");
      const expires = new Date(momentOf(todayInKolkata(clock.now()), "00:00") + DAY_MS);
      const isOpen = await store.beginSession({
        ...{ id: digest(value), editor: editor.address, rights: sayRights(editor) },
        ...{ link_id: parts.subject, expires_at: Number(expires) },
      });
      return isOpen ? { value, expires, editor } : undefined;
    },
    /** The session that a cookie's value names, while its editor has the same rights; undefined for any other. */
    async find(value: string | undefined): Promise<DeskSession | undefined> {
      if (!value) return undefined;
      const id = digest(value);
      const row = await store.findEditorSession(id);
      const editor = row && (await findEditor(row.editor));
      if (!editor || sayRights(editor) !== row.rights) return undefined;
      return { id, editor, expires: new Date(row.expires_at) };
    },
    end: store.endEditorSessions,
  };
}

interface Offices {
  answers: { list: Pick<Answers["list"], "findSession"> };
  desk: { access: Pick<DeskAccess, "find"> };
}

type Office = Pick<LinkedHospital, "id" | "basePath"> & { hospitals?: readonly { id: string }[] };

/** A session of an office's list, or of an editor of all its hospitals at the desk, which ends there alone. */
export async function findOfficeSession(
  { answers, desk }: Offices,
  office: Office,
  cookies: string | null | undefined,
): Promise<{ id: string; expires: Date; isOfDesk?: true } | undefined> {
  const own = await answers.list.findSession(office, readCookie(cookies, LIST_COOKIE) ?? "");
  const session = own ? undefined : await desk.access.find(readCookie(cookies, DESK_COOKIE));
  const ids = (office.hospitals ?? [office]).map(({ id }) => id);
  if (!session || !hasHospitals(session.editor, ids)) return own;
  return { id: session.id, expires: session.expires, isOfDesk: true };
}
