import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Step } from "#forms/answer.ts";
import type { FormKind } from "#forms/forms.ts";
import type { SubmissionOutcome } from "#forms/submissions.ts";
import type { MailRecord } from "#outbox/store/list-mails.server.ts";
import type { AnsweredRequest, StepOutcome } from "#outbox/store/request-history.server.ts";

const PROGRAM = resolve(import.meta.dirname, "outbox.process.ts");
const COMPILE_CACHE = resolve(import.meta.dirname, "../../../node_modules/.cache/tests");

export interface NewStep {
  hospitalId: string;
  reference: string;
  step: Step;
  /** How many steps were stored before it. */
  expected: number;
}

export interface NewForm {
  kind: FormKind;
  input: unknown;
  key: string;
  resume?: string | undefined;
  /** Sent as a program sends it. */
  isHeld: boolean;
}

/** What the process is told to do. */
export interface Acts {
  submit(given: NewForm): Promise<SubmissionOutcome>;
  step(given: NewStep): Promise<StepOutcome>;
  /** Makes the mail with the link to an office's list due, and once each list of what is open and what is late. */
  mailList(given: { hospitalId: string }): Promise<true>;
  read(given: { reference: string }): Promise<AnsweredRequest | null>;
  /** All mails but those that bring one form, and whether any of all is still to be sent. */
  listMails(given: object): Promise<{ mails: MailRecord[]; isOver: boolean }>;
}

export type Result<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;

export type OutboxProcess = Awaited<ReturnType<typeof startOutboxProcess>>;

/** Starts the outbox with these settings of the site; resolves once it works. */
export async function startOutboxProcess(settings: Record<string, string>) {
  const child = fork(PROGRAM, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
    // Dates stay dates.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const waiting = new Map<number, (result: unknown) => void>();
  child.on("message", ({ id, result }: { id: number; result: unknown }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  child.once("exit", () => {
    for (const give of waiting.values()) give(undefined);
  });
  let last = 0;
  await new Promise<void>((ready, fail) => {
    waiting.set(0, () => (isRunning(child) ? ready() : fail(new Error("the outbox did not start"))));
  });
  return {
    /** Resolves to what came of it; `undefined` when the process ended before it said so, or could not do it. */
    act<Act extends keyof Acts>(act: Act, given: Parameters<Acts[Act]>[0]): Promise<Result<Act> | undefined> {
      const id = (last += 1);
      return new Promise((done) => {
        if (!isRunning(child)) return done(undefined);
        waiting.set(id, (result) => done(result as Result<Act> | undefined));
        child.send({ id, act, given }, (error) => error && done(undefined));
      });
    },
    async end() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected;
}
