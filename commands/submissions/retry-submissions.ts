import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { chooseRecords } from "./choose-records.ts";
import type { Task } from "./manage-submissions.ts";
import { indianTime } from "./record-rows.ts";
import { makeDue } from "./make-due.ts";

/** Makes mails due now: those named, or all parked or queued ones that the filters choose. */
export async function retrySubmissions(task: Task): Promise<number> {
  const chosen = await chooseRecords("retry", ["parked", "queued"], task);
  return makeDue(task, chosen, { change: task.records.retry, explainRefusal });
}

function explainRefusal({ reference, status, sentAt }: SubmissionRecord): string {
  if (status === "held") return `${reference}: it is held; "release" sends it`;
  if (sentAt) return `${reference}: the mail server took its mail at ${indianTime(sentAt)} IST already`;
  return `${reference}: its mail is being sent at this moment`;
}
