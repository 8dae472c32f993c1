// Hospitals by place, where a group has too many for one list.

export const title = "Our hospitals by place";
export const lead = "Find the hospital that is nearest to you.";
export const description = (group: string, count: number) =>
  `The ${count} hospitals of ${group} by state, district and town, the nearest first, with their numbers.`;
export const label = "Town, district or PIN code";
export const search = "Show";
export const nearest = (place: string) => `Nearest to ${place}`;
export const also = "Did you mean:";
export const unknown = (text: string) =>
  `We know no place “${text}”. Try the next larger town, your PIN code, or choose:`;
export const all = "All places";
export const last = "Nearest to the place you chose last";
export const chooseService = "Choose a department or facility";
export const choose = "Choose a place";
export const away = (km: number) => `${km} km in a straight line`;
export const hospitals = (count: number) => (count === 1 ? "1 hospital" : `${count} hospitals`);
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const next = "Next page";
export const previous = "Previous page";
export const newer = "Newer";
export const older = "Older";
/** In the place of how many there are, which nobody knows then. */
export const jobsAway = (phone: string) => `We cannot load the jobs now. Try again in a few minutes, or call ${phone}.`;
export const hospital = "Hospital";
export const address = "Address";
export const ways = "Call or book";
export const inSome = (count: number) => `${count} of our hospitals`;
export const byService = "We show the hospitals that have it, the nearest first.";
