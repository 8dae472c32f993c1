// Mails to the office, and the pages that their links open.

function age(hours: number): string {
  const [count, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

export const mail = {
  kinds: {
    ...{ appointment: "Appointment request", contact: "Contact message", job: "Job application", call: "Call" },
    complaint: "Complaint",
  },
  appointment: {
    title: (department: string) => `Appointment request: ${department}`,
    nextStep: (phone: string) =>
      `Please call ${phone} to agree on a time, or reply to this mail: your reply goes to the patient. Nothing is ` +
      "booked yet, and the patient knows that.",
  },
  contact: {
    title: (subject: string) => `Message: ${subject}`,
    nextStep: (phone: string) => `Please answer: reply to this mail (your reply goes to the sender), or call ${phone}.`,
  },
  job: {
    title: (job: string) => `Job application: ${job || "no job named"}`,
    nextStep: (phone: string, canReply: boolean) =>
      `${canReply ? `To answer, reply to this mail (your reply goes to the applicant), or call ${phone}.` : `To answer, call ${phone}. The e-mail address is not complete, so you cannot reply to this mail.`} ` +
      "Open the resume with care: it is from outside, and we send it to you unchanged.",
  },
  callBack: {
    title: (about: string) => (about ? `Please call: ${about}` : "Please call"),
    caller: "Caller",
    nextStep: (phone: string) => `Please call ${phone}. There is no e-mail address to write to.`,
  },
  labels: {
    patient: "Patient",
    applicant: "Applicant",
    from: "From",
    name: "Name",
    sender: "Sender",
    phone: "Phone",
    whatsApp: "WhatsApp",
    email: "E-mail",
    department: "Department",
    doctor: "Doctor",
    date: "Preferred date",
    bestTime: "Best time to call",
    note: "About",
    answerWay: "Answer wanted",
    happened: "When it was",
    opNumber: "OP number",
    subject: "Subject",
    message: "Message",
    job: "Job",
    experience: "Experience",
    resume: "Resume",
    hospital: "Hospital",
    received: "Received",
    reference: "Reference",
    language: "Language",
    heldFor: "Held because",
    answerBy: "Answer by",
  },
  notGiven: "not given",
  asTyped: (text: string) => `${text} (as typed)`,
  noMessage: "none, only the subject",
  years: (years: number) => (years === 0 ? "none yet" : years === 1 ? "1 year" : `${years} years`),
  attached: (file: string) => `${file} (attached)`,
  /** Where only its name is shown. */
  sentBefore: (file: string) => `${file} (attached to the first mail about it)`,
  call: (phone: string) => `Call ${phone}`,
  /** `moment` is a date with a time. */
  indianTime: (moment: string) => `${moment} IST`,
  /** Begins the subject, so that a mail program can sort by it. */
  linksMark: "Contains links",
  linksHint:
    "This message contains links. Look who sent it before you open one. If a link has square brackets, take them out first.",
  receivedAgo: (hours: number) => `received ${age(hours)}`,
  late: (hours: number) =>
    `Please answer this soon: it was received ${age(hours)}, and we could only send it now. The sender may still be waiting.`,
  notDelivered: (kind: string) => `Not delivered: ${kind}`,
  copyOf: (kind: string) => `Copy: ${kind}`,
  /** `moment` is a date with a time. */
  copyNotice: (moment: string) =>
    `This is a copy. The same mail was delivered on ${moment}, and the person who runs the website was asked to send it ` +
    "again. If you have answered it already, you do not need to do anything.",
  secondAddress: (address: string) =>
    `Please answer this mail or pass it on: it could not be delivered to ${address}. Please also tell the person who ` +
    "runs the website, because other mails may be refused there too.",
};

export const digest = {
  title: "Website digest",
  /** To the second address, before what nobody released is deleted. */
  lastTitle: "Held messages that will be deleted",
  held: {
    count: (held: number) => `${held} held`,
    heading: "Held",
    note: (days: number) =>
      "Please open the link of each message. If a person wrote it, press the button there: we then send it to you as " +
      "usual. We held these messages because a program seems to have sent them, or because a file has malware (then there is no link). " +
      `We delete a message ${days === 1 ? "a day" : `${days} days`} after it came in if nobody sends it on.`,
  },
  collected: {
    count: (collected: number) => `${collected} from busy networks`,
    heading: "Too many from one network",
    note: (_days: number) =>
      "Please answer each message by its own e-mail address or number. Do not reply to this mail: nobody below would " +
      "get your reply. One network sent more messages at once than people do, so we put them into one mail. " +
      "Nothing is left out.",
  },
  release: "Send it to the office",
  unreadable: "We cannot read this. Ask the person who runs the website",
  signs: {
    honeypot: "a field that people do not see was filled in",
    "too-fast": "it was sent at once, without a key or a tap",
    "no-browser": "it did not come from a browser",
    content: "its words looked like an advertisement",
  },
  malware: (finding: string) => `its file has malware (${finding}). Ask the person who runs the website`,
};

/** The pages on which an office releases a message that was held. */
export const release = {
  /** `what` is for example "Contact message C-7F3K-9QXM". */
  received: (what: string, moment: string) => `${what}, received on ${moment}.`,
  wrongLink: {
    title: "This link is not right",
    text: "It may be cut off. Open it from the mail again, or copy the whole link.",
  },
  gone: {
    title: "This message is no longer here",
    text: "This link has run out. We delete a message after some time if nobody sends it to the office.",
  },
  sent: { title: "It was sent to the office", text: (moment: string) => `Sent on ${moment}.` },
  malware: { title: "Its file has malware", text: "Ask the person who runs the website about it." },
  held: {
    title: "Send this message to the office?",
    text: "We held it because a program seems to have sent it. Did a person write it? Then send it.",
    button: "Send it to the office now",
  },
  refused: { title: "The mail server refused it", text: "Ask the person who runs the website about it." },
  queued: { title: "It is on its way to the office", text: "It arrives in a few minutes." },
};

export const testMail = {
  title: "Test of the website's mail",
  sentBy: "Sent by",
  operator: "the person who runs the website, as a test",
  sentAt: "Sent at",
  nextStep:
    "You do not need to answer. Because this mail arrived, appointment requests, messages and job applications from the " +
    "website arrive in this mailbox too.",
};
