// When doctors sit, today and on other days.

const and = (parts: string[]) => parts.join(" and ");

export const now = (until: string) => `Sitting now, until ${until}`;
export const today = (hours: string[]) => `Sits today ${and(hours)}`;
export const lateToday = (hours: string[]) => `Late today: sits ${and(hours)}`;
export const away = (day?: string) => (day ? `Away until ${day}` : "Away");
export const next = (day: string, time: string) => `Next: ${day} ${time}`;
/** Of a day that is more than a week away. */
export const nextOn = (day: string, time: string) => `Next: ${day}, ${time}`;
/** Both as "9 am". */
/** Of a sitting that lasts from midnight to midnight. */
export const allDay = "day and night";
export const nowAllDay = "Sits day and night";
export const span = (from: string, to: string) => `${from} – ${to}`;
export const byAppointment = "by appointment";
