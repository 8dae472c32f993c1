import { CARRIER_NETWORKS } from "../admission/carrier-networks.ts";
import type { FormLimits } from "../admission/limit-submissions.ts";
import { parseNetworks } from "./parse-addresses.ts";
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
    carrierNetworks: parseCarrierNetworks(value("CARRIER_NETWORKS")),
    perHospital: parseWholeNumber(value, "HOSPITAL_FORMS_PER_HOUR", range) ?? HOSPITAL_FORMS_PER_HOUR,
  };
}

/** Those of India's carriers unless others are listed, or none at all. */
function parseCarrierNetworks(text: string | undefined): readonly string[] {
  if (text === undefined) return CARRIER_NETWORKS;
  return text === "none" ? [] : parseNetworks("CARRIER_NETWORKS", text, "49.32.0.0/13 or 2409:4000::/22, or be none");
}
