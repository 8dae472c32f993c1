// The lists of who sits on a day: on a page, a sheet, a screen and a picture.

export const titleToday = "Who sits today";
export const choose = "Choose a hospital to see which of its doctors sit today and on the next days.";
export const todayOn = (day: string) => `Who sits today, ${day}`;
export const titleOn = (day: string) => `Who sits on ${day}`;
export const description = (hospital: string) =>
  `Which doctors sit at ${hospital} today and on the next 13 days, when, and who is away.`;

export const confirmed = (day: string, time: string) => `Confirmed by the hospital's office on ${day}, ${time}.`;
export const notConfirmed = "Not confirmed today: call before you travel:";
export const holiday = "A holiday of the hospital: the usual sittings do not take place.";

export const until = (time: string) => `until ${time}`;
export const others = "Other departments";
export const textOnly = {
  name: "Hours as the hospital wrote them",
  note: "We cannot say for certain who of these sits on this day. Call to make sure.",
};
export const noSuchDay = "There is no list of that day: lists are of today and the next 13 days.";

export const departmentMissing = "We do not know that department. Here are all departments.";
export const chooseDay = "Day";
export const words = {
  now: "sitting now",
  over: "over",
  todayOver: "Nobody sits any more today, as far as we know.",
  noConnection: "No connection: this list stays as it was.",
  nobody: "No doctor is known to sit on this day.",
  onPaper: "This list on paper",
  asPicture: "As a picture to send",
  onScreen: "For a screen in the hall",
};
export const more = (count: number) => `and ${count} more`;
export const codeAt = (code: string, address: string) => `Is it still true? Code ${code} at ${address}`;

export const check = {
  page: {
    title: "Is this list still true?",
    lead: "Each list of who sits has a code of six signs when it is printed or sent.",
    label: "Code",
    send: "Check",
  },
  isTrue: "This list is ours and still true.",
  isOld: "This list is ours, but it is old: something is otherwise now.",
  isOver: "This list is ours, but its day is over.",
  isNone: "No list of ours has this code. Look at the six signs again.",
  issued: (hospital: string, listed: string, day: string, time: string) =>
    `It says who sits at ${hospital} on ${listed}, and was first shown on ${day}, ${time}.`,
};
