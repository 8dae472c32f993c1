import type { AnswerRecords, ReturnedMail } from "./answer-records.ts";
import { returnLetter } from "./letter-queue.server.ts";
import { returnJob } from "./mail-queue.server.ts";
import type { StoreEngine } from "./store-engine.ts";

/** See `AnswerRecords.findMail`. */
export async function findMail({ db }: StoreEngine, mailIds: string[]): Promise<ReturnedMail | undefined> {
  for (const mailId of mailIds) {
    const letter = await db
      .selectFrom("letters")
      .leftJoin("submissions", "submissions.id", "letters.submission_id")
      .select(["letters.id", "letters.kind", "letters.hospital_id", "answer_number", "reference"])
      .where("mail_id", "=", mailId)
      .executeTakeFirst();
    if (letter) {
      const { id, kind, hospital_id: hospitalId, answer_number: number, reference } = letter;
      return { id, kind, hospitalId, reference: reference ?? undefined, number: number ?? 0, isToSecond: false };
    }
    const row = await db
      .selectFrom("submissions")
      .select(["id", "reference", "hospital_id", "second_mail_id"])
      .where((eb) =>
        eb.or([
          // Once there is a copy, what becomes of the mail before it says nothing any more.
          eb.and([eb("message_id", "like", `<${mailId}@%`), eb("copies", "=", 0)]),
          eb("copy_mail_id", "=", mailId),
          eb("second_mail_id", "=", mailId),
        ]),
      )
      .executeTakeFirst();
    if (!row) continue;
    const { id, reference, hospital_id: hospitalId } = row;
    return { kind: "request", id, reference, hospitalId, number: 0, isToSecond: row.second_mail_id === mailId };
  }
  return undefined;
}

/** See `AnswerRecords.noteReturn`. */
export async function noteReturn(
  engine: StoreEngine,
  ...[mail, code, hasSecond]: Parameters<AnswerRecords["noteReturn"]>
): ReturnType<AnswerRecords["noteReturn"]> {
  const { id, kind, reference = "", isToSecond } = mail;
  const returned = { error: `returned ${code}`.trim(), isToSecond, sendsToSecond: hasSecond };
  const isNew = kind === "request" ? returnJob(engine, { id, reference }, returned) : returnLetter(engine, id, code);
  return (await isNew) ? "noted" : "known";
}
