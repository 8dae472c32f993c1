// Whether the printed numbers ring at the right person, and how requests are answered: for the office and the public.

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

export const tool = { label: "Our phone numbers", hint: "Call each once a month" };

export const page = {
  title: "Do our numbers work?",
  lead: "Call each number, then press what you found. Patients see the day of the last check.",
  checkup: "Health check-up",
  right: "Rings, right person",
  wrong: "Wrong",
  saved: "Saved.",
  unknown: "This number is not printed any more. Nothing was saved.",
  unavailable: "Nothing could be saved. Please try again in a few minutes.",
  states: {
    asked: () => "Not checked yet",
    right: (day: string) => `Right on ${day}`,
    wrong: (day: string) => `Wrong on ${day}: the owner gets a mail`,
  },
  ask: "Only the office can open this page.",
  askButton: "Mail the link to the office",
  asked: "The link is on its way to the office's mailbox. It opens this page for two weeks.",
  askedBefore: "We mailed the link not long ago. Look for that mail in the office's mailbox and press its button.",
};

export const mail = {
  title: "Number day",
  note: "Once a month somebody calls each number that the website prints. Open the page, call, and press what you found: two presses for each number at most. Do not pass this mail on: anyone with the button can say that a number is right.",
  open: { title: "Do our numbers work?", label: "Check the numbers" },
  printed: "Printed on the website",
};

export const badMail = {
  title: "Numbers to mend",
  note: "The office says that these numbers are wrong, or nobody has checked them for 60 days. A wrong number is mended in the hospital's data.",
  open: { title: "Check them yourself", label: "Open the numbers" },
  printed: "Wrong, or not checked",
  wrong: (day: string) => `wrong on ${day}`,
  unchecked: (day: string) => `not checked since ${day}`,
};

/** For the public. */
export const checkedOn = (day: string) => `Checked on ${day}`;

export const answered = (percent: number, count: number, time: string) =>
  `We answered ${percent} % of the ${count} requests of the last 30 days, half of these ${time}.`;

export const times = {
  minutes: (count: number) => `within ${plural(count, "minute")}`,
  hours: (count: number) => `within ${plural(count, "hour")}`,
  days: (count: number) => `within ${plural(count, "day")}`,
};
