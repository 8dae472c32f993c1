import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "./store/open-store.server.ts";
import { DataFolderInUseError } from "./store/watch-store-files.server.ts";
import { sqlitePlace, readMails, readRows } from "./test-support/describe-stores.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { startMailing } from "./test-support/open-submissions.ts";
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const requestMails = (dataDir: string) => readMails(dataDir).filter(({ kind }) => kind === "request");

const SCRIPT = fileURLToPath(import.meta.resolve("./test-support/submit-and-die.ts"));

function startProcess(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

test("a process killed right after the response loses nothing: the mail arrives once after a restart", async () => {
  const dataDir = temporaryFolder();
  const [, signal] = (await once(startProcess(dataDir), "exit")) as [number | null, string];
  expect(signal).toBe("SIGKILL");
  expect(requestMails(dataDir)).toMatchObject([{ state: "waiting", attempts: 0 }]);

  const peer = await startSmtpPeer();
  await startMailing(sqlitePlace(dataDir), peer.url);
  await vi.waitFor(() => expect(requestMails(dataDir)).toMatchObject([{ state: "sent", attempts: 1 }]));
  const toOffice = peer.mails.filter(({ to }) => to?.[0]?.address === "punalur@example.org");
  expect(toOffice).toHaveLength(1);
  expect(toOffice[0]?.subject).toContain(readRows(dataDir)[0]?.reference);
});

test("a process killed while it mails leaves a job that the next one sends at once", async () => {
  const dataDir = temporaryFolder();
  const deaf = await startSmtpPeer({ greetingDelayMs: 60_000 });
  const child = startProcess(dataDir, deaf.url);
  await vi.waitFor(() => expect(requestMails(dataDir)).toMatchObject([{ state: "sending", attempts: 0 }]));
  await kill(child);

  const peer = await startSmtpPeer();
  await startMailing(sqlitePlace(dataDir), peer.url);
  // The killed try counts: its mail may have arrived.
  await vi.waitFor(() => expect(requestMails(dataDir)).toMatchObject([{ state: "sent", attempts: 2 }]));
  expect(peer.mails.filter(({ to }) => to?.[0]?.address === "punalur@example.org")).toHaveLength(1);
});

test("a second process is refused while the first holds the data folder, and not after its death", async () => {
  const dataDir = temporaryFolder();
  const deaf = await startSmtpPeer({ greetingDelayMs: 60_000 });
  const child = startProcess(dataDir, deaf.url);
  await once(child.stdout ?? child, "data");
  const clock = new SettableClock();
  await expect(openStore({ dataDir, clock, diskReserveBytes: 100_000 })).rejects.toThrow(DataFolderInUseError);
  await kill(child);
  const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
  await store.close();
});
