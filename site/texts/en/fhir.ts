// What the feed of sittings says in words, for what FHIR has no field. The grammar of hours reads each line back.

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

export const outpatient = "Outpatient consultation";
export const away = "Away";
export const holiday = "Holiday of the hospital: ask before you come";
export const otherwise = "Does not sit at this time";
export const isRequest = "Visits are asked for; the hospital's office answers each request.";

/** e.g. "From 2027-01-01: second and fourth Saturday 9 am – 1 pm by appointment". */
export const sitting = (day: string, weeks: number[], hours: string, validFrom?: string, validTo?: string) => {
  const dates = [...(validFrom ? [`from ${validFrom}`] : []), ...(validTo ? [`until ${validTo}`] : [])].join(" ");
  const named = [...(weeks.length > 0 ? [weeks.map((week) => ORDINALS[week - 1]).join(" and ")] : []), day].join(" ");
  return `${dates && `${dates}: `}${named} ${hours}`.replace(/^./, (first) => first.toUpperCase());
};

/** Sittings of one day that no week has; they may end on the next. */
export const also = (day: string, from: string, to: string) => `On ${day} also ${from} – ${to}`;
export const ALSO =
  /^On (\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])) also ((?:[01]\d|2[0-3]):[0-5]\d) – ((?:[01]\d|2[0-3]):[0-5]\d)$/gm;
