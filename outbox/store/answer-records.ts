import type { Letter, LetterKind, LetterOutcome, LetterStatus, PastStep, Step } from "#answers/answer.ts";
import type { SubmissionRecord } from "./submission-records.ts";

/** A request with its history, the oldest step first, and the mails it caused. */
export interface AnsweredRequest {
  id: string;
  record: SubmissionRecord;
  steps: PastStep[];
  letters: RequestLetter[];
}

/** A mail that a request caused. */
export interface RequestLetter extends Partial<Refusal> {
  kind: LetterKind;
  answerNumber: number | undefined;
  mailId: string;
  status: LetterStatus;
}

/** Which of the site's mails came back; what is about several requests has no reference. */
export interface ReturnedMail {
  kind: LetterKind | "request";
  hospitalId: string;
  reference: string | undefined;
  /** The step that caused it, or 0. */
  number: number;
  /** The row that has it. */
  id: string;
  /** Whether it is a submission's mail to the office's second address. */
  isToSecond: boolean;
}

/** That a mail to a patient was refused, or came back, for good. */
export interface Refusal {
  /** Codes of the mail server; "" where it gave none. */
  error: string;
  /** Undefined for one of before there was such a time. */
  at: Date | undefined;
}

/** How a mail stands, as operators see it. `parked`: the office did not get it; `returned`: the patient did not. */
export type LetterState = Exclude<LetterStatus, "refused"> | "parked" | "returned";

/** Which of these mails are meant; what is left out does not narrow. */
export interface LetterFilter {
  reference?: string | undefined;
  hospitalId?: string | undefined;
  kind?: LetterKind | undefined;
  states?: LetterState[] | undefined;
  /** Made at that moment or later. */
  madeFrom?: Date | undefined;
  madeBefore?: Date | undefined;
  /** At most so many, the newest. */
  limit?: number | undefined;
}

/** A mail besides a submission's own, as an operator sees it. */
export interface LetterRecord {
  id: string;
  kind: LetterKind;
  hospitalId: string;
  /** Undefined where it is about several. */
  reference: string | undefined;
  state: LetterState;
  attempts: number;
  madeAt: Date;
  /** When a queued one is tried next. */
  nextAttemptAt: Date | undefined;
  /** Codes of the mail server that refused or returned it. */
  error: string | undefined;
}

/** A step to be stored. */
export interface NewStep {
  reference: string;
  hospitalId: string;
  step: Step;
  /** How many steps the page showed; with fewer or more the step is not stored. Left out, any. */
  expected?: number;
  /** The same step within this time is not stored again, nor more than six steps of a patient in a day. */
  atMostEveryMs?: number;
  /** The mail that the step causes, in the same transaction. */
  letter?: "answer" | "wish" | undefined;
}

/** `changed`: somebody was quicker. `too-soon`: it was asked for a moment ago. `missing`: there is no such request. */
export type StepOutcome = "stored" | "changed" | "too-soon" | "missing";

/** A key that links are signed with. */
export interface LinkKey {
  id: string;
  secret: string;
}

/** A request that waits for its office. */
export interface WaitingRequest {
  id: string;
  waitingSince: Date;
  isReminded: boolean;
  isSecondReminded: boolean;
}

/** A line of an office's list. */
export interface ListedRequest {
  record: SubmissionRecord;
  /** The last mail to the patient that was refused or came back. */
  returned: Refusal | undefined;
}

/** How an office answers its appointment requests. */
export interface AnswerFigures {
  /** Requests that wait for the office. */
  open: number;
  /** Milliseconds from the receipt of each request that was first answered since then to that answer. */
  answeredWithinMs: number[];
  /** How many mails to patients were refused or came back within that time. */
  returned: number;
}

/** Answers to requests, and the mails they cause. */
export interface AnswerRecords {
  /** A request by its reference or id, with what was done about it. */
  readRequest(which: { reference: string } | { id: string }): Promise<AnsweredRequest | undefined>;

  /** Stores a step with the mail that it causes, in one durable transaction. */
  addStep(step: NewStep): Promise<StepOutcome>;

  /**
   * The keys that links are signed with, the one that signs first. A key signs for a month, and is forgotten when no link
   * of it can be valid.
   */
  linkKeys(): Promise<LinkKey[]>;

  /** A word that sessions of a hospital's list are signed with beside the key; `revokeLists` makes another. */
  listWord(hospitalId: string): Promise<string>;

  /** Ends every session of a hospital's list, and makes every mailed link to it worthless. */
  revokeLists(hospitalId: string): Promise<void>;

  /** The appointment requests that wait for that office, the longest first. */
  listWaiting(hospitalId: string): Promise<WaitingRequest[]>;

  /** Makes the mail that names these requests to an office; each is named by one such mail until its next step. */
  addReminder(kind: "reminder" | "second", hospitalId: string, ids: string[]): Promise<void>;

  /** Ends one session of a list before its time, which is its end at any rate. */
  endList(sessionId: string, expires: Date): Promise<void>;

  isListEnded(sessionId: string): Promise<boolean>;

  /** Makes a mail to an office; one with the same id is made once. */
  addOfficeLetter(kind: "day", hospitalId: string, id: string): Promise<void>;

  /**
   * Makes the mail with the link to an office's list. False, and no mail, while the pause lasts that follows the last one:
   * the first of these where it was the only one of a day, the second where it was the second, and so on.
   */
  addListLink(hospitalId: string, pausesMs: readonly number[]): Promise<boolean>;

  /** When the last mail of that kind was made for an office. */
  findLastLetter(kind: LetterKind, hospitalId: string): Promise<Date | undefined>;

  /** The letter that has been due longest; no other process gets it for `leaseMs`. */
  claimLetter(leaseMs: number): Promise<Letter | undefined>;

  /** Keeps a claimed letter for `leaseMs` from now. Returns false when its lease is another's by now. */
  renewLetter(letter: Letter, leaseMs: number): Promise<boolean>;

  /** Records how a claimed letter ended. Returns false when its lease is another's by now. */
  settleLetter(letter: Letter, outcome: LetterOutcome): Promise<boolean>;

  /** Mails to patients and offices besides the submissions' own; the newest first. */
  listLetters(filter: LetterFilter): Promise<LetterRecord[]>;

  /** Makes those due again, with all attempts before them, that wait or were refused or came back; returns how many. */
  retryLetters(filter: LetterFilter): Promise<number>;

  /** The mail with one of these before the "@" of its Message-ID; undefined where there is none, or not any more. */
  findMail(mailIds: string[]): Promise<ReturnedMail | undefined>;

  /**
   * Notes that a mail came back after a mail server had taken it: one to a patient shows in the office's list; a request's
   * own mail is parked, and is due for the second address where there is one. `known`: that was noted already.
   */
  noteReturn(mail: ReturnedMail, code: string, hasSecond: boolean): Promise<"noted" | "known">;

  /** The requests that a reminder names and that still wait, the longest first. */
  listReminded(letter: Letter): Promise<AnsweredRequest[]>;

  /** What a hospital received since then, and what waits whatever its age; the newest first. */
  listForOffice(hospitalId: string, receivedFrom: Date): Promise<ListedRequest[]>;

  /** A text that is another once `listForOffice` would return something else. */
  listVersion(hospitalId: string, receivedFrom: Date): Promise<string>;

  /** How requests of a hospital, or of all, were answered; those answered in that time. */
  answerFigures(filter: { hospitalId?: string; from: Date; to: Date }): Promise<AnswerFigures>;
}
