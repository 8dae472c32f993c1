import type { Hospital } from "#site/hospitals/site.ts";
import type { SittingPlace } from "./sitting.ts";

const INDIA = "Asia/Kolkata";

export function sittingPlace({ timeZone = INDIA, contact }: Pick<Hospital, "timeZone" | "contact">): SittingPlace {
  return { timeZone, holidays: contact.holidays ?? [] };
}
