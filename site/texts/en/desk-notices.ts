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
export const otherHint = "Left empty, they read the text above.";
export const severity = "How important is it?";
export const from = "From";
export const fromHint = "Left empty, it begins now.";
export const to = "Until";
export const why = "Why?";
export const whyHint = (usual: string) => `Left empty, people read: “${usual}”`;
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
export const holidayName = "Name";
export const holidayNameHint = "Left empty where it is a public holiday.";
export const listed = "On the website, or planned";
export const none = "Nothing.";
export const kinds = {
  pause: (what: string) => `No requests: ${what}`,
  holiday: (said: string) => `Holiday: ${said}`,
};
export const period = (begin: string, end: string) => `${begin} until ${end}`;
export const end = "End now";
export const saved = "Saved. The website says so in a few seconds.";
export const planned = (begin: string) => `Saved. The website says so from ${begin} on.`;
export const ended = "Ended. It leaves the website in a few seconds.";
export const refused = "Not saved yet: look at what is marked.";
export const errors = {
  text: "Write what visitors should read, in 300 letters at most.",
  from: "Choose a time from today on, at most a year ahead.",
  to: "Choose a time to come, after the beginning and at most a year ahead.",
  phone: "Write a telephone number, for example 0468 222 3344.",
  about: "This is not on the list any more. Choose again.",
  day: "Choose a date from today on, at most a year ahead.",
  hours: "Write when it opens and, later, when it closes.",
};
