// Mails about answers: to the patient, and what the office still has to answer.

export const mails = {
  answerLink: "Answer this request",
  answerHints: {
    appointment:
      'When you have spoken to the patient, press "Answer this request" and say what you agreed. The patient then sees it, and your colleagues do too.',
    contact: 'When you have answered, press "Answer this request" and say so. Until then it stays on your list.',
    call: 'When you have called, press "Answer this request" and say how it went. Until then it stays on your list.',
    complaint:
      'Press "Answer this complaint" and write the answer there: it goes to the person, and the complaint is settled. Until then it stays on your list.',
    job: 'When you have looked at it, press "Answer this request" and say how it goes on. Until then it stays on your list.',
  },
  patientLink: "See your request",
  subjects: {
    appointment: "Your appointment request",
    contact: "Your message",
    job: "Your job application",
    complaint: "Your complaint",
  },
  state: "State",
  receipt: {
    appointment: {
      title: "We have received your request",
      text: (moment: string) =>
        `The office should answer by ${moment}. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.`,
      textUndated:
        "The office will call you. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.",
    },
    contact: {
      title: "We have received your message",
      text: (moment: string) => `The office should answer by ${moment}. If you cannot wait, please call.`,
      textUndated: "The office will answer. If you cannot wait, please call.",
    },
    job: {
      title: "We have received your application",
      textUndated: "The office will look at it and call or write to you.",
    },
    complaint: {
      title: "We have received your complaint",
      text: (moment: string, reference: string) =>
        `Its number is ${reference}. The hospital answers by ${moment}, which is within seven working days. On the page of your complaint you see how it stands, and read the answer. If it cannot wait, please call.`,
      textUndated:
        "Its number is the reference below. On the page of your complaint you see how it stands, and read the answer. If it cannot wait, please call.",
    },
    emergency:
      "Is this an emergency? Do not wait for an answer. Come to casualty at once, or call one of the emergency numbers below. If it can wait, the office will call you. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.",
  },
  changed: {
    title: (now: string, before: string) => `Changed: ${now} instead of ${before}`,
    before: "Instead of",
    noLonger: "No longer counts",
  },
  visit: {
    title: "Your visit is tomorrow",
    subject: (when: string) => `Tomorrow: ${when}`,
    text: 'Do you come? Please tell us on the page of your request: press "I come" or "I cannot come" there.',
    place: "Place",
    bring: "Please bring",
    toBring: "earlier reports, the medicines that you take, and your OP number if you have one",
  },
  agreed: {
    title: "Your time is confirmed",
    text: "The calendar file in this mail puts it into your calendar. If you cannot come, please tell us on the page of your request, or call us.",
    when: "Your time",
  },
  offered: {
    title: "The office offers you other times",
    text: "Please choose one on the page of your request, or call us. Nothing is booked yet.",
    times: "Times",
  },
  unreached: {
    title: "We could not reach you",
    text: "The office called you and will try again. You can also call us, or say on the page of your request when you can be reached.",
  },
  refused: {
    title: "This appointment is not possible",
    text: "The office has answered your request. Please call us if you have questions.",
  },
  withdrawn: {
    title: "Your request is closed",
    text: "The office noted that you do not need it any more. If this is wrong, please call us.",
  },
  cancelled: {
    title: "Your request is cancelled",
    text: "It was cancelled on the page of your request. If that was not you, or you still need the appointment, please call us.",
  },
  "other-time": {
    title: "You asked for another time",
    text: "The office has not answered yet. If that was not you, please call us.",
  },
  chosen: {
    title: "You chose a time",
    text: "The office has not confirmed it yet. If that was not you, please call us.",
    when: "You chose",
  },
  "call-me": {
    title: "You asked for a call",
    text: "The office will call you. If that was not you, please call us.",
  },
  away: {
    title: "Please choose another time",
    subject: (doctor: string) => `${doctor} is away: please choose another time`,
    text: "On the page of your request you can choose one of the times below with one tap, or ask for another. Nothing is booked until the office confirms it. You can also call us.",
    textAlone: "Please ask for another time on the page of your request, or call us.",
    choice: (number: number) => `Choice ${number}`,
  },
  back: {
    title: "Your visit stands after all",
    subject: (doctor: string) => `${doctor} sits after all`,
    text: "We wrote to you that this visit cannot take place. That has changed: please come as agreed.",
    textAsked:
      "We wrote to you that the doctor does not sit then. That has changed: what was asked for or offered before counts again.",
  },
  /** With an answer in words, which follows. */
  replied: {
    title: "The hospital has answered your complaint",
    text: "Its answer is below, and on the page of your complaint. If something is still open, please call us.",
  },
  reopened: {
    title: "The office has taken back its answer",
    text: "It is looking at your request again. If a time was confirmed before, it no longer counts. Please wait until the office confirms one.",
  },
  sentTo:
    "This mail was sent because somebody gave this address with the request. If it was not you, you do not need to do anything.",
  wish: {
    kinds: {
      cancelled: "Cancelled",
      "other-time": "Other time wanted",
      chosen: "Time chosen",
      "call-me": "Please call",
      wrote: "The patient wrote by mail",
    },
    agreed: "Agreed before",
    wrote:
      'The patient answered one of our mails. Please read it in the mailbox for returned mails, then press "Answer this request".',
    cancelled:
      'The patient cancelled on the page of the request. Please free the time if one was agreed, then press "Answer this request" and "I have noted that the patient cancelled": until then it stays on your list.',
    "other-time": 'The patient asks for another time. Please call, then press "Answer this request".',
    chosen: 'The patient chose one of the times that you offered. Please press "Answer this request" and confirm it.',
    "call-me": 'The patient asks for a call. Please call, then press "Answer this request".',
  },
  /** What waits for an answer: each morning, in the day, and to the second address what is late. */
  open: {
    title: "Requests without an answer",
    subject: (count: number, late: number) =>
      `${count} ${count === 1 ? "request waits" : "requests wait"} for an answer${late > 0 ? `, ${late} late` : ""}`,
    heading: "Waiting for an answer",
    notes: {
      office: "Please answer these, the oldest first. Each stays on this list, every morning, until somebody answers.",
      late: (address: string) =>
        `Nobody has answered these yet. The office at ${address} gets this list each morning. Please see to it that somebody answers.`,
    },
    none: "Nothing waits for an answer",
    yesterday: "Answered yesterday",
    late: (title: string) => `Late: ${title}`,
    state: "Last",
    waiting: "Waiting since",
  },
  list: {
    title: "Your list of requests",
    text: "The button opens the list of your hospital's requests on this phone or computer until midnight. Do not pass this mail on: anyone with the link can open the list.",
    button: "Open the list",
    hint: "You asked for this link, or somebody at your office did. It works for half an hour.",
  },
};

/** That a doctor does not sit: never why. */
export const absence = {
  on: (day: string) => `on ${day}`,
  from: (first: string, last: string) => `from ${first} to ${last}`,
  notThere: (doctor: string, days: string) => `${doctor} does not sit ${days}.`,
  agreed: (when: string) => `Your visit of ${when} cannot take place as agreed.`,
  offered: (when: string) => `The time offered to you, ${when}, is no longer possible.`,
  asked: (when: string) => `The visit that you asked for, ${when}, is not possible then.`,
};

/** How far a request, or what its patient asked for last, has come. */
export const standing = { kept: "Kept", sent: "Sent to the office", seen: "Seen by the office" };
