// At the desk: how often pages were opened, and what became of forms.

const times = (count: string) => (count === "1" ? "once" : `${count} times`);

export const tool = { label: "Visits", hint: "Which pages are read, which forms are sent" };

export const title = "Visits";
export const lead =
  "Pages and forms are counted, never people: no cookie, no address. A page counts each time it is loaded, also when " +
  "somebody only points at its link. Emergency, search and private pages are never counted.";
export const periods = { 7: "7 days", 30: "30 days", 365: "A year" };
export const since = (day: string) => `Since ${day}`;
export const none = "Nothing has been counted yet. What visitors do shows here after a minute.";
export const unavailable = "The counts cannot be read just now. Please try again in a few minutes.";
export const opened = (count: string) => `opened ${times(count)}`;
export const asked = (count: string) => `asked for ${times(count)}`;
export const found = (count: string) => `searched ${times(count)}`;
export const form = (views: string, sent: string) => `opened ${times(views)}, sent ${times(sent)}`;
export const day = (views: string, sent: string, missing: string) =>
  `${views} pages, ${sent} forms sent, ${missing} not found`;
export const bots = (count: string) =>
  `Programs, such as those of search engines, opened pages ${times(count)}. They are in no other number, and are those of all hospitals.`;
export const headings = {
  ...{ forms: "Forms", pages: "Pages", missing: "Addresses without a page" },
  ...{ misses: "Searches that found nothing, in all hospitals", days: "Day by day" },
};
export const other = "Other addresses";
