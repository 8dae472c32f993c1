import type { AnswerState } from "#forms/answer.ts";
import type { Source } from "#forms/call-back.ts";
import type { FormKind } from "#forms/forms.ts";

/** A form that came in, and how its office and its sender stand with it. Times are milliseconds since 1970, UTC. */
export interface SubmissionRow {
  id: string;
  reference: string;
  kind: FormKind;
  hospital_id: string;
  /** The checked form as JSON; sealed where `key_id` says so, as is the file with its name. */
  request: string;
  /** Digest of kind, hospital and content, which recognises identical submissions; keyed where there is a key. */
  fingerprint: string;
  received_at: number;
  /** Of its first own mail to the office. */
  message_id: string;
  /** The last mail that brings it to its office: its own, a copy of it, or a digest; null while it has none. */
  mail_id: string | null;
  /** Why its mail is or was held, e.g. "honeypot, too-fast" or "infected: Win.Test.EICAR_HDB-1". */
  held_for: string | null;
  /** The digest that told its office that it is held. */
  digest_id: string | null;
  released_at: number | null;
  key_id: string | null;
  notice_version: string;
  /** Which its sender reads; "" from before there were several. */
  language: string;
  waiting_since: number | null;
  answer: AnswerState | null;
  answer_count: number;
  answered_at: number | null;
  /** The end of the last day on which a step of it names a visit; null without one. */
  visit_until: number | null;
  source: Source;
  /** By when its sender is to be called, where somebody said so; null after the next step. */
  call_by: number | null;
  /** Who noted it at the desk; "" for what came over the web. */
  noted_by: string;
}

export type AnswerRow = SubmissionDatabase["answers"];

/**
 * What a mail is about. `request`: a form, to its office. `receipt`, `answer` and `visit`: to the patient, that a
 * request came in, what the office answered, and the day before a visit. `wish`: what the patient asks for then, and
 * `digest` (held or many), `morning`, `reminder` and `late` (what is open), `list` (the link to it), `sittings` (who
 * sits today), `numbers` (whether the printed ones ring): to the office. `bad-numbers`: to the owner.
 */
export type MailKind =
  | ("request" | "receipt" | "answer" | "visit" | "wish")
  | ("digest" | "morning" | "reminder" | "late" | "list" | "sittings" | "desk" | "numbers" | "bad-numbers");

/** `second`: the second address of the hospital. */
export type Recipient = "office" | "second" | "patient" | "editor";

/** `refused`: for good, or it came back. `dropped`: not sent, because nothing in it is true or needed any more. */
export type MailState = "waiting" | "sending" | "sent" | "refused" | "dropped";

export interface MailRow {
  /** What stands before the "@" in its Message-ID: random, and the same at every attempt. */
  id: string;
  kind: MailKind;
  hospital_id: string;
  submission_id: string | null;
  /** The number of the answer or wish that it is about; 0 where it is about none. */
  step: number;
  recipient: Recipient;
  state: MailState;
  attempts: number;
  created_at: number;
  /** While it is being sent, the end of the lease. */
  due_at: number;
  lease_token: string | null;
  sent_at: number | null;
  /** When the mail server first responded with a permanent code that may pass; null after any other outcome. */
  refused_since: number | null;
  /** Sealed like the form where it is about one. */
  error: string | null;
  returned_at: number | null;
  /** The address of the editor whom it is to; null for any other mail. */
  editor: string | null;
}

export interface SubmissionDatabase {
  submissions: SubmissionRow;
  attachments: { submission_id: string; name: string; type: string; content: Buffer };
  /** Idempotency keys, each unique for its kind of form, with the fingerprint of what came with it. */
  submission_keys: { kind: FormKind; key: string; fingerprint: string; submission_id: string };
  answers: { submission_id: string; number: number; at: number; state: AnswerState; content: string };
  mails: MailRow;
  secrets: { name: string; value: string };
  moves: MoveRow;
  sitting_changes: SittingChangeRow;
  sitting_confirmations: { hospital_id: string; day: string; at: number; made_by: string };
  editor_sessions: EditorSessionRow;
  desk_audit: DeskAuditRow;
  consents: ConsentRow;
  entry_versions: EntryVersionRow;
  notices: NoticeRow;
  page_counts: PageCountRow;
  number_checks: { hospital_id: string; number: string; state: NumberState; at: number };
}

/** How often a page was opened or its form sent, an address without a page asked for, or a program came, on a day. */
export interface PageCountRow {
  day: string;
  hospital_id: string;
  /** An address without its query, or a route's pattern; "" where neither is kept. */
  page: string;
  what: "view" | "missing" | "sent" | "bot";
  count: number;
}

/** `asked`: nobody has said yet whether the number rings at the right person. */
export type NumberState = "asked" | "right" | "wrong";

/** An editor at the desk in one browser. */
export interface EditorSessionRow {
  /** A digest of what its cookie holds. */
  id: string;
  editor: string;
  /** Role and hospitals as they were; with others the session does not count any more. */
  rights: string;
  /** The mail whose link began it. */
  link_id: string;
  began_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** That somebody agreed to be shown: pictures of a doctor or news, or a testimonial. The newest of each counts. */
export interface ConsentRow {
  /** Its link ends it. */
  id: string;
  hospital_id: string;
  kind: "doctor" | "news" | "testimonial";
  entry_id: string;
  /** What the entry was called. */
  title: string;
  person: string;
  agreed_on: string;
  /** The last day, YYYY-MM-DD; "" without an end. */
  until_day: string;
  noted_at: number;
  ended_at: number | null;
}

/** Who did what at the desk. */
export interface DeskAuditRow {
  id: string;
  at: number;
  /** An editor's address, or "command". */
  who: string;
  /** e.g. "publish". */
  what: string;
  /** e.g. "doctor/anil-kumar". */
  subject: string;
  /** "" where it is about none alone. */
  hospital_id: string;
  before: string;
  after: string;
}

/**
 * A version of an entry of the content folder. `draft`: saved, not public. `proposed`: a writer asks for its
 * publication. `scheduled`: becomes public at its time. `published`: what pages show. `withdrawn`: was taken from
 * the pages. `past`: any other one of before. Of one entry at most one version is published or withdrawn, one
 * scheduled, one draft or proposed; the newest has the highest number.
 */
export interface EntryVersionRow {
  type: string;
  /** The name of its file. */
  id: string;
  number: number;
  /** The whole file. */
  source: string;
  state: "draft" | "proposed" | "scheduled" | "published" | "withdrawn" | "past";
  /** An editor's address; "" for a change of the folder by others. */
  made_by: string;
  at: number;
  /** The number of the version it was made of; 0 for none. */
  parent: number;
  publish_at: number | null;
  unpublish_at: number | null;
  /** When the folder was seen to hold it; null while that is not known. */
  written_at: number | null;
}

/** What a hospital says on its pages for a while; `content` is the `NoticeContent` as JSON. */
interface NoticeRow {
  id: string;
  /** "" for all hospitals. */
  hospital_id: string;
  content: string;
  starts_at: number;
  ends_at: number;
  at: number;
  made_by: string;
  ended_at: number | null;
}

/** What an office said of a doctor's sittings; `content` is the `SittingException` as JSON. */
export interface SittingChangeRow {
  id: string;
  hospital_id: string;
  doctor_id: string;
  content: string;
  first_day: string;
  last_day: string;
  at: number;
  made_by: string;
  undone_at: number | null;
}

/** That this store's submissions are or were being moved to another place, or came from one. */
export interface MoveRow {
  id: string;
  direction: "out" | "in";
  place: string;
  state: "under way" | "done" | "cancelled";
  changed_at: number;
}
