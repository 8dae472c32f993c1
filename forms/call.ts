import { ADDRESSEE_FIELDS, defineRules, optionalText, phoneField, type RequestOf } from "./form-fields.ts";

/** Doctor and note come from programs and the desk: the page asks for a number, and for little else. */
export const rules = defineRules(
  () => ({
    contactNumber: phoneField(),
    name: optionalText(),
    department: optionalText(),
    bestTime: optionalText(),
    doctor: optionalText(),
    note: optionalText(),
    ...ADDRESSEE_FIELDS,
  }),
  (call) => call,
);

export type CallRequest = RequestOf<typeof rules>;

/** The parts of a day that the page offers; programs may send other words. */
export const BEST_TIMES = ["morning", "afternoon", "evening"] as const;

/** How a form came: over the web, or noted at the desk. */
export const SOURCES = ["web", "telephone", "counter"] as const;

export type Source = (typeof SOURCES)[number];

/** What the desk says of a call besides the form. Name and address of who noted it are for colleagues alone. */
export interface Noted {
  source: Source;
  callBy: Date;
  notedBy: string;
  editor: string;
}
