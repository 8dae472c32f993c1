// The words of the report, for a board: short, and without terms of computers.

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

interface Summed extends Record<"days" | "sent" | "mistakes", readonly unknown[]> {
  lost: readonly string[];
  open: number;
  told: number;
  refused: number;
  longest: { hours: number; place: string } | undefined;
}

export const report = {
  title: (group: string) => `Rehearsal of the website of ${group}`,
  lead: (first: string, last: string) =>
    `What would happen from ${first} to ${last}: your own hospitals, doctors, hours and texts, played by the real website, with invented patients, and offices that answer some hours later. No real mailbox got a mail, and the real store was not touched.`,
  summary: (done: Summed, mailsOf: (kind: string) => number) => [
    `In ${plural(done.days.length, "day")} ${plural(done.sent.length, "form")} came in. ${plural(done.sent.length - done.open, "was", "were")} answered; at the end ${plural(done.open, "waits", "wait")} for an office, which each morning's list names to it.`,
    done.lost.length === 0
      ? "No form was lost."
      : `${plural(done.lost.length, "form")} WAS LOST: ${done.lost.join(", ")}. Do not go live.`,
    `Offices were chased by ${plural(mailsOf("morning"), "morning list")} and ${plural(mailsOf("reminder"), "reminder")}; ${plural(mailsOf("late"), "mail")} told second addresses that something was late.`,
    ...(done.longest
      ? [
          `The longest wait for an answer was ${plural(Math.round(done.longest.hours), "hour")} (${done.longest.place}), nights and days off included.`,
        ]
      : []),
    done.told === 0
      ? "No patient had to be told that a doctor is away."
      : `${plural(done.told, "patient was", "patients were")} told that a doctor is away, with other times, by the site alone.`,
    `${plural(done.refused, "person was", "people were")} told to call, because nothing could be stored just then.`,
    done.mistakes.length === 0
      ? "No mistake was found in your set-up."
      : `${plural(done.mistakes.length, "thing")} in your set-up ${done.mistakes.length === 1 ? "needs" : "need"} a hand before the site is public.`,
  ],
  kinds: {
    request: "A form, to the office",
    second: "The same, to the second address",
    receipt: "That it came in, to the patient",
    answer: "What the office said, to the patient",
    visit: "The day before a visit, to the patient",
    wish: "What a patient asks for, to the office",
    morning: "Each morning, what is open, to the office",
    reminder: "What waits too long, to the office",
    late: "What is late, to the second address",
    sittings: "Who sits today, to the office",
    numbers: "The month's number day, to the office",
    "bad-numbers": "A wrong number, to the owner",
    digest: "What is held, to the office",
  },
  sent: (count: number) => `${plural(count, "mail")} of this kind`,
  to: (to: string, at: string) => `To ${to}, ${at}`,
};
