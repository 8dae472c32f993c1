// The desk's page for notices, pauses of requests and holidays.

export const tool = { label: "Notices and pauses", hint: "A line on every page, no requests, holidays" };
export const title = "Notices, pauses, holidays";
export const forms = {
  notice: { heading: "A notice on every page", button: "Show it" },
  pause: { heading: "Take no requests for a while", button: "Pause requests" },
  holiday: { heading: "OP hours of a holiday", button: "Save" },
};
export const text = "What should visitors read?";
export const textHint = "One sentence is best. 300 letters at most.";
export const textIn = (language: string) => `The same in ${language}`;
export const textInHint = "Left empty, they read the text above.";
export const severity = "How important is it?";
export const until = "Until";
export const ends = {
  tonight: "Tonight",
  tomorrow: "Tomorrow night",
  week: "In a week",
};
export const more = "Another language, time or place";
export const beginsAt = "Begins at";
export const beginsHint = "Left empty, it begins now.";
export const endsAt = "Ends at";
export const endsHint = "Left empty, the choice above counts.";
export const where = "Where";
export const everywhere = "All hospitals";
export const about = "Requests for";
export const wholeHospital = "The whole hospital";
export const departments = "Departments";
export const doctors = "Doctors";
export const phone = "Number to call instead";
export const day = "Day";
export const op = "OP on this day";
export const opChoices = { closed: "Closed", usual: "Open as usual", hours: "Open at these hours" };
export const opens = "From";
export const closes = "To";
export const holidayName = "Name, where it is no public holiday";
export const groups = { now: "On the site now", planned: "Planned" };
export const none = "Nothing.";
export const kinds = {
  pause: (what: string) => `No requests: ${what}`,
  holiday: (said: string) => `Holiday: ${said}`,
};
export const lasts = (end: string) => `until ${end}`;
export const period = (begin: string, end: string) => `${begin} until ${end}`;
export const endOf = (date: string) => `the end of ${date}`;
export const momentAt = (date: string, time: string) => `${date}, ${time}`;
export const end = "End now";
export const withdraw = "Do not show it";
export const saved = "Saved. The website says so in a few seconds.";
export const planned = (begin: string) => `Saved. The website says so from ${begin} on.`;
export const ended = "Ended. It leaves the website in a few seconds.";
export const resumed = "Undone. The website is as before in a few seconds.";
export const before = "A colleague did this already.";
export const refused = "Not saved yet: look at what is marked.";
export const errors = {
  text: "Write what visitors should read.",
  long: "This is too long. Use 300 letters at most.",
  order: "The end is not after the beginning.",
  over: "This time is over. Choose a later one.",
  moment: "Choose day and time from the calendar.",
  phone: "Write a telephone number, for example 0468 222 3344.",
  about: "This is not on the list any more. Choose again.",
  day: "Choose a date from today on, at most a year ahead.",
  hours: "Write when it opens and, later, when it closes.",
};
