// The lists of who sits on a day: on a page, a sheet, a screen and a picture.

export const titleToday = "Who sits today";
export const choose = "Choose a hospital to see which of its doctors sit today and on the next days.";
export const titleOn = (day: string) => `Who sits on ${day}`;
export const description = (hospital: string) =>
  `Which doctors sit at ${hospital} today and on the next 13 days, when, and who is away.`;

export const asOf = (day: string, time: string) => `As of ${day}, ${time}`;
export const confirmed = (day: string, time: string) => `Confirmed by the hospital's office on ${day}, ${time}.`;
export const notConfirmedToday = "Not confirmed today: call before you travel:";
export const notConfirmed = "Not confirmed yet: call before you travel:";
export const holiday = "A holiday of the hospital: the usual sittings do not take place.";

export const todayOn = (day: string) => `Who sits today, ${day}`;
export const now = "now";
export const sittingNow = "sitting now";
export const over = "over";
export const until = (time: string) => `until ${time}`;
export const late = (time: string) => `late: from ${time}`;
export const changed = "changed";
export const extra = "extra";
export const away = "away";
export const awayFor = (hours: string) => `away ${hours}`;

export const others = "Other departments";
export const textOnly = "Hours as the hospital wrote them";
export const textOnlyNote = "We cannot say for certain who of these sits on this day. Call to make sure.";
export const nobody = "No doctor is known to sit on this day.";
export const departmentMissing = "We do not know that department. Here are all departments.";
export const noSuchDay = "There is no list of that day: lists are of today and the next 13 days.";
export const otherDays = "Other days";

export const more = (count: number, address: string) => `and ${count} more at ${address}`;
export const nowAt = (address: string) => `Now: ${address}`;
export const codeAt = (code: string, address: string) => `Is it still true? Code ${code} at ${address}`;
export const page = (number: number, of: number) => `Page ${number} of ${of}`;
export const noConnection = "No connection.";
export const onPaper = "This list on paper";
export const onScreen = "For a screen in the hall";
export const asPicture = "As a picture to send";

export const check = {
  title: "Is this list still true?",
  lead: "Each list of who sits has a code of six signs when it is printed or sent.",
  label: "Code",
  send: "Check",
  isTrue: "This list is ours and still true.",
  isOld: "This list is ours, but it is old: something is otherwise now.",
  isOver: "This list is ours, but its day is over.",
  isNone: "No list of ours has this code. Look at the six signs again.",
  unknown: "Codes cannot be checked for the moment. Look at the list itself, or call us.",
  issued: (hospital: string, listed: string, day: string, time: string) =>
    `It says who sits at ${hospital} on ${listed}, and was first shown on ${day}, ${time}.`,
  toList: (hospital: string) => `Who sits at ${hospital}`,
};
