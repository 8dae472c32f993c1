import type { SubmissionKind } from "../submissions.ts";

interface SentTexts {
  /** Heading of the page, and its section in the browser's title. */
  title: string;
  /** The specification's sentence (§4; checklist A37 for the job application). */
  sent: string;
  /** What happens next; one sentence a paragraph. */
  next: string[];
  sendAnother: string;
}

/** What a visitor reads once a form is sent. */
export const SENT_TEXTS: Record<SubmissionKind, SentTexts> = {
  appointment: {
    title: "Request sent",
    sent: "Your appointment request has been sent.",
    next: [
      "Our appointment desk reads your request and calls you on the number you gave.",
      "The visit is booked once you have agreed on a time with them.",
      "If it is urgent, please do not wait for the call: ring us now.",
    ],
    sendAnother: "Send another request",
  },
  contact: {
    title: "Message sent",
    sent: "Please wait, we will get back to you shortly",
    next: [
      "The hospital's office reads your message and answers by e-mail or telephone.",
      "If it is urgent, please do not wait for the answer: ring us now.",
    ],
    sendAnother: "Send another message",
  },
  job: {
    title: "Application sent",
    sent: "Your application has been sent.",
    next: [
      "The hospital's office reads your application and your resume, and writes or calls if it wants to meet you.",
    ],
    sendAnother: "Back to the job",
  },
};
