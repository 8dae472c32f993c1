import type { Phone } from "#hospitals/phones.ts";

/** Where in the site a page is missing or failed: what its links and numbers derive from. */
export interface PlaceInSite {
  /** False on an address that belongs to no hospital. */
  isHospital: boolean;
  homePath: string;
  /** The hospital whose pages and contact details are offered. */
  basePath: string;
  name: string;
  contact: { phone: Phone };
}
