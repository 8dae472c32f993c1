// Complaints: the page, the mail to the office, and what is said of them in other words than of requests.

import type { Translation } from "../merge-texts.ts";
import type * as answerTexts from "./answers.ts";

export const complaint = {
  /** Leads to the page. */
  link: "Make a complaint",
  page: {
    lead: "Tell us what went wrong. You get a number at once, and an answer within seven working days.",
    heading: "Your complaint",
    promise: "What happened is enough, with a number or an e-mail address for the answer.",
    message: "What happened?",
    messageHint: "Write as you would tell it, in English or Malayalam.",
    orEmail: "(or e-mail)",
    orPhone: "(or a number)",
    answerWay: "How we answer",
    ways: {
      any: "By e-mail, else by phone",
      call: "Please call me",
      page: "On its page, no call",
    },
    department: "Department",
    anyDepartment: "None, or I am not sure",
    happened: "When it was",
    happenedHint: "For example: Monday evening",
    steps: [
      { title: "You get a number", text: "At once, with a page on which you see how your complaint stands." },
      { title: "The office looks into it", text: "It calls you if you want that, or if it has to ask something." },
      {
        title: "You get an answer within seven working days",
        text: "You read it on the page, and in a mail if you give an address. If you give a number alone, we call you too, unless you want no call.",
      },
    ],
    others: "Whom else you can complain to",
  },
  mail: {
    ways: { page: "on its page", call: "by telephone" },
    title: (department: string) => (department ? `Complaint: ${department}` : "Complaint"),
    nameless: "No name given",
    nextStep: (phone: string) =>
      `${phone ? `Please call ${phone}: a call was asked for. Then` : "Please look into it, then"} write the answer on the page of the complaint. ` +
      "It must be there by the day below: the sender was told that day.",
  },
  answers: {
    patient: {
      title: "Your complaint",
      standing: {
        kept: "Your complaint is kept here. It has not reached the office yet.",
        sent: "Your complaint was sent to the office. Nobody there has answered yet.",
        seen: "The office is looking into your complaint.",
      },
      states: {
        undelivered: "We have your complaint, but our mail about it did not reach the office. Please call us.",
        replied: "The hospital has answered your complaint:",
        reopened: "The office has taken back its answer and is looking into your complaint again.",
        cancelled: "You withdrew this complaint.",
      },
      notBooked: "We have not answered yet.",
      answerBy: (moment: string) =>
        `The hospital answers by ${moment}, which is within seven working days. If you hear nothing by then, please call us.`,
      answerLate: "The hospital should have answered by now. Please call us.",
      asked: "What you wrote",
      happenedSteps: {
        received: "You complained",
        replied: "The hospital answered",
        cancelled: "You withdrew the complaint",
        seen: "The office is on it",
      },
      changeHeading: "Something else?",
      cancel: "Withdraw my complaint",
      cancelButton: "Yes, withdraw it",
      shareText: (hospital: string, address: string) => `My complaint at ${hospital}: ${address}`,
    },
    office: {
      correct: "Correct the answer",
      change: "To change the answer, give another one. Who gave an e-mail address gets a mail about it.",
      forms: {
        replied: { heading: "Answer the complaint", button: "Send this answer" },
        reopened: { heading: "Take back the last answer", button: "Take back the last answer" },
        seen: { heading: "I am on it", button: "I am on it" },
      },
      received: "The complaint came in",
      noted: "I have noted that the complaint was withdrawn",
      errors: {
        reason: "Write the answer. Who complained reads it.",
        long: "This is too long. Use 5,000 letters at most.",
      },
      savedMailed: "Saved. The answer goes out by mail in a minute. Until then you can take it back without one.",
      write: "Write to this person",
      returned: (why: string) => `The mail with the answer came back${why === "" ? "" : ` (${why})`}.`,
      pleaseCall: "Please call this person.",
      messages: {
        general: (hospital: string, reference: string) =>
          `${hospital} about your complaint ${reference}. Please call us back or reply to this message.`,
      },
    },
    mails: {
      answerLink: "Answer this complaint",
      patientLink: "See your complaint",
      unreached: {
        title: "We could not reach you",
        text: "The office called you about your complaint and will try again. You can also call us.",
      },
      reopened: {
        title: "The hospital has taken back its answer",
        text: "It is looking into your complaint again, and answers anew.",
      },
      cancelled: {
        title: "Your complaint is withdrawn",
        text: "It was withdrawn on its page. If that was not you, please call us.",
      },
      "call-me": {
        title: "You asked for a call",
        text: "The office will call you about your complaint. If that was not you, please call us.",
      },
      sentTo:
        "This mail was sent because somebody gave this address with a complaint. If it was not you, you do not need to do anything.",
      wish: {
        cancelled: 'The complaint was withdrawn on its page. Please press "Answer this complaint" and note it.',
        "call-me": 'Who complained asks for a call. Please call, then press "Answer this complaint".',
      },
    },
    steps: {
      cancelled: "The complaint was withdrawn.",
      "call-me": "A call was asked for.",
    },
  } satisfies Translation<typeof answerTexts>,
};
