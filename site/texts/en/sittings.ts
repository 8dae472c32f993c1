// When doctors sit, today and on other days.

const and = (parts: string[]) => parts.join(" and ");

export const now = (until: string) => `Sitting now, until ${until}`;
export const today = (hours: string[]) => `Sits today ${and(hours)}`;
export const lateToday = (hours: string[]) => `Late today: sits ${and(hours)}`;
export const away = (day?: string) => (day ? `Away until ${day}` : "Away");
export const next = (day: string, time: string) => `Next: ${day} ${time}`;
/** Of a day that is more than a week away. */
export const nextOn = (day: string, time: string) => `Next: ${day}, ${time}`;
/** Of a sitting that lasts from midnight to midnight. */
export const allDay = "day and night";
export const nowAllDay = "Sits day and night";
export const span = (from: string, to: string) => `${from} – ${to}`;
export const byAppointment = "by appointment";

export const kinds = { extra: "extra", changed: "changed", late: "late" };
/** For a whole day there are no hours. */
export const awayFor = (hours: string) => `away ${hours}`.trim();
export const none = "No sitting";
export const holiday = "Holiday: please ask";
/** Where a part of the hours could not be read for certain. */
export const notSure = "Please ask";

export const period = (first: string, last: string) => `${first} to ${last}`;
/** e.g. "21 to 26 December", of "21 December" and "26 December". */
export const daysOfMonth = (_first: string, last: string, from: number, _to: number) => `${from} to ${last}`;
export const awayOn = (days: string) => `Away ${days}`;
export const changeOn = (kind: string, day: string, hours: string[]) =>
  `${kind[0]?.toUpperCase()}${kind.slice(1)}: ${day}, ${and(hours)}`;

export const asOf = (day: string, time: string, by?: string) => `As of ${day}, ${time}${by ? `, by ${by}` : ""}`;
export const office = "the hospital's office";
export const notConfirmed = "Not confirmed today: call before you travel";
export const week = "The next seven days";
export const changes = "Changes";
export const alsoSaid = "Also said of the hours";
export const toCalendar = "These times for my calendar";
export const alsoSitsIn = (place: string) => `Also sits in ${place}`;
