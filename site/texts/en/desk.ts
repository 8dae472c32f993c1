// The desk: where staff keep the site true.

export const title = "Desk";

export const mail = {
  title: "Your link to the desk",
  text: "The button opens the desk on this phone or computer until midnight. Do not pass this mail on: anyone with the link can open the desk in your name.",
  button: "Open the desk",
  hint: "You asked for this link, or somebody who knows your address did. It works for half an hour.",
};

/** For who is not at the desk. */
export const gate = {
  lead: "For staff. Type your work address, and a link comes by mail.",
  address: "Your e-mail address",
  button: "Send me a link",
  asked:
    "If the address is on the list of editors, the link is on its way. It works for half an hour. Look into the spam folder too. After several links, the next one takes up to a quarter of an hour: ask again then.",
  noAddress: "Type an e-mail address, for example name@hospital.org.",
  unavailable: "We cannot send a link just now. Please try again in a minute.",
};

export const link = {
  open: "The desk opens on this phone or computer until midnight.",
  openButton: "Open the desk",
  invalid:
    "This link does not work. It was made for half an hour and for one session, or a part of it is missing. Ask for a new one.",
};

export const frame = {
  home: "All tools",
  who: (name: string) => `You are ${name}`,
  roles: { writer: "writer", publisher: "publisher" },
  otherHospital: (place: string) => `Desk: ${place}`,
  undo: "Undo",
};

export const home = {
  lead: "What do you want to do?",
  away: { label: "Who is away today", hint: "Leave, late, other hours" },
  requests: { label: "Requests of patients", hint: "Answer what came in" },
  end: "Log out here",
  endAll: "Log out everywhere",
  ended: "You are logged out.",
};

export const log = {
  tool: { label: "What was done", hint: "Who changed what, and when" },
  title: "What was done",
  none: "Nobody has done anything here yet.",
  changes: "What changed",
  older: "Older",
  subjects: { notice: "a notice", pause: "a pause of requests", holiday: "the OP hours of a holiday" },
  /** Others stand as they are. */
  acts: {
    save: "saved a draft of",
    propose: "proposed",
    publish: "published",
    schedule: "set a time for",
    withdraw: "took from the pages",
    undo: "took back a change of",
    add: "put up",
    end: "ended",
    "log-in": "opened the desk",
    "log-out": "logged out",
    "log-out-everywhere": "logged out everywhere",
    "end-sessions": "closed every open desk of",
    "call-noted": "noted the call",
    "call-undone": "took back the call",
    import: "imported",
    "note-consent": "noted a consent:",
    "end-consent": "took a consent back:",
  },
};

/** What the site says against itself. */
export const truth = {
  tool: { label: "What does not fit", hint: "Numbers, times and names that contradict each other" },
  title: "What does not fit",
  lead: "This page lists where the site says one thing in one place and another in a second. Correct one of the two places, or ask who keeps the data files.",
  none: "Nothing contradicts itself here.",
  tooLong: "This check took more than a minute, or failed. Ask who runs the server to make it.",
  warning: "To look at: both may be true",
  edit: "Edit",
  against: (place: string) => `Does not fit: ${place}`,
  kinds: {
    phone: { title: "a telephone number", todo: "Write the right number, or add it to the hospital's own." },
    address: { title: "an address", todo: "Write one address in both places." },
    "other-hospital": { title: "another hospital's name", todo: "Name this hospital, or say that it is another." },
    hours: { title: "hours", todo: "Write the same hours in both places." },
    count: { title: "a number", todo: "Write one number in both places." },
    year: { title: "a year", todo: "Write one year in both places." },
    date: { title: "a date", todo: "Correct the date, or take the sentence away." },
    doctor: { title: "a doctor", todo: "Correct the name or the list of doctors." },
    claim: { title: "a claim", todo: "Say only what the hospital has, or list it." },
    translation: { title: "a translation", todo: "Say the same in both languages." },
    "open-book": { title: "the open book", todo: "Write one of the two in both places." },
    link: { title: "a link", todo: "Link to a page that is there." },
    words: { title: "a word that rules restrict", todo: "Say it in another way." },
    visit: { title: "an agreed visit", todo: "Agree another time with the patient, or correct the hours." },
  },
};

export const refusals = {
  role: {
    title: "Your role does not allow this",
    lead: "Ask a publisher of your hospital to do it, or whoever keeps the list of editors to change your role.",
  },
  hospital: {
    title: "This hospital is not yours",
    lead: "Your address is on the list of editors for another hospital.",
  },
  form: {
    title: "Not sent yet",
    ended:
      "What you typed is still here. Your session has ended: open the desk in another tab by a fresh link, come back to this page, and press the button.",
    toDesk: "Open the desk in another tab",
    button: "Send it now",
    failed:
      "What you typed is still here, but the website could not store it just now: its disk may be full. Wait a minute, then press the button. If it stays so, tell whoever looks after the site.",
    gone: "What you typed is still here, but what it was for is not at this desk any more. Copy what you still need.",
    files: "A file cannot be kept: choose it again afterwards.",
  },
  failed: {
    title: "We cannot do this just now",
    lead: "The desk cannot read or store anything at the moment. Try again in a minute. If it stays so, tell whoever runs the website.",
  },
  gone: {
    title: "This is not at the desk",
    lead: "Somebody may have taken it away, it may be of other hospitals too, or the address is wrong.",
  },
  back: "To the desk",
};
