import type { Hospital } from "#site/hospitals/site.ts";
import type { OpenBookAnchor, RowField } from "./blocks.ts";
import { openBookAnchors } from "./open-book-anchors.ts";

const INDIAN_EXPRESS = "https://indianexpress.com/article/legal-news/kerala-high-court-on-medica-care-10388665";
const INDIA_LIVE =
  "https://indialive.net/no-clinical-establishment-must-deny-life-saving-aid-to-patients-needing-emergency-care-says-kerala-hc";
const COLLECTOR = "https://business100news.com/registration-is-mandatory-for-clinical-institutions";
const LOGICAL_INDIAN =
  "https://thelogicalindian.com/hospitals-must-display-rates-ambulance-details-and-set-up-grievance-desks-kerala-hc-upholds-clinical-establishments-act";

interface Heading {
  name: string;
  anchor: OpenBookAnchor;
  /** What some row of it must say. */
  needs?: RowField[];
  /** The press report that names it. */
  source: string;
}

/**
 * What the High Court of Kerala asked hospitals to show (26 November 2025, Clinical Establishments Act), as the press
 * reported it; no legal advice.
 */
export const KERALA_HEADINGS: readonly Heading[] = [
  { name: "registration", anchor: "registration", needs: ["number"], source: COLLECTOR },
  { name: "services", anchor: "services", source: INDIAN_EXPRESS },
  { name: "rates of usual procedures", anchor: "rates", source: INDIAN_EXPRESS },
  {
    name: "packages, what is in and what is not",
    anchor: "packages",
    needs: ["includes", "excludes"],
    source: INDIA_LIVE,
  },
  { name: "beds by category", anchor: "beds", source: INDIAN_EXPRESS },
  { name: "ICU and theatres", anchor: "critical_care", source: INDIAN_EXPRESS },
  { name: "imaging and laboratory", anchor: "imaging", source: INDIAN_EXPRESS },
  { name: "ambulance", anchor: "ambulance", source: INDIA_LIVE },
  { name: "contacts that answer", anchor: "contacts", source: INDIAN_EXPRESS },
  { name: "rights of patients", anchor: "rights", source: INDIAN_EXPRESS },
  { name: "records within 72 hours", anchor: "records", needs: ["withinHours"], source: INDIAN_EXPRESS },
  { name: "deposit and refund", anchor: "deposit", source: INDIAN_EXPRESS },
  { name: "insurers and third-party administrators", anchor: "insurance", source: INDIAN_EXPRESS },
  {
    name: "grievance officer, and an answer within seven working days",
    anchor: "grievance",
    needs: ["withinWorkingDays"],
    source: LOGICAL_INDIAN,
  },
  {
    name: "District Registering Authority and District Medical Officer",
    anchor: "authorities",
    source: INDIAN_EXPRESS,
  },
];

/** The languages in which they have to be there. */
export const KERALA_LANGUAGES = ["en", "ml"];

/** A line for each heading without a fact, or whose texts a language lacks (`untranslated`, by language). */
export function listKeralaGaps(
  hospital: Pick<Hospital, "id" | "openBook" | "insurers">,
  untranslated: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const anchors = openBookAnchors(hospital);
  return KERALA_HEADINGS.flatMap(({ name, anchor, needs = [], source }) => {
    const rows = hospital.openBook?.[anchor]?.rows ?? [];
    const missing = needs.filter((field) => rows.every((row) => row[field] === undefined));
    const lacking = [...untranslated].flatMap(([language, places]) => (places.has(anchor) ? [language] : []));
    const gap = !anchors.has(anchor)
      ? "no fact"
      : missing.length > 0
        ? `no row says ${missing.join(", ")}`
        : lacking.length > 0 && `not all in ${lacking.join(", ")}`;
    return gap ? [`${hospital.id}: ${name} (${anchor}): ${gap}: ${source}`] : [];
  });
}
