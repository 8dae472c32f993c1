import type { Hospital } from "#hospitals/site.ts";

/** A page's title, which is also its route's name, e.g. "Kayalora Hospital | Alappuzha | Doctors" (specification §2.2). */
export function pageTitle(...parts: string[]): string {
  return parts.join(" | ");
}

/** A hospital's name with its town, because hospitals of one brand share the name. */
export function fullName({ name, place }: Pick<Hospital, "name" | "place">): string {
  return `${name}, ${place}`;
}

/** What each section of a hospital holds for those who find it in a search, by the section's name in the title. */
const DESCRIPTIONS: Record<string, (name: string, hospital: Hospital) => string> = {
  Home: (name, { summary }) => `${name}. ${summary}`,
  "About Us": (name, { sinceYear }) =>
    `About ${name}, open since ${sinceYear}: how it grew, whom it serves, and what those who lead it say.`,
  Doctors: (name) => `Doctors at ${name}: their fields, when they see patients, and how to ask for an appointment.`,
  Departments: (name, { departments }) =>
    `The ${departments.length} departments of ${name}: what each one treats, when to come, and its doctors.`,
  Facilities: (name, { facilities }) =>
    `The ${facilities.length} facilities of ${name}: what each one is for, when it is open, and what to know before you come.`,
  Gallery: (name) =>
    `Pictures from ${name} and its sister hospitals: the houses, their rooms, and those who work and are cared for in them.`,
  News: (name) => `News from ${name}, newest first: what is new in the house, what changes, and what to come to.`,
  Careers: (name) => `Jobs at ${name}: what the work is, what it asks for, and how to apply.`,
  Testimonials: (name) => `What patients and their families say about ${name}, in their own words and on film.`,
  "Contact Us": (name) =>
    `Address, map, telephone numbers and e-mail of ${name}, with OPD hours and a form to write to us.`,
  Appointment: (name) =>
    `Ask for an appointment at ${name}: choose a department, a doctor and a day, and we call back to confirm the time.`,
  Privacy: (name) =>
    `What ${name} asks for in its forms, what for and how long it is kept, and how to have it corrected or erased.`,
};

/** The description of a section's page; a section that is not among them tells of the hospital. */
export function sectionDescription(hospital: Hospital, section: string): string {
  const name = fullName(hospital);
  return fitDescription(DESCRIPTIONS[section]?.(name, hospital) ?? `${section}: ${name}. ${hospital.summary}`);
}

/** About as much as search engines show of a description. */
const LONGEST = 160;
/** Shorter than this a whole sentence says too little, and the next is cut instead. */
const SHORTEST_SENTENCE = 80;

/** A text as a page's description: one line, ended at a sentence or a word when it is too long to be shown. */
export function fitDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  const sentence = /^.*[.!?](?=\s)/.exec(line.slice(0, LONGEST + 1))?.[0] ?? "";
  if (sentence.length >= SHORTEST_SENTENCE) return sentence;
  const cut = line.slice(0, LONGEST);
  const words = cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  return `${words.replace(/ ?[,;:–-]$/, "")}…`;
}
