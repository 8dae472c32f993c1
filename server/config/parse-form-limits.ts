import type { FormLimits } from "../admission/limit-submissions.ts";
import { parseWholeNumber } from "./parse-numbers.ts";
import type { ReadValue } from "./read-value.ts";

/** Room for the many people whom a mobile network puts behind one address. */
const FORMS_PER_HOUR = 60;
/** More than the office of a hospital can read. */
const HOSPITAL_FORMS_PER_HOUR = 600;
const MOST_FORMS_PER_HOUR = 999_999;

/** How many forms are taken in an hour before their senders' computers are asked for work. */
export function parseFormLimits(value: ReadValue): FormLimits {
  const range = { most: MOST_FORMS_PER_HOUR };
  return {
    perNetwork: parseWholeNumber(value, "FORMS_PER_HOUR", range) ?? FORMS_PER_HOUR,
    perHospital: parseWholeNumber(value, "HOSPITAL_FORMS_PER_HOUR", range) ?? HOSPITAL_FORMS_PER_HOUR,
  };
}
