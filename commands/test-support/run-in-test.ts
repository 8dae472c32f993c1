import { onTestFinished } from "vitest";
import { openStore } from "#outbox/store/open-store.server.ts";
import type { HoldReason } from "#forms/holds.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";
import type { MailOutcome } from "#outbox/store/mails.server.ts";
import { settleMails } from "#outbox/test-support/claim-mails.ts";
import { sampleApplication, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Command, CommandContext } from "../command.ts";

/** What came of a command. `code` is its exit code, undefined when it rejected with `error`. */
export interface CommandResult {
  code: number | undefined;
  error: Error | undefined;
  printed: string;
  noted: string;
  asked: string[];
}

/** Runs a command with that line, as the shell would split it at spaces, and answers its questions with `answer`. */
export async function runInTest(
  command: Command,
  line: string,
  { env = {}, answer, input }: { env?: CommandContext["env"]; answer?: string; input?: string } = {},
): Promise<CommandResult> {
  const result: CommandResult = { code: undefined, error: undefined, printed: "", noted: "", asked: [] };
  const ask = async (question: string) => {
    result.asked.push(question);
    return answer ?? "";
  };
  try {
    result.code = await command({
      args: line.split(" ").filter((part) => part !== ""),
      env,
      print: (text) => void (result.printed += `${text}\n`),
      note: (text) => void (result.noted += `${text}\n`),
      read: input === undefined ? undefined : async () => input,
      ask: answer === undefined ? undefined : ask,
    });
  } catch (error) {
    result.error = error as Error;
  }
  return result;
}

const MINUTE_MS = 60_000;

export const RESUME_BYTES = Buffer.from("%PDF-1.7\n\u0000\u00FF resume", "latin1");

/**
 * A store that is open, as the site's is while it runs, with a delivered appointment at Punalur, a parked one at
 * Kozhencherry and an application at Punalur that waits with its receipt; `env` leads a command to it, and `hold` adds
 * a held appointment.
 */
export async function storeSamples({
  databaseUrl,
  sentDaysAgo = 0,
}: { databaseUrl?: string; sentDaysAgo?: number } = {}) {
  const dataDir = temporaryFolder();
  let now = Date.now() - sentDaysAgo * 24 * 60 * MINUTE_MS;
  const clock = { now: () => new Date(now) };
  const store = await openStore({ dataDir, databaseUrl, clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const add = async (submission: NewSubmission, outcome?: MailOutcome, heldFor?: HoldReason[]) => {
    const added = await store.add(submission, { withinMs: 0 }, heldFor);
    if (added.status === "conflict") throw new Error("The sample's key is taken");
    if (outcome) await settleMails(store, outcome, "request");
    now += 1;
    return added.reference;
  };
  const sent = await add(sampleSubmission("Sent Name"), { status: "sent" });
  const sample = sampleSubmission("Parked Name");
  // Another mailbox, as one gets three receipts in an hour.
  const request = { ...sample.request, patientEmail: "parked@example.org" } as typeof sample.request;
  const elsewhere = { ...sample, request, hospitalId: "kozhencherry" };
  const parked = await add(elsewhere, { status: "refused", error: "550 no such mailbox" });
  await settleMails(store);
  const queued = await add(sampleApplication("=HYPERLINK(0)", RESUME_BYTES));
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const hold = (name: string) => add(sampleSubmission(name), undefined, ["honeypot"]);
  return { dataDir, env, store, sent, parked, queued, hold };
}
