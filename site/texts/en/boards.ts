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
export const otherDays = "Other days";
