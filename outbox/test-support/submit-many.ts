import { createSubmissions } from "../create-submissions.server.ts";
import { openStore } from "../store/open-store.server.ts";
import { createRecordingLog } from "./clock-and-log.ts";
import { SAMPLE_APPOINTMENT, SAMPLE_EDITIONS, SAMPLE_MAIL_FROM } from "./samples.ts";

/**
 * Run as a process of its own with a data folder: hands in forty different requests one after another and prints what
 * came of each, a reference or "refused", and then how the store is and what was logged about its disk.
 */
const [dataDir = ""] = process.argv.slice(2);
const clock = { now: () => new Date("2026-11-20T10:00:00Z") };
const log = createRecordingLog();
const store = await openStore({ dataDir, clock, log, diskReserveBytes: 100_000 });
const submissions = createSubmissions({
  editions: SAMPLE_EDITIONS,
  store,
  clock,
  mailFrom: SAMPLE_MAIL_FROM,
  onStored: () => undefined,
});
for (let outPatientNumber = 1; outPatientNumber <= 40; outPatientNumber += 1) {
  const outcome = await submissions
    .submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber })
    .catch(() => undefined);
  console.log(outcome?.status === "accepted" ? outcome.receipt.reference : "refused");
}
console.log(await store.readiness());
console.log(log.lines.filter((line) => line.includes("the disk failed")).join("\n"));
// As after any failure of a disk, nothing is closed in order.
process.kill(process.pid, "SIGKILL");
